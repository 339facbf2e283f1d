//! Declarations.

use super::cursor::Cursor;
use super::operand::{literal, operand, register};
use super::{Result, named};
use crate::fault::Mistake;
use crate::names::{Name, value};
use crate::sm4::model::Version;
use crate::sm4::op::{Kind, Literal, Op, Parameter, opcode};
use crate::tables::{faults, sm4_enums};

/// The result of reading a declaration: without a mistake, its name is not known.
type Outcome = std::result::Result<(), Option<Box<Mistake>>>;

/// Reads the declaration `name`, whose name has been read, and appends its words.
pub(super) fn declaration(cursor: &mut Cursor<'_>, name: &str, version: Version, out: &mut Vec<u32>) -> Outcome {
    let Some((op, rest)) = find(name) else { return Err(None) };
    let place = out.len();
    out.push(op.number.into());
    let mut reader = Reader { cursor, version, place, out };
    match op.number {
        opcode::DCL_RESOURCE | opcode::DCL_UAV_TYPED => match reader.typed(op.number, rest) {
            Ok(true) => Ok(()),
            Ok(false) => Err(None),
            Err(mistake) => Err(Some(mistake)),
        },
        opcode::DCL_UAV_RAW | opcode::DCL_UAV_STRUCTURED => {
            if !reader.flags(rest) {
                return Err(None);
            }
            reader.view(op.number).map_err(Some)
        }
        opcode::DCL_INTERFACE if matches!(rest, "" | "_dynamicindexed") => {
            reader.out[place] |= u32::from(!rest.is_empty()) << 11;
            reader.interface().map_err(Some)
        }
        _ if !rest.is_empty() => Err(None),
        _ => reader.plain(op).map_err(Some),
    }
}

/// The declaration whose name starts `name`, the longest there is, and what is left of it.
fn find(name: &str) -> Option<(&'static Op, &str)> {
    // `dcl_globalFlagsnone` is how the reference writes a declaration of no flag.
    if name == "dcl_globalFlagsnone" {
        return Some((Op::find(opcode::DCL_GLOBAL_FLAGS)?, ""));
    }
    let mut best: Option<&'static Op> = None;
    for op in crate::tables::sm4_ops::OPS.iter().filter(|op| op.kind == Kind::Declaration) {
        let fits = name.strip_prefix(op.name).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'));
        if fits && best.is_none_or(|best| best.name.len() < op.name.len()) {
            best = Some(op);
        }
    }
    best.map(|op| (op, &name[op.name.len()..]))
}

struct Reader<'r, 'a> {
    cursor: &'r mut Cursor<'a>,
    version: Version,
    /// Where the opcode token stands.
    place: usize,
    out: &'r mut Vec<u32>,
}

impl Reader<'_, '_> {
    fn plain(&mut self, op: &Op) -> Result<()> {
        match op.number {
            opcode::DCL_CONSTANTBUFFER => self.constant_buffer(),
            opcode::DCL_SAMPLER => {
                self.declared()?;
                if self.cursor.eat(",") && !self.space()? {
                    self.choice(sm4_enums::SAMPLER_MODE, 11, "sampler mode")?;
                }
                self.space_after_comma()
            }
            opcode::DCL_RESOURCE_RAW | opcode::DCL_RESOURCE_STRUCTURED => self.view(op.number),
            opcode::DCL_GLOBAL_FLAGS => self.global_flags(),
            opcode::DCL_OUTPUTTOPOLOGY => self.choice(sm4_enums::TOPOLOGY, 11, "topology"),
            opcode::DCL_INPUTPRIMITIVE => self.choice(sm4_enums::PRIMITIVE, 11, "primitive"),
            opcode::DCL_TESSELLATOR_DOMAIN => self.choice(sm4_enums::DOMAIN, 11, "domain"),
            opcode::DCL_TESSELLATOR_PARTITIONING => self.choice(sm4_enums::PARTITIONING, 11, "partitioning"),
            opcode::DCL_TESSELLATOR_OUTPUT_PRIMITIVE => {
                self.choice(sm4_enums::OUTPUT_PRIMITIVE, 11, "output primitive")
            }
            opcode::DCL_INPUT_CONTROL_POINT_COUNT | opcode::DCL_OUTPUT_CONTROL_POINT_COUNT => {
                let count = self.cursor.integer()?;
                self.out[self.place] |= (count & 63) << 11;
                Ok(())
            }
            opcode::DCL_HS_MAX_TESSFACTOR => {
                self.cursor.expect("l(")?;
                let value = literal(self.cursor, Literal::Float)?;
                self.out.push(value);
                self.cursor.expect(")")
            }
            opcode::DCL_INDEXABLE_TEMP => {
                self.numbered("x")?;
                self.cursor.expect("[")?;
                self.number()?;
                self.cursor.expect("]")?;
                self.comma_number()
            }
            opcode::DCL_FUNCTION_BODY => self.numbered("fb"),
            opcode::DCL_FUNCTION_TABLE => {
                self.numbered("ft")?;
                let count = self.out.len();
                self.out.push(0);
                self.cursor.expect("=")?;
                self.list("fb")?;
                self.out[count] = (self.out.len() - count - 1) as u32;
                Ok(())
            }
            opcode::DCL_INPUT_PS | opcode::DCL_INPUT_PS_SGV | opcode::DCL_INPUT_PS_SIV => {
                self.interpolation()?;
                self.named_operand(op.number)
            }
            _ if op.parameters.is_empty() => {
                self.number()?;
                while self.cursor.eat(",") {
                    self.number()?;
                }
                Ok(())
            }
            _ => self.named_operand(op.number),
        }
    }
    fn declared(&mut self) -> Result<()> {
        self.cursor.blanks();
        if !self.version.has_ranges() {
            return operand(self.cursor, Parameter::Declared, Literal::Integer, self.out);
        }
        self.ranged()
    }
    /// `T0[2:5]`, or any other register.
    fn ranged(&mut self) -> Result<()> {
        let text = self.cursor.rest();
        let is_range = text.starts_with(['T', 'S', 'U', 'C']) && text.contains(':');
        if !is_range {
            return operand(self.cursor, Parameter::Declared, Literal::Integer, self.out);
        }
        let place = self.out.len();
        register_name(self.cursor, self.out)?;
        self.number()?;
        self.cursor.expect("[")?;
        self.number()?;
        self.cursor.expect(":")?;
        if self.cursor.eat("*") {
            self.out.push(u32::MAX);
        } else {
            self.number()?;
        }
        self.cursor.expect("]")?;
        // Three numbers, and all components in their order.
        self.out[place] |= 3 << 20 | 0xE46;
        Ok(())
    }
    fn number(&mut self) -> Result<()> {
        let number = self.cursor.integer()?;
        self.out.push(number);
        Ok(())
    }
    fn comma_number(&mut self) -> Result<()> {
        self.cursor.expect(",")?;
        self.number()
    }
    /// `x3`, `fb3`: a name and a number.
    fn numbered(&mut self, name: &str) -> Result<()> {
        self.cursor.expect(name)?;
        self.number()
    }
    fn choice(&mut self, names: &[Name], first: u32, what: &str) -> Result<()> {
        self.cursor.blanks();
        let start = self.cursor.place();
        let word = self.cursor.word();
        let number = named(self.cursor, start, names, word, what)?;
        self.out[self.place] |= number << first;
        Ok(())
    }
    /// `space=3`; false where something else stands.
    fn space(&mut self) -> Result<bool> {
        if !self.cursor.eat("space=") {
            return Ok(false);
        }
        self.number()?;
        Ok(true)
    }
    /// The register space of Shader Model 5.1.
    fn space_after_comma(&mut self) -> Result<()> {
        if self.version.has_ranges() && self.cursor.eat(",") && !self.space()? {
            return Err(self.cursor.wrong("space="));
        }
        Ok(())
    }
    fn view(&mut self, number: u16) -> Result<()> {
        self.declared()?;
        if matches!(number, opcode::DCL_RESOURCE_STRUCTURED | opcode::DCL_UAV_STRUCTURED) {
            self.comma_number()?;
        }
        self.space_after_comma()
    }
    /// `_glc`, `_opc`, `_rov`.
    fn flags(&mut self, names: &str) -> bool {
        names.split('_').filter(|name| !name.is_empty()).all(|name| {
            let bit = match name {
                "glc" => 16,
                "opc" => 23,
                "rov" => 17,
                _ => return false,
            };
            self.out[self.place] |= 1 << bit;
            true
        })
    }
    fn typed(&mut self, number: u16, rest: &str) -> Result<bool> {
        let rest = rest.strip_prefix('_').unwrap_or(rest);
        let (dimension, flags) = match (number, rest.split_once('_')) {
            (opcode::DCL_UAV_TYPED, Some((dimension, flags))) => (dimension, flags),
            _ => (rest, ""),
        };
        let Some(dimension) = value(sm4_enums::DIMENSION, dimension) else { return Ok(false) };
        if !self.flags(flags) {
            return Ok(false);
        }
        self.out[self.place] |= dimension << 11;
        if self.cursor.eat_close("(") {
            let samples = self.cursor.integer()?;
            self.out[self.place] |= (samples & 0x7F) << 16;
            self.cursor.expect(")")?;
        }
        self.cursor.expect("(")?;
        let mut types = 0;
        for component in 0..4 {
            if component > 0 {
                self.cursor.expect(",")?;
            }
            self.cursor.blanks();
            let start = self.cursor.place();
            let name = self.cursor.until(&[',', ')']).trim();
            types |= named(self.cursor, start, sm4_enums::RETURN_TYPE, name, "return type")? << (4 * component);
        }
        self.cursor.expect(")")?;
        self.declared()?;
        self.out.push(types);
        self.space_after_comma()?;
        Ok(true)
    }
    fn constant_buffer(&mut self) -> Result<()> {
        self.cursor.blanks();
        let place = self.out.len();
        if self.version.has_ranges() {
            self.ranged()?;
            self.cursor.expect("[")?;
            self.number()?;
            self.cursor.expect("]")?;
        } else {
            register(self.cursor, Parameter::Other, self.out)?;
            self.out[place] |= 0xE46;
        }
        if self.cursor.eat(",") {
            self.cursor.blanks();
            let start = self.cursor.place();
            match self.cursor.word() {
                "immediateIndexed" => {}
                "dynamicIndexed" => self.out[self.place] |= 1 << 11,
                word => {
                    return Err(Box::new(
                        Mistake::new(&faults::NAME_UNKNOWN, self.cursor.since(start))
                            .with("name", word)
                            .with("what", "access of a constant buffer"),
                    ));
                }
            }
        }
        self.space_after_comma()
    }
    fn global_flags(&mut self) -> Result<()> {
        loop {
            self.cursor.blanks();
            if self.cursor.at_end() {
                return Ok(());
            }
            let start = self.cursor.place();
            let word = self.cursor.word();
            let bit = named(self.cursor, start, sm4_enums::GLOBAL_FLAG, word, "global flag")?;
            self.out[self.place] |= 1 << bit;
            if !self.cursor.eat("|") {
                return Ok(());
            }
        }
    }
    /// The longest interpolation mode that stands there.
    fn interpolation(&mut self) -> Result<()> {
        self.cursor.blanks();
        let rest = self.cursor.rest();
        let found = sm4_enums::INTERPOLATION
            .iter()
            .filter(|mode| rest.strip_prefix(mode.text).is_some_and(|rest| rest.starts_with(char::is_whitespace)))
            .max_by_key(|mode| mode.text.len());
        // Without a mode it is the mode of no name.
        if let Some(mode) = found {
            self.cursor.eat_close(mode.text);
            self.out[self.place] |= mode.value << 11;
        }
        Ok(())
    }
    /// An operand, and for some declarations a system value or numbers after it.
    fn named_operand(&mut self, number: u16) -> Result<()> {
        self.declared()?;
        match number {
            opcode::DCL_INDEXRANGE => self.number(),
            opcode::DCL_TGSM_RAW => self.comma_number(),
            opcode::DCL_TGSM_STRUCTURED => {
                self.comma_number()?;
                self.comma_number()
            }
            opcode::DCL_INPUT_SGV
            | opcode::DCL_INPUT_SIV
            | opcode::DCL_INPUT_PS_SGV
            | opcode::DCL_INPUT_PS_SIV
            | opcode::DCL_OUTPUT_SGV
            | opcode::DCL_OUTPUT_SIV => {
                self.cursor.expect(",")?;
                self.cursor.blanks();
                let start = self.cursor.place();
                let word = self.cursor.word();
                let value = named(self.cursor, start, sm4_enums::SYSTEM_VALUE, word, "system value")?;
                self.out.push(value);
                Ok(())
            }
            _ => Ok(()),
        }
    }
    /// `fp0[array][tables] = {ft0, ft1}`.
    fn interface(&mut self) -> Result<()> {
        self.numbered("fp")?;
        self.cursor.expect("[")?;
        let array = self.cursor.integer()?;
        self.cursor.expect("]")?;
        self.cursor.expect("[")?;
        self.number()?;
        self.cursor.expect("]")?;
        self.cursor.expect("=")?;
        let count = self.out.len();
        self.out.push(0);
        self.list("ft")?;
        self.out[count] = array << 16 | (self.out.len() - count - 1) as u32 & 0xFFFF;
        Ok(())
    }
    /// `{fb0, fb1}`.
    fn list(&mut self, name: &str) -> Result<()> {
        self.cursor.expect("{")?;
        if self.cursor.eat("}") {
            return Ok(());
        }
        loop {
            self.numbered(name)?;
            if !self.cursor.eat(",") {
                return self.cursor.expect("}");
            }
        }
    }
}

/// The letters of a register, as an operand token without indices.
fn register_name(cursor: &mut Cursor<'_>, out: &mut Vec<u32>) -> Result<()> {
    let start = cursor.place();
    let name = cursor.letters();
    let number = named(cursor, start, sm4_enums::REGISTER, &name.to_ascii_lowercase(), "register")?;
    out.push(number << 12);
    Ok(())
}

/// The immediate constant buffer.
pub(super) fn constants(cursor: &mut Cursor<'_>, out: &mut Vec<u32>) -> Result<()> {
    let place = out.len();
    out.extend([u32::from(opcode::CUSTOMDATA) | 3 << 11, 0]);
    cursor.expect("{")?;
    while cursor.eat("{") {
        for column in 0..4 {
            if column > 0 {
                cursor.expect(",")?;
            }
            let word = literal(cursor, Literal::Untyped)?;
            out.push(word);
        }
        cursor.expect("}")?;
        if !cursor.eat(",") {
            break;
        }
    }
    cursor.blanks();
    if cursor.at_end() {
        return Err(Box::new(Mistake::new(&faults::CONSTANTS_OPEN, cursor.since(0))));
    }
    cursor.expect("}")?;
    out[place + 1] = (out.len() - place) as u32;
    Ok(())
}
