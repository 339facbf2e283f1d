//! Types, constants, globals and functions.

#[cfg(doc)]
use super::{Instruction, Module, binary, cast};
use super::{List, Numbers, Text, TypeId, ValueId};

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
        /// Not a type of its own: equal ones are the same.
        literal: bool,
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
    /// Address of a block: the function and the number of the block in it.
    BlockAddress(ValueId, u32),
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
    /// Data before and at the function's start, and the function that handles its exceptions.
    pub prefix: Option<ValueId>,
    /// See [`Function::prefix`].
    pub prologue: Option<ValueId>,
    /// See [`Function::prefix`].
    pub personality: Option<ValueId>,
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
