//! Signatures by themselves: registers, masks, types, and what system values ask of them.

use crate::dxbc::container::Part;
use crate::dxbc::signature::{Element, Signature};
use crate::dxbc::{Container, FourCc};
use crate::fault::{Fault, Rule};
use crate::sm4::model::{Program, Stage};
use crate::span::Span;
use crate::tables::sm4_rules as rules;
use crate::tables::sm4_signature_values::SIGNATURE_VALUES;

/// What a signature describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// What comes in.
    In,
    /// What goes out.
    Out,
    /// What a patch has besides its control points.
    Patch,
}

impl Side {
    /// The part with the signature of this side.
    fn part<'a>(self, container: &Container<'a>) -> Option<Part<'a>> {
        let names: &[[u8; 4]] = match self {
            Self::In => &[*b"ISGN", *b"ISG1"],
            Self::Out => &[*b"OSGN", *b"OSG5", *b"OSG1"],
            Self::Patch => &[*b"PCSG", *b"PSG1"],
        };
        container.any_part(names)
    }
}

/// How many components an element with a system value has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Components {
    /// Four.
    All,
    /// One.
    One,
    /// Any number.
    Any,
}

/// One row of `tables/sm4/signature_values.tsv`.
#[derive(Debug)]
pub struct SystemValue {
    /// The semantic's name; case does not count.
    pub semantic: &'static str,
    /// The number in the element.
    pub value: u32,
    /// The stages where it is so: one bit each.
    pub stages: u8,
    /// The side where it is so.
    pub side: Side,
    /// 1 unsigned, 3 float, 0 any.
    pub component_type: u32,
    /// Its components.
    pub components: Components,
    /// Whether it has a register.
    pub register: bool,
    /// How many semantic indices it has, from 0 on.
    pub indices: u32,
    /// Who says so: keys of `tables/sources.tsv`.
    pub source: &'static str,
}

/// A signature with its part.
#[derive(Clone, Debug)]
pub(crate) struct Stated<'a> {
    /// Which one.
    pub side: Side,
    /// The part.
    pub part: Part<'a>,
    /// Its content.
    pub signature: Signature<'a>,
}

impl<'a> Stated<'a> {
    /// The signature of a side, where the container has one that is not broken.
    pub(crate) fn of(container: &Container<'a>, side: Side) -> Option<Self> {
        let part = side.part(container)?;
        let mut broken = Vec::new();
        let signature = Signature::decode(part, &mut broken).filter(|_| broken.is_empty())?;
        Some(Self { side, part, signature })
    }
    /// The bytes of element `number`.
    pub(crate) fn span(&self, number: usize) -> Span {
        let table = crate::bytes::word(self.part.data, 4).unwrap_or(8) as usize;
        let size = self.signature.form.size();
        let offset = table.saturating_add(size * number).min(self.part.data.len());
        Span { offset: self.part.data_offset().saturating_add(offset as u32), length: size as u32 }
    }
    /// The components that elements have in `register` of `stream`.
    pub(crate) fn mask(&self, register: u32, stream: u32) -> u8 {
        self.at(register, stream).fold(0, |mask, (_, element)| mask | element.mask)
    }
    /// The elements in `register` of `stream`, with their numbers.
    pub(crate) fn at(&self, register: u32, stream: u32) -> impl Iterator<Item = (usize, &Element<'a>)> {
        self.signature
            .elements
            .iter()
            .enumerate()
            .filter(move |(_, element)| element.register == register && element.stream == stream)
    }
    /// Whether an element has this semantic.
    pub(crate) fn has(&self, semantic: &str) -> bool {
        self.signature.elements.iter().any(|element| is(element, semantic))
    }
}

/// Whether an element has this semantic; case does not count.
pub(crate) fn is(element: &Element<'_>, semantic: &str) -> bool {
    element.name.0.eq_ignore_ascii_case(semantic.as_bytes())
}

/// The element's semantic, as `TEXCOORD2`.
pub(crate) fn shown(element: &Element<'_>) -> String {
    let name = String::from_utf8_lossy(element.name.0);
    format!("{}{}", name.chars().take(64).collect::<String>(), element.index)
}

/// Registers of a signature.
const REGISTERS: u32 = 32;
/// An element without register.
const NO_REGISTER: u32 = u32::MAX;
/// Streams.
const STREAMS: u32 = 4;
/// The highest number of a system value.
const MOST_VALUE: u32 = 16;

/// Adds what is wrong with the signatures of `container`.
pub(super) fn check(container: &Container<'_>, program: &Program, most: usize, found: &mut Vec<Fault>) {
    let Some(stage) = program.version.stage().filter(|stage| *stage != Stage::Library) else { return };
    for side in [Side::In, Side::Out, Side::Patch] {
        let Some(stated) = Stated::of(container, side) else { continue };
        for number in 0..stated.signature.elements.len() {
            if found.len() > most {
                return;
            }
            element(&stated, stage, number, found);
        }
        shared(&stated, most, found);
    }
}

fn element(stated: &Stated<'_>, stage: Stage, number: usize, found: &mut Vec<Fault>) {
    let element = &stated.signature.elements[number];
    let name = shown(element);
    let fault = |rule: &'static Rule| {
        Fault::new(rule, stated.span(number)).with("part", stated.part.name).with("element", &name)
    };
    let none = element.register == NO_REGISTER;
    if element.mask == 0 || element.mask > 15 {
        found.push(fault(&rules::SIGNATURE_MASK).with("mask", format!("{:02x}", element.mask)));
    }
    if !none && element.register >= REGISTERS {
        found.push(fault(&rules::SIGNATURE_REGISTER).with("register", element.register).with("last", REGISTERS - 1));
    }
    if !(1..=3).contains(&element.component_type) {
        found.push(fault(&rules::SIGNATURE_TYPE).with("type", element.component_type));
    }
    if element.stream >= STREAMS || (element.stream != 0 && stage != Stage::Geometry) {
        let last = if stage == Stage::Geometry { STREAMS - 1 } else { 0 };
        found.push(fault(&rules::SIGNATURE_STREAM).with("stream", element.stream).with("last", last));
    }
    if stated.side == Side::In && element.used & !element.mask != 0 {
        found.push(fault(&rules::SIGNATURE_READ).with("read", mask(element.used)).with("mask", mask(element.mask)));
    }
    if !matches!(element.min_precision, 0 | 1 | 2 | 4 | 5) {
        found.push(fault(&rules::SIGNATURE_PRECISION).with("precision", element.min_precision));
    }
    system_value(stated, stage, element, &fault, found);
}

/// What the semantic asks of the element.
fn system_value(
    stated: &Stated<'_>,
    stage: Stage,
    element: &Element<'_>,
    fault: &dyn Fn(&'static Rule) -> Fault,
    found: &mut Vec<Fault>,
) {
    let special = element.name.0.len() > 3 && element.name.0[..3].eq_ignore_ascii_case(b"SV_");
    let none = element.register == NO_REGISTER;
    if !special {
        if none {
            found.push(fault(&rules::SIGNATURE_REGISTER_MISSING));
        }
        if element.system_value > MOST_VALUE {
            found.push(fault(&rules::SIGNATURE_VALUE).with("value", element.system_value));
        }
        if stage == Stage::Pixel && stated.side == Side::Out {
            found.push(fault(&rules::SIGNATURE_PIXEL_OUTPUT));
        }
        return;
    }
    let fits = |row: &&SystemValue| {
        row.side == stated.side && row.stages >> (stage as u8) & 1 != 0 && is(element, row.semantic)
    };
    let mut known = SIGNATURE_VALUES.iter().filter(fits).peekable();
    if known.peek().is_none() {
        found.push(fault(&rules::SIGNATURE_VALUE_UNKNOWN).with("stage", stage.name()));
        return;
    }
    let Some(row) = known.find(|row| row.value == element.system_value) else {
        found.push(fault(&rules::SIGNATURE_VALUE).with("value", element.system_value));
        return;
    };
    let components = match row.components {
        Components::All => element.mask == 15,
        Components::One => element.mask.count_ones() == 1,
        Components::Any => true,
    };
    if !components || (row.component_type != 0 && row.component_type != element.component_type) {
        let wanted = match (row.components, row.component_type) {
            (Components::All, _) => "four floats",
            (Components::One, 1) => "one unsigned integer",
            (Components::One, _) => "one float",
            (Components::Any, _) => "floats",
        };
        found.push(fault(&rules::SIGNATURE_SHAPE).with("wanted", wanted));
    }
    if element.index >= row.indices {
        found.push(fault(&rules::SIGNATURE_INDEX).with("last", row.indices - 1));
    }
    if row.register && none {
        found.push(fault(&rules::SIGNATURE_REGISTER_MISSING));
    } else if !row.register && !none {
        found.push(fault(&rules::SIGNATURE_REGISTER_UNFIT).with("register", element.register));
    }
    if is(element, "SV_Target") && !none && element.register != element.index {
        found.push(fault(&rules::SIGNATURE_TARGET).with("register", element.register));
    }
}

/// No two elements of a stream share a component or a semantic.
fn shared(stated: &Stated<'_>, most: usize, found: &mut Vec<Fault>) {
    let elements = &stated.signature.elements;
    let mut taken = [[0u8; REGISTERS as usize]; STREAMS as usize];
    for (number, element) in elements.iter().enumerate() {
        if found.len() > most {
            return;
        }
        let slot = taken.get_mut(element.stream as usize).and_then(|stream| stream.get_mut(element.register as usize));
        if let Some(slot) = slot {
            if *slot & element.mask != 0 {
                found.push(
                    Fault::new(&rules::SIGNATURE_OVERLAP, stated.span(number))
                        .with("part", stated.part.name)
                        .with("element", shown(element))
                        .with("register", element.register)
                        .with("components", mask(*slot & element.mask)),
                );
            }
            *slot |= element.mask;
        }
    }
    // Forged tables may have very many elements: look at neighbours in order only.
    let mut order: Vec<usize> = (0..elements.len()).collect();
    let key = |number: &usize| {
        let element = &elements[*number];
        (element.stream, element.name.0.to_ascii_uppercase(), element.index)
    };
    order.sort_by_cached_key(key);
    for pair in order.windows(2) {
        if found.len() > most {
            return;
        }
        if key(&pair[0]) == key(&pair[1]) {
            found.push(
                Fault::new(&rules::SIGNATURE_REPEATED, stated.span(pair[1]))
                    .with("part", stated.part.name)
                    .with("element", shown(&elements[pair[1]])),
            );
        }
    }
}

/// Components as letters.
pub(crate) fn mask(bits: u8) -> String {
    (0..4).filter(|place| bits >> place & 1 != 0).map(|place| ['x', 'y', 'z', 'w'][place]).collect()
}

/// The parts that a stage must have.
pub(super) fn required(container: &Container<'_>, program: &Program, found: &mut Vec<Fault>) {
    let (Some(stage), Some(part)) = (program.version.stage(), container.program()) else { return };
    if stage == Stage::Library {
        return;
    }
    let at = Span { offset: part.offset, length: 4 };
    let tables = [Side::In, Side::Out, Side::Patch].iter().any(|side| side.part(container).is_some());
    // A program by itself, as a text without tables gives, is nothing that was damaged.
    if !tables && container.part(b"RDEF").is_none() {
        found.push(Fault::new(&rules::SIGNATURES_LEFT_OUT, at).with("version", program.version));
        return;
    }
    let tessellates = matches!(stage, Stage::Hull | Stage::Domain);
    for (side, name) in [(Side::In, *b"ISGN"), (Side::Out, *b"OSGN"), (Side::Patch, *b"PCSG")] {
        if side.part(container).is_none() && (side != Side::Patch || tessellates) {
            let fault = Fault::new(&rules::SIGNATURE_MISSING, at).with("part", FourCc(name));
            found.push(fault.with("version", program.version));
        }
    }
    let streams = Stated::of(container, Side::Out).filter(|stated| stated.part.name.0 == *b"OSGN");
    if let Some(stated) = streams.filter(|_| stage == Stage::Geometry && program.version.major() >= 5) {
        let fault = Fault::new(&rules::SIGNATURE_WITHOUT_STREAMS, stated.part.span());
        found.push(fault.with("version", program.version));
    }
    if part.name.0 == *b"SHDR" && (program.version.major() >= 5 || stage == Stage::Compute) {
        found.push(Fault::new(&rules::PROGRAM_PART_OLD, at).with("version", program.version));
    }
}
