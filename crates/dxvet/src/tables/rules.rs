// Generated from /tables by `cargo xtask gen`. Do not edit.
//! Rules.

use crate::diagnostic::Severity;
use crate::rule::Rule;

// d3d9_assembler.tsv
/// the comment is not closed before the end of the text
pub static UNCLOSED_COMMENT: Rule = Rule {
    name: "unclosed-comment",
    severity: Severity::Error,
    fatal: false,
    codes: [1001, 1001, 1001, 1001, 1001, 1001, 1001, 1001, 1001, 1001, 1001, 1001, 1001, 1001, 1001, 1001, 1001],
    message: "the comment is not closed before the end of the text",
    help: "close it with `*/`",
    source: "ref",
};
/// the hexadecimal number does not fit into 64 bits; the upper bits are dropped
pub static HEXADECIMAL_TOO_WIDE: Rule = Rule {
    name: "hexadecimal-too-wide",
    severity: Severity::Error,
    fatal: false,
    codes: [1002, 1002, 1002, 1002, 1002, 1002, 1002, 1002, 1002, 1002, 1002, 1002, 1002, 1002, 1002, 1002, 1002],
    message: "the hexadecimal number does not fit into 64 bits; the upper bits are dropped",
    help: "write a smaller number",
    source: "ref",
};
/// the octal number does not fit into 64 bits; the upper bits are dropped
pub static OCTAL_TOO_WIDE: Rule = Rule {
    name: "octal-too-wide",
    severity: Severity::Error,
    fatal: false,
    codes: [1003, 1003, 1003, 1003, 1003, 1003, 1003, 1003, 1003, 1003, 1003, 1003, 1003, 1003, 1003, 1003, 1003],
    message: "the octal number does not fit into 64 bits; the upper bits are dropped",
    help: "write a smaller number; a leading 0 makes a number octal",
    source: "ref",
};
/// the number does not fit into 64 bits; the upper bits are dropped
pub static DECIMAL_TOO_WIDE: Rule = Rule {
    name: "decimal-too-wide",
    severity: Severity::Error,
    fatal: false,
    codes: [1004, 1004, 1004, 1004, 1004, 1004, 1004, 1004, 1004, 1004, 1004, 1004, 1004, 1004, 1004, 1004, 1004],
    message: "the number does not fit into 64 bits; the upper bits are dropped",
    help: "write a smaller number, or a float with a point",
    source: "ref",
};
/// the string is not closed on its line
pub static STRING_ACROSS_LINES: Rule = Rule {
    name: "string-across-lines",
    severity: Severity::Error,
    fatal: false,
    codes: [1005, 1005, 1005, 1005, 1005, 1005, 1005, 1005, 1005, 1005, 1005, 1005, 1005, 1005, 1005, 1005, 1005],
    message: "the string is not closed on its line",
    help: "close it with a quotation mark",
    source: "ref",
};
/// the string is not closed before the end of the text
pub static UNCLOSED_STRING: Rule = Rule {
    name: "unclosed-string",
    severity: Severity::Error,
    fatal: false,
    codes: [1006, 1006, 1006, 1006, 1006, 1006, 1006, 1006, 1006, 1006, 1006, 1006, 1006, 1006, 1006, 1006, 1006],
    message: "the string is not closed before the end of the text",
    help: "close it with a quotation mark",
    source: "ref",
};
/// {token} does not belong at this place of a preprocessor line
pub static DIRECTIVE_SYNTAX: Rule = Rule {
    name: "directive-syntax",
    severity: Severity::Error,
    fatal: false,
    codes: [1500, 1500, 1500, 1500, 1500, 1500, 1500, 1500, 1500, 1500, 1500, 1500, 1500, 1500, 1500, 1500, 1500],
    message: "{token} does not belong at this place of a preprocessor line",
    help: "",
    source: "ref",
};
/// the text ends inside an `#if`
pub static UNCLOSED_CONDITIONAL: Rule = Rule {
    name: "unclosed-conditional",
    severity: Severity::Error,
    fatal: false,
    codes: [1502, 1502, 1502, 1502, 1502, 1502, 1502, 1502, 1502, 1502, 1502, 1502, 1502, 1502, 1502, 1502, 1502],
    message: "the text ends inside an `#if`",
    help: "close it with `#endif`",
    source: "ref",
};
/// division by 0 in a preprocessor expression
pub static DIVISION_BY_ZERO: Rule = Rule {
    name: "division-by-zero",
    severity: Severity::Error,
    fatal: false,
    codes: [1503, 1503, 1503, 1503, 1503, 1503, 1503, 1503, 1503, 1503, 1503, 1503, 1503, 1503, 1503, 1503, 1503],
    message: "division by 0 in a preprocessor expression",
    help: "both sides of && and || are always computed",
    source: "ref",
};
/// `#{name}` is no preprocessor command
pub static UNKNOWN_DIRECTIVE: Rule = Rule {
    name: "unknown-directive",
    severity: Severity::Error,
    fatal: false,
    codes: [1504, 1504, 1504, 1504, 1504, 1504, 1504, 1504, 1504, 1504, 1504, 1504, 1504, 1504, 1504, 1504, 1504],
    message: "`#{name}` is no preprocessor command",
    help: "",
    source: "ref",
};
/// `#include` of `{name}`, but nothing was given to look includes up
pub static INCLUDE_WITHOUT_HANDLER: Rule = Rule {
    name: "include-without-handler",
    severity: Severity::Error,
    fatal: false,
    codes: [1505, 1505, 1505, 1505, 1505, 1505, 1505, 1505, 1505, 1505, 1505, 1505, 1505, 1505, 1505, 1505, 1505],
    message: "`#include` of `{name}`, but nothing was given to look includes up",
    help: "pass the text with its includes already in place, or give an include folder",
    source: "ref",
};
/// the included `{name}` was not found
pub static INCLUDE_NOT_FOUND: Rule = Rule {
    name: "include-not-found",
    severity: Severity::Error,
    fatal: false,
    codes: [1507, 1507, 1507, 1507, 1507, 1507, 1507, 1507, 1507, 1507, 1507, 1507, 1507, 1507, 1507, 1507, 1507],
    message: "the included `{name}` was not found",
    help: "check the include folders",
    source: "dxvet; the number is the one the HLSL compiler prints for it",
};
/// the included `{name}` makes includes nest more than 32 deep or hold more than 64 MiB
pub static INCLUDE_TOO_DEEP: Rule = Rule {
    name: "include-too-deep",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "the included `{name}` makes includes nest more than 32 deep or hold more than 64 MiB",
    help: "a file that includes itself needs a guard (`#ifndef`)",
    source: "dxvet: so that any input ends in bounded time",
};
/// `#elif` without `#if`
pub static ELIF_DIRECTIVE_WITHOUT_IF: Rule = Rule {
    name: "elif-directive-without-if",
    severity: Severity::Error,
    fatal: false,
    codes: [1508, 1508, 1508, 1508, 1508, 1508, 1508, 1508, 1508, 1508, 1508, 1508, 1508, 1508, 1508, 1508, 1508],
    message: "`#elif` without `#if`",
    help: "",
    source: "ref",
};
/// `#else` without `#if`
pub static ELSE_DIRECTIVE_WITHOUT_IF: Rule = Rule {
    name: "else-directive-without-if",
    severity: Severity::Error,
    fatal: false,
    codes: [1509, 1509, 1509, 1509, 1509, 1509, 1509, 1509, 1509, 1509, 1509, 1509, 1509, 1509, 1509, 1509, 1509],
    message: "`#else` without `#if`",
    help: "",
    source: "ref",
};
/// `#endif` without `#if`
pub static ENDIF_DIRECTIVE_WITHOUT_IF: Rule = Rule {
    name: "endif-directive-without-if",
    severity: Severity::Error,
    fatal: false,
    codes: [1510, 1510, 1510, 1510, 1510, 1510, 1510, 1510, 1510, 1510, 1510, 1510, 1510, 1510, 1510, 1510, 1510],
    message: "`#endif` without `#if`",
    help: "",
    source: "ref",
};
/// the macro has two parameters of the same name
pub static DUPLICATE_MACRO_PARAMETER: Rule = Rule {
    name: "duplicate-macro-parameter",
    severity: Severity::Error,
    fatal: false,
    codes: [1511, 1511, 1511, 1511, 1511, 1511, 1511, 1511, 1511, 1511, 1511, 1511, 1511, 1511, 1511, 1511, 1511],
    message: "the macro has two parameters of the same name",
    help: "",
    source: "ref",
};
/// `#elif` after `#else`
pub static ELIF_AFTER_ELSE: Rule = Rule {
    name: "elif-after-else",
    severity: Severity::Error,
    fatal: false,
    codes: [1513, 1513, 1513, 1513, 1513, 1513, 1513, 1513, 1513, 1513, 1513, 1513, 1513, 1513, 1513, 1513, 1513],
    message: "`#elif` after `#else`",
    help: "",
    source: "ref",
};
/// second `#else` of one `#if`
pub static ELSE_AFTER_ELSE: Rule = Rule {
    name: "else-after-else",
    severity: Severity::Error,
    fatal: false,
    codes: [1514, 1514, 1514, 1514, 1514, 1514, 1514, 1514, 1514, 1514, 1514, 1514, 1514, 1514, 1514, 1514, 1514],
    message: "second `#else` of one `#if`",
    help: "",
    source: "ref",
};
/// the call of macro `{name}` is not closed
pub static UNCLOSED_MACRO_CALL: Rule = Rule {
    name: "unclosed-macro-call",
    severity: Severity::Error,
    fatal: false,
    codes: [1515, 1515, 1515, 1515, 1515, 1515, 1515, 1515, 1515, 1515, 1515, 1515, 1515, 1515, 1515, 1515, 1515],
    message: "the call of macro `{name}` is not closed",
    help: "close it with a parenthesis",
    source: "ref",
};
/// the call of macro `{name}` has not as many arguments as it needs
pub static MACRO_ARGUMENT_COUNT: Rule = Rule {
    name: "macro-argument-count",
    severity: Severity::Error,
    fatal: false,
    codes: [1516, 1516, 1516, 1516, 1516, 1516, 1516, 1516, 1516, 1516, 1516, 1516, 1516, 1516, 1516, 1516, 1516],
    message: "the call of macro `{name}` has not as many arguments as it needs",
    help: "an argument may not be empty either",
    source: "ref",
};
/// the macro gives no integer
pub static NOT_AN_INTEGER_EXPRESSION: Rule = Rule {
    name: "not-an-integer-expression",
    severity: Severity::Error,
    fatal: false,
    codes: [1518, 1518, 1518, 1518, 1518, 1518, 1518, 1518, 1518, 1518, 1518, 1518, 1518, 1518, 1518, 1518, 1518],
    message: "the macro gives no integer",
    help: "give the macro a value, or ask `#ifdef`",
    source: "ref",
};
/// macro `{name}` is defined again with another text
pub static MACRO_REDEFINED: Rule = Rule {
    name: "macro-redefined",
    severity: Severity::Warning,
    fatal: false,
    codes: [1519, 1519, 1519, 1519, 1519, 1519, 1519, 1519, 1519, 1519, 1519, 1519, 1519, 1519, 1519, 1519, 1519],
    message: "macro `{name}` is defined again with another text",
    help: "`#undef` it first",
    source: "ref",
};
/// `#error` {text}
pub static ERROR_DIRECTIVE: Rule = Rule {
    name: "error-directive",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`#error` {text}",
    help: "",
    source: "ref",
};
/// the macros of this text give more than 262144 tokens in one call, 4194304 in all, or nest more than 64 deep in arguments
pub static MACRO_TOO_LARGE: Rule = Rule {
    name: "macro-too-large",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "the macros of this text give more than 262144 tokens in one call, 4194304 in all, or nest more than 64 deep in arguments",
    help: "macros that double their argument grow exponentially",
    source: "dxvet: so that any input ends in bounded time",
};
/// unknown `#pragma {name}` is ignored
pub static UNKNOWN_PRAGMA: Rule = Rule {
    name: "unknown-pragma",
    severity: Severity::Warning,
    fatal: false,
    codes: [3568, 3568, 3568, 3568, 3568, 3568, 3568, 3568, 3568, 3568, 3568, 3568, 3568, 3568, 3568, 3568, 3568],
    message: "unknown `#pragma {name}` is ignored",
    help: "",
    source: "ref",
};
/// {token} does not belong here
pub static SYNTAX_ERROR: Rule = Rule {
    name: "syntax-error",
    severity: Severity::Error,
    fatal: false,
    codes: [2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000],
    message: "{token} does not belong here",
    help: "",
    source: "ref",
};
/// the text does not begin with a version such as vs_2_0 or ps_3_0
pub static VERSION_EXPECTED: Rule = Rule {
    name: "version-expected",
    severity: Severity::Error,
    fatal: false,
    codes: [2001, 2001, 2001, 2001, 2001, 2001, 2001, 2001, 2001, 2001, 2001, 2001, 2001, 2001, 2001, 2001, 2001],
    message: "the text does not begin with a version such as vs_2_0 or ps_3_0",
    help: "names are case-sensitive; 2_a and 2_b assemble as 2_x",
    source: "ref",
};
/// `{text}` is no write mask
pub static INVALID_MASK: Rule = Rule {
    name: "invalid-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [2003, 2003, 2003, 2003, 2003, 2003, 2003, 2003, 2003, 2003, 2003, 2003, 2003, 2003, 2003, 2003, 2003],
    message: "`{text}` is no write mask",
    help: "list each component once, in the order xyzw (or rgba)",
    source: "ref",
};
/// `{text}` is no swizzle
pub static INVALID_SWIZZLE: Rule = Rule {
    name: "invalid-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [2004, 2004, 2004, 2004, 2004, 2004, 2004, 2004, 2004, 2004, 2004, 2004, 2004, 2004, 2004, 2004, 2004],
    message: "`{text}` is no swizzle",
    help: "use 1 to 4 of the letters xyzw (or rgba)",
    source: "ref",
};
/// {profile} has no register `{text}`
pub static INVALID_REGISTER: Rule = Rule {
    name: "invalid-register",
    severity: Severity::Error,
    fatal: false,
    codes: [2005, 2005, 2005, 2005, 2005, 2005, 2005, 2005, 2005, 2005, 2005, 2005, 2005, 2005, 2005, 2005, 2005],
    message: "{profile} has no register `{text}`",
    help: "the number may be too large, or the modifier unknown in this version",
    source: "ref",
};
/// {profile} indexes with a0.x only
pub static RELATIVE_NOT_A0: Rule = Rule {
    name: "relative-not-a0",
    severity: Severity::Error,
    fatal: false,
    codes: [2007, 2007, 2007, 2007, 2007, 2007, 2007, 2007, 2007, 2007, 2007, 2007, 2007, 2007, 2007, 2007, 2007],
    message: "{profile} indexes with a0.x only",
    help: "",
    source: "ref",
};
/// {profile} cannot write through an index
pub static RELATIVE_DESTINATION: Rule = Rule {
    name: "relative-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [2008, 2008, 2008, 2008, 2008, 2008, 2008, 2008, 2008, 2008, 2008, 2008, 2008, 2008, 2008, 2008, 2008],
    message: "{profile} cannot write through an index",
    help: "only vs_3_0 and vs_3_sw can",
    source: "ref",
};
/// an index holds 2 registers; 1 is allowed
pub static TWO_INDEX_REGISTERS: Rule = Rule {
    name: "two-index-registers",
    severity: Severity::Error,
    fatal: false,
    codes: [2009, 2009, 2009, 2009, 2009, 2009, 2009, 2009, 2009, 2009, 2009, 2009, 2009, 2009, 2009, 2009, 2009],
    message: "an index holds 2 registers; 1 is allowed",
    help: "add the registers with an instruction first",
    source: "ref",
};
/// only `1-` can stand before a register as complement, not `{value}-`
pub static COMPLEMENT_NOT_OF_ONE: Rule = Rule {
    name: "complement-not-of-one",
    severity: Severity::Error,
    fatal: false,
    codes: [2010, 2010, 2010, 2010, 2010, 2010, 2010, 2010, 2010, 2010, 2010, 2010, 2010, 2010, 2010, 2010, 2010],
    message: "only `1-` can stand before a register as complement, not `{value}-`",
    help: "",
    source: "ref",
};
/// `-` together with _dz, _dw, _db or _da
pub static NEGATED_DIVIDE: Rule = Rule {
    name: "negated-divide",
    severity: Severity::Error,
    fatal: false,
    codes: [2011, 2011, 2011, 2011, 2011, 2011, 2011, 2011, 2011, 2011, 2011, 2011, 2011, 2011, 2011, 2011, 2011],
    message: "`-` together with _dz, _dw, _db or _da",
    help: "",
    source: "ref",
};
/// `1-` together with another source modifier
pub static MODIFIED_COMPLEMENT: Rule = Rule {
    name: "modified-complement",
    severity: Severity::Error,
    fatal: false,
    codes: [2012, 2012, 2012, 2012, 2012, 2012, 2012, 2012, 2012, 2012, 2012, 2012, 2012, 2012, 2012, 2012, 2012],
    message: "`1-` together with another source modifier",
    help: "",
    source: "ref",
};
/// `sub` is written as an `add` of the negated operand, and this modifier cannot be negated
pub static SUB_MODIFIER: Rule = Rule {
    name: "sub-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [2013, 2013, 2013, 2013, 2013, 2013, 2013, 2013, 2013, 2013, 2013, 2013, 2013, 2013, 2013, 2013, 2013],
    message: "`sub` is written as an `add` of the negated operand, and this modifier cannot be negated",
    help: "",
    source: "ref",
};
/// a source modifier on a written register
pub static MODIFIED_DESTINATION: Rule = Rule {
    name: "modified-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [2014, 2014, 2014, 2014, 2014, 2014, 2014, 2014, 2014, 2014, 2014, 2014, 2014, 2014, 2014, 2014, 2014],
    message: "a source modifier on a written register",
    help: "",
    source: "ref",
};
/// {from} is taken as {to}
pub static VERSION_1_0: Rule = Rule {
    name: "version-1-0",
    severity: Severity::Warning,
    fatal: false,
    codes: [2015, 2015, 2015, 2015, 2015, 2015, 2015, 2015, 2015, 2015, 2015, 2015, 2015, 2015, 2015, 2015, 2015],
    message: "{from} is taken as {to}",
    help: "write {to}",
    source: "ref",
};
/// `!` together with another source modifier
pub static MODIFIED_NOT: Rule = Rule {
    name: "modified-not",
    severity: Severity::Error,
    fatal: false,
    codes: [2018, 2018, 2018, 2018, 2018, 2018, 2018, 2018, 2018, 2018, 2018, 2018, 2018, 2018, 2018, 2018, 2018],
    message: "`!` together with another source modifier",
    help: "",
    source: "ref",
};
/// a source modifier other than `!` on a predicate
pub static MODIFIED_PREDICATE: Rule = Rule {
    name: "modified-predicate",
    severity: Severity::Error,
    fatal: false,
    codes: [2019, 2019, 2019, 2019, 2019, 2019, 2019, 2019, 2019, 2019, 2019, 2019, 2019, 2019, 2019, 2019, 2019],
    message: "a source modifier other than `!` on a predicate",
    help: "",
    source: "ref",
};
/// a predicate with an index
pub static RELATIVE_PREDICATE: Rule = Rule {
    name: "relative-predicate",
    severity: Severity::Error,
    fatal: false,
    codes: [2020, 2020, 2020, 2020, 2020, 2020, 2020, 2020, 2020, 2020, 2020, 2020, 2020, 2020, 2020, 2020, 2020],
    message: "a predicate with an index",
    help: "",
    source: "ref",
};
/// `{text}`: the register has no components
pub static SCALAR_COMPONENTS: Rule = Rule {
    name: "scalar-components",
    severity: Severity::Error,
    fatal: false,
    codes: [2022, 2022, 2022, 2022, 2022, 2022, 2022, 2022, 2022, 2022, 2022, 2022, 2022, 2022, 2022, 2022, 2022],
    message: "`{text}`: the register has no components",
    help: "leave the mask or swizzle out",
    source: "ref",
};
/// {profile} has no instruction `{text}`
pub static UNSUPPORTED_MNEMONIC: Rule = Rule {
    name: "unsupported-mnemonic",
    severity: Severity::Error,
    fatal: false,
    codes: [2023, 2023, 2023, 2023, 2023, 2023, 2023, 2023, 2023, 2023, 2023, 2023, 2023, 2023, 2023, 2023, 2023],
    message: "{profile} has no instruction `{text}`",
    help: "",
    source: "ref",
};
/// `{text}`: the instruction exists in {profile}, but not with this suffix
pub static INVALID_INSTRUCTION_MODIFIERS: Rule = Rule {
    name: "invalid-instruction-modifiers",
    severity: Severity::Error,
    fatal: false,
    codes: [2024, 2024, 2024, 2024, 2024, 2024, 2024, 2024, 2024, 2024, 2024, 2024, 2024, 2024, 2024, 2024, 2024],
    message: "`{text}`: the instruction exists in {profile}, but not with this suffix",
    help: "",
    source: "ref",
};
/// {profile} has no paired instructions (`+`)
pub static UNSUPPORTED_COISSUE: Rule = Rule {
    name: "unsupported-coissue",
    severity: Severity::Error,
    fatal: false,
    codes: [2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027],
    message: "{profile} has no paired instructions (`+`)",
    help: "only ps_1_1 to ps_1_4 have them",
    source: "ref",
};
/// {profile} has no predicates
pub static UNSUPPORTED_PREDICATE: Rule = Rule {
    name: "unsupported-predicate",
    severity: Severity::Error,
    fatal: false,
    codes: [2028, 2028, 2028, 2028, 2028, 2028, 2028, 2028, 2028, 2028, 2028, 2028, 2028, 2028, 2028, 2028, 2028],
    message: "{profile} has no predicates",
    help: "predicates came with vs_2_x, ps_2_x and version 3_0",
    source: "ref",
};
/// {profile} has no `1-`
pub static UNSUPPORTED_COMPLEMENT: Rule = Rule {
    name: "unsupported-complement",
    severity: Severity::Error,
    fatal: false,
    codes: [2029, 2029, 2029, 2029, 2029, 2029, 2029, 2029, 2029, 2029, 2029, 2029, 2029, 2029, 2029, 2029, 2029],
    message: "{profile} has no `1-`",
    help: "only ps_1_1 to ps_1_4 have it; subtract from a constant",
    source: "ref",
};
/// `{text}`: the directive needs {needs}
pub static INVALID_DIRECTIVE: Rule = Rule {
    name: "invalid-directive",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`{text}`: the directive needs {needs}",
    help: "see docs/assembly.md",
    source: "dxvet: the exact form of docs/assembly.md",
};

// d3d9_caps.tsv
/// {profile} needs {cap} {needed}; the device reports {limit}
pub static CAPS_VERSION: Rule = Rule {
    name: "caps-version",
    severity: Severity::Error,
    fatal: true,
    codes: [5263, 5263, 5313, 5313, 5313, 5369, 5369, 5009, 5009, 5009, 5009, 5093, 5188, 5188, 5188, 5214, 5214],
    message: "{profile} needs {cap} {needed}; the device reports {limit}",
    help: "use a lower profile, or a device that has this one",
    source: "validator; manual: D3DCAPS9",
};
/// static `if` nesting is {depth} deep; {cap} allows {limit}
pub static CAPS_STATIC_IF_TOO_DEEP: Rule = Rule {
    name: "caps-static-if-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6022, 0, 0, 0],
    message: "static `if` nesting is {depth} deep; {cap} allows {limit}",
    help: "use arithmetic instead of the inner `if`",
    source: "validator; nesting",
};
/// dynamic `if` nesting is {depth} deep; {cap} allows {limit}
pub static CAPS_IF_COMP_TOO_DEEP: Rule = Rule {
    name: "caps-if-comp-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 5870, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5848, 0, 0, 0],
    message: "dynamic `if` nesting is {depth} deep; {cap} allows {limit}",
    help: "replace the inner `if` by arithmetic (cmp, lrp)",
    source: "validator; nesting",
};
/// dynamic `if` nesting is {depth} deep; {cap} allows {limit}
pub static CAPS_IF_PRED_TOO_DEEP: Rule = Rule {
    name: "caps-if-pred-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 5864, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5845, 0, 0, 0],
    message: "dynamic `if` nesting is {depth} deep; {cap} allows {limit}",
    help: "predicate the instructions inside instead",
    source: "validator; nesting",
};
/// break with a comparison needs a free level of dynamic nesting: it would be level {depth}; {cap} allows {limit}
pub static CAPS_BREAK_COMP_TOO_DEEP: Rule = Rule {
    name: "caps-break-comp-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 6044, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5879, 0, 0, 0],
    message: "break with a comparison needs a free level of dynamic nesting: it would be level {depth}; {cap} allows {limit}",
    help: "use breakp, or move the break out of the inner `if`",
    source: "validator; nesting",
};
/// callnz with a predicate would be level {depth} of dynamic nesting; {cap} allows {limit}
pub static CAPS_CALLNZ_PRED_TOO_DEEP: Rule = Rule {
    name: "caps-callnz-pred-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 6052, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6047, 0, 0, 0],
    message: "callnz with a predicate would be level {depth} of dynamic nesting; {cap} allows {limit}",
    help: "call outside the innermost dynamic `if`",
    source: "validator; nesting",
};
/// loop and rep nesting is {depth} deep; {cap} allows {limit}
pub static CAPS_LOOP_TOO_DEEP: Rule = Rule {
    name: "caps-loop-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 5862, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5844, 0, 0, 0],
    message: "loop and rep nesting is {depth} deep; {cap} allows {limit}",
    help: "unroll the inner loop",
    source: "validator; nesting",
};
/// call nesting is {depth} deep; {cap} allows {limit}
pub static CAPS_CALL_TOO_DEEP: Rule = Rule {
    name: "caps-call-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 5860, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5498, 0, 0, 0],
    message: "call nesting is {depth} deep; {cap} allows {limit}",
    help: "put the subroutine's body in place of its call",
    source: "validator; nesting",
};
/// `{instruction}` needs dynamic flow control; {cap} is {limit}
pub static CAPS_DYNAMIC_FLOW: Rule = Rule {
    name: "caps-dynamic-flow",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 5653, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5648, 0, 0, 0],
    message: "`{instruction}` needs dynamic flow control; {cap} is {limit}",
    help: "use arithmetic (cmp, lrp) instead of the branch",
    source: "validator; manual: vs_2_x, ps_2_x",
};
/// `{instruction}` needs static flow control; {cap} is {limit}
pub static CAPS_STATIC_FLOW: Rule = Rule {
    name: "caps-static-flow",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5650, 0, 0, 0],
    message: "`{instruction}` needs static flow control; {cap} is {limit}",
    help: "compile one shader per case, and unroll the loop",
    source: "validator; manual: ps_2_x",
};
/// `{instruction}` needs the gradient instructions; {cap} is {limit}
pub static CAPS_GRADIENT: Rule = Rule {
    name: "caps-gradient",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5356, 0, 0, 0],
    message: "`{instruction}` needs the gradient instructions; {cap} is {limit}",
    help: "use texldb or texld, or take the gradients from the vertex shader",
    source: "validator; manual: ps_2_x",
};
/// `{instruction}` needs predication; {cap} is {limit}
pub static CAPS_PREDICATION: Rule = Rule {
    name: "caps-predication",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 5654, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5647, 0, 0, 0],
    message: "`{instruction}` needs predication; {cap} is {limit}",
    help: "use arithmetic (cmp, slt, lrp) instead of the predicate",
    source: "validator; manual: vs_2_x, ps_2_x",
};
/// a predicated instruction needs predication; {cap} is {limit}
pub static CAPS_PREDICATE_PREFIX: Rule = Rule {
    name: "caps-predicate-prefix",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 5657, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5652, 0, 0, 0],
    message: "a predicated instruction needs predication; {cap} is {limit}",
    help: "use arithmetic (cmp, slt, lrp) instead of the predicate",
    source: "validator; manual: vs_2_x, ps_2_x",
};
/// r{number} is out of range: {cap} is {limit}, so {profile} has r0 to r{last}
pub static CAPS_TEMPORARY_WRITTEN: Rule = Rule {
    name: "caps-temporary-written",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 5374, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5207, 0, 0, 0],
    message: "r{number} is out of range: {cap} is {limit}, so {profile} has r0 to r{last}",
    help: "keep fewer values alive at a time",
    source: "validator; manual: registers",
};
/// r{number} is out of range: {cap} is {limit}, so {profile} has r0 to r{last}
pub static CAPS_TEMPORARY_READ: Rule = Rule {
    name: "caps-temporary-read",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 5361, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5200, 0, 0, 0],
    message: "r{number} is out of range: {cap} is {limit}, so {profile} has r0 to r{last}",
    help: "keep fewer values alive at a time",
    source: "validator; manual: registers",
};
/// c{number} is out of range: {cap} is {limit}
pub static CAPS_CONSTANT_READ: Rule = Rule {
    name: "caps-constant-read",
    severity: Severity::Error,
    fatal: false,
    codes: [5317, 5317, 5361, 5361, 0, 5683, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "c{number} is out of range: {cap} is {limit}",
    help: "pack the constants, or split the draw call",
    source: "validator; manual: registers",
};
/// c{number} is out of range: {cap} is {limit}
pub static CAPS_CONSTANT_DEFINED: Rule = Rule {
    name: "caps-constant-defined",
    severity: Severity::Error,
    fatal: false,
    codes: [5339, 5339, 5380, 5380, 0, 5737, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "c{number} is out of range: {cap} is {limit}",
    help: "define a constant below c{limit}",
    source: "validator; manual: registers",
};
/// oC{number} is out of range: {cap} is {limit}
pub static CAPS_RENDER_TARGET: Rule = Rule {
    name: "caps-render-target",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5207, 5207, 0, 5579, 0],
    message: "oC{number} is out of range: {cap} is {limit}",
    help: "write fewer render targets in a pass",
    source: "validator (inferred number); manual: D3DCAPS9",
};
/// this swizzle needs {cap}, which is {limit}; without it ps_2_x has those of ps_2_0: one component repeated, .xyzw, .wzyx, .yzxw, .zxyw
pub static CAPS_SWIZZLE: Rule = Rule {
    name: "caps-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5202, 0, 0, 0],
    message: "this swizzle needs {cap}, which is {limit}; without it ps_2_x has those of ps_2_0: one component repeated, .xyzw, .wzyx, .yzxw, .zxyw",
    help: "rearrange the components with mov and a write mask",
    source: "validator (inferred number); manual: ps_2_x",
};
/// dependent texture read of order {order}; without {cap} ps_2_x allows {limit}
pub static CAPS_TEXTURE_ORDER: Rule = Rule {
    name: "caps-texture-order",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5426, 0, 0, 0],
    message: "dependent texture read of order {order}; without {cap} ps_2_x allows {limit}",
    help: "read the textures in fewer steps",
    source: "validator; manual: ps_2_x",
};
/// {used} texture instruction slots; without {cap} ps_2_x allows {limit}
pub static CAPS_TEXTURE_SLOTS: Rule = Rule {
    name: "caps-texture-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5233, 0, 0, 0],
    message: "{used} texture instruction slots; without {cap} ps_2_x allows {limit}",
    help: "read fewer textures",
    source: "validator; manual: ps_2_x",
};
/// {used} arithmetic instruction slots; {cap} is {limit}
pub static CAPS_ARITHMETIC_SLOTS: Rule = Rule {
    name: "caps-arithmetic-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5608, 0, 0, 0],
    message: "{used} arithmetic instruction slots; {cap} is {limit}",
    help: "shorten the arithmetic",
    source: "validator; manual: ps_2_x",
};
/// {used} instruction slots; {cap} is {limit}
pub static CAPS_SLOTS: Rule = Rule {
    name: "caps-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5616, 0, 0, 0, 0, 0, 0, 0, 5609, 0, 5610, 0],
    message: "{used} instruction slots; {cap} is {limit}",
    help: "shorten the shader, or split it into passes",
    source: "validator; manual: D3DCAPS9",
};

// d3d9_declarations.tsv
/// declaration of {register} after the first instruction
pub static DCL_AFTER_INSTRUCTION: Rule = Rule {
    name: "dcl-after-instruction",
    severity: Severity::Error,
    fatal: false,
    codes: [6020, 6020, 6020, 6020, 6020, 5623, 5623, 0, 0, 0, 0, 0, 5215, 5215, 5215, 5297, 5297],
    message: "declaration of {register} after the first instruction",
    help: "move all `dcl` lines above the first instruction",
    source: "ref; manual",
};
/// `dcl` with {count} tokens after it; it takes the information token and the register, nothing else
pub static DCL_TOKEN_COUNT: Rule = Rule {
    name: "dcl-token-count",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 5306, 5306, 5306, 5306, 0, 0, 0, 0, 0, 0, 5002, 5002, 5002, 5002],
    message: "`dcl` with {count} tokens after it; it takes the information token and the register, nothing else",
    help: "remove the predicate: a declaration cannot be predicated",
    source: "ref; validator",
};
/// information token {token} of the declaration of {register} has bits set that mean nothing for this register
pub static DCL_RESERVED_BITS: Rule = Rule {
    name: "dcl-reserved-bits",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5487, 5487, 5487, 5487, 5487],
    message: "information token {token} of the declaration of {register} has bits set that mean nothing for this register",
    help: "name a texture type (`dcl_2d`, `dcl_cube`, `dcl_volume`) for samplers only, and a usage for inputs only",
    source: "ref; validator",
};
/// {register} cannot be declared in {profile}
pub static DCL_REGISTER_FILE: Rule = Rule {
    name: "dcl-register-file",
    severity: Severity::Error,
    fatal: false,
    codes: [5626, 5626, 5626, 5626, 5626, 5627, 5627, 0, 0, 0, 0, 0, 5217, 5217, 5217, 5299, 5299],
    message: "{register} cannot be declared in {profile}",
    help: "declare {files}; other registers need no `dcl`",
    source: "ref; manual",
};
/// declaration of {register} with the mask {mask}; {profile} declares whole input registers
pub static INPUT_DCL_PARTIAL_MASK: Rule = Rule {
    name: "input-dcl-partial-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [5800, 5800, 5800, 5800, 5800, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "declaration of {register} with the mask {mask}; {profile} declares whole input registers",
    help: "drop the mask",
    source: "ref",
};
/// {register} is declared a second time
pub static REGISTER_DECLARED_TWICE: Rule = Rule {
    name: "register-declared-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [5632, 5632, 5632, 5632, 5632, 0, 0, 0, 0, 0, 0, 0, 5219, 5219, 5219, 0, 0],
    message: "{register} is declared a second time",
    help: "remove one of the declarations",
    source: "ref; manual",
};
/// components {mask} of {register} are declared already
pub static COMPONENT_DECLARED_TWICE: Rule = Rule {
    name: "component-declared-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5633, 5633, 0, 0, 0, 0, 0, 0, 0, 0, 5301, 5301],
    message: "components {mask} of {register} are declared already",
    help: "give each declaration of the register components of its own",
    source: "ref; manual",
};
/// {register} is declared a second time
pub static SYSTEM_INPUT_DECLARED_TWICE: Rule = Rule {
    name: "system-input-declared-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5630, 5630],
    message: "{register} is declared a second time",
    help: "remove one of the declarations",
    source: "ref",
};
/// the semantic {semantic} belongs to another input already
pub static INPUT_SEMANTIC_TWICE: Rule = Rule {
    name: "input-semantic-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [5637, 5637, 5637, 5637, 5637, 5638, 5638, 0, 0, 0, 0, 0, 0, 0, 0, 5304, 5304],
    message: "the semantic {semantic} belongs to another input already",
    help: "use another usage index, for example {free}",
    source: "ref; manual",
};
/// the semantic {semantic} belongs to another output already
pub static OUTPUT_SEMANTIC_TWICE: Rule = Rule {
    name: "output-semantic-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5639, 5639, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "the semantic {semantic} belongs to another output already",
    help: "use another usage index, for example {free}",
    source: "ref; manual",
};
/// {register} is declared a second time
pub static SAMPLER_DECLARED_TWICE: Rule = Rule {
    name: "sampler-declared-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5771, 5771, 0, 0, 0, 0, 0, 0, 0, 0, 5769, 5769],
    message: "{register} is declared a second time",
    help: "remove one of the declarations",
    source: "ref; manual",
};
/// declaration of {register} with the mask {mask}; samplers have no components
pub static SAMPLER_DCL_MASK: Rule = Rule {
    name: "sampler-dcl-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5772, 5772, 0, 0, 0, 0, 0, 5424, 5424, 5424, 5770, 5770],
    message: "declaration of {register} with the mask {mask}; samplers have no components",
    help: "drop the mask",
    source: "ref",
};
/// declaration of {register} with an empty mask
pub static DCL_EMPTY_MASK: Rule = Rule {
    name: "dcl-empty-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5801, 5801, 0, 0, 0, 0, 0, 5403, 5403, 5403, 5473, 5473],
    message: "declaration of {register} with an empty mask",
    help: "declare at least one component",
    source: "ref",
};
/// declaration of {register} without a texture type
pub static SAMPLER_DCL_TYPE: Rule = Rule {
    name: "sampler-dcl-type",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5586, 5586, 0, 0, 0, 0, 0, 5221, 5221, 5221, 5585, 5585],
    message: "declaration of {register} without a texture type",
    help: "write `dcl_2d`, `dcl_cube` or `dcl_volume`",
    source: "ref; manual",
};
/// declaration of {register} with a modifier; samplers take none
pub static SAMPLER_DCL_MODIFIER: Rule = Rule {
    name: "sampler-dcl-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5968, 5968, 5968, 0, 0],
    message: "declaration of {register} with a modifier; samplers take none",
    help: "drop `_pp` and `_centroid`",
    source: "ref",
};
/// declaration of {register} with a modifier; {profile} takes none on v registers
pub static COLOR_DCL_MODIFIER: Rule = Rule {
    name: "color-dcl-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5280, 5280, 5280, 0, 0],
    message: "declaration of {register} with a modifier; {profile} takes none on v registers",
    help: "drop `_pp` and `_centroid`; only t registers take them",
    source: "ref",
};
/// declaration of {register} with a modifier; samplers, vPos and vFace take none
pub static DCL_MODIFIER: Rule = Rule {
    name: "dcl-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5969, 5969],
    message: "declaration of {register} with a modifier; samplers, vPos and vFace take none",
    help: "drop `_pp` and `_centroid`",
    source: "ref",
};
/// declaration of {register} with the mask {mask}
pub static TEXTURE_DCL_MASK: Rule = Rule {
    name: "texture-dcl-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5220, 5220, 5220, 0, 0],
    message: "declaration of {register} with the mask {mask}",
    help: "use x, xy, xyz or no mask",
    source: "ref; manual",
};
/// declaration of vPos with the mask {mask}; only x and y exist
pub static VPOS_DCL_MASK: Rule = Rule {
    name: "vpos-dcl-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5631, 5631],
    message: "declaration of vPos with the mask {mask}; only x and y exist",
    help: "declare vPos.x, vPos.y or vPos.xy",
    source: "ref; manual",
};
/// {register} is declared as tessfactor, which is no shader input
pub static INPUT_USAGE_TESSFACTOR: Rule = Rule {
    name: "input-usage-tessfactor",
    severity: Severity::Error,
    fatal: false,
    codes: [5975, 5975, 5975, 5975, 5975, 5977, 5977, 0, 0, 0, 0, 0, 0, 0, 0, 5973, 5973],
    message: "{register} is declared as tessfactor, which is no shader input",
    help: "use another usage",
    source: "ref",
};
/// {register} is declared as positiont0, which bypasses the vertex shader
pub static INPUT_USAGE_POSITIONT: Rule = Rule {
    name: "input-usage-positiont",
    severity: Severity::Error,
    fatal: false,
    codes: [5976, 5976, 5976, 5976, 5976, 5978, 5978, 0, 0, 0, 0, 0, 0, 0, 0, 5972, 5972],
    message: "{register} is declared as positiont0, which bypasses the vertex shader",
    help: "use position, or positiont with an index above 0",
    source: "ref",
};
/// {register} is declared as sample, which is no pixel shader input
pub static INPUT_USAGE_SAMPLE: Rule = Rule {
    name: "input-usage-sample",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5974, 5974],
    message: "{register} is declared as sample, which is no pixel shader input",
    help: "use another usage",
    source: "ref",
};
/// {register} is declared as psize0, which is no pixel shader input
pub static INPUT_USAGE_PSIZE: Rule = Rule {
    name: "input-usage-psize",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5537, 5537],
    message: "{register} is declared as psize0, which is no pixel shader input",
    help: "use another usage, or psize with an index above 0",
    source: "ref",
};
/// {register} is declared as position0 (or without a usage), which is no pixel shader input
pub static INPUT_USAGE_POSITION: Rule = Rule {
    name: "input-usage-position",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5971, 5971],
    message: "{register} is declared as position0 (or without a usage), which is no pixel shader input",
    help: "name a usage, for example texcoord, or read vPos for the place on the screen",
    source: "ref",
};
/// {register} is declared as positiont0, which is no vertex shader output
pub static OUTPUT_USAGE_POSITIONT: Rule = Rule {
    name: "output-usage-positiont",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5979, 5979, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is declared as positiont0, which is no vertex shader output",
    help: "use position",
    source: "ref",
};
/// {register} is declared as tessfactor with index {index} and mask {mask}; a tessfactor output has index 0 and mask x
pub static OUTPUT_USAGE_TESSFACTOR: Rule = Rule {
    name: "output-usage-tessfactor",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5980, 5980, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is declared as tessfactor with index {index} and mask {mask}; a tessfactor output has index 0 and mask x",
    help: "declare it as tessfactor0 with the mask x",
    source: "ref",
};
/// psize0 needs {register} for itself, without a mask
pub static OUTPUT_USAGE_PSIZE: Rule = Rule {
    name: "output-usage-psize",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5981, 5981, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "psize0 needs {register} for itself, without a mask",
    help: "give psize0 a register of its own and drop the mask",
    source: "ref; manual",
};
/// {register} is declared as sample, which is no vertex shader output
pub static OUTPUT_USAGE_SAMPLE: Rule = Rule {
    name: "output-usage-sample",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5982, 5982, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is declared as sample, which is no vertex shader output",
    help: "use another usage",
    source: "ref",
};
/// usage index {index} of {register} is above 15
pub static DCL_USAGE_INDEX: Rule = Rule {
    name: "dcl-usage-index",
    severity: Severity::Error,
    fatal: false,
    codes: [5636, 5636, 5636, 5636, 5636, 6021, 6021, 0, 0, 0, 0, 0, 0, 0, 0, 5303, 5303],
    message: "usage index {index} of {register} is above 15",
    help: "use an index from 0 to 15; texture types belong to samplers only",
    source: "ref; validator",
};
/// usage code {usage} of {register} is unknown; they go from 0 to 13
pub static DCL_USAGE: Rule = Rule {
    name: "dcl-usage",
    severity: Severity::Error,
    fatal: false,
    codes: [5634, 5634, 5634, 5634, 5634, 5635, 5635, 0, 0, 0, 0, 0, 0, 0, 0, 5302, 5302],
    message: "usage code {usage} of {register} is unknown; they go from 0 to 13",
    help: "use one of the usages of the manual",
    source: "validator",
};
/// {register} holds a centroid (or color) input already, and {semantic} is neither
pub static CENTROID_THEN_PLAIN: Rule = Rule {
    name: "centroid-then-plain",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6067, 6067],
    message: "{register} holds a centroid (or color) input already, and {semantic} is neither",
    help: "give {semantic} a register of its own, or `_centroid` as well",
    source: "ref",
};
/// {register} holds an input that is not centroid already, and {semantic} counts as centroid because it is a color
pub static PLAIN_THEN_COLOR: Rule = Rule {
    name: "plain-then-color",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6072, 6072],
    message: "{register} holds an input that is not centroid already, and {semantic} counts as centroid because it is a color",
    help: "give the color a register of its own",
    source: "ref",
};
/// {register} holds an input that is not centroid already, and {semantic} is centroid
pub static PLAIN_THEN_CENTROID: Rule = Rule {
    name: "plain-then-centroid",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6073, 6073],
    message: "{register} holds an input that is not centroid already, and {semantic} is centroid",
    help: "give {semantic} a register of its own, or `_centroid` to all of them",
    source: "ref",
};
/// {count} output registers are declared; {profile} has room for {limit}
pub static TOO_MANY_OUTPUTS: Rule = Rule {
    name: "too-many-outputs",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5622, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{count} output registers are declared; {profile} has room for {limit}",
    help: "pack several outputs into one register",
    source: "ref; manual",
};
/// outputs are written with an index, so {what}
pub static INDEXED_OUTPUTS: Rule = Rule {
    name: "indexed-outputs",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 6074, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "outputs are written with an index, so {what}",
    help: "declare position in o0 and psize in o1, and index from o2 up",
    source: "ref",
};
/// definition of {register} after the first instruction
pub static DEF_AFTER_INSTRUCTION: Rule = Rule {
    name: "def-after-instruction",
    severity: Severity::Error,
    fatal: false,
    codes: [5337, 5337, 5730, 5730, 5730, 5731, 5731, 0, 0, 0, 0, 0, 5378, 5378, 5378, 5729, 5729],
    message: "definition of {register} after the first instruction",
    help: "move all `def`, `defi` and `defb` lines above the first instruction",
    source: "ref; manual",
};
/// `def` of {register}; it defines a whole c register
pub static DEF_DESTINATION: Rule = Rule {
    name: "def-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [5338, 5338, 5733, 5733, 5733, 5735, 5735, 0, 0, 0, 0, 0, 5223, 5223, 5223, 5587, 5587],
    message: "`def` of {register}; it defines a whole c register",
    help: "write a c register without a mask",
    source: "ref; manual",
};
/// `defi` of {register}; it defines a whole i register
pub static DEFI_DESTINATION: Rule = Rule {
    name: "defi-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5734, 5734, 5734, 5736, 5736, 0, 0, 0, 0, 0, 0, 5379, 5379, 5732, 5732],
    message: "`defi` of {register}; it defines a whole i register",
    help: "write an i register without a mask",
    source: "ref; manual",
};
/// `defb` of {register}; it defines a whole b register
pub static DEFB_DESTINATION: Rule = Rule {
    name: "defb-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 6012, 6012, 6012, 6013, 6013, 0, 0, 0, 0, 0, 0, 5563, 5563, 6011, 6011],
    message: "`defb` of {register}; it defines a whole b register",
    help: "write a b register without a mask",
    source: "ref; manual",
};
/// {register}: iteration count {value} is negative
pub static DEFI_COUNT_NEGATIVE: Rule = Rule {
    name: "defi-count-negative",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5991, 5991, 5991, 5992, 5992, 0, 0, 0, 0, 0, 0, 5555, 5555, 5990, 5990],
    message: "{register}: iteration count {value} is negative",
    help: "use a count from 0 to 255",
    source: "ref; manual",
};
/// {register}: iteration count {value} is above 255
pub static DEFI_COUNT_TOO_LARGE: Rule = Rule {
    name: "defi-count-too-large",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5998, 5998, 0, 6001, 0, 0, 0, 0, 0, 0, 0, 5556, 0, 5995, 0],
    message: "{register}: iteration count {value} is above 255",
    help: "use a count from 0 to 255",
    source: "ref; manual",
};
/// {register}: start {value} of the loop counter is outside 0 to 255
pub static DEFI_START_OUT_OF_RANGE: Rule = Rule {
    name: "defi-start-out-of-range",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 6004, 6004, 0, 6005, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5558, 0],
    message: "{register}: start {value} of the loop counter is outside 0 to 255",
    help: "use a start from 0 to 255",
    source: "ref; manual",
};
/// {register}: step {value} of the loop counter is outside -128 to 127
pub static DEFI_STEP_OUT_OF_RANGE: Rule = Rule {
    name: "defi-step-out-of-range",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 6006, 6006, 0, 6007, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5560, 0],
    message: "{register}: step {value} of the loop counter is outside -128 to 127",
    help: "use a step from -128 to 127",
    source: "ref; manual",
};
/// {register}: the fourth value is {value}; it must be 0
pub static DEFI_FOURTH_VALUE: Rule = Rule {
    name: "defi-fourth-value",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5999, 5999, 5999, 6002, 6002, 0, 0, 0, 0, 0, 0, 0, 0, 5996, 5996],
    message: "{register}: the fourth value is {value}; it must be 0",
    help: "write 0 as the fourth value",
    source: "ref; manual",
};
/// {register}: the values after the iteration count are {value}; they must all be 0, since {profile} has `rep` but no `loop`
pub static DEFI_VALUES_AFTER_COUNT: Rule = Rule {
    name: "defi-values-after-count",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5993, 5993, 0, 0],
    message: "{register}: the values after the iteration count are {value}; they must all be 0, since {profile} has `rep` but no `loop`",
    help: "write 0 for the second, third and fourth value",
    source: "ref",
};
/// {register} is defined a second time
pub static FLOAT_CONSTANT_DEFINED_TWICE: Rule = Rule {
    name: "float-constant-defined-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5590, 5590, 5590, 5594, 5594],
    message: "{register} is defined a second time",
    help: "remove one of the definitions",
    source: "ref; manual",
};
/// {register} is defined a second time
pub static INTEGER_CONSTANT_DEFINED_TWICE: Rule = Rule {
    name: "integer-constant-defined-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5599, 5599, 5599, 5602, 5602, 0, 0, 0, 0, 0, 0, 5591, 5591, 5595, 5595],
    message: "{register} is defined a second time",
    help: "remove one of the definitions",
    source: "ref; manual",
};
/// {register} is defined a second time
pub static BOOLEAN_CONSTANT_DEFINED_TWICE: Rule = Rule {
    name: "boolean-constant-defined-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5600, 5600, 5600, 5603, 5603, 0, 0, 0, 0, 0, 0, 5592, 5592, 5596, 5596],
    message: "{register} is defined a second time",
    help: "remove one of the definitions",
    source: "ref; manual",
};

// d3d9_flow.tsv
/// static `if` nesting is {depth} deep; {profile} allows {limit}
pub static STATIC_IF_TOO_DEEP: Rule = Rule {
    name: "static-if-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5868, 5868, 5868, 5878, 5878, 0, 0, 0, 0, 0, 5847, 5847, 5847, 5856, 5856],
    message: "static `if` nesting is {depth} deep; {profile} allows {limit}",
    help: "compute the inner condition with arithmetic (cmp, lrp, or a product of 0 and 1), or merge two conditions into one boolean constant",
    source: "ref; nesting (vs_2_0 and vs_2_x: the manual names only the static flow count)",
};
/// dynamic `if` nesting is {depth} deep; {profile} allows {limit} (if_comp and if with a predicate share the count)
pub static IF_COMP_TOO_DEEP: Rule = Rule {
    name: "if-comp-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5871, 5871, 5871, 5575, 5575, 0, 0, 0, 0, 0, 5849, 5849, 5849, 5858, 5858],
    message: "dynamic `if` nesting is {depth} deep; {profile} allows {limit} (if_comp and if with a predicate share the count)",
    help: "replace the inner `if` by arithmetic (cmp, lrp, setp with a predicated mov)",
    source: "ref; nesting",
};
/// dynamic `if` nesting is {depth} deep; {profile} allows {limit} (if_comp and if with a predicate share the count)
pub static IF_PRED_TOO_DEEP: Rule = Rule {
    name: "if-pred-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5865, 5865, 5865, 5876, 5876, 0, 0, 0, 0, 0, 5846, 5846, 5846, 5854, 5854],
    message: "dynamic `if` nesting is {depth} deep; {profile} allows {limit} (if_comp and if with a predicate share the count)",
    help: "predicate the instructions inside instead of nesting another `if`",
    source: "ref; nesting",
};
/// break with a comparison needs a free level of dynamic nesting: it would be level {depth}; {profile} allows {limit}
pub static BREAK_COMP_TOO_DEEP: Rule = Rule {
    name: "break-comp-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5557, 5557, 5557, 5701, 5701, 0, 0, 0, 0, 0, 5880, 5880, 5880, 5614, 5614],
    message: "break with a comparison needs a free level of dynamic nesting: it would be level {depth}; {profile} allows {limit}",
    help: "use setp and breakp, which need no level, or move the break out of the inner `if`",
    source: "ref; nesting",
};
/// callnz with a predicate adds a level of dynamic nesting: it would be level {depth}; {profile} allows {limit}
pub static CALLNZ_PRED_TOO_DEEP: Rule = Rule {
    name: "callnz-pred-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 6053, 6053, 6053, 6055, 6055, 0, 0, 0, 0, 0, 6048, 6048, 6048, 6050, 6050],
    message: "callnz with a predicate adds a level of dynamic nesting: it would be level {depth}; {profile} allows {limit}",
    help: "call the subroutine outside the innermost dynamic `if`",
    source: "ref; nesting",
};
/// loop and rep nesting is {depth} deep; {profile} allows {limit}
pub static LOOP_TOO_DEEP: Rule = Rule {
    name: "loop-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5829, 5829, 5829, 5830, 5830, 0, 0, 0, 0, 0, 5493, 5493, 5493, 5827, 5827],
    message: "loop and rep nesting is {depth} deep; {profile} allows {limit}",
    help: "unroll the inner loop, or fuse the two loops into one",
    source: "ref; nesting",
};
/// call nesting is {depth} deep; {profile} allows {limit}
pub static CALL_TOO_DEEP: Rule = Rule {
    name: "call-too-deep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5861, 5861, 5861, 5873, 5873, 0, 0, 0, 0, 0, 5843, 5843, 5843, 5851, 5851],
    message: "call nesting is {depth} deep; {profile} allows {limit}",
    help: "put the innermost subroutine's body in place of its call",
    source: "ref; nesting",
};
/// {used} static flow control instructions; {profile} allows {limit} (if on a boolean, its else, loop, rep, call, callnz on a boolean; every one in the text counts)
pub static TOO_MUCH_STATIC_FLOW: Rule = Rule {
    name: "too-much-static-flow",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5520, 5520, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{used} static flow control instructions; {profile} allows {limit} (if on a boolean, its else, loop, rep, call, callnz on a boolean; every one in the text counts)",
    help: "unroll short loops, put short subroutines in place of their calls, or use vs_2_sw or vs_3_0, which have no such limit",
    source: "ref; nesting",
};
/// `else` has no open `if` right around it
pub static ELSE_WITHOUT_IF: Rule = Rule {
    name: "else-without-if",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5898, 5898, 5898, 5901, 5901, 0, 0, 0, 0, 0, 5506, 5506, 5506, 5895, 5895],
    message: "`else` has no open `if` right around it",
    help: "close the loop inside the `if` first, or remove the `else`",
    source: "ref; manual",
};
/// second `else` of the same `if`
pub static SECOND_ELSE: Rule = Rule {
    name: "second-else",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5899, 5899, 5899, 5902, 5902, 0, 0, 0, 0, 0, 5893, 5893, 5893, 5896, 5896],
    message: "second `else` of the same `if`",
    help: "remove one `else`, or nest another `if`",
    source: "ref; manual",
};
/// `endif` has no open `if` right around it
pub static ENDIF_WITHOUT_IF: Rule = Rule {
    name: "endif-without-if",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5841, 5841, 5841, 5842, 5842, 0, 0, 0, 0, 0, 5497, 5497, 5497, 5840, 5840],
    message: "`endif` has no open `if` right around it",
    help: "close the loop inside the `if` first, or remove the `endif`",
    source: "ref; manual",
};
/// `endrep` has no open `rep` right around it
pub static ENDREP_WITHOUT_REP: Rule = Rule {
    name: "endrep-without-rep",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5838, 5838, 5838, 5839, 5839, 0, 0, 0, 0, 0, 5836, 5836, 5836, 5837, 5837],
    message: "`endrep` has no open `rep` right around it",
    help: "close the blocks opened inside the `rep` first; a `loop` closes with `endloop`",
    source: "ref; manual",
};
/// `endloop` has no open `loop` right around it
pub static ENDLOOP_WITHOUT_LOOP: Rule = Rule {
    name: "endloop-without-loop",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5831, 5831, 5831, 5832, 5832, 0, 0, 0, 0, 0, 0, 0, 0, 5494, 5494],
    message: "`endloop` has no open `loop` right around it",
    help: "close the blocks opened inside the `loop` first; a `rep` closes with `endrep`",
    source: "ref; manual",
};
/// `ret` inside an open {block}
pub static RET_INSIDE_BLOCK: Rule = Rule {
    name: "ret-inside-block",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5834, 5834, 5834, 5835, 5835, 0, 0, 0, 0, 0, 5495, 5495, 5495, 5833, 5833],
    message: "`ret` inside an open {block}",
    help: "a subroutine has one `ret`, at its end and outside all blocks: close the blocks before it",
    source: "ref; manual",
};
/// only `label` or the end may follow `ret`
pub static CODE_AFTER_RET: Rule = Rule {
    name: "code-after-ret",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5882, 5882, 5882, 5883, 5883, 0, 0, 0, 0, 0, 5499, 5499, 5499, 5881, 5881],
    message: "only `label` or the end may follow `ret`",
    help: "start the next subroutine with a `label`, or remove the code nothing reaches",
    source: "ref; manual",
};
/// `label` does not follow a `ret`
pub static LABEL_NOT_AFTER_RET: Rule = Rule {
    name: "label-not-after-ret",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5496, 5496, 5496, 5816, 5816, 0, 0, 0, 0, 0, 5489, 5489, 5489, 5813, 5813],
    message: "`label` does not follow a `ret`",
    help: "end the main program and every subroutine with `ret`",
    source: "ref; manual",
};
/// label l{number} is out of range; {profile} has l0 to l{limit}
pub static LABEL_NUMBER_TOO_HIGH: Rule = Rule {
    name: "label-number-too-high",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 0, 5819, 5820, 5820, 0, 0, 0, 0, 0, 5490, 5490, 5490, 5818, 5818],
    message: "label l{number} is out of range; {profile} has l0 to l{limit}",
    help: "number the labels from l0",
    source: "ref; validator",
};
/// label l{number} stands twice
pub static LABEL_DEFINED_TWICE: Rule = Rule {
    name: "label-defined-twice",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5822, 5822, 5822, 5823, 5823, 0, 0, 0, 0, 0, 5491, 5491, 5491, 5821, 5821],
    message: "label l{number} stands twice",
    help: "give the second subroutine another number",
    source: "ref; manual",
};
/// call of l{number}, whose `label` stands before the call; calls go forward only, so recursion is not possible
pub static CALL_BACKWARD: Rule = Rule {
    name: "call-backward",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5825, 5825, 5825, 5826, 5826, 0, 0, 0, 0, 0, 5492, 5492, 5492, 5824, 5824],
    message: "call of l{number}, whose `label` stands before the call; calls go forward only, so recursion is not possible",
    help: "move the subroutine behind all its callers",
    source: "ref; manual",
};
/// l{number} is called, but no `label l{number}` follows
pub static LABEL_UNDEFINED: Rule = Rule {
    name: "label-undefined",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5885, 5885, 5885, 5886, 5886, 0, 0, 0, 0, 0, 5503, 5503, 5503, 5884, 5884],
    message: "l{number} is called, but no `label l{number}` follows",
    help: "add the subroutine, or remove the call",
    source: "ref; manual",
};
/// subroutine l{number} is never called
pub static LABEL_UNUSED: Rule = Rule {
    name: "label-unused",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5888, 5888, 5888, 5889, 5889, 0, 0, 0, 0, 0, 5504, 5504, 5504, 5887, 5887],
    message: "subroutine l{number} is never called",
    help: "remove the subroutine, or call it",
    source: "ref",
};
/// the last subroutine, l{number}, has no `ret`
pub static SUBROUTINE_WITHOUT_RET: Rule = Rule {
    name: "subroutine-without-ret",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5891, 5891, 5891, 5892, 5892, 0, 0, 0, 0, 0, 5505, 5505, 5505, 5890, 5890],
    message: "the last subroutine, l{number}, has no `ret`",
    help: "end it with `ret`",
    source: "ref; manual",
};
/// break outside a loop: the `loop` or `rep` must be open in the same subroutine
pub static BREAK_OUTSIDE_LOOP: Rule = Rule {
    name: "break-outside-loop",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 5900, 5900, 5903, 5903, 0, 0, 0, 0, 0, 5894, 5894, 5894, 5897, 5897],
    message: "break outside a loop: the `loop` or `rep` must be open in the same subroutine",
    help: "put the loop's break in the loop itself; a subroutine called from a loop cannot leave it",
    source: "ref; manual",
};
/// `{block}` is never closed
pub static LOOP_NOT_CLOSED: Rule = Rule {
    name: "loop-not-closed",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5907, 5907, 5907, 5909, 5909, 0, 0, 0, 0, 0, 5507, 5507, 5507, 5905, 5905],
    message: "`{block}` is never closed",
    help: "add the missing `endloop` or `endrep`",
    source: "ref; manual",
};
/// `if` is never closed
pub static IF_NOT_CLOSED: Rule = Rule {
    name: "if-not-closed",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5908, 5908, 5908, 5910, 5910, 0, 0, 0, 0, 0, 5904, 5904, 5904, 5906, 5906],
    message: "`if` is never closed",
    help: "add the missing `endif`",
    source: "ref; manual",
};
/// {instruction} takes the gradient of a temporary where flow control may differ between neighbouring pixels
pub static GRADIENT_IN_VARYING_FLOW: Rule = Rule {
    name: "gradient-in-varying-flow",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6078, 6078, 6077, 6077],
    message: "{instruction} takes the gradient of a temporary where flow control may differ between neighbouring pixels",
    help: "take the gradients before the branch (dsx, dsy) and use texldd inside it, or texldl with a level of detail, or sample before the branch",
    source: "ref; nesting",
};
/// this break makes its loop vary from pixel to pixel, and the loop takes the gradient of a temporary before it
pub static GRADIENT_BEFORE_BREAK: Rule = Rule {
    name: "gradient-before-break",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6078, 6078, 6077, 6077],
    message: "this break makes its loop vary from pixel to pixel, and the loop takes the gradient of a temporary before it",
    help: "take the gradients before the loop (dsx, dsy) and use texldd inside it, or leave the loop another way",
    source: "ref",
};
/// dependent texture read of order {order}; ps_2_0 allows {limit} (every write to the coordinate register since the first read counts)
pub static TEXTURE_ORDER_TOO_HIGH: Rule = Rule {
    name: "texture-order-too-high",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5775, 0, 0, 0, 0],
    message: "dependent texture read of order {order}; ps_2_0 allows {limit} (every write to the coordinate register since the first read counts)",
    help: "use another register for the destination, or read the textures in fewer steps",
    source: "ref; manual",
};
/// {used} instruction slots; {profile} allows {limit}
pub static TOO_MANY_SLOTS: Rule = Rule {
    name: "too-many-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [5349, 5349, 5755, 5755, 0, 0, 0, 0, 0, 0, 0, 0, 5617, 5617, 0, 0, 0],
    message: "{used} instruction slots; {profile} allows {limit}",
    help: "shorten the shader, split it into passes, or use a higher profile",
    source: "ref; manual",
};
/// {used} arithmetic instruction slots; {profile} allows {limit}
pub static TOO_MANY_ARITHMETIC_SLOTS: Rule = Rule {
    name: "too-many-arithmetic-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5234, 5234, 0, 0, 0],
    message: "{used} arithmetic instruction slots; {profile} allows {limit}",
    help: "shorten the arithmetic, move what is constant over the triangle into the vertex shader, or use a higher profile",
    source: "ref; manual",
};
/// {used} texture instruction slots; {profile} allows {limit}
pub static TOO_MANY_TEXTURE_SLOTS: Rule = Rule {
    name: "too-many-texture-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5607, 0, 0, 0, 0],
    message: "{used} texture instruction slots; {profile} allows {limit}",
    help: "read fewer textures, or use ps_2_x or ps_3_0",
    source: "ref; manual",
};

// d3d9_stream.tsv
/// version token 0x{version} names no profile of Direct3D 9
pub static UNKNOWN_VERSION: Rule = Rule {
    name: "unknown-version",
    severity: Severity::Error,
    fatal: true,
    codes: [5310, 5310, 5355, 5355, 5355, 5381, 5381, 5010, 5010, 5010, 5010, 5094, 5189, 5189, 5189, 5222, 5222],
    message: "version token 0x{version} names no profile of Direct3D 9",
    help: "the known ones are vs_1_0 to vs_3_sw (0xFFFE0100 to 0xFFFE03FF) and ps_1_0 to ps_3_sw (0xFFFF0100 to 0xFFFF03FF); `dxvet limits` lists them",
    source: "validator; ddi",
};
/// the stream stops without an end token (0x0000FFFF)
pub static MISSING_END_TOKEN: Rule = Rule {
    name: "missing-end-token",
    severity: Severity::Error,
    fatal: true,
    codes: [5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243, 5243],
    message: "the stream stops without an end token (0x0000FFFF)",
    help: "the file may have been cut off; a whole shader ends with the bytes FF FF 00 00",
    source: "validator; ref (its disassembler refuses such a stream)",
};
/// the last {bytes} bytes are the beginning of an instruction or comment whose end is missing
pub static CUT_OFF_STREAM: Rule = Rule {
    name: "cut-off-stream",
    severity: Severity::Error,
    fatal: true,
    codes: [5309, 5309, 5309, 5309, 5309, 5309, 5309, 5005, 5005, 5005, 5005, 5005, 5005, 5005, 5005, 5005, 5005],
    message: "the last {bytes} bytes are the beginning of an instruction or comment whose end is missing",
    help: "the file may have been cut off, or a length field is wrong",
    source: "validator; ref (its disassembler refuses such a stream)",
};
/// {bytes} bytes follow the end token; nothing reads them
pub static BYTES_AFTER_END: Rule = Rule {
    name: "bytes-after-end",
    severity: Severity::Note,
    fatal: false,
    codes: [5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237],
    message: "{bytes} bytes follow the end token; nothing reads them",
    help: "",
    source: "validator; ref (its disassembler ignores them)",
};

/// All rules in table order.
pub static RULES: &[&Rule] = &[
    &UNCLOSED_COMMENT,
    &HEXADECIMAL_TOO_WIDE,
    &OCTAL_TOO_WIDE,
    &DECIMAL_TOO_WIDE,
    &STRING_ACROSS_LINES,
    &UNCLOSED_STRING,
    &DIRECTIVE_SYNTAX,
    &UNCLOSED_CONDITIONAL,
    &DIVISION_BY_ZERO,
    &UNKNOWN_DIRECTIVE,
    &INCLUDE_WITHOUT_HANDLER,
    &INCLUDE_NOT_FOUND,
    &INCLUDE_TOO_DEEP,
    &ELIF_DIRECTIVE_WITHOUT_IF,
    &ELSE_DIRECTIVE_WITHOUT_IF,
    &ENDIF_DIRECTIVE_WITHOUT_IF,
    &DUPLICATE_MACRO_PARAMETER,
    &ELIF_AFTER_ELSE,
    &ELSE_AFTER_ELSE,
    &UNCLOSED_MACRO_CALL,
    &MACRO_ARGUMENT_COUNT,
    &NOT_AN_INTEGER_EXPRESSION,
    &MACRO_REDEFINED,
    &ERROR_DIRECTIVE,
    &MACRO_TOO_LARGE,
    &UNKNOWN_PRAGMA,
    &SYNTAX_ERROR,
    &VERSION_EXPECTED,
    &INVALID_MASK,
    &INVALID_SWIZZLE,
    &INVALID_REGISTER,
    &RELATIVE_NOT_A0,
    &RELATIVE_DESTINATION,
    &TWO_INDEX_REGISTERS,
    &COMPLEMENT_NOT_OF_ONE,
    &NEGATED_DIVIDE,
    &MODIFIED_COMPLEMENT,
    &SUB_MODIFIER,
    &MODIFIED_DESTINATION,
    &VERSION_1_0,
    &MODIFIED_NOT,
    &MODIFIED_PREDICATE,
    &RELATIVE_PREDICATE,
    &SCALAR_COMPONENTS,
    &UNSUPPORTED_MNEMONIC,
    &INVALID_INSTRUCTION_MODIFIERS,
    &UNSUPPORTED_COISSUE,
    &UNSUPPORTED_PREDICATE,
    &UNSUPPORTED_COMPLEMENT,
    &INVALID_DIRECTIVE,
    &CAPS_VERSION,
    &CAPS_STATIC_IF_TOO_DEEP,
    &CAPS_IF_COMP_TOO_DEEP,
    &CAPS_IF_PRED_TOO_DEEP,
    &CAPS_BREAK_COMP_TOO_DEEP,
    &CAPS_CALLNZ_PRED_TOO_DEEP,
    &CAPS_LOOP_TOO_DEEP,
    &CAPS_CALL_TOO_DEEP,
    &CAPS_DYNAMIC_FLOW,
    &CAPS_STATIC_FLOW,
    &CAPS_GRADIENT,
    &CAPS_PREDICATION,
    &CAPS_PREDICATE_PREFIX,
    &CAPS_TEMPORARY_WRITTEN,
    &CAPS_TEMPORARY_READ,
    &CAPS_CONSTANT_READ,
    &CAPS_CONSTANT_DEFINED,
    &CAPS_RENDER_TARGET,
    &CAPS_SWIZZLE,
    &CAPS_TEXTURE_ORDER,
    &CAPS_TEXTURE_SLOTS,
    &CAPS_ARITHMETIC_SLOTS,
    &CAPS_SLOTS,
    &DCL_AFTER_INSTRUCTION,
    &DCL_TOKEN_COUNT,
    &DCL_RESERVED_BITS,
    &DCL_REGISTER_FILE,
    &INPUT_DCL_PARTIAL_MASK,
    &REGISTER_DECLARED_TWICE,
    &COMPONENT_DECLARED_TWICE,
    &SYSTEM_INPUT_DECLARED_TWICE,
    &INPUT_SEMANTIC_TWICE,
    &OUTPUT_SEMANTIC_TWICE,
    &SAMPLER_DECLARED_TWICE,
    &SAMPLER_DCL_MASK,
    &DCL_EMPTY_MASK,
    &SAMPLER_DCL_TYPE,
    &SAMPLER_DCL_MODIFIER,
    &COLOR_DCL_MODIFIER,
    &DCL_MODIFIER,
    &TEXTURE_DCL_MASK,
    &VPOS_DCL_MASK,
    &INPUT_USAGE_TESSFACTOR,
    &INPUT_USAGE_POSITIONT,
    &INPUT_USAGE_SAMPLE,
    &INPUT_USAGE_PSIZE,
    &INPUT_USAGE_POSITION,
    &OUTPUT_USAGE_POSITIONT,
    &OUTPUT_USAGE_TESSFACTOR,
    &OUTPUT_USAGE_PSIZE,
    &OUTPUT_USAGE_SAMPLE,
    &DCL_USAGE_INDEX,
    &DCL_USAGE,
    &CENTROID_THEN_PLAIN,
    &PLAIN_THEN_COLOR,
    &PLAIN_THEN_CENTROID,
    &TOO_MANY_OUTPUTS,
    &INDEXED_OUTPUTS,
    &DEF_AFTER_INSTRUCTION,
    &DEF_DESTINATION,
    &DEFI_DESTINATION,
    &DEFB_DESTINATION,
    &DEFI_COUNT_NEGATIVE,
    &DEFI_COUNT_TOO_LARGE,
    &DEFI_START_OUT_OF_RANGE,
    &DEFI_STEP_OUT_OF_RANGE,
    &DEFI_FOURTH_VALUE,
    &DEFI_VALUES_AFTER_COUNT,
    &FLOAT_CONSTANT_DEFINED_TWICE,
    &INTEGER_CONSTANT_DEFINED_TWICE,
    &BOOLEAN_CONSTANT_DEFINED_TWICE,
    &STATIC_IF_TOO_DEEP,
    &IF_COMP_TOO_DEEP,
    &IF_PRED_TOO_DEEP,
    &BREAK_COMP_TOO_DEEP,
    &CALLNZ_PRED_TOO_DEEP,
    &LOOP_TOO_DEEP,
    &CALL_TOO_DEEP,
    &TOO_MUCH_STATIC_FLOW,
    &ELSE_WITHOUT_IF,
    &SECOND_ELSE,
    &ENDIF_WITHOUT_IF,
    &ENDREP_WITHOUT_REP,
    &ENDLOOP_WITHOUT_LOOP,
    &RET_INSIDE_BLOCK,
    &CODE_AFTER_RET,
    &LABEL_NOT_AFTER_RET,
    &LABEL_NUMBER_TOO_HIGH,
    &LABEL_DEFINED_TWICE,
    &CALL_BACKWARD,
    &LABEL_UNDEFINED,
    &LABEL_UNUSED,
    &SUBROUTINE_WITHOUT_RET,
    &BREAK_OUTSIDE_LOOP,
    &LOOP_NOT_CLOSED,
    &IF_NOT_CLOSED,
    &GRADIENT_IN_VARYING_FLOW,
    &GRADIENT_BEFORE_BREAK,
    &TEXTURE_ORDER_TOO_HIGH,
    &TOO_MANY_SLOTS,
    &TOO_MANY_ARITHMETIC_SLOTS,
    &TOO_MANY_TEXTURE_SLOTS,
    &UNKNOWN_VERSION,
    &MISSING_END_TOKEN,
    &CUT_OFF_STREAM,
    &BYTES_AFTER_END,
];
