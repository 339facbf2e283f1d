//! Metadata and attributes.

use super::{List, Numbers, Run, Text, TypeId, ValueId};
#[cfg(doc)]
use super::{MetadataId, Module};

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
