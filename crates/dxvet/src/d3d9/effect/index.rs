//! Finding parts of an effect by name or number, so that no file makes a search slow.

use super::{Content, Object, Parameter};
use std::collections::HashMap;

/// Places by name and by number. The first of several wins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Index<'a> {
    parameters: HashMap<&'a [u8], usize>,
    objects: HashMap<u32, usize>,
    /// Object number to the parameter and array element that it is the value of.
    owners: HashMap<u32, (u32, Option<u32>)>,
}

impl<'a> Index<'a> {
    pub(super) fn new(parameters: &[Parameter<'a>], objects: &[Object]) -> Self {
        let mut index = Self::default();
        for (place, parameter) in parameters.iter().enumerate() {
            index.parameters.entry(parameter.kind.name.0).or_insert(place);
            let Content::Objects(numbers) = &parameter.value.content else { continue };
            for (element, number) in numbers.iter().enumerate() {
                let element = (parameter.kind.elements > 0).then_some(element as u32);
                index.owners.entry(*number).or_insert((place as u32, element));
            }
        }
        for (place, object) in objects.iter().enumerate() {
            index.objects.entry(object.number).or_insert(place);
        }
        index
    }
    pub(super) fn parameter(&self, name: &[u8]) -> Option<usize> {
        self.parameters.get(name).copied()
    }
    pub(super) fn object(&self, number: u32) -> Option<usize> {
        self.objects.get(&number).copied()
    }
    pub(super) fn owner(&self, number: u32) -> Option<(u32, Option<u32>)> {
        self.owners.get(&number).copied()
    }
}
