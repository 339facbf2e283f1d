//! What a run of bytes is.

use crate::bytes::word;
use crate::d3d9::effect::{Effect, VERSION, WRAPPER};
use crate::dxbc::effect::VERSION_5;
use crate::tables::{ops, sm4_ops};

/// The formats that are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Direct3D 9 assembly text.
    D3d9Asm,
    /// Assembly text of Shader Model 4 to 5.1, or a listing of a container.
    Sm4Asm,
    /// A Direct3D 9 token stream.
    D3d9,
    /// A compiled Direct3D 9 effect (`fx_2_0`).
    D3d9Effect,
    /// A compiled Direct3D 11 effect (`fx_5_0`), which stands in no container.
    D3d11Effect,
    /// A DXBC container with Shader Model 4 or 5 code.
    Dxbc,
    /// DXIL: a container with such a part, or raw LLVM bitcode.
    Dxil,
    /// Nothing of these.
    Unknown,
}

impl Format {
    /// Its name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::D3d9Asm => "d3d9-asm",
            Self::Sm4Asm => "sm4-asm",
            Self::D3d9 => "d3d9",
            Self::D3d9Effect => "d3d9-effect",
            Self::D3d11Effect => "d3d11-effect",
            Self::Dxbc => "dxbc",
            Self::Dxil => "dxil",
            Self::Unknown => "unknown",
        }
    }

    /// Its name in a sentence.
    pub fn title(self) -> &'static str {
        match self {
            Self::D3d9Asm => "Direct3D 9 assembly text",
            Self::Sm4Asm => "assembly text of Shader Model 4 or 5",
            Self::D3d9 => "a Direct3D 9 token stream",
            Self::D3d9Effect => "a compiled Direct3D 9 effect",
            Self::D3d11Effect => "a compiled Direct3D 11 effect",
            Self::Dxbc => "a DXBC container (Shader Model 4 or 5)",
            Self::Dxil => "DXIL (Shader Model 6)",
            Self::Unknown => "an unknown format",
        }
    }

    /// What `bytes` are taken for when somebody asks for them by name. Any text counts as
    /// assembly, since only the assembler can say what is wrong with its first word.
    ///
    /// ```
    /// use dxvet::Format;
    /// assert_eq!(Format::identify(b"ps_2_0\n"), Format::D3d9Asm);
    /// assert_eq!(Format::identify(b"ps_4_0\ndcl_temps 1\nret\n"), Format::Sm4Asm);
    /// assert_eq!(Format::identify(b"\x00\x02\xFF\xFF\xFF\xFF\x00\x00"), Format::D3d9);
    /// assert_eq!(Format::identify(b"\x7FELF\x01\x02\x03"), Format::Unknown);
    /// ```
    pub fn identify(bytes: &[u8]) -> Self {
        match binary(bytes) {
            // The cheaper question first: most texts answer it in their first line.
            Self::Unknown if is_sm4(bytes) && is_text(bytes) => Self::Sm4Asm,
            // The assembler passes over NULs, so a version says more than what follows it.
            Self::Unknown if starts_with_version(bytes) || is_text(bytes) => Self::D3d9Asm,
            format => format,
        }
    }

    /// What `bytes` certainly are: unlike [`Format::identify`], text counts as assembly only if
    /// its first word is a version, or its head is that of a listing. For files that were found, not named.
    pub fn sniff(bytes: &[u8]) -> Self {
        match binary(bytes) {
            // The cheaper question first: most texts answer it in their first line.
            Self::Unknown if is_sm4(bytes) && is_text(bytes) => Self::Sm4Asm,
            Self::Unknown if starts_with_version(bytes) && is_text(bytes) => Self::D3d9Asm,
            format => format,
        }
    }
}

fn binary(bytes: &[u8]) -> Format {
    match word(bytes, 0) {
        Some(VERSION) => Format::D3d9Effect,
        Some(VERSION_5) => Format::D3d11Effect,
        Some(WRAPPER) if Effect::locate(bytes).is_some() => Format::D3d9Effect,
        Some(version) if matches!(version >> 16, 0xFFFE | 0xFFFF) => Format::D3d9,
        Some(magic) if magic == u32::from_le_bytes(*b"DXBC") => container(bytes),
        Some(magic) if magic == u32::from_le_bytes(*b"BC\xC0\xDE") => Format::Dxil,
        _ => Format::Unknown,
    }
}

/// A container is DXIL if one of its parts is.
fn container(bytes: &[u8]) -> Format {
    const PART_COUNT: usize = 28;
    let count = word(bytes, PART_COUNT).unwrap_or(0) as usize;
    let is_dxil = |index: &usize| {
        word(bytes, PART_COUNT + 4 + 4 * index)
            .and_then(|offset| word(bytes, offset as usize))
            .is_some_and(|name| name == u32::from_le_bytes(*b"DXIL") || name == u32::from_le_bytes(*b"ILDB"))
    };
    let room = bytes.len() / 4;
    if (0..count.min(room)).any(|index| is_dxil(&index)) { Format::Dxil } else { Format::Dxbc }
}

/// Whether `bytes` read as text: hardly any control characters in the first pages.
fn is_text(bytes: &[u8]) -> bool {
    let head = &bytes[..bytes.len().min(4096)];
    let strange = head.iter().filter(|&&byte| byte < 32 && !matches!(byte, b'\t'..=b'\r')).count();
    strange * 16 <= head.len()
}

/// Whether the first word outside comments and directives starts like `vs_` or `ps.`.
fn starts_with_version(text: &[u8]) -> bool {
    let mut rest = text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text);
    loop {
        rest = rest.trim_ascii_start();
        let skipped = match rest {
            [b'/', b'*', inside @ ..] => inside.windows(2).position(|pair| pair == b"*/").map(|at| &inside[at + 2..]),
            [b';' | b'#', ..] | [b'/', b'/', ..] => rest.iter().position(|&byte| byte == b'\n').map(|end| &rest[end..]),
            [b'v' | b'p', b's', b'_' | b'.', digit, ..] => return digit.is_ascii_digit(),
            _ => return rest.starts_with(b".version"), // the exact form of an unknown one
        };
        match skipped {
            Some(after) => rest = after,
            None => return false,
        }
    }
}

/// Whether a text is assembly of Shader Model 4 to 5.1: a version of those and a line that only
/// they have, since the Direct3D 9 assembler has an answer of its own to a bare `ps_4_0`; or
/// comments that only the listing of a container has.
fn is_sm4(text: &[u8]) -> bool {
    const HEADS: [&[u8]; 3] = [b"// Input signature:", b"// Output signature:", b"// Patch Constant signature:"];
    let mut versioned = false;
    for line in text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text).split(|byte| *byte == b'\n') {
        let line = line.trim_ascii();
        if line.starts_with(b"//") {
            if HEADS.contains(&line) || line.ends_with(b"shader bytecode:") {
                return true;
            }
            continue;
        }
        let word = first_word(line);
        if word.is_empty() || matches!(word[0], b';' | b'#') {
            continue;
        }
        if !versioned && !is_sm4_version(word) {
            return false;
        }
        if versioned && is_sm4_only(word) {
            return true;
        }
        versioned = true;
    }
    false
}

/// The first word of a line, without the number and the offset that a listing may show before it.
fn first_word(line: &[u8]) -> &[u8] {
    let is_prefix = |word: &[u8]| {
        let digits = word.strip_suffix(b":").unwrap_or(word);
        digits.first().is_some_and(u8::is_ascii_digit)
            && digits.iter().all(|byte| byte.is_ascii_hexdigit() || *byte == b'x')
    };
    let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    words.find(|word| !is_prefix(word)).unwrap_or(&[])
}

/// `ps_4_0` to `lib_5_1`.
fn is_sm4_version(word: &[u8]) -> bool {
    let kinds: [&[u8]; 7] = [b"ps_", b"vs_", b"gs_", b"hs_", b"ds_", b"cs_", b"lib_"];
    let rest = kinds.iter().find_map(|kind| word.strip_prefix(*kind));
    matches!(rest, Some([b'4' | b'5', b'_', b'0' | b'1']))
}

/// Whether a line that starts so has a meaning in Shader Model 4 to 5.1 only.
fn is_sm4_only(word: &[u8]) -> bool {
    const DECLARATIONS: [&[u8]; 16] = [
        b"temps",
        b"globalflags",
        b"input",
        b"output",
        b"constantbuffer",
        b"immediateconstantbuffer",
        b"resource",
        b"sampler",
        b"indexabletemp",
        b"indexrange",
        b"uav",
        b"tgsm",
        b"thread",
        b"tessellator",
        b"hs_",
        b"function",
    ];
    let lower = word.to_ascii_lowercase();
    let declared = |rest: &[u8]| DECLARATIONS.iter().any(|name| rest.starts_with(name));
    let tests = lower.ends_with(b"_z") || lower.ends_with(b"_nz");
    lower.starts_with(b"hs_")
        || lower == *b"ret"
        || lower.strip_prefix(b"dcl_").is_some_and(declared)
        || tests
        || is_sm4_instruction(&lower)
}

/// Whether a word is an instruction, suffixes and all, that Direct3D 9 does not have.
fn is_sm4_instruction(word: &[u8]) -> bool {
    let is_letter = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let word = &word[..word.iter().position(|byte| !is_letter(byte)).unwrap_or(word.len())];
    let is = |name: &str| word.strip_prefix(name.as_bytes()).is_some_and(|rest| matches!(rest, [] | [b'_', ..]));
    let known = sm4_ops::OPS.iter().any(|op| !op.name.is_empty() && is(op.name));
    known && !ops::OPS.iter().any(|op| is(op.name))
}

#[cfg(test)]
mod tests {
    use super::Format;

    #[test]
    fn shader_model_4_is_told_by_more_than_its_version() {
        for (text, format) in [
            (&b"ps_4_0"[..], Format::D3d9Asm),
            (b"ps_4_0\nmov r0, c0\n", Format::D3d9Asm),
            (b"ps_2_0\nret\n", Format::D3d9Asm),
            (b"; mine\r\n\tps_4_0\r\n\r\nret \r\n", Format::Sm4Asm),
            (b"ps_5_0\nif_z r0.x\n", Format::Sm4Asm),
            (b"ps_4_0\nmov r0, r1\nmul_sat r0, r0, r1\n", Format::D3d9Asm),
            (
                b"ps_4_0\nmov r0, r1\nsample_indexable(texture2d)(float,float,float,float) r0, r0, t0, s0\n",
                Format::Sm4Asm,
            ),
            (b"cs_5_0\ndcl_globalFlags refactoringAllowed\n", Format::Sm4Asm),
            (b"hs_5_0\nhs_decls\n", Format::Sm4Asm),
            (b"      0x00000000: vs_5_0\n      0x00000008: dcl_input v0.xyzw\n", Format::Sm4Asm),
            (b"      vs_4_0\n   0: ret\n", Format::Sm4Asm),
            (b"//\n// Level9 shader bytecode:\n//\n    ps_2_0\n", Format::Sm4Asm),
        ] {
            assert_eq!(Format::identify(text), format, "{}", String::from_utf8_lossy(text));
        }
    }

    #[test]
    fn text_needs_a_version_only_when_it_was_found() {
        for (text, named, found) in [
            (&b"ps_2_0\nmov oC0, c0"[..], Format::D3d9Asm, Format::D3d9Asm),
            (b"; comment\n// another\n/* and\n one */ vs.1.1", Format::D3d9Asm, Format::D3d9Asm),
            (b"#define X 1\nvs_3_0", Format::D3d9Asm, Format::D3d9Asm),
            (b"hello", Format::D3d9Asm, Format::Unknown),
            (b"", Format::D3d9Asm, Format::Unknown),
            (b"/* vs_3_0", Format::D3d9Asm, Format::Unknown),
        ] {
            assert_eq!((Format::identify(text), Format::sniff(text)), (named, found), "{text:?}");
        }
    }

    #[test]
    fn containers_are_told_apart_by_their_parts() {
        let mut container = b"DXBC".to_vec();
        container.extend([0; 24]);
        container.extend([1, 0, 0, 0, 36, 0, 0, 0]);
        container.extend(b"SHDR");
        assert_eq!(Format::identify(&container), Format::Dxbc);
        container.truncate(36);
        container.extend(b"DXIL");
        assert_eq!(Format::identify(&container), Format::Dxil);
        container.truncate(29);
        assert_eq!(Format::identify(&container), Format::Dxbc);
    }
}
