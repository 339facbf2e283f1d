//! The shader flags that a program needs, worked out from its instructions, resources and signatures
//! by the rules of the validator version that it names.

mod collect;
mod handles;
mod module_flags;

use crate::dxil::description::Description;
use crate::dxil::flags::{NATIVE_16, compared, features};
use crate::dxil::module::Module;
pub use collect::needs_group;
use collect::{Shared, bit};
use std::collections::HashMap;

/// Where a flag comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// An instruction: index into [`Module::instructions`].
    Instruction(u32),
    /// A resource: 0 SRV, 1 UAV, and its place in its table.
    Resource(u8, u32),
    /// All UAVs together.
    Uavs,
    /// A signature element: 0 input, 1 output, of that entry, and its place in the signature.
    Element(u8, u32, u32),
    /// A subobject of the library.
    Subobject,
}

/// Flags with the first place that set each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collected {
    /// The flags.
    pub flags: u64,
    causes: Vec<(u8, Place)>,
}

impl Collected {
    pub(crate) fn set(&mut self, bit: u8, place: Place) {
        if self.flags >> bit & 1 == 0 {
            self.flags |= 1 << bit;
            self.causes.push((bit, place));
        }
    }
    fn clear(&mut self, bit: u8) {
        if self.flags >> bit & 1 != 0 {
            self.flags &= !(1 << bit);
            self.causes.retain(|(known, _)| *known != bit);
        }
    }
    fn keep(&mut self, mask: u64) {
        self.flags &= mask;
        self.causes.retain(|(bit, _)| mask >> bit & 1 != 0);
    }
    fn merge(&mut self, other: &Self) {
        for (bit, place) in &other.causes {
            self.set(*bit, *place);
        }
    }
    /// The first place that set the bit.
    pub fn cause(&self, bit: u8) -> Option<Place> {
        self.causes.iter().find(|(known, _)| *known == bit).map(|(_, place)| *place)
    }
}

/// The rules of a validator version, and what the program's own version adds.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Version of the validator; 0.0 means the newest.
    validator: (u32, u32),
    /// Whether UAV handles mean that no UAV aliases another.
    no_alias: bool,
}

impl Rules {
    /// Whether the version is that one or later.
    pub fn from(&self, major: u32, minor: u32) -> bool {
        self.validator.0 == 0 || self.validator >= (major, minor)
    }
    fn reaches(&self, since: (u8, u8)) -> bool {
        self.from(since.0.into(), since.1.into())
    }
    fn any_uav_load(&self) -> bool {
        self.validator == (1, 0)
    }
}

/// The flags of one function.
#[derive(Clone, Debug)]
pub struct FunctionFlags {
    /// Index into [`Module::functions`].
    pub function: u32,
    /// Its flags; from version 1.8 on those of the functions it calls, too.
    pub flags: Collected,
    /// Functions with a body that it calls itself, as indices into [`Module::functions`].
    pub calls: Vec<u32>,
}

/// Declared and computed flags.
#[derive(Clone, Debug)]
pub struct Features {
    /// What the program declares.
    pub declared: u64,
    /// What its instructions, resources and signatures need.
    pub computed: Collected,
    /// The same by function.
    pub functions: Vec<FunctionFlags>,
    validator: Rules,
}

impl Features {
    /// The bits in which the two disagree though they should not.
    pub fn mismatch(&self) -> u64 {
        let mut mask = compared();
        // Those versions let the bit be declared without a cause.
        let lenient = self.validator.from(1, 5) && !self.validator.from(1, 8);
        if lenient && self.computed.flags >> bit::RAYTRACING & 1 == 0 {
            mask &= !(1 << bit::RAYTRACING);
        }
        (self.declared ^ self.computed.flags) & mask
    }
    /// What is needed, with the declared choice of native 16-bit types.
    pub fn effective(&self) -> u64 {
        self.computed.flags | self.declared & 1 << NATIVE_16
    }
    /// The feature bits that follow from what is declared: the content of SFI0.
    pub fn declared_features(&self) -> u64 {
        features(self.declared)
    }
    /// The feature bits of a function: its entry in RDAT.
    pub fn function_features(&self, function: &FunctionFlags) -> u64 {
        features(function.flags.flags | self.declared & 1 << NATIVE_16)
    }
}

/// The first shader model whose flag says that no UAV aliases another is that of DXIL 1.7.
const ALIAS_SINCE: (u32, u32) = (1, 7);

/// Works out the flags of a module.
pub fn compute(module: &Module, description: &Description) -> Features {
    let declared = description.declared.unwrap_or(0);
    // Without any flags, or with a word of none, nothing says that UAVs may alias.
    let may_alias = declared != 0 && declared >> bit::NO_ALIAS & 1 == 0;
    let rules = Rules { validator: description.validator, no_alias: description.dxil >= ALIAS_SINCE && !may_alias };
    let shared = Shared::new(module, rules, handles::Handles::new(module, description.uavs()));
    let mut functions: Vec<FunctionFlags> = module
        .bodies
        .iter()
        .map(|body| {
            let (flags, calls) = collect::function(&shared, body);
            FunctionFlags { function: body.function, flags, calls: callees(module, &calls) }
        })
        .collect();
    for function in &mut functions {
        module_flags::of_function(description, &rules, function);
    }
    if rules.from(1, 8) {
        merge_calls(&mut functions);
    }
    for function in &mut functions {
        module_flags::derivatives(description, &rules, function);
    }
    let mut computed = Collected::default();
    functions.iter().for_each(|function| computed.merge(&function.flags));
    module_flags::of_module(description, &rules, &mut computed);
    Features { declared, computed, functions, validator: rules }
}

/// The functions that are called, each once.
fn callees(module: &Module, calls: &[u32]) -> Vec<u32> {
    use crate::dxil::module::{ValueId, ValueKind};
    let mut found = Vec::new();
    for call in calls {
        if let Some(ValueKind::Function(index)) = module.value(None, ValueId(*call)).map(|value| value.kind)
            && !found.contains(&index)
        {
            found.push(index);
        }
    }
    found
}

/// Gives every function the flags of what it calls, however deep.
fn merge_calls(functions: &mut [FunctionFlags]) {
    let places: HashMap<u32, usize> =
        functions.iter().enumerate().map(|(place, function)| (function.function, place)).collect();
    let mut callers = vec![Vec::new(); functions.len()];
    for (place, function) in functions.iter().enumerate() {
        for callee in function.calls.iter().filter_map(|callee| places.get(callee)) {
            callers[*callee].push(place);
        }
    }
    let mut work: Vec<usize> = (0..functions.len()).collect();
    while let Some(place) = work.pop() {
        let flags = functions[place].flags.clone();
        for caller in &callers[place] {
            // Each round adds a bit: there are at most 64 for each function.
            if flags.flags & !functions[*caller].flags.flags != 0 {
                functions[*caller].flags.merge(&flags);
                work.push(*caller);
            }
        }
    }
}
