//! One instruction on its line.

use super::{Printer, put};
use crate::dxil::module::{
    Attachment, Body, Instruction, Metadata, MetadataId, Op, Type, TypeId, ValueId, binary, cast, flag,
};
use crate::names::text;
use crate::tables::dxil_enums::{ORDERING, PREDICATE, RMW};

impl Printer<'_, '_> {
    pub(super) fn instruction(&mut self, body: &Body, index: u32, instruction: &Instruction) {
        self.out.push(b"  ");
        if let Some(value) = instruction.value {
            self.local_name(value);
            self.out.push(b" = ");
        }
        let operands = self.module.operands(instruction);
        self.opcode(instruction);
        self.operands(instruction, operands);
        self.after_operands(instruction);
        self.attachments(body, index, instruction);
        self.comments(body, instruction);
    }

    fn opcode(&mut self, instruction: &Instruction) {
        let flags = instruction.flags;
        let name = match instruction.op {
            Op::Binary if self.is_float(instruction.ty) => binary::FLOAT[usize::from(instruction.sub.min(12))],
            Op::Binary => binary::INTEGER[usize::from(instruction.sub.min(12))],
            Op::Cast => cast::NAMES[usize::from(instruction.sub.min(12))],
            Op::GetElementPointer => "getelementptr",
            Op::Select => "select",
            Op::ExtractElement => "extractelement",
            Op::InsertElement => "insertelement",
            Op::ShuffleVector => "shufflevector",
            Op::Compare if instruction.sub < 32 => "fcmp",
            Op::Compare => "icmp",
            Op::ExtractValue => "extractvalue",
            Op::InsertValue => "insertvalue",
            Op::Return => "ret",
            Op::Branch => "br",
            Op::Switch => "switch",
            Op::IndirectBranch => "indirectbr",
            Op::Phi => "phi",
            Op::Unreachable => "unreachable",
            Op::Alloca => "alloca",
            Op::Load => "load",
            Op::Store => "store",
            Op::CompareExchange => "cmpxchg",
            Op::AtomicRmw => "atomicrmw",
            Op::Fence => "fence",
            Op::Call if flags & flag::MUST_TAIL != 0 => "musttail call",
            Op::Call if flags & flag::TAIL != 0 => "tail call",
            Op::Call => "call",
            Op::Invoke => "invoke",
            Op::LandingPad => "landingpad",
            Op::Resume => "resume",
            Op::VaArg => "va_arg",
        };
        self.out.push(name.as_bytes());
        if flags & flag::ATOMIC != 0 {
            self.out.push(b" atomic");
        }
        if flags & flag::WEAK != 0 {
            self.out.push(b" weak");
        }
        if flags & flag::VOLATILE != 0 {
            self.out.push(b" volatile");
        }
        match instruction.op {
            Op::Binary => self.wrap_flags(instruction.sub, flags, self.is_float(instruction.ty)),
            Op::Compare if instruction.sub < 32 => self.wrap_flags(0, flags, true),
            Op::GetElementPointer if flags & flag::INBOUNDS != 0 => self.out.push(b" inbounds"),
            _ => {}
        }
        match instruction.op {
            Op::Compare => put!(self.out, " {}", text(PREDICATE, instruction.sub.into()).unwrap_or("unknown")),
            Op::AtomicRmw => put!(self.out, " {}", text(RMW, instruction.sub.into()).unwrap_or("<unknown operation>")),
            _ => {}
        }
    }

    fn is_float(&self, ty: TypeId) -> bool {
        let ty = match self.module.ty(ty) {
            Type::Vector { element, .. } => self.module.ty(element),
            other => other,
        };
        matches!(ty, Type::Half | Type::Float | Type::Double | Type::Other(_))
    }

    /// What a two-operand operation may assume.
    pub(super) fn wrap_flags(&mut self, operation: u8, flags: u16, float: bool) {
        /// add, sub, mul and shl can wrap; udiv, sdiv, lshr and ashr can be exact.
        const WRAPS: [u8; 4] = [0, 1, 2, 7];
        const EXACT: [u8; 4] = [3, 4, 8, 9];
        if float && flags & flag::FAST != 0 {
            return self.out.push(b" fast");
        }
        let floats = [
            (flag::NO_NANS, " nnan"),
            (flag::NO_INFINITIES, " ninf"),
            (flag::NO_SIGNED_ZEROS, " nsz"),
            (flag::RECIPROCAL, " arcp"),
        ];
        let wraps = [(flag::NO_UNSIGNED_WRAP, " nuw"), (flag::NO_SIGNED_WRAP, " nsw")];
        let exact = [(flag::EXACT, " exact")];
        let words: &[(u16, &str)] = match operation {
            _ if float => &floats,
            _ if WRAPS.contains(&operation) => &wraps,
            _ if EXACT.contains(&operation) => &exact,
            _ => &[],
        };
        for (flag, word) in words {
            if flags & flag != 0 {
                self.out.push(word.as_bytes());
            }
        }
    }

    fn operands(&mut self, instruction: &Instruction, operands: &[u32]) {
        match (instruction.op, operands) {
            (Op::Branch, &[yes, no, condition]) => {
                self.out.push(b" ");
                self.operand(ValueId(condition), true);
                self.out.push(b", ");
                self.block_name(yes, true);
                self.out.push(b", ");
                self.block_name(no, true);
            }
            (Op::Branch, &[target, ..]) => {
                self.out.push(b" ");
                self.block_name(target, true);
            }
            (Op::Switch, &[condition, default, ref cases @ ..]) => {
                self.out.push(b" ");
                self.operand(ValueId(condition), true);
                self.out.push(b", ");
                self.block_name(default, true);
                self.out.push(b" [");
                for case in cases.chunks_exact(2) {
                    self.out.push(b"\n    ");
                    self.operand(ValueId(case[0]), true);
                    self.out.push(b", ");
                    self.block_name(case[1], true);
                }
                self.out.push(b"\n  ]");
            }
            (Op::IndirectBranch, &[address, ref targets @ ..]) => {
                self.out.push(b" ");
                self.operand(ValueId(address), true);
                self.out.push(b", [");
                for (at, target) in targets.iter().enumerate() {
                    self.out.push(if at > 0 { b", " } else { b"" });
                    self.block_name(*target, true);
                }
                self.out.push(b"]");
            }
            (Op::Phi, pairs) => {
                self.out.push(b" ");
                self.ty(instruction.ty);
                for (at, pair) in pairs.chunks_exact(2).enumerate() {
                    self.out.push(if at > 0 { b", [ " } else { b" [ " });
                    self.operand(ValueId(pair[0]), false);
                    self.out.push(b", ");
                    self.block_name(pair[1], false);
                    self.out.push(b" ]");
                }
            }
            (Op::ExtractValue | Op::InsertValue, _) => {
                let values = if instruction.op == Op::ExtractValue { 1 } else { 2 };
                for (at, operand) in operands.iter().enumerate() {
                    self.out.push(if at > 0 { b", " } else { b" " });
                    if at < values {
                        self.operand(ValueId(*operand), true);
                    } else {
                        put!(self.out, "{operand}");
                    }
                }
            }
            (Op::Return, []) => self.out.push(b" void"),
            (Op::Call, &[callee, ref arguments @ ..]) => self.call(instruction, callee, arguments),
            (Op::Invoke, &[callee, normal, unwind, ref arguments @ ..]) => {
                self.call(instruction, callee, arguments);
                self.out.push(b"\n          to ");
                self.block_name(normal, true);
                self.out.push(b" unwind ");
                self.block_name(unwind, true);
            }
            (Op::LandingPad, clauses) => self.landing_pad(instruction, clauses),
            (Op::VaArg, &[list, ..]) => {
                self.out.push(b" ");
                self.operand(ValueId(list), true);
                self.out.push(b", ");
                self.ty(instruction.ty);
            }
            (Op::Alloca, &[count, ..]) => self.alloca(instruction, ValueId(count)),
            (Op::Cast, &[value, ..]) => {
                self.out.push(b" ");
                self.operand(ValueId(value), true);
                self.out.push(b" to ");
                self.ty(instruction.ty);
            }
            (Op::Select, &[yes, no, condition]) => self.plain(instruction, &[condition, yes, no]),
            (Op::Store, &[address, value]) => self.plain(instruction, &[value, address]),
            _ => self.plain(instruction, operands),
        }
    }

    /// Operands in a row: with one type for all if they have the same.
    fn plain(&mut self, instruction: &Instruction, operands: &[u32]) {
        let Some(first) = operands.first() else { return };
        match instruction.op {
            Op::GetElementPointer => {
                self.out.push(b" ");
                self.ty(TypeId(instruction.extra));
                self.out.push(b",");
            }
            Op::Load => {
                self.out.push(b" ");
                self.ty(instruction.ty);
                self.out.push(b",");
            }
            _ => {}
        }
        let module = self.module;
        let ty = |id: u32| module.value(self.body.as_ref(), ValueId(id)).map(|value| value.ty);
        let all = matches!(instruction.op, Op::Select | Op::Store | Op::ShuffleVector | Op::Return)
            || operands.iter().any(|id| ty(*id) != ty(*first));
        if let Some(ty) = ty(*first).filter(|_| !all) {
            self.out.push(b" ");
            self.ty(ty);
        }
        for (at, id) in operands.iter().enumerate() {
            self.out.push(if at > 0 { b", " } else { b" " });
            self.operand(ValueId(*id), all);
        }
    }

    fn landing_pad(&mut self, instruction: &Instruction, clauses: &[u32]) {
        self.out.push(b" ");
        self.ty(instruction.ty);
        let cleanup = instruction.extra != 0;
        self.out.push(if cleanup { b"\n          cleanup" } else { b"" });
        for clause in clauses.chunks_exact(2) {
            self.out.push(if clause[0] == 0 { b"\n          catch " } else { b"\n          filter " });
            self.operand(ValueId(clause[1]), true);
        }
    }

    fn alloca(&mut self, instruction: &Instruction, count: ValueId) {
        self.out.push(if instruction.flags & flag::IN_ALLOCA != 0 { b" inalloca " } else { b" " });
        self.ty(TypeId(instruction.extra));
        let body = self.body.as_ref();
        let one = self.module.integer(body, count) == Some(1);
        let word = self.module.value(body, count).is_some_and(|value| self.module.ty(value.ty) == Type::Integer(32));
        if !one || !word {
            self.out.push(b", ");
            self.operand(count, true);
        }
        if instruction.align != 0 {
            put!(self.out, ", align {}", instruction.align);
        }
    }

    fn call(&mut self, instruction: &Instruction, callee: u32, arguments: &[u32]) {
        let module = self.module;
        let (attributes, convention) = (instruction.extra, instruction.align);
        if convention != 0 {
            self.out.push(b" ");
            self.convention(convention);
        }
        if let Some(attributes) = self.slots.attributes_of(attributes, 0, false) {
            put!(self.out, " {attributes}");
        }
        let pointer = module.value(self.body.as_ref(), ValueId(callee)).map(|value| module.ty(value.ty));
        let ty = match pointer {
            Some(Type::Pointer { element, .. }) => element,
            _ => TypeId(u32::MAX),
        };
        let (result, parameters, variadic) = module.signature(ty).unwrap_or((instruction.ty, &[], false));
        self.out.push(b" ");
        self.ty(if variadic { ty } else { result });
        self.out.push(b" ");
        self.operand(ValueId(callee), false);
        self.out.push(b"(");
        for (at, argument) in arguments.iter().enumerate() {
            if at > 0 {
                self.out.push(b", ");
            }
            let of = self.slots.attributes_of(attributes, at as u32 + 1, false);
            let ty = parameters.get(at).map(|ty| TypeId(*ty));
            self.argument(*argument, ty, of.as_deref());
        }
        self.out.push(b")");
        if let Some(group) = self.slots.attribute_group(attributes) {
            put!(self.out, " #{group}");
        }
    }

    fn argument(&mut self, argument: u32, parameter: Option<TypeId>, attributes: Option<&str>) {
        let module = self.module;
        let kind = parameter.map_or(Type::Void, |ty| module.ty(ty));
        let ty = match kind {
            Type::Metadata | Type::Label => parameter,
            _ => module.value(self.body.as_ref(), ValueId(argument)).map(|value| value.ty),
        };
        if kind != Type::Label {
            self.ty(ty.unwrap_or(TypeId(u32::MAX)));
            self.out.push(b" ");
        }
        if let Some(attributes) = attributes {
            put!(self.out, "{attributes} ");
        }
        match kind {
            Type::Label => self.block_name(argument, true),
            Type::Metadata => self.metadata_argument(MetadataId(argument)),
            _ => self.operand(ValueId(argument), false),
        }
    }

    fn metadata_argument(&mut self, id: MetadataId) {
        match self.module.metadata(self.body.as_ref(), id) {
            Some(Metadata::Value(_, value)) => self.operand(value, true),
            _ => self.metadata_operand(Some(id)),
        }
    }

    /// Orderings and alignments.
    fn after_operands(&mut self, instruction: &Instruction) {
        let ordering = |number: u32| text(ORDERING, number & 0xFF).unwrap_or("<bad ordering>");
        let atomic = matches!(instruction.op, Op::CompareExchange | Op::AtomicRmw | Op::Fence)
            || instruction.flags & flag::ATOMIC != 0;
        if atomic {
            if instruction.extra >> 16 & 1 != 0 {
                self.out.push(b" singlethread");
            }
            put!(self.out, " {}", ordering(instruction.extra));
            if instruction.op == Op::CompareExchange {
                put!(self.out, " {}", ordering(instruction.extra >> 8));
            }
        }
        if matches!(instruction.op, Op::Load | Op::Store) && instruction.align != 0 {
            put!(self.out, ", align {}", instruction.align);
        }
    }

    fn attachments(&mut self, body: &Body, index: u32, instruction: &Instruction) {
        if let Some(place) = instruction.location.checked_sub(1) {
            match self.slots.place(place) {
                Some(slot) => put!(self.out, ", !dbg !{slot}"),
                None => self.out.push(b", !dbg <badref>"),
            }
        }
        if body.attachments.start != body.attachments.end {
            let mine = self.slots.attachments(body, Some(index));
            self.attached(&mine, ", ");
        }
    }

    /// Attachments, each after `before`.
    pub(super) fn attached(&mut self, attachments: &[Attachment], before: &str) {
        for one in attachments {
            self.out.push(before.as_bytes());
            match self.slots.kind(one.kind) {
                Some(name) => {
                    self.out.push(b"!");
                    self.metadata_name(name);
                }
                None => put!(self.out, "!<unknown kind #{}>", one.kind),
            }
            self.out.push(b" ");
            self.metadata_operand(Some(one.node));
        }
    }

    fn comments(&mut self, body: &Body, instruction: &Instruction) {
        let module = self.module;
        if instruction.op == Op::Call {
            let callee = module.operands(instruction).first().and_then(|callee| module.function(ValueId(*callee)));
            let name = callee.map_or(&[][..], |callee| module.text(callee.name));
            if self.variable_comment(body, instruction, name) {
                return;
            }
        }
        let place = instruction.location.checked_sub(1).and_then(|at| module.locations.get(at as usize));
        if let Some(place) = place.filter(|place| place.line != 0) {
            let column = if place.column > 0xFFFF { 0 } else { place.column };
            put!(self.out, " ; line:{} col:{column}", place.line);
        }
        if instruction.op == Op::Call {
            self.operation_comment(body, instruction);
        }
    }
}
