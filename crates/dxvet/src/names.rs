//! Values and the texts that listings give them.

/// One value.
#[derive(Clone, Copy, Debug)]
pub struct Name {
    /// The number.
    pub value: u32,
    /// Its text.
    pub text: &'static str,
}

/// The text of `value` in `names`.
pub fn text(names: &[Name], value: u32) -> Option<&'static str> {
    // Most lists start at 0 or 1 and have no holes: look there first.
    let first = names.first()?.value;
    let guess = value.checked_sub(first).and_then(|index| names.get(index as usize));
    match guess {
        Some(name) if name.value == value => Some(name.text),
        _ => names.iter().find(|name| name.value == value).map(|name| name.text),
    }
}

/// The value that `text` stands for.
pub fn value(names: &[Name], text: &str) -> Option<u32> {
    names.iter().find(|name| name.text == text).map(|name| name.value)
}
