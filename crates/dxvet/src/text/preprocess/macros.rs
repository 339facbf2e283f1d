//! Macros: how they are kept and found.

use super::super::lexer::{Kind, Text, Token};
use super::super::number::Form;
use super::Preprocessor;
use crate::span::TextSpan;
use std::collections::{HashMap, HashSet};

/// A token of a macro's body.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub token: Token,
    /// The parameter it names.
    pub parameter: Option<u16>,
}

/// One macro.
#[derive(Debug)]
pub(super) struct Macro {
    /// Number of parameters; `None` for a macro that takes no parentheses.
    pub parameters: Option<u16>,
    pub body: Vec<Part>,
    /// Whether it is being replaced at the moment.
    pub busy: bool,
    /// Whether it leads to a macro that leads to itself; for which state of all macros that is known.
    cyclic: Option<(bool, usize)>,
}

impl Macro {
    pub(super) fn new(parameters: Option<u16>, body: Vec<Part>) -> Self {
        Self { parameters, body, busy: false, cyclic: None }
    }
}

/// All macros.
#[derive(Debug)]
pub(super) struct Macros {
    names: HashMap<Box<[u8]>, usize>,
    /// Bit N: a macro's name has begun with a byte that is N modulo 64. Few names in a shader can
    /// be a macro's, and each is asked for.
    first: u64,
    pub(super) all: Vec<Macro>,
    /// Tokens given so far.
    pub(super) given: usize,
    /// Counts definitions, so that what is known about older ones is known to be old.
    state: usize,
}

impl Default for Macros {
    /// The two macros that the reference defines before it reads anything.
    fn default() -> Self {
        let mut macros = Self { names: HashMap::new(), first: 0, all: Vec::new(), given: 0, state: 0 };
        let version = Token { kind: Kind::Integer(2607, Form::Built), text: Text::default(), at: TextSpan::default() };
        macros.add(b"DIRECT3D", Macro::new(None, Vec::new()));
        let body = vec![Part { token: version, parameter: None }];
        macros.add(b"D3DX_VERSION", Macro::new(None, body));
        macros
    }
}

impl Macros {
    pub(super) fn add(&mut self, name: &[u8], definition: Macro) {
        self.first |= name.first().map_or(0, |first| 1 << (first % 64));
        self.names.insert(name.into(), self.all.len());
        self.all.push(definition);
        self.state += 1;
    }
    pub(super) fn get(&self, name: &[u8]) -> Option<&Macro> {
        self.names.get(name).map(|index| &self.all[*index])
    }
    pub(super) fn remove(&mut self, name: &[u8]) {
        self.names.remove(name);
        self.state += 1;
    }
    fn find(&self, name: &[u8]) -> Option<usize> {
        if self.may_have(name) { self.names.get(name).copied() } else { None }
    }
    /// Whether a macro's name begins like `name`.
    fn may_have(&self, name: &[u8]) -> bool {
        name.first().is_some_and(|first| self.first >> (first % 64) & 1 != 0)
    }
}

impl Preprocessor<'_> {
    /// Whether a token can name a macro.
    pub(super) fn is_name(&self, token: Token) -> bool {
        token.kind == Kind::Name && self.bytes(token.text) != b"defined"
    }

    pub(super) fn macro_named(&self, token: Token) -> Option<usize> {
        match token.kind {
            Kind::Name => self.macros.find(self.bytes(token.text)),
            _ => None,
        }
    }

    /// Whether a name is a macro. To the reference one that leads to itself is none.
    pub(super) fn is_defined(&mut self, name: Token) -> bool {
        self.macro_named(name).is_some_and(|index| !self.is_cyclic(index))
    }

    /// Whether a macro leads, through the names in the bodies, to one that leads to itself. The
    /// reference replaces nothing then, whatever arguments and parameters there are.
    pub(super) fn is_cyclic(&mut self, index: usize) -> bool {
        let state = self.macros.state;
        if let Some((cyclic, known)) = self.macros.all[index].cyclic
            && known == state
        {
            return cyclic;
        }
        let cyclic = self.search_cycle(index);
        self.macros.all[index].cyclic = Some((cyclic, state));
        cyclic
    }

    fn search_cycle(&mut self, index: usize) -> bool {
        let state = self.macros.state;
        // The way from the first macro to the current one, and how much of each body was looked at.
        let mut way = vec![(index, 0)];
        let mut open = HashSet::from([index]);
        while let Some((current, place)) = way.last_mut() {
            self.macros.given += 1;
            let (current, part) = (*current, self.macros.all[*current].body.get(*place).copied());
            *place += 1;
            let Some(part) = part else {
                self.macros.all[current].cyclic = Some((false, state));
                open.remove(&current);
                way.pop();
                continue;
            };
            let Some(next) = self.macro_named(part.token) else { continue };
            match self.macros.all[next].cyclic {
                Some((cyclic, known)) if known == state => {
                    if cyclic {
                        return true;
                    }
                }
                _ if !open.insert(next) => return true,
                _ => way.push((next, 0)),
            }
        }
        false
    }

    /// Whether a name is certainly neither a macro nor built in.
    pub(super) fn is_plain(&self, token: Token) -> bool {
        let name = self.bytes(token.text);
        !self.macros.may_have(name) && name.first() != Some(&b'_')
    }

    /// `__LINE__` and `__FILE__`.
    pub(super) fn built_in(&self, token: Token) -> Option<Kind> {
        match self.bytes(token.text) {
            b"__LINE__" => Some(Kind::Integer(token.at.line, Form::Built)),
            b"__FILE__" => Some(Kind::String),
            _ => None,
        }
    }
}
