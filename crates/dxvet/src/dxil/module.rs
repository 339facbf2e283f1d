//! The module: types, values, functions, instructions and metadata in flat tables.
//!
//! Everything refers to everything by number, and lists of numbers lie end to end in three arenas
//! ([`Module::list`], [`Module::numbers`], [`Module::text`]). Numbers come from the file: a lookup gives
//! `None` where the file names something that does not exist, and metadata may be cyclic.

/// Index into [`Module::types`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeId(pub u32);
/// Number of a value: module values first, then those of the function (arguments, constants,
/// instructions that give a value). Resolve it with [`Module::value`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ValueId(pub u32);
/// Number of a metadata entry; those of a function come after the module's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MetadataId(pub u32);

/// A run of 32-bit numbers: [`Module::list`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct List {
    /// First index.
    pub start: u32,
    /// How many.
    pub length: u32,
}
/// A run of 64-bit numbers: [`Module::numbers`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    /// First index.
    pub start: u32,
    /// How many.
    pub length: u32,
}
/// A run of bytes: [`Module::text`]. Names need not be UTF-8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// First index.
    pub start: u32,
    /// How many bytes.
    pub length: u32,
}
/// A run of entries in one of the module's tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// First index.
    pub start: u32,
    /// One past the last index.
    pub end: u32,
}

impl Run {
    /// The run as indices.
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// A type. Pointers are typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// No value.
    Void,
    /// 16-bit float.
    Half,
    /// 32-bit float.
    Float,
    /// 64-bit float.
    Double,
    /// Integer of so many bits.
    Integer(u32),
    /// Basic block.
    Label,
    /// Metadata as an argument.
    Metadata,
    /// Pointer.
    Pointer {
        /// What it points to.
        element: TypeId,
        /// Address space: 3 is groupshared, 6 node records.
        space: u32,
    },
    /// Array.
    Array {
        /// Of what.
        element: TypeId,
        /// How many.
        count: u64,
    },
    /// Vector.
    Vector {
        /// Of what.
        element: TypeId,
        /// How many.
        count: u32,
    },
    /// Structure.
    Struct {
        /// Name, empty for an anonymous one.
        name: Text,
        /// Types of the members ([`TypeId`]s).
        members: List,
        /// Without padding.
        packed: bool,
    },
    /// Structure without known members.
    Opaque(Text),
    /// Function.
    Function {
        /// Type of the result.
        result: TypeId,
        /// Types of the parameters ([`TypeId`]s).
        parameters: List,
        /// Takes more arguments.
        variadic: bool,
    },
    /// A type that DXIL never has (x86_fp80, fp128, ppc_fp128, x86_mmx, token), by its record code.
    Other(u32),
}

/// What a [`Value`] is; the number is an index into the table in brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// Global variable ([`Module::globals`]).
    Global(u32),
    /// Function ([`Module::functions`]).
    Function(u32),
    /// Alias ([`Module::aliases`]).
    Alias(u32),
    /// Constant ([`Module::constants`]).
    Constant(u32),
    /// Argument of the function, counted from 0.
    Argument(u32),
    /// Result of an instruction ([`Module::instructions`]).
    Instruction(u32),
}

/// A value and its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// What it is.
    pub kind: ValueKind,
    /// Its type; of globals and functions a pointer.
    pub ty: TypeId,
}

/// A constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Constant {
    /// Its type.
    pub ty: TypeId,
    /// What it is.
    pub kind: ConstantKind,
}

/// What a constant is. Lists hold [`ValueId`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstantKind {
    /// Zero of any type.
    Null,
    /// Undefined.
    Undef,
    /// Integer of up to 64 bits, sign-extended.
    Integer(i64),
    /// Integer of more bits: words as the file has them, lowest first, each signed.
    Wide(Numbers),
    /// Bits of a float: 16, 32 or 64, as the type has them.
    Float(u64),
    /// Array, vector or structure of values.
    Aggregate(List),
    /// Array or vector of plain numbers; bits of each.
    Data(Numbers),
    /// Array of bytes; an ending zero belongs to it.
    Text(Text),
    /// Cast: its number ([`cast`]) and value.
    Cast(u8, ValueId),
    /// Address of an element: pairs of type and value, pointer first.
    Element {
        /// Never outside the object.
        inbounds: bool,
        /// Type that the pointer points to.
        of: TypeId,
        /// Type, value, type, value, ...
        pairs: List,
    },
    /// Two-operand operation: its number ([`binary`]), flags, values.
    Binary {
        /// Operation.
        operation: u8,
        /// Flags as in [`Instruction::flags`].
        flags: u8,
        /// The two values.
        operands: List,
    },
    /// Comparison: its predicate, then type of the operands and the two values.
    Compare {
        /// Predicate.
        predicate: u8,
        /// Type, value, value.
        operands: List,
    },
    /// Anything else: code of the record and its numbers.
    Other {
        /// Code of the record.
        code: u32,
        /// Operands of the record.
        fields: Numbers,
    },
}

/// What a global variable says of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Global {
    /// Name.
    pub name: Text,
    /// Type of the variable, not of its address.
    pub ty: TypeId,
    /// Address space.
    pub space: u32,
    /// Never written.
    pub constant: bool,
    /// Its first value.
    pub initialiser: Option<ValueId>,
    /// Linkage as the file numbers it: 0 external, 1 weak, 2 appending, 3 internal, 9 private.
    pub linkage: u32,
    /// Logarithm of the alignment plus 1; 0 for none.
    pub alignment: u32,
    /// Section plus 1; 0 for none.
    pub section: u32,
    /// Visibility: 0 default, 1 hidden, 2 protected.
    pub visibility: u32,
    /// Thread-local mode; 0 for none.
    pub thread_local: u32,
    /// Its address does not matter.
    pub unnamed_addr: bool,
    /// May be given another value from outside before the program runs.
    pub externally_initialised: bool,
    /// 1 import, 2 export.
    pub dll_storage: u32,
    /// COMDAT plus 1; 0 for none.
    pub comdat: u32,
    /// First bit of its record.
    pub bit: u32,
}

/// A function: a declaration, or one with a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Function {
    /// Name.
    pub name: Text,
    /// Its function type.
    pub ty: TypeId,
    /// Its number as a value.
    pub value: ValueId,
    /// Calling convention.
    pub convention: u32,
    /// Linkage as the file numbers it: 0 external, 3 internal.
    pub linkage: u32,
    /// Index into [`Module::attribute_lists`] plus 1; 0 for none.
    pub attributes: u32,
    /// Logarithm of the alignment plus 1; 0 for none.
    pub alignment: u32,
    /// Section plus 1; 0 for none.
    pub section: u32,
    /// Visibility.
    pub visibility: u32,
    /// Garbage collector plus 1; 0 for none.
    pub collector: u32,
    /// Its address does not matter.
    pub unnamed_addr: bool,
    /// 1 import, 2 export.
    pub dll_storage: u32,
    /// COMDAT plus 1; 0 for none.
    pub comdat: u32,
    /// Whether the module promises no body.
    pub declaration: bool,
    /// Index into [`Module::bodies`].
    pub body: Option<u32>,
    /// First bit of its record.
    pub bit: u32,
}

/// An alias of a global.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alias {
    /// Name.
    pub name: Text,
    /// Type of the address.
    pub ty: TypeId,
    /// What it stands for.
    pub value: ValueId,
    /// Linkage.
    pub linkage: u32,
}

/// What a function does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Body {
    /// Index into [`Module::functions`].
    pub function: u32,
    /// Its values in [`Module::local_values`]: arguments, constants, results.
    pub values: Run,
    /// Its constants in [`Module::constants`].
    pub constants: Run,
    /// Its blocks in [`Module::blocks`].
    pub blocks: Run,
    /// Its instructions in [`Module::instructions`].
    pub instructions: Run,
    /// Its metadata in [`Module::local_metadata`].
    pub metadata: Run,
    /// Names of its values in [`Module::symbols`], by number.
    pub symbols: Run,
    /// Names of its blocks in [`Module::symbols`], by number.
    pub block_symbols: Run,
    /// Attachments in [`Module::attachments`], by instruction.
    pub attachments: Run,
    /// First bit.
    pub bit: u32,
}

/// A basic block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// Its instructions in [`Module::instructions`]; the last one ends it.
    pub instructions: Run,
}

/// The name of a value or block of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// [`ValueId`] of the value, or number of the block in its function.
    pub number: u32,
    /// Name.
    pub name: Text,
}

/// Metadata that hangs on an instruction or on the function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// Index into [`Module::instructions`]; `None` for the function.
    pub instruction: Option<u32>,
    /// Kind: see [`Module::kinds`].
    pub kind: u32,
    /// Node.
    pub node: MetadataId,
}

/// A place in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location {
    /// Line.
    pub line: u32,
    /// Column.
    pub column: u32,
    /// Scope plus 1; 0 for none.
    pub scope: u32,
    /// Place of inlining plus 1; 0 for none.
    pub inlined_at: u32,
}

/// What an instruction does. The comment names its operands, in the order of
/// [`Module::operands`]; they are [`ValueId`]s unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// Two operands; [`Instruction::sub`] is one of [`binary`].
    Binary,
    /// One operand; `sub` is one of [`cast`].
    Cast,
    /// Pointer, then indices. `extra` is the type the pointer points to; flag [`flag::INBOUNDS`].
    GetElementPointer,
    /// Two vectors or values and the condition: value if true, value if false, condition.
    Select,
    /// Vector, index.
    ExtractElement,
    /// Vector, element, index.
    InsertElement,
    /// Two vectors and the mask.
    ShuffleVector,
    /// Two operands; `sub` is the predicate (0 to 15 floats, 32 to 41 integers).
    Compare,
    /// Aggregate, then indices as plain numbers.
    ExtractValue,
    /// Aggregate, value, then indices as plain numbers.
    InsertValue,
    /// Value returned, or nothing.
    Return,
    /// Number of the block; or block if true, block if false, condition.
    Branch,
    /// Condition, number of the default block, then pairs of value and number of its block.
    Switch,
    /// Address, then numbers of blocks.
    IndirectBranch,
    /// Pairs of value and number of the block it comes from.
    Phi,
    /// Nothing.
    Unreachable,
    /// Number of elements. `extra` is the type allocated, `align` the alignment.
    Alloca,
    /// Address. `align` is the alignment; flag [`flag::VOLATILE`].
    Load,
    /// Address, value. `align` is the alignment; flag [`flag::VOLATILE`].
    Store,
    /// Address, expected, new. `extra` holds the orderings (success in bits 0 to 7, failure in 8 to
    /// 15), bit 16 the scope (single thread); flags `VOLATILE`, `WEAK`.
    CompareExchange,
    /// Address, value; `sub` is the operation (0 xchg, add, sub, and, nand, or, xor, max, min, umax,
    /// umin 10); `extra` the ordering, bit 16 the scope.
    AtomicRmw,
    /// Nothing. `extra` is the ordering, bit 16 the scope.
    Fence,
    /// Callee, then arguments; an argument of type metadata is a [`MetadataId`]. `extra` is the
    /// attribute list plus 1, `align` the calling convention; flags `TAIL`, `MUST_TAIL`.
    Call,
    /// An instruction that DXIL never has: `extra` is the code of its record, the operands are the
    /// numbers in it (low 32 bits).
    Other,
}

/// Numbers of casts.
pub mod cast {
    /// LLVM names by number.
    pub const NAMES: [&str; 13] = [
        "trunc",
        "zext",
        "sext",
        "fptoui",
        "fptosi",
        "uitofp",
        "sitofp",
        "fptrunc",
        "fpext",
        "ptrtoint",
        "inttoptr",
        "bitcast",
        "addrspacecast",
    ];
}

/// Numbers of two-operand operations: integers and floats share those of `add` to `srem`.
pub mod binary {
    /// LLVM names for integers by number.
    pub const INTEGER: [&str; 13] =
        ["add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"];
    /// LLVM names for floats by number; an empty text where there is none.
    pub const FLOAT: [&str; 13] = ["fadd", "fsub", "fmul", "", "fdiv", "", "frem", "", "", "", "", "", ""];
}

/// Bits of [`Instruction::flags`].
pub mod flag {
    /// `nuw` on add, sub, mul, shl; `exact` on divisions and right shifts.
    pub const NO_UNSIGNED_WRAP: u16 = 1;
    /// `exact`: the same bit as [`NO_UNSIGNED_WRAP`].
    pub const EXACT: u16 = 1;
    /// `nsw`.
    pub const NO_SIGNED_WRAP: u16 = 2;
    /// `fast`.
    pub const FAST: u16 = 1;
    /// `nnan`.
    pub const NO_NANS: u16 = 2;
    /// `ninf`.
    pub const NO_INFINITIES: u16 = 4;
    /// `nsz`.
    pub const NO_SIGNED_ZEROS: u16 = 8;
    /// `arcp`.
    pub const RECIPROCAL: u16 = 16;
    /// `inbounds` of an address.
    pub const INBOUNDS: u16 = 256;
    /// `volatile`.
    pub const VOLATILE: u16 = 512;
    /// `weak`.
    pub const WEAK: u16 = 1024;
    /// `tail`.
    pub const TAIL: u16 = 2048;
    /// `musttail`.
    pub const MUST_TAIL: u16 = 4096;
    /// `inalloca` of an alloca.
    pub const IN_ALLOCA: u16 = 8192;
    /// An atomic load or store: `extra` holds the ordering, bit 16 the scope.
    pub const ATOMIC: u16 = 16384;
}

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// What it does.
    pub op: Op,
    /// Operation, cast or predicate: see [`Op`].
    pub sub: u8,
    /// See [`flag`]. Float operations keep LLVM's fast-math bits.
    pub flags: u16,
    /// Type of the result.
    pub ty: TypeId,
    /// Operands: [`Module::operands`].
    pub operands: List,
    /// See [`Op`].
    pub extra: u32,
    /// Alignment in bytes (0 for none), or a call's convention.
    pub align: u32,
    /// Number of the result, if there is one.
    pub value: Option<ValueId>,
    /// Index into [`Module::locations`] plus 1; 0 for none.
    pub location: u32,
    /// First bit of its record, counted from the start of the bitcode.
    pub bit: u32,
    /// Number of bits of its record.
    pub bits: u32,
}

/// A metadata entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metadata {
    /// Named by the file and never written.
    Missing,
    /// A string.
    Text(Text),
    /// A value with its type.
    Value(TypeId, ValueId),
    /// A node: each operand is a [`MetadataId`] plus 1, or 0 for null.
    Node {
        /// Equal nodes are not the same.
        distinct: bool,
        /// Operands.
        operands: List,
    },
    /// Debug information (DILocation, DISubprogram, ...) by the code of its record.
    Debug {
        /// Equal nodes are not the same.
        distinct: bool,
        /// Code of the record: see [`debug`].
        code: u8,
        /// Operands of the record after the first, which is [`Metadata::Debug::distinct`].
        fields: Numbers,
    },
}

/// Codes of debug information records.
pub mod debug {
    /// DILocation: line, column, scope id, inlined-at + 1.
    pub const LOCATION: u8 = 7;
    /// GenericDINode.
    pub const GENERIC: u8 = 12;
    /// DISubrange.
    pub const SUBRANGE: u8 = 13;
    /// DIEnumerator.
    pub const ENUMERATOR: u8 = 14;
    /// DIBasicType.
    pub const BASIC_TYPE: u8 = 15;
    /// DIFile.
    pub const FILE: u8 = 16;
    /// DIDerivedType.
    pub const DERIVED_TYPE: u8 = 17;
    /// DICompositeType.
    pub const COMPOSITE_TYPE: u8 = 18;
    /// DISubroutineType.
    pub const SUBROUTINE_TYPE: u8 = 19;
    /// DICompileUnit.
    pub const COMPILE_UNIT: u8 = 20;
    /// DISubprogram.
    pub const SUBPROGRAM: u8 = 21;
    /// DILexicalBlock.
    pub const LEXICAL_BLOCK: u8 = 22;
    /// DILexicalBlockFile.
    pub const LEXICAL_BLOCK_FILE: u8 = 23;
    /// DINamespace.
    pub const NAMESPACE: u8 = 24;
    /// DITemplateTypeParameter.
    pub const TEMPLATE_TYPE: u8 = 25;
    /// DITemplateValueParameter.
    pub const TEMPLATE_VALUE: u8 = 26;
    /// DIGlobalVariable.
    pub const GLOBAL_VARIABLE: u8 = 27;
    /// DILocalVariable.
    pub const LOCAL_VARIABLE: u8 = 28;
    /// DIExpression.
    pub const EXPRESSION: u8 = 29;
    /// DIObjCProperty.
    pub const OBJC_PROPERTY: u8 = 30;
    /// DIImportedEntity.
    pub const IMPORTED_ENTITY: u8 = 31;
    /// DIModule.
    pub const MODULE: u8 = 32;
}

/// Metadata with a name of its own, such as `dx.entryPoints`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedMetadata {
    /// Name.
    pub name: Text,
    /// Its nodes: [`MetadataId`]s.
    pub nodes: List,
}

/// One attribute of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attribute {
    /// A known one without a number, by LLVM's encoding (18 nounwind, 20 readnone, 21 readonly).
    Plain(u64),
    /// A known one with a number.
    Number(u64, u64),
    /// A text.
    Text(Text),
    /// A text with its value.
    Pair(Text, Text),
}

/// Attributes of a function, its result or a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttributeGroup {
    /// Number by which lists name it.
    pub id: u32,
    /// 0 the result, 0xFFFFFFFF the function, others parameters from 1.
    pub index: u32,
    /// Its attributes in [`Module::attributes`].
    pub attributes: Run,
}

/// A record or block that means nothing to this reader. It is passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// Block that holds it.
    pub block: u32,
    /// Code of the record, or `None` for a whole block.
    pub code: Option<u32>,
    /// Number of the block if it is one.
    pub inner: u32,
    /// First bit.
    pub bit: u32,
    /// Operands of the record.
    pub fields: Numbers,
}

/// A module.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The version record: 1 if operands count back from the current value.
    pub version: u32,
    /// Target triple.
    pub triple: Text,
    /// Data layout.
    pub data_layout: Text,
    /// Inline assembly of the module.
    pub assembly: Text,
    /// Types; after those of the file those that instructions need besides.
    pub types: Vec<Type>,
    /// How many types stand in the file.
    pub written_types: u32,
    /// Values of the module: globals, functions, aliases, constants.
    pub values: Vec<Value>,
    /// Values of all functions, end to end.
    pub local_values: Vec<Value>,
    /// Constants of the module, then those of the functions.
    pub constants: Vec<Constant>,
    /// Global variables.
    pub globals: Vec<Global>,
    /// Functions.
    pub functions: Vec<Function>,
    /// Aliases.
    pub aliases: Vec<Alias>,
    /// Order of the globals, functions and aliases is that of [`Module::values`]; bodies stand in the
    /// order of the file.
    pub bodies: Vec<Body>,
    /// Blocks of all bodies.
    pub blocks: Vec<Block>,
    /// Instructions of all bodies.
    pub instructions: Vec<Instruction>,
    /// Places in the source.
    pub locations: Vec<Location>,
    /// Metadata of the module.
    pub metadata: Vec<Metadata>,
    /// Metadata of the functions.
    pub local_metadata: Vec<Metadata>,
    /// Metadata with names.
    pub named: Vec<NamedMetadata>,
    /// Kinds of attachments: number and name.
    pub kinds: Vec<(u32, Text)>,
    /// Attachments of all bodies.
    pub attachments: Vec<Attachment>,
    /// Names of values and blocks of all bodies.
    pub symbols: Vec<Symbol>,
    /// Attributes of all groups.
    pub attributes: Vec<Attribute>,
    /// Groups of attributes.
    pub attribute_groups: Vec<AttributeGroup>,
    /// Lists of attributes: numbers of groups.
    pub attribute_lists: Vec<List>,
    /// Names of sections.
    pub sections: Vec<Text>,
    /// Names of garbage collectors.
    pub collectors: Vec<Text>,
    /// COMDATs: selection kind and name.
    pub comdats: Vec<(u32, Text)>,
    /// What this reader does not know.
    pub unknown: Vec<Unknown>,
    /// Arena behind [`Module::list`].
    pub(super) words: Vec<u32>,
    /// Arena behind [`Module::numbers`].
    pub(super) wide: Vec<u64>,
    /// Arena behind [`Module::text`].
    pub(super) letters: Vec<u8>,
}

impl Module {
    /// The numbers of a list.
    pub fn list(&self, list: List) -> &[u32] {
        let start = list.start as usize;
        self.words.get(start..start + list.length as usize).unwrap_or(&[])
    }

    /// The numbers of a run of 64-bit numbers.
    pub fn numbers(&self, run: Numbers) -> &[u64] {
        let start = run.start as usize;
        self.wide.get(start..start + run.length as usize).unwrap_or(&[])
    }

    /// The bytes of a text.
    pub fn text(&self, text: Text) -> &[u8] {
        let start = text.start as usize;
        self.letters.get(start..start + text.length as usize).unwrap_or(&[])
    }

    /// A type; `Void` for a number that the file does not define (the reader reports those).
    pub fn ty(&self, id: TypeId) -> Type {
        self.types.get(id.0 as usize).copied().unwrap_or(Type::Void)
    }

    /// The operands of an instruction: see [`Op`].
    pub fn operands(&self, instruction: &Instruction) -> &[u32] {
        self.list(instruction.operands)
    }

    /// The value with this number as the body sees it; `None` where there is none.
    pub fn value(&self, body: Option<&Body>, id: ValueId) -> Option<Value> {
        let number = id.0 as usize;
        match number.checked_sub(self.values.len()) {
            None => self.values.get(number).copied(),
            Some(local) => {
                let range = body?.values.range();
                self.local_values.get(range)?.get(local).copied()
            }
        }
    }

    /// The constant with this number; `None` if the value is not a constant.
    pub fn constant(&self, body: Option<&Body>, id: ValueId) -> Option<Constant> {
        match self.value(body, id)?.kind {
            ValueKind::Constant(index) => self.constants.get(index as usize).copied(),
            _ => None,
        }
    }

    /// The integer that a constant is, sign-extended; 0 for a null of integer type.
    pub fn integer(&self, body: Option<&Body>, id: ValueId) -> Option<i64> {
        match self.value(body, id)?.kind {
            ValueKind::Constant(index) => self.integer_of(index),
            _ => None,
        }
    }

    /// The integer that a row of [`Module::constants`] is, as [`Module::integer`] says.
    pub fn integer_of(&self, index: u32) -> Option<i64> {
        let constant = self.constants.get(index as usize)?;
        match (constant.kind, self.ty(constant.ty)) {
            (ConstantKind::Integer(value), _) => Some(value),
            (ConstantKind::Null, Type::Integer(_)) => Some(0),
            _ => None,
        }
    }

    /// The function that a value is.
    pub fn function(&self, id: ValueId) -> Option<&Function> {
        match self.value(None, id)?.kind {
            ValueKind::Function(index) => self.functions.get(index as usize),
            _ => None,
        }
    }

    /// The instruction that gives a value.
    pub fn instruction(&self, body: &Body, id: ValueId) -> Option<&Instruction> {
        match self.value(Some(body), id)?.kind {
            ValueKind::Instruction(index) => self.instructions.get(index as usize),
            _ => None,
        }
    }

    /// The blocks of a body.
    pub fn blocks(&self, body: &Body) -> &[Block] {
        self.blocks.get(body.blocks.range()).unwrap_or(&[])
    }

    /// The instructions of a body, all blocks one after the other.
    pub fn body_instructions(&self, body: &Body) -> &[Instruction] {
        self.instructions.get(body.instructions.range()).unwrap_or(&[])
    }

    /// The metadata entry with this number as the body sees it.
    pub fn metadata(&self, body: Option<&Body>, id: MetadataId) -> Option<Metadata> {
        let number = id.0 as usize;
        match number.checked_sub(self.metadata.len()) {
            None => self.metadata.get(number).copied(),
            Some(local) => self.local_metadata.get(body?.metadata.range())?.get(local).copied(),
        }
    }

    /// The operands of a plain node: `None` in the iterator for null. `None` if the entry is no node.
    pub fn node(&self, id: MetadataId) -> Option<impl ExactSizeIterator<Item = Option<MetadataId>> + '_> {
        match self.metadata(None, id)? {
            Metadata::Node { operands, .. } => {
                Some(self.list(operands).iter().map(|one| one.checked_sub(1).map(MetadataId)))
            }
            _ => None,
        }
    }

    /// The string that a metadata entry is.
    pub fn metadata_text(&self, id: MetadataId) -> Option<&[u8]> {
        match self.metadata(None, id)? {
            Metadata::Text(text) => Some(self.text(text)),
            _ => None,
        }
    }

    /// The integer constant that a metadata entry is.
    pub fn metadata_integer(&self, id: MetadataId) -> Option<i64> {
        match self.metadata(None, id)? {
            Metadata::Value(_, value) => self.integer(None, value),
            _ => None,
        }
    }

    /// The function that a metadata entry is.
    pub fn metadata_function(&self, id: MetadataId) -> Option<&Function> {
        match self.metadata(None, id)? {
            Metadata::Value(_, value) => self.function(value),
            _ => None,
        }
    }

    /// The nodes of the metadata with this name; nothing if there is none.
    pub fn named(&self, name: &str) -> &[u32] {
        let found = self.named.iter().find(|one| self.text(one.name) == name.as_bytes());
        found.map_or(&[], |one| self.list(one.nodes))
    }

    /// The type that a function's type is made of: result and parameters.
    pub fn signature(&self, ty: TypeId) -> Option<(TypeId, &[u32], bool)> {
        match self.ty(ty) {
            Type::Function { result, parameters, variadic } => Some((result, self.list(parameters), variadic)),
            _ => None,
        }
    }

    /// The name of a value of the body, if it has one. Globals and functions have theirs in their rows.
    pub fn local_name(&self, body: &Body, id: ValueId) -> Option<&[u8]> {
        self.symbol(body.symbols, id.0)
    }

    /// The name of a block, counted from 0 in its body, if it has one.
    pub fn block_name(&self, body: &Body, block: u32) -> Option<&[u8]> {
        self.symbol(body.block_symbols, block)
    }

    fn symbol(&self, run: Run, number: u32) -> Option<&[u8]> {
        let symbols = self.symbols.get(run.range())?;
        let at = symbols.binary_search_by_key(&number, |symbol| symbol.number).ok()?;
        Some(self.text(symbols[at].name))
    }
}
