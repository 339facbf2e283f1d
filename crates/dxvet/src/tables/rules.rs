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
/// more tokens follow the end of a preprocessor line
pub static TOKENS_AFTER_DIRECTIVE: Rule = Rule {
    name: "tokens-after-directive",
    severity: Severity::Error,
    fatal: false,
    codes: [1501, 1501, 1501, 1501, 1501, 1501, 1501, 1501, 1501, 1501, 1501, 1501, 1501, 1501, 1501, 1501, 1501],
    message: "more tokens follow the end of a preprocessor line",
    help: "a byte that is no ASCII ends the line for the grammar",
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
    codes: [9401, 9401, 9401, 9401, 9401, 9401, 9401, 9401, 9401, 9401, 9401, 9401, 9401, 9401, 9401, 9401, 9401],
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
/// the macros of this text give more than 262144 tokens in one call, or 4194304 in all
pub static MACRO_TOO_LARGE: Rule = Rule {
    name: "macro-too-large",
    severity: Severity::Error,
    fatal: false,
    codes: [9502, 9502, 9502, 9502, 9502, 9502, 9502, 9502, 9502, 9502, 9502, 9502, 9502, 9502, 9502, 9502, 9502],
    message: "the macros of this text give more than 262144 tokens in one call, or 4194304 in all",
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
/// `#pragma warning` makes an error of {code}
pub static WARNING_AS_ERROR: Rule = Rule {
    name: "warning-as-error",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`#pragma warning` makes an error of {code}",
    help: "",
    source: "ref: the reference prints the warning's number as an error",
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
/// {profile} is for software processing; a device that reports {cap} does not take it
pub static CAPS_SOFTWARE_PROFILE: Rule = Rule {
    name: "caps-software-profile",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 0, 5643, 0, 5644, 0, 0, 0, 0, 0, 0, 0, 5352, 0, 5642],
    message: "{profile} is for software processing; a device that reports {cap} does not take it",
    help: "use a profile without _sw, or check without caps",
    source: "validator",
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
/// up to {used} instructions executed; {cap} is {limit} (the loop counts are those of `defi`)
pub static CAPS_EXECUTED: Rule = Rule {
    name: "caps-executed",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 9101, 9101, 9101, 9101, 9101, 0, 0, 0, 0, 0, 9101, 9101, 9101, 9101, 9101],
    message: "up to {used} instructions executed; {cap} is {limit} (the loop counts are those of `defi`)",
    help: "shorten the loops, or lower their counts",
    source: "manual: D3DCAPS9; a static bound is ours, the runtime counts nothing",
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
/// `dcl` has no register token
pub static DCL_WITHOUT_REGISTER: Rule = Rule {
    name: "dcl-without-register",
    severity: Severity::Error,
    fatal: false,
    codes: [5624, 5624, 5624, 5624, 5624, 5625, 5625, 0, 0, 0, 0, 0, 5216, 5216, 5216, 5298, 5298],
    message: "`dcl` has no register token",
    help: "give the declaration a register",
    source: "validator",
};
/// bit 31 of the information token {token} of the declaration of {register} is 0
pub static DCL_FIRST_BIT: Rule = Rule {
    name: "dcl-first-bit",
    severity: Severity::Error,
    fatal: true,
    codes: [5540, 5540, 5540, 5540, 5540, 5540, 5540, 0, 0, 0, 0, 0, 5541, 5541, 5541, 5541, 5541],
    message: "bit 31 of the information token {token} of the declaration of {register} is 0",
    help: "set bit 31 of the token",
    source: "validator",
};
/// information token {token} of the declaration of {register} has bits set that mean nothing for this register
pub static DCL_RESERVED_BITS: Rule = Rule {
    name: "dcl-reserved-bits",
    severity: Severity::Error,
    fatal: true,
    codes: [5487, 5487, 5487, 5487, 5487, 5487, 5487, 0, 0, 0, 0, 0, 5487, 5487, 5487, 5487, 5487],
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
/// declaration of {register}; the file ends at number {highest}
pub static DCL_REGISTER_NUMBER: Rule = Rule {
    name: "dcl-register-number",
    severity: Severity::Error,
    fatal: false,
    codes: [5628, 5628, 5628, 5628, 5628, 5629, 5629, 0, 0, 0, 0, 0, 5218, 5218, 5218, 5300, 5300],
    message: "declaration of {register}; the file ends at number {highest}",
    help: "use a number from 0 to {highest}",
    source: "validator",
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
/// declaration of {register} with a modifier other than `_pp` and `_centroid`
pub static DCL_MODIFIER_BITS: Rule = Rule {
    name: "dcl-modifier-bits",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5536, 5536, 5536, 5970, 5970],
    message: "declaration of {register} with a modifier other than `_pp` and `_centroid`",
    help: "drop the modifier",
    source: "validator",
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
/// an output is written with an index while {semantic} is declared in {register}; the index could reach it
pub static INDEXED_OUTPUTS: Rule = Rule {
    name: "indexed-outputs",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 6074, 6074, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "an output is written with an index while {semantic} is declared in {register}; the index could reach it",
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
/// definition of {register}; the file ends at {highest}
pub static DEF_REGISTER_NUMBER: Rule = Rule {
    name: "def-register-number",
    severity: Severity::Error,
    fatal: false,
    codes: [5339, 5339, 5380, 5380, 5380, 5737, 5737, 0, 0, 0, 0, 0, 5589, 5589, 5589, 5593, 5593],
    message: "definition of {register}; the file ends at {highest}",
    help: "use a lower register",
    source: "validator",
};
/// definition of {register}; the file ends at {highest}
pub static DEFI_REGISTER_NUMBER: Rule = Rule {
    name: "defi-register-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5988, 5988, 5988, 5989, 5989, 0, 0, 0, 0, 0, 5554, 5554, 5554, 5987, 5987],
    message: "definition of {register}; the file ends at {highest}",
    help: "use a lower register",
    source: "validator",
};
/// definition of {register}; the file ends at {highest}
pub static DEFB_REGISTER_NUMBER: Rule = Rule {
    name: "defb-register-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 6009, 6009, 6009, 6010, 6010, 0, 0, 0, 0, 0, 5562, 5562, 5562, 6008, 6008],
    message: "definition of {register}; the file ends at {highest}",
    help: "use a lower register",
    source: "validator",
};
/// {register} gets the value {value}; a boolean is 0 or 1
pub static DEFB_VALUE: Rule = Rule {
    name: "defb-value",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 6000, 6000, 6000, 6003, 6003, 0, 0, 0, 0, 0, 5994, 5994, 5994, 5997, 5997],
    message: "{register} gets the value {value}; a boolean is 0 or 1",
    help: "write 0 or 1",
    source: "validator",
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
/// {instruction} takes a gradient in a loop that a break makes vary from pixel to pixel and that takes the gradient of a temporary elsewhere
pub static GRADIENT_AFTER_BREAK: Rule = Rule {
    name: "gradient-after-break",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6078, 6078, 6077, 6077],
    message: "{instruction} takes a gradient in a loop that a break makes vary from pixel to pixel and that takes the gradient of a temporary elsewhere",
    help: "take the gradients before the loop (dsx, dsy) and use texldd inside it, or leave the loop another way",
    source: "ref; the manual allows the gradient of an input or a constant anywhere (nesting)",
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

// d3d9_instructions.tsv
/// {name} reads {rows} rows from {register} on; the last would be {last}, and the file has {size} registers
pub static MATRIX_ROWS_PAST_FILE: Rule = Rule {
    name: "matrix-rows-past-file",
    severity: Severity::Error,
    fatal: false,
    codes: [5318, 5318, 5362, 5362, 5362, 5688, 5688, 0, 0, 0, 0, 0, 5565, 5565, 5565, 5684, 5684],
    message: "{name} reads {rows} rows from {register} on; the last would be {last}, and the file has {size} registers",
    help: "start the matrix lower, so that all {rows} rows lie in the file",
    source: "ref; manual",
};
/// {name} reads {rows} rows from {register} on; the last would be {last}, and the file has {size} registers
pub static MATRIX_ROWS_PAST_FILE_REPEATED: Rule = Rule {
    name: "matrix-rows-past-file-repeated",
    severity: Severity::Error,
    fatal: false,
    codes: [5320, 5320, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{name} reads {rows} rows from {register} on; the last would be {last}, and the file has {size} registers",
    help: "start the matrix lower, so that all {rows} rows lie in the file",
    source: "ref: vs_1_1 reports it twice",
};
/// the matrix operand {register} of {name} has a source modifier
pub static MATRIX_OPERAND_MODIFIER: Rule = Rule {
    name: "matrix-operand-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [5321, 5321, 5693, 5693, 5693, 5695, 5695, 0, 0, 0, 0, 0, 5566, 5566, 5566, 5689, 5689],
    message: "the matrix operand {register} of {name} has a source modifier",
    help: "negate the vector operand instead",
    source: "ref; manual",
};
/// the matrix operand {register} of {name} has a swizzle
pub static MATRIX_OPERAND_SWIZZLE: Rule = Rule {
    name: "matrix-operand-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [5367, 5367, 5640, 5640, 5640, 5641, 5641, 0, 0, 0, 0, 0, 5567, 5567, 5567, 5327, 5327],
    message: "the matrix operand {register} of {name} has a swizzle",
    help: "drop the swizzle; swizzle the vector operand instead",
    source: "ref; manual",
};
/// {name} writes the mask {mask}; it must write {wanted}
pub static MATRIX_MASK: Rule = Rule {
    name: "matrix-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [5477, 5477, 5478, 5478, 5478, 5807, 5807, 0, 0, 0, 0, 0, 5568, 5568, 5568, 6014, 6014],
    message: "{name} writes the mask {mask}; it must write {wanted}",
    help: "write {wanted}",
    source: "ref; manual",
};
/// {name} writes {register}, which is its vector operand: the second row would read the first result
pub static MATRIX_DESTINATION_IS_VECTOR: Rule = Rule {
    name: "matrix-destination-is-vector",
    severity: Severity::Error,
    fatal: false,
    codes: [5335, 5335, 5479, 5479, 5479, 5808, 5808, 0, 0, 0, 0, 0, 5569, 5569, 5569, 6015, 6015],
    message: "{name} writes {register}, which is its vector operand: the second row would read the first result",
    help: "write another register",
    source: "ref; manual",
};
/// {name} writes {register}, which is one of the rows {first} to {last} that it reads
pub static MATRIX_DESTINATION_IN_ROWS: Rule = Rule {
    name: "matrix-destination-in-rows",
    severity: Severity::Error,
    fatal: false,
    codes: [5336, 5336, 5480, 5480, 5480, 5809, 5809, 0, 0, 0, 0, 0, 5570, 5570, 5570, 6016, 6016],
    message: "{name} writes {register}, which is one of the rows {first} to {last} that it reads",
    help: "write a register outside the matrix",
    source: "ref; manual",
};
/// {name} reads constants as vector and as matrix; one instruction has one constant port
pub static MATRIX_TWO_CONSTANTS: Rule = Rule {
    name: "matrix-two-constants",
    severity: Severity::Error,
    fatal: false,
    codes: [5347, 5347, 5394, 5394, 0, 5753, 0, 0, 0, 0, 0, 0, 5571, 5571, 0, 6017, 0],
    message: "{name} reads constants as vector and as matrix; one instruction has one constant port",
    help: "move the vector to a temporary register first",
    source: "ref",
};
/// {name} reads input registers as vector and as matrix; one instruction has one input port
pub static MATRIX_TWO_INPUTS: Rule = Rule {
    name: "matrix-two-inputs",
    severity: Severity::Error,
    fatal: false,
    codes: [5348, 5348, 5395, 5395, 0, 5754, 0, 0, 0, 0, 0, 0, 5572, 5572, 0, 6018, 0],
    message: "{name} reads input registers as vector and as matrix; one instruction has one input port",
    help: "move the vector to a temporary register first",
    source: "ref",
};
/// nrm writes {register}, which it also reads
pub static NRM_DESTINATION_IS_SOURCE: Rule = Rule {
    name: "nrm-destination-is-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5449, 5449, 5449, 5783, 5783, 0, 0, 0, 0, 0, 5225, 5225, 5225, 5604, 5604],
    message: "nrm writes {register}, which it also reads",
    help: "write another register",
    source: "ref; manual",
};
/// nrm writes the mask {mask}; it must write .xyz or all components
pub static NRM_MASK: Rule = Rule {
    name: "nrm-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5450, 5450, 5450, 5784, 5784, 0, 0, 0, 0, 0, 5194, 5194, 5194, 5530, 5530],
    message: "nrm writes the mask {mask}; it must write .xyz or all components",
    help: "use .xyz or no mask",
    source: "ref; manual",
};
/// nrm writes {register}; {profile} allows only temporary registers
pub static NRM_DESTINATION_FILE: Rule = Rule {
    name: "nrm-destination-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5464, 5464, 5464, 5791, 5791, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "nrm writes {register}; {profile} allows only temporary registers",
    help: "write an r register and move it",
    source: "ref; manual",
};
/// crs writes {register}, which it also reads
pub static CRS_DESTINATION_IS_SOURCE: Rule = Rule {
    name: "crs-destination-is-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5452, 5452, 5452, 5786, 5786, 0, 0, 0, 0, 0, 5418, 5418, 5418, 5761, 5761],
    message: "crs writes {register}, which it also reads",
    help: "write another register",
    source: "ref; manual",
};
/// operand {register} of crs has a swizzle
pub static CRS_SWIZZLE: Rule = Rule {
    name: "crs-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5453, 5453, 5453, 5787, 5787, 0, 0, 0, 0, 0, 5419, 5419, 5419, 5762, 5762],
    message: "operand {register} of crs has a swizzle",
    help: "move the swizzled value to a temporary register first",
    source: "ref; manual",
};
/// crs writes the mask {mask}; it must lie within .xyz
pub static CRS_MASK: Rule = Rule {
    name: "crs-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5454, 5454, 5454, 5788, 5788, 0, 0, 0, 0, 0, 5420, 5420, 5420, 5763, 5763],
    message: "crs writes the mask {mask}; it must lie within .xyz",
    help: "use any of x, y and z, without w",
    source: "ref; manual",
};
/// crs writes {register}; {profile} allows only temporary registers
pub static CRS_DESTINATION_FILE: Rule = Rule {
    name: "crs-destination-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5451, 5451, 5451, 5785, 5785, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "crs writes {register}; {profile} allows only temporary registers",
    help: "write an r register and move it",
    source: "ref; manual",
};
/// pow writes {register}, which is its exponent
pub static POW_DESTINATION_IS_EXPONENT: Rule = Rule {
    name: "pow-destination-is-exponent",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5455, 5455, 5455, 5789, 5789, 0, 0, 0, 0, 0, 5421, 5421, 5421, 5764, 5764],
    message: "pow writes {register}, which is its exponent",
    help: "write another register",
    source: "ref; manual",
};
/// pow writes {register}; {profile} allows only temporary registers
pub static POW_DESTINATION_FILE: Rule = Rule {
    name: "pow-destination-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5465, 5465, 5465, 5792, 5792, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "pow writes {register}; {profile} allows only temporary registers",
    help: "write an r register and move it",
    source: "ref; manual",
};
/// lrp writes {register}, which is its first or third operand
pub static LRP_DESTINATION_IS_SOURCE: Rule = Rule {
    name: "lrp-destination-is-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5456, 5456, 5456, 5790, 5790, 0, 0, 0, 0, 0, 5765, 5765, 5765, 5766, 5766],
    message: "lrp writes {register}, which is its first or third operand",
    help: "write another register",
    source: "ref; manual",
};
/// lrp writes {register}; {profile} allows only temporary registers
pub static LRP_DESTINATION_FILE: Rule = Rule {
    name: "lrp-destination-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5467, 5467, 5467, 5796, 5796, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "lrp writes {register}; {profile} allows only temporary registers",
    help: "write an r register and move it",
    source: "ref; manual",
};
/// sincos writes {register}, which is its angle
pub static SINCOS_DESTINATION_IS_SOURCE: Rule = Rule {
    name: "sincos-destination-is-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5457, 5457, 5457, 5768, 5768, 0, 0, 0, 0, 0, 5423, 5423, 5423, 5767, 5767],
    message: "sincos writes {register}, which is its angle",
    help: "write another register",
    source: "ref; manual",
};
/// the second operand of sincos is {register}; it must be a constant
pub static SINCOS_SECOND_FILE: Rule = Rule {
    name: "sincos-second-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5458, 5458, 5458, 0, 0, 0, 0, 0, 0, 0, 5226, 5226, 5226, 0, 0],
    message: "the second operand of sincos is {register}; it must be a constant",
    help: "pass the constants D3DSINCOSCONST1 and D3DSINCOSCONST2 in two c registers",
    source: "ref; manual",
};
/// the third operand of sincos is {register}; it must be a constant
pub static SINCOS_THIRD_FILE: Rule = Rule {
    name: "sincos-third-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5459, 5459, 5459, 0, 0, 0, 0, 0, 0, 0, 5227, 5227, 5227, 0, 0],
    message: "the third operand of sincos is {register}; it must be a constant",
    help: "pass the constants D3DSINCOSCONST1 and D3DSINCOSCONST2 in two c registers",
    source: "ref; manual",
};
/// both constants of sincos are {register}
pub static SINCOS_SAME_CONSTANTS: Rule = Rule {
    name: "sincos-same-constants",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5460, 5460, 5460, 0, 0, 0, 0, 0, 0, 0, 5228, 5228, 5228, 0, 0],
    message: "both constants of sincos are {register}",
    help: "pass D3DSINCOSCONST1 and D3DSINCOSCONST2 in two different registers",
    source: "ref; manual",
};
/// the angle of sincos is {register} without a single component
pub static SINCOS_ANGLE_SWIZZLE: Rule = Rule {
    name: "sincos-angle-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5461, 5461, 5461, 0, 0, 0, 0, 0, 0, 0, 5229, 5229, 5229, 5605, 5605],
    message: "the angle of sincos is {register} without a single component",
    help: "name one component, for example {register}.x",
    source: "ref; manual",
};
/// operand {register} of sincos has a source modifier
pub static SINCOS_CONSTANT_MODIFIER: Rule = Rule {
    name: "sincos-constant-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5462, 5462, 5462, 0, 0, 0, 0, 0, 0, 0, 5230, 5230, 5230, 0, 0],
    message: "operand {register} of sincos has a source modifier",
    help: "drop the modifier; the constants are fixed series coefficients",
    source: "ref; manual",
};
/// operand {register} of sincos has a swizzle
pub static SINCOS_CONSTANT_SWIZZLE: Rule = Rule {
    name: "sincos-constant-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5463, 5463, 5463, 0, 0, 0, 0, 0, 0, 0, 5231, 5231, 5231, 0, 0],
    message: "operand {register} of sincos has a swizzle",
    help: "drop the swizzle; the constants are fixed series coefficients",
    source: "ref; manual",
};
/// sincos writes {register}; {profile} allows only temporary registers
pub static SINCOS_DESTINATION_FILE: Rule = Rule {
    name: "sincos-destination-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5469, 5469, 5469, 6076, 6076, 0, 0, 0, 0, 0, 0, 0, 0, 6075, 6075],
    message: "sincos writes {register}; {profile} allows only temporary registers",
    help: "write an r register and move it",
    source: "ref; manual",
};
/// sincos writes the mask {mask}; it must write .x, .y or .xy
pub static SINCOS_MASK: Rule = Rule {
    name: "sincos-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5545, 5545, 5545, 5983, 5983, 0, 0, 0, 0, 0, 5209, 5209, 5209, 5580, 5580],
    message: "sincos writes the mask {mask}; it must write .x, .y or .xy",
    help: "use one of .x (cosine), .y (sine) and .xy",
    source: "ref; manual",
};
/// the scratch operands of sgn are {second} and {third}; they must be two different temporary registers
pub static SGN_SCRATCH_REGISTERS: Rule = Rule {
    name: "sgn-scratch-registers",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5470, 5470, 5470, 5797, 5797, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "the scratch operands of sgn are {second} and {third}; they must be two different temporary registers",
    help: "pass two r registers that hold nothing of use",
    source: "ref; manual",
};
/// sgn reads {register}, which is one of its scratch operands too
pub static SGN_SOURCE_IS_SCRATCH: Rule = Rule {
    name: "sgn-source-is-scratch",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5471, 5471, 5471, 5798, 5798, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "sgn reads {register}, which is one of its scratch operands too",
    help: "use another r register as scratch",
    source: "ref; manual",
};
/// a scratch operand of sgn has a swizzle or a modifier: {register}
pub static SGN_SCRATCH_PLAIN: Rule = Rule {
    name: "sgn-scratch-plain",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5472, 5472, 5472, 5799, 5799, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "a scratch operand of sgn has a swizzle or a modifier: {register}",
    help: "pass the plain register",
    source: "ref; manual",
};
/// frc writes the mask {mask}; vs_1_1 allows .y and .xy
pub static FRC_MASK: Rule = Rule {
    name: "frc-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [5340, 5340, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "frc writes the mask {mask}; vs_1_1 allows .y and .xy",
    help: "use .y or .xy",
    source: "ref; manual",
};
/// the third operand of dp2add is {register} without a single component
pub static DP2ADD_THIRD_SWIZZLE: Rule = Rule {
    name: "dp2add-third-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5519, 5519, 5519, 5961, 5961],
    message: "the third operand of dp2add is {register} without a single component",
    help: "name one component, for example {register}.x",
    source: "ref; manual",
};
/// {name} reads its coordinate from {register}; {profile} allows {files}
pub static TEXTURE_COORDINATE_FILE: Rule = Rule {
    name: "texture-coordinate-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5527, 5527, 0, 0, 0, 0, 0, 5192, 5192, 5192, 5525, 5525],
    message: "{name} reads its coordinate from {register}; {profile} allows {files}",
    help: "move the coordinate to an r register first",
    source: "ref; manual",
};
/// the second operand of {name} is {register}; it must be a sampler
pub static TEXTURE_SAMPLER_FILE: Rule = Rule {
    name: "texture-sampler-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5529, 5529, 0, 0, 0, 0, 0, 5193, 5193, 5193, 5528, 5528],
    message: "the second operand of {name} is {register}; it must be a sampler",
    help: "pass an s register",
    source: "ref; manual",
};
/// operand {register} of {name} has a source modifier
pub static TEXTURE_COORDINATE_MODIFIER: Rule = Rule {
    name: "texture-coordinate-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 6064, 6064, 0, 0, 0, 0, 0, 5197, 5197, 5197, 5561, 5561],
    message: "operand {register} of {name} has a source modifier",
    help: "apply the modifier with a `mov` first",
    source: "ref; manual",
};
/// operand {register} of {name} has a swizzle; {profile} has none on texture instructions
pub static TEXTURE_OPERAND_SWIZZLE: Rule = Rule {
    name: "texture-operand-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5198, 5198, 5198, 0, 0],
    message: "operand {register} of {name} has a swizzle; {profile} has none on texture instructions",
    help: "apply the swizzle with a `mov` first",
    source: "ref; manual",
};
/// {name} reads a gradient from {register}; {profile} allows {files}
pub static TEXTURE_GRADIENT_FILE: Rule = Rule {
    name: "texture-gradient-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5523, 5523, 5526, 5526],
    message: "{name} reads a gradient from {register}; {profile} allows {files}",
    help: "move the gradient to an r register first",
    source: "ref; manual",
};
/// the sampler {register} of {name} has a source modifier
pub static TEXTURE_SAMPLER_MODIFIER: Rule = Rule {
    name: "texture-sampler-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5564, 5564, 0, 0, 0, 0, 0, 0, 0, 0, 5559, 5559],
    message: "the sampler {register} of {name} has a source modifier",
    help: "drop the modifier",
    source: "ref",
};
/// {name} writes the mask {mask}; {profile} loads all four components
pub static TEXTURE_MASK: Rule = Rule {
    name: "texture-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5773, 5773, 5773, 0, 0],
    message: "{name} writes the mask {mask}; {profile} loads all four components",
    help: "drop the mask",
    source: "ref; manual",
};
/// texkill has the mask {mask}; {profile} tests whole registers
pub static TEXKILL_MASK: Rule = Rule {
    name: "texkill-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5208, 5208, 5208, 0, 0],
    message: "texkill has the mask {mask}; {profile} tests whole registers",
    help: "drop the mask",
    source: "ref; manual",
};
/// {register} is sampled and has no declaration
pub static SAMPLER_UNDECLARED: Rule = Rule {
    name: "sampler-undeclared",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5577, 5577, 0, 0, 0, 0, 0, 5203, 5203, 5203, 5576, 5576],
    message: "{register} is sampled and has no declaration",
    help: "declare it, for example `dcl_2d {register}`",
    source: "ref; manual",
};
/// {components} of {register} is read and has no declaration
pub static INPUT_UNDECLARED: Rule = Rule {
    name: "input-undeclared",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5702, 5702, 5702, 5703, 5703, 0, 0, 0, 0, 0, 5546, 5546, 5546, 5984, 5984],
    message: "{components} of {register} is read and has no declaration",
    help: "declare it above the first instruction",
    source: "ref; manual",
};
/// {components} of vPos is read and has no declaration
pub static POSITION_UNDECLARED: Rule = Rule {
    name: "position-undeclared",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5985, 5985],
    message: "{components} of vPos is read and has no declaration",
    help: "declare it, for example `dcl vPos.xy`",
    source: "ref; manual",
};
/// vFace is read and has no declaration
pub static FACE_UNDECLARED: Rule = Rule {
    name: "face-undeclared",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5986, 5986],
    message: "vFace is read and has no declaration",
    help: "declare it with `dcl vFace`",
    source: "ref; manual",
};
/// component {components} of vPos is read; only x and y exist
pub static POSITION_COMPONENT: Rule = Rule {
    name: "position-component",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6063, 6063],
    message: "component {components} of vPos is read; only x and y exist",
    help: "read vPos.x or vPos.y",
    source: "ref; manual",
};
/// {components} of {register} is written and has no declaration
pub static OUTPUT_UNDECLARED: Rule = Rule {
    name: "output-undeclared",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5704, 5704, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{components} of {register} is written and has no declaration",
    help: "declare it, for example `dcl_texcoord0 {register}`",
    source: "ref; manual",
};
/// {components} of {register} is read and was never written
pub static REGISTER_UNSET: Rule = Rule {
    name: "register-unset",
    severity: Severity::Error,
    fatal: false,
    codes: [5326, 5326, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5204, 0, 0, 0, 0],
    message: "{components} of {register} is read and was never written",
    help: "write it before",
    source: "ref; manual",
};
/// {register} is read with an index in a0.x, which was never written
pub static ADDRESS_UNSET: Rule = Rule {
    name: "address-unset",
    severity: Severity::Error,
    fatal: false,
    codes: [5326, 5326, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is read with an index in a0.x, which was never written",
    help: "write it before, for example `mov a0.x, c0.x`",
    source: "ref; manual",
};
/// component {components} of {register} was destroyed by sincos
pub static REGISTER_CLOBBERED: Rule = Rule {
    name: "register-clobbered",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5205, 0, 0, 0, 0],
    message: "component {components} of {register} was destroyed by sincos",
    help: "write it again after the sincos, or let the sincos write another register",
    source: "ref; manual",
};
/// {output} takes one component, and {register} names none
pub static SCALAR_OUTPUT_SOURCE: Rule = Rule {
    name: "scalar-output-source",
    severity: Severity::Error,
    fatal: false,
    codes: [5430, 5430, 5398, 5398, 5398, 5776, 5776, 0, 0, 0, 0, 0, 0, 0, 0, 6062, 6062],
    message: "{output} takes one component, and {register} names none",
    help: "name one component, for example {register}.x",
    source: "ref; manual",
};
/// {name} cannot write {output}, which takes one component
pub static SCALAR_OUTPUT_INSTRUCTION: Rule = Rule {
    name: "scalar-output-instruction",
    severity: Severity::Error,
    fatal: false,
    codes: [5441, 5441, 5436, 5436, 5436, 5781, 5781, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{name} cannot write {output}, which takes one component",
    help: "compute into an r register and move one component",
    source: "ref",
};
/// {name} cannot write {output}, which takes one component
pub static SCALAR_OUTPUT_MATRIX: Rule = Rule {
    name: "scalar-output-matrix",
    severity: Severity::Error,
    fatal: false,
    codes: [5482, 5482, 5484, 5484, 5484, 5811, 5811, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{name} cannot write {output}, which takes one component",
    help: "compute into an r register and move one component",
    source: "ref",
};
/// {output} is written with the mask {mask}
pub static SCALAR_OUTPUT_MASK: Rule = Rule {
    name: "scalar-output-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5810, 5810, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{output} is written with the mask {mask}",
    help: "drop the mask",
    source: "ref",
};
/// {name} writes {register}; {profile} allows only mov
pub static COLOR_OUTPUT_INSTRUCTION: Rule = Rule {
    name: "color-output-instruction",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5406, 5406, 5406, 0, 0],
    message: "{name} writes {register}; {profile} allows only mov",
    help: "compute into an r register and move it",
    source: "ref; manual",
};
/// the value moved to {register} has a source modifier
pub static COLOR_OUTPUT_MODIFIER: Rule = Rule {
    name: "color-output-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5407, 5407, 5407, 0, 0],
    message: "the value moved to {register} has a source modifier",
    help: "apply the modifier before",
    source: "ref",
};
/// the value moved to {register} has a swizzle
pub static COLOR_OUTPUT_SWIZZLE: Rule = Rule {
    name: "color-output-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5408, 5408, 5408, 0, 0],
    message: "the value moved to {register} has a swizzle",
    help: "apply the swizzle before",
    source: "ref",
};
/// {register} is written with the mask {mask}; {profile} writes whole color outputs
pub static COLOR_OUTPUT_MASK: Rule = Rule {
    name: "color-output-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5410, 5410, 5410, 0, 0],
    message: "{register} is written with the mask {mask}; {profile} writes whole color outputs",
    help: "drop the mask",
    source: "ref; manual",
};
/// {register} is written a second time
pub static COLOR_OUTPUT_TWICE: Rule = Rule {
    name: "color-output-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5411, 0, 0, 0, 0],
    message: "{register} is written a second time",
    help: "write it once, at the end",
    source: "ref; manual",
};
/// {name} cannot write oDepth, which takes one component
pub static DEPTH_OUTPUT_INSTRUCTION: Rule = Rule {
    name: "depth-output-instruction",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5412, 5412, 5412, 5758, 5758],
    message: "{name} cannot write oDepth, which takes one component",
    help: "compute into an r register and move one component with `mov`",
    source: "ref; manual",
};
/// the value moved to oDepth has a source modifier
pub static DEPTH_OUTPUT_MODIFIER: Rule = Rule {
    name: "depth-output-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5413, 5413, 5413, 0, 0],
    message: "the value moved to oDepth has a source modifier",
    help: "apply the modifier before",
    source: "ref",
};
/// oDepth takes one component, and {register} names none
pub static DEPTH_OUTPUT_SOURCE: Rule = Rule {
    name: "depth-output-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5414, 5414, 5414, 0, 0],
    message: "oDepth takes one component, and {register} names none",
    help: "name one component, for example {register}.x",
    source: "ref; manual",
};
/// oDepth is written with the mask {mask}; it has no components
pub static DEPTH_OUTPUT_MASK: Rule = Rule {
    name: "depth-output-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5415, 5415, 5415, 5759, 5759],
    message: "oDepth is written with the mask {mask}; it has no components",
    help: "write all four components in the token: the assembler does for a plain oDepth",
    source: "validator; ref never gets such tokens from its assembler",
};
/// oDepth is written a second time
pub static DEPTH_OUTPUT_TWICE: Rule = Rule {
    name: "depth-output-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5416, 0, 0, 0, 0],
    message: "oDepth is written a second time",
    help: "write it once, at the end",
    source: "ref; manual",
};
/// oC0 is never written
pub static COLOR_OUTPUT_MISSING: Rule = Rule {
    name: "color-output-missing",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5405, 0, 0, 0, 0],
    message: "oC0 is never written",
    help: "end with a `mov oC0, r#`",
    source: "ref; manual",
};
/// {register} is written and {missing} is not; color outputs must follow one another from oC0
pub static COLOR_OUTPUT_GAP: Rule = Rule {
    name: "color-output-gap",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5573, 0, 0, 0, 0],
    message: "{register} is written and {missing} is not; color outputs must follow one another from oC0",
    help: "write all outputs below the highest, or use lower ones",
    source: "ref; manual",
};
/// oPos is never written
pub static POSITION_OUTPUT_MISSING: Rule = Rule {
    name: "position-output-missing",
    severity: Severity::Error,
    fatal: false,
    codes: [5351, 5351, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "oPos is never written",
    help: "write all four components of oPos",
    source: "ref; manual",
};
/// only {components} of oPos is written
pub static POSITION_OUTPUT_PARTIAL: Rule = Rule {
    name: "position-output-partial",
    severity: Severity::Error,
    fatal: false,
    codes: [5350, 5350, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "only {components} of oPos is written",
    help: "write all four components of oPos",
    source: "ref; manual",
};
/// {register} has {components} written; the components must follow one another from x
pub static TEXTURE_OUTPUT_GAP: Rule = Rule {
    name: "texture-output-gap",
    severity: Severity::Error,
    fatal: false,
    codes: [5427, 5427, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} has {components} written; the components must follow one another from x",
    help: "write x, xy, xyz or all four",
    source: "ref",
};

// d3d9_link.tsv
/// a vertex shader and a pixel shader make a pair; these are {first} and {second}
pub static LINK_NOT_A_PAIR: Rule = Rule {
    name: "link-not-a-pair",
    severity: Severity::Error,
    fatal: true,
    codes: [9301, 9301, 9301, 9301, 9301, 9301, 9301, 9301, 9301, 9301, 9301, 9301, 9301, 9301, 9301, 9301, 9301],
    message: "a vertex shader and a pixel shader make a pair; these are {first} and {second}",
    help: "give the vertex shader first",
    source: "manual",
};
/// {second} cannot follow {first}: version 3_0 goes with version 3_0 only
pub static LINK_VERSION: Rule = Rule {
    name: "link-version",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 0, 0, 0, 0, 9302, 9302, 9302, 9302, 9302, 9302, 9302, 9302, 9302, 9302],
    message: "{second} cannot follow {first}: version 3_0 goes with version 3_0 only",
    help: "compile both for 3_0 or both for an earlier version; a vs_3_sw shader alone goes with any pixel shader",
    source: "manual: shader model 3",
};
/// {components} of {register} is read, and the vertex shader writes no {output}
pub static LINK_INPUT_NOT_WRITTEN: Rule = Rule {
    name: "link-input-not-written",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 9303, 9303, 9303, 9303, 9303, 9303, 9303, 9303, 9303, 9303],
    message: "{components} of {register} is read, and the vertex shader writes no {output}",
    help: "write it in the vertex shader: the pixel shader reads an undefined value",
    source: "manual: dcl_usage output (an output has no default); output registers",
};
/// {components} of {register} is read; of {output} the vertex shader writes only {written}
pub static LINK_COMPONENTS_NOT_WRITTEN: Rule = Rule {
    name: "link-components-not-written",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 9304, 9304, 9304, 9304, 9304, 9304, 9304, 9304, 9304, 9304],
    message: "{components} of {register} is read; of {output} the vertex shader writes only {written}",
    help: "write the missing components, or read fewer: they are undefined",
    source: "manual: dcl_usage output (an output has no default); output registers",
};
/// {register} holds {first} and {second} together, which the vertex shader writes to {outputs}
pub static LINK_PACKING: Rule = Rule {
    name: "link-packing",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9305, 9305],
    message: "{register} holds {first} and {second} together, which the vertex shader writes to {outputs}",
    help: "pack them in both shaders in the same way: what shares an input register has to share an output register",
    source: "manual: dcl_semantics (ps_3_0)",
};
/// {register} is declared as dcl_{semantic}, which a pixel shader before ps_3_0 cannot receive
pub static LINK_SEMANTIC_WITHOUT_FVF: Rule = Rule {
    name: "link-semantic-without-fvf",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 9306, 9306, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is declared as dcl_{semantic}, which a pixel shader before ps_3_0 cannot receive",
    help: "use position, psize, fog, color0, color1 or texcoord0 to texcoord7",
    source: "manual: shader model 3 (software vs_3_0 with an earlier pixel shader)",
};
/// {register} ({semantic}) is written; the pixel shader does not read it
pub static LINK_OUTPUT_NOT_READ: Rule = Rule {
    name: "link-output-not-read",
    severity: Severity::Note,
    fatal: false,
    codes: [9307, 9307, 9307, 9307, 9307, 9307, 9307, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} ({semantic}) is written; the pixel shader does not read it",
    help: "remove the output if no other pixel shader reads it",
    source: "manual: output registers",
};

// d3d9_operands.tsv
/// instruction token {token} has reserved bits set: {bits}
pub static INSTRUCTION_RESERVED_BITS: Rule = Rule {
    name: "instruction-reserved-bits",
    severity: Severity::Error,
    fatal: true,
    codes: [5305, 5305, 5305, 5305, 5305, 5305, 5305, 5001, 5001, 5001, 5001, 5001, 5001, 5001, 5001, 5001, 5001],
    message: "instruction token {token} has reserved bits set: {bits}",
    help: "clear them: bits 0 to 15 hold the opcode, 16 to 23 a control value that few opcodes have; 24 to 27 the length and bit 28 the predicate exist from version 2, bit 30 (paired) in ps_1_x",
    source: "validator; ref never gets such tokens from its assembler",
};
/// opcode {opcode} is no Direct3D 9 instruction
pub static UNKNOWN_OPCODE: Rule = Rule {
    name: "unknown-opcode",
    severity: Severity::Error,
    fatal: true,
    codes: [5296, 5296, 5296, 5296, 5296, 5296, 5296, 5006, 5006, 5006, 5006, 5006, 5006, 5006, 5006, 5006, 5006],
    message: "opcode {opcode} is no Direct3D 9 instruction",
    help: "if bytes were lost before this token, everything after it is misread: look at the instruction before",
    source: "validator; ref never gets such tokens from its assembler",
};
/// {profile} has no `{op}`
pub static UNSUPPORTED_OPCODE: Rule = Rule {
    name: "unsupported-opcode",
    severity: Severity::Error,
    fatal: false,
    codes: [5314, 5314, 5655, 5655, 5655, 5661, 5661, 0, 0, 0, 0, 0, 5190, 5190, 5190, 5518, 5518],
    message: "{profile} has no `{op}`",
    help: "use a profile that has it: {profiles}",
    source: "ref; validator",
};
/// the co-issue bit is set; {profile} pairs no instructions
pub static COISSUE_OUTSIDE_PS_1: Rule = Rule {
    name: "coissue-outside-ps-1",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5232, 5232, 5232, 5606, 5606],
    message: "the co-issue bit is set; {profile} pairs no instructions",
    help: "clear bit 30 of the instruction token",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` is predicated; {profile} has no predicates
pub static PREDICATE_BIT: Rule = Rule {
    name: "predicate-bit",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5656, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5651, 0, 0, 0, 0],
    message: "`{op}` is predicated; {profile} has no predicates",
    help: "use {later}, or select with lrp, cmp or arithmetic",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` has {found} tokens after its own, it needs {needed}
pub static TOKEN_COUNT: Rule = Rule {
    name: "token-count",
    severity: Severity::Error,
    fatal: true,
    codes: [5309, 5309, 5309, 5309, 5309, 5309, 5309, 0, 0, 0, 0, 0, 5005, 5005, 5005, 5005, 5005],
    message: "`{op}` has {found} tokens after its own, it needs {needed}",
    help: "a definition takes its register and its values: no predicate and no index",
    source: "ref; validator",
};
/// the operands of `{op}` take {needed} tokens, its length field says {found}
pub static LENGTH_FIELD: Rule = Rule {
    name: "length-field",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5543, 5543, 5543, 5543, 5543, 0, 0, 0, 0, 0, 0, 5542, 5542, 5542, 5542],
    message: "the operands of `{op}` take {needed} tokens, its length field says {found}",
    help: "{way}",
    source: "ref (vs_2_x, vs_2_sw: index on a destination); validator",
};
/// `{op}` has {found} operands, it needs {needed}
pub static OPERAND_COUNT: Rule = Rule {
    name: "operand-count",
    severity: Severity::Error,
    fatal: false,
    codes: [5315, 5315, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`{op}` has {found} operands, it needs {needed}",
    help: "the tokens after the instruction are damaged, or belong to another version of it",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` has an operand; it takes {needed}
pub static OPERAND_WHERE_NONE: Rule = Rule {
    name: "operand-where-none",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5195, 5195, 5195, 5531, 5531],
    message: "`{op}` has an operand; it takes {needed}",
    help: "remove the token, and count it out of the length field",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `dcl` has {found} tokens after its own, it needs 2
pub static DCL_TOKEN_COUNT: Rule = Rule {
    name: "dcl-token-count",
    severity: Severity::Error,
    fatal: true,
    codes: [5306, 5306, 5306, 5306, 5306, 5306, 5306, 0, 0, 0, 0, 0, 5002, 5002, 5002, 5002, 5002],
    message: "`dcl` has {found} tokens after its own, it needs 2",
    help: "a declaration takes neither a predicate nor an index",
    source: "ref; validator",
};
/// destination token {token} has reserved bits set: {bits}
pub static DESTINATION_RESERVED_BITS: Rule = Rule {
    name: "destination-reserved-bits",
    severity: Severity::Error,
    fatal: true,
    codes: [5307, 5307, 5307, 5307, 5307, 5307, 5307, 5003, 5003, 5003, 5003, 5003, 5003, 5003, 5003, 5003, 5003],
    message: "destination token {token} has reserved bits set: {bits}",
    help: "bit 13 (an index) exists on the outputs of vs_3_0 and vs_3_sw only",
    source: "ref (an index on a destination); validator",
};
/// source token {token} has reserved bits set: {bits}
pub static SOURCE_RESERVED_BITS: Rule = Rule {
    name: "source-reserved-bits",
    severity: Severity::Error,
    fatal: true,
    codes: [5308, 5308, 5308, 5308, 5308, 5308, 5308, 5004, 5004, 5004, 5004, 5004, 5004, 5004, 5004, 5004, 5004],
    message: "source token {token} has reserved bits set: {bits}",
    help: "bit 13 (an index) exists in vertex shaders and from ps_3_0",
    source: "validator; ref never gets such tokens from its assembler",
};
/// {register} has an index bit, but no address token follows
pub static DESTINATION_ADDRESS_MISSING: Rule = Rule {
    name: "destination-address-missing",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5802, 5802, 5802, 5802, 5802, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} has an index bit, but no address token follows",
    help: "",
    source: "validator; ref never gets such tokens from its assembler",
};
/// {register} has an index bit, but no address token follows
pub static SOURCE_ADDRESS_MISSING: Rule = Rule {
    name: "source-address-missing",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5803, 5803, 5803, 5803, 5803, 0, 0, 0, 0, 0, 0, 0, 0, 5474, 5474],
    message: "{register} has an index bit, but no address token follows",
    help: "",
    source: "validator; ref never gets such tokens from its assembler",
};
/// the index of {register} has reserved bits set: {bits}
pub static DESTINATION_ADDRESS_BITS: Rule = Rule {
    name: "destination-address-bits",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5805, 5805, 5805, 5805, 5805, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "the index of {register} has reserved bits set: {bits}",
    help: "an index takes no modifier: write a0.x or aL",
    source: "ref (vs_3: o[aL_abs]); validator",
};
/// the index of {register} has reserved bits set: {bits}
pub static SOURCE_ADDRESS_BITS: Rule = Rule {
    name: "source-address-bits",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5806, 5806, 5806, 5806, 5806, 0, 0, 0, 0, 0, 0, 0, 0, 5476, 5476],
    message: "the index of {register} has reserved bits set: {bits}",
    help: "an index takes no modifier: write a0.x or aL",
    source: "ref (c[a0_abs.x], v[aL_abs]); validator",
};
/// the index of {register} is {index}; it must name one component
pub static DESTINATION_ADDRESS_COMPONENT: Rule = Rule {
    name: "destination-address-component",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5475, 5475, 5475, 5475, 5475, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "the index of {register} is {index}; it must name one component",
    help: "{way}",
    source: "ref",
};
/// the index of {register} is {index}; it must name one component
pub static SOURCE_ADDRESS_COMPONENT: Rule = Rule {
    name: "source-address-component",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5804, 5804, 5804, 5804, 5804, 0, 0, 0, 0, 0, 0, 0, 0, 9201, 9201],
    message: "the index of {register} is {index}; it must name one component",
    help: "{way}",
    source: "ref; ps_3: ref refuses it without a message",
};
/// aL as index of {register} has a swizzle
pub static DESTINATION_ADDRESS_LOOP_SWIZZLE: Rule = Rule {
    name: "destination-address-loop-swizzle",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5709, 5709, 5709, 5709, 5709, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "aL as index of {register} has a swizzle",
    help: "write aL alone",
    source: "validator; ref never gets such tokens from its assembler",
};
/// aL as index of {register} has a swizzle
pub static SOURCE_ADDRESS_LOOP_SWIZZLE: Rule = Rule {
    name: "source-address-loop-swizzle",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 5710, 5710, 5710, 5710, 5710, 0, 0, 0, 0, 0, 0, 0, 0, 5371, 5371],
    message: "aL as index of {register} has a swizzle",
    help: "write aL alone",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` cannot read {register}; in {profile} it reads {readable}
pub static SOURCE_REGISTER_TYPE: Rule = Rule {
    name: "source-register-type",
    severity: Severity::Error,
    fatal: false,
    codes: [5316, 5316, 5680, 5680, 5680, 5681, 5681, 0, 0, 0, 0, 0, 5199, 5199, 5199, 5679, 5679],
    message: "`{op}` cannot read {register}; in {profile} it reads {readable}",
    help: "{way}",
    source: "ref; manual",
};
/// {register} is out of range; {profile} has l0 to l{limit}
pub static LABEL_NUMBER: Rule = Rule {
    name: "label-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5682, 5682, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is out of range; {profile} has l0 to l{limit}",
    help: "number the labels from l0, or use vs_3_0",
    source: "ref; manual",
};
/// {register} is out of range; {profile} has {file}0 to {file}{limit}
pub static SOURCE_REGISTER_NUMBER: Rule = Rule {
    name: "source-register-number",
    severity: Severity::Error,
    fatal: false,
    codes: [5317, 5317, 5361, 5361, 5361, 5683, 5683, 0, 0, 0, 0, 0, 5200, 5200, 5200, 5359, 5359],
    message: "{register} is out of range; {profile} has {file}0 to {file}{limit}",
    help: "use a lower number, or a profile with more registers",
    source: "ref (labels of vs_2_0 and vs_2_x); validator",
};
/// {register}, the first row of the matrix, is out of range; {profile} has {file}0 to {file}{limit}
pub static MATRIX_REGISTER_NUMBER: Rule = Rule {
    name: "matrix-register-number",
    severity: Severity::Error,
    fatal: false,
    codes: [5319, 5319, 0, 0, 0, 5687, 5687, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register}, the first row of the matrix, is out of range; {profile} has {file}0 to {file}{limit}",
    help: "start the matrix lower, so that all its rows lie in the file",
    source: "validator (vs_3: inferred)",
};
/// {register}, an operand of the texture instruction `{op}`, is out of range; {profile} has {file}0 to {file}{limit}
pub static TEXTURE_REGISTER_NUMBER: Rule = Rule {
    name: "texture-register-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5196, 5196, 5196, 5532, 5532],
    message: "{register}, an operand of the texture instruction `{op}`, is out of range; {profile} has {file}0 to {file}{limit}",
    help: "use a lower number",
    source: "validator; ref never gets such tokens from its assembler",
};
/// there is no such miscellaneous input; {profile} has 0 (vPos) and 1 (vFace)
pub static MISCELLANEOUS_REGISTER_NUMBER: Rule = Rule {
    name: "miscellaneous-register-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5358, 5358],
    message: "there is no such miscellaneous input; {profile} has 0 (vPos) and 1 (vFace)",
    help: "",
    source: "validator; ref never gets such tokens from its assembler",
};
/// {register} cannot be indexed
pub static RELATIVE_SOURCE_FILE: Rule = Rule {
    name: "relative-source-file",
    severity: Severity::Error,
    fatal: false,
    codes: [5323, 5323, 5699, 5699, 5699, 5700, 5700, 0, 0, 0, 0, 0, 0, 0, 0, 5365, 5365],
    message: "{register} cannot be indexed",
    help: "{profile}: {indexable} can",
    source: "ref (vs_3: o); validator",
};
/// {register} is indexed with {address}
pub static CONSTANT_ADDRESS_REGISTER: Rule = Rule {
    name: "constant-address-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5962, 5962, 5962, 5963, 5963, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is indexed with {address}",
    help: "use a0 with one component, or aL inside a loop",
    source: "ref",
};
/// {register} is indexed with {address}
pub static INPUT_ADDRESS_REGISTER: Rule = Rule {
    name: "input-address-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5964, 5964, 0, 0, 0, 0, 0, 0, 0, 0, 5533, 5533],
    message: "{register} is indexed with {address}",
    help: "inputs are indexed with aL, inside a loop",
    source: "ref",
};
/// the index of {register} is aL{number}; there is one aL
pub static ADDRESS_LOOP_NUMBER: Rule = Rule {
    name: "address-loop-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5965, 5965, 5965, 5966, 5966, 0, 0, 0, 0, 0, 0, 0, 0, 5534, 5534],
    message: "the index of {register} is aL{number}; there is one aL",
    help: "",
    source: "validator; ref never gets such tokens from its assembler",
};
/// the index of {register} is a{number}; there is only a0
pub static ADDRESS_NUMBER: Rule = Rule {
    name: "address-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5535, 5535, 5535, 5967, 5967, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "the index of {register} is a{number}; there is only a0",
    help: "",
    source: "validator; ref never gets such tokens from its assembler",
};
/// {register} is indexed with aL outside a loop
pub static CONSTANT_LOOP_INDEX_OUTSIDE_LOOP: Rule = Rule {
    name: "constant-loop-index-outside-loop",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5705, 5705, 5705, 5707, 5707, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is indexed with aL outside a loop",
    help: "move it between `loop` and `endloop`; a subroutine may use aL if every call of it stands in a loop",
    source: "ref; manual",
};
/// {register} is indexed with aL outside a loop
pub static INPUT_LOOP_INDEX_OUTSIDE_LOOP: Rule = Rule {
    name: "input-loop-index-outside-loop",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5706, 5706, 0, 0, 0, 0, 0, 0, 0, 0, 5370, 5370],
    message: "{register} is indexed with aL outside a loop",
    help: "move it between `loop` and `endloop`; a subroutine may use aL if every call of it stands in a loop",
    source: "ref; manual",
};
/// {register} is indexed with aL outside a loop
pub static OUTPUT_LOOP_INDEX_OUTSIDE_LOOP: Rule = Rule {
    name: "output-loop-index-outside-loop",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5708, 5708, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is indexed with aL outside a loop",
    help: "move it between `loop` and `endloop`; a subroutine may use aL if every call of it stands in a loop",
    source: "ref; manual",
};
/// `{op}` cannot read {operand}: {profile} has no modifier `{modifier}` there
pub static SOURCE_MODIFIER: Rule = Rule {
    name: "source-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [5322, 5322, 5697, 5697, 5697, 5698, 5698, 0, 0, 0, 0, 0, 5201, 5201, 5201, 5364, 5364],
    message: "`{op}` cannot read {operand}: {profile} has no modifier `{modifier}` there",
    help: "{profile}: {modifiers}; write the rest as an instruction of its own",
    source: "ref; manual",
};
/// `{op}` takes no negated or absolute operand: {operand}
pub static FLOW_OPERAND_MODIFIER: Rule = Rule {
    name: "flow-operand-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5694, 5694, 5694, 5696, 5696, 0, 0, 0, 0, 0, 5363, 5363, 5363, 5690, 5690],
    message: "`{op}` takes no negated or absolute operand: {operand}",
    help: "only `!` is possible, on the condition of if, callnz and breakp",
    source: "ref",
};
/// `{op}` takes no negated or absolute source: {operand}
pub static GRADIENT_SOURCE_MODIFIER: Rule = Rule {
    name: "gradient-source-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5690, 5690],
    message: "`{op}` takes no negated or absolute source: {operand}",
    help: "put the value into a register first, or negate the result",
    source: "ref",
};
/// vFace has a sign and nothing else: {operand} is always positive
pub static FACE_ABSOLUTE: Rule = Rule {
    name: "face-absolute",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6079, 6079],
    message: "vFace has a sign and nothing else: {operand} is always positive",
    help: "read vFace without _abs",
    source: "ref",
};
/// `{op}` cannot read vFace here
pub static FACE_USE: Rule = Rule {
    name: "face-use",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5692, 5692],
    message: "`{op}` cannot read vFace here",
    help: "vFace is the first source of cmp, or an operand of setp, if_comp and break_comp",
    source: "ref; manual",
};
/// vFace has one component and takes no swizzle
pub static FACE_SWIZZLE: Rule = Rule {
    name: "face-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5691, 5691],
    message: "vFace has one component and takes no swizzle",
    help: "",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` reads one component, {operand} names more
pub static SCALAR_SOURCE_SWIZZLE: Rule = Rule {
    name: "scalar-source-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [5485, 5485, 5794, 5794, 5794, 5795, 5795, 0, 0, 0, 0, 0, 5422, 5422, 5422, 5793, 5793],
    message: "`{op}` reads one component, {operand} names more",
    help: "end it in .x, .y, .z or .w",
    source: "ref; manual",
};
/// `{op}` reads one component, {operand} names more
pub static POSITION_SCALAR_SWIZZLE: Rule = Rule {
    name: "position-scalar-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5466, 5466],
    message: "`{op}` reads one component, {operand} names more",
    help: "write vPos.x or vPos.y",
    source: "ref",
};
/// ps_2_0 has no swizzle {swizzle}
pub static LIMITED_SWIZZLE: Rule = Rule {
    name: "limited-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5202, 0, 0, 0, 0],
    message: "ps_2_0 has no swizzle {swizzle}",
    help: "ps_2_0 has one component repeated, .xyzw, .yzxw, .zxyw and .wzyx; reorder with several mov, or use ps_2_x",
    source: "ref; manual",
};
/// `loop` starts with aL, not with {register}
pub static LOOP_FIRST_OPERAND: Rule = Rule {
    name: "loop-first-operand",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5924, 5924, 5924, 5925, 5925, 0, 0, 0, 0, 0, 0, 0, 0, 5514, 5514],
    message: "`loop` starts with aL, not with {register}",
    help: "write `loop aL, i0`",
    source: "ref; manual",
};
/// `{op}` takes its count from an integer constant, not from {register}
pub static LOOP_COUNT_REGISTER: Rule = Rule {
    name: "loop-count-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5936, 5936, 5936, 5940, 5940, 0, 0, 0, 0, 0, 5928, 5928, 5928, 5932, 5932],
    message: "`{op}` takes its count from an integer constant, not from {register}",
    help: "use i0 to i{limit}",
    source: "ref; manual",
};
/// `{op}` reads {operand} as a whole
pub static LOOP_OPERAND_SWIZZLE: Rule = Rule {
    name: "loop-operand-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5953, 5953, 5953, 5958, 5958, 0, 0, 0, 0, 0, 5942, 5942, 5942, 5947, 5947],
    message: "`{op}` reads {operand} as a whole",
    help: "drop the swizzle",
    source: "ref",
};
/// `if` takes a boolean constant or a predicate, not {register}
pub static IF_CONDITION_REGISTER: Rule = Rule {
    name: "if-condition-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5921, 5920, 5920, 5923, 5923, 0, 0, 0, 0, 0, 5914, 5914, 5914, 5917, 5917],
    message: "`if` takes a boolean constant or a predicate, not {register}",
    help: "use b# or p0.x, or compare: `if_gt r0.x, c0.x`",
    source: "ref; manual",
};
/// `if` needs one component of the predicate: {operand}
pub static IF_PREDICATE_SWIZZLE: Rule = Rule {
    name: "if-predicate-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5955, 5955, 5955, 5960, 5960, 0, 0, 0, 0, 0, 5944, 5944, 5944, 5949, 5949],
    message: "`if` needs one component of the predicate: {operand}",
    help: "write p0.x, p0.y, p0.z or p0.w",
    source: "ref",
};
/// `callnz` takes a boolean constant or a predicate, not {register}
pub static CALLNZ_CONDITION_REGISTER: Rule = Rule {
    name: "callnz-condition-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5918, 5919, 5919, 5922, 5922, 0, 0, 0, 0, 0, 5914, 5914, 5914, 5916, 5916],
    message: "`callnz` takes a boolean constant or a predicate, not {register}",
    help: "use b# or p0.x",
    source: "ref; manual (ps_2: the number of the same rule of if)",
};
/// `callnz` needs one component of the predicate: {operand}
pub static CALLNZ_PREDICATE_SWIZZLE: Rule = Rule {
    name: "callnz-predicate-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5952, 5952, 5952, 5957, 5957, 0, 0, 0, 0, 0, 5941, 5941, 5941, 5946, 5946],
    message: "`callnz` needs one component of the predicate: {operand}",
    help: "write p0.x, p0.y, p0.z or p0.w",
    source: "ref",
};
/// `callnz` reads {operand} as a whole
pub static CALLNZ_LABEL_SWIZZLE: Rule = Rule {
    name: "callnz-label-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5950, 5951, 5951, 5956, 5956, 0, 0, 0, 0, 0, 5516, 5516, 5516, 5945, 5945],
    message: "`callnz` reads {operand} as a whole",
    help: "drop the swizzle",
    source: "ref",
};
/// {operand} has one component and takes no swizzle
pub static BOOLEAN_SWIZZLE: Rule = Rule {
    name: "boolean-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5954, 5954, 5954, 5959, 5959, 0, 0, 0, 0, 0, 5943, 5943, 5943, 5948, 5948],
    message: "{operand} has one component and takes no swizzle",
    help: "",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` calls a label, not {register}
pub static CALL_OPERAND_REGISTER: Rule = Rule {
    name: "call-operand-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5935, 5935, 5935, 5939, 5939, 0, 0, 0, 0, 0, 5927, 5927, 5927, 5931, 5931],
    message: "`{op}` calls a label, not {register}",
    help: "write `{op} l0`",
    source: "ref; manual",
};
/// `label` names a label, not {register}
pub static LABEL_OPERAND_REGISTER: Rule = Rule {
    name: "label-operand-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5933, 5933, 5933, 5937, 5937, 0, 0, 0, 0, 0, 5515, 5515, 5515, 5929, 5929],
    message: "`label` names a label, not {register}",
    help: "write `label l0`",
    source: "ref; manual",
};
/// `breakp` takes a predicate, not {register}
pub static BREAKP_OPERAND_REGISTER: Rule = Rule {
    name: "breakp-operand-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5934, 5934, 5934, 5938, 5938, 0, 0, 0, 0, 0, 5926, 5926, 5926, 5930, 5930],
    message: "`breakp` takes a predicate, not {register}",
    help: "write `breakp p0.x`, or compare: `break_gt r0.x, c0.x`",
    source: "ref; manual",
};
/// an instruction is predicated with p0, not with {register}
pub static PREDICATE_REGISTER: Rule = Rule {
    name: "predicate-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5671, 5671, 5671, 5676, 5676, 0, 0, 0, 0, 0, 5662, 5662, 5662, 5666, 5666],
    message: "an instruction is predicated with p0, not with {register}",
    help: "set p0 with setp and write `(p0)`",
    source: "ref; manual",
};
/// the predicate {operand} is neither whole nor one component
pub static PREDICATE_SWIZZLE: Rule = Rule {
    name: "predicate-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5672, 5672, 5672, 5677, 5677, 0, 0, 0, 0, 0, 5663, 5663, 5663, 5667, 5667],
    message: "the predicate {operand} is neither whole nor one component",
    help: "write p0, or p0.x, p0.y, p0.z, p0.w",
    source: "ref; manual",
};
/// a predicate takes no modifier but `!`: {operand}
pub static PREDICATE_MODIFIER: Rule = Rule {
    name: "predicate-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5673, 5673, 5673, 5678, 5678, 0, 0, 0, 0, 0, 5664, 5664, 5664, 5668, 5668],
    message: "a predicate takes no modifier but `!`: {operand}",
    help: "set the predicate with the opposite comparison",
    source: "ref; manual",
};
/// `{op}` reads {components} of p0, which no setp above wrote
pub static PREDICATE_UNSET: Rule = Rule {
    name: "predicate-unset",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 5368, 5368, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`{op}` reads {components} of p0, which no setp above wrote",
    help: "set p0 first: `setp_gt p0{components}, r0, c0`",
    source: "ref",
};
/// `nop` cannot be predicated
pub static PREDICATE_ON_NOP: Rule = Rule {
    name: "predicate-on-nop",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5669, 5669, 5669, 5674, 5674, 0, 0, 0, 0, 0, 5191, 5191, 5191, 5521, 5521],
    message: "`nop` cannot be predicated",
    help: "drop the predicate, or the instruction",
    source: "ref",
};
/// `{op}` cannot be predicated
pub static PREDICATE_NOT_ALLOWED: Rule = Rule {
    name: "predicate-not-allowed",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5670, 5670, 5670, 5675, 5675, 0, 0, 0, 0, 0, 5357, 5357, 5357, 5665, 5665],
    message: "`{op}` cannot be predicated",
    help: "{way}",
    source: "ref; manual",
};
/// `mova` writes a0, not {register}
pub static MOVA_DESTINATION: Rule = Rule {
    name: "mova-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5372, 5372, 5372, 5713, 5713, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`mova` writes a0, not {register}",
    help: "write a0 here, or use mov",
    source: "ref; manual",
};
/// `{op}` cannot write a0
pub static ADDRESS_REGISTER_WRITER: Rule = Rule {
    name: "address-register-writer",
    severity: Severity::Error,
    fatal: false,
    codes: [5329, 5329, 5711, 5711, 5711, 5712, 5712, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`{op}` cannot write a0",
    help: "use {writer} a0",
    source: "ref; manual",
};
/// vs_1_1 has one component of a0: {operand}
pub static ADDRESS_REGISTER_MASK: Rule = Rule {
    name: "address-register-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [5328, 5328, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "vs_1_1 has one component of a0: {operand}",
    help: "write a0.x",
    source: "ref; manual",
};
/// `{op}` cannot write {register}; in {profile} it writes {writable}
pub static DESTINATION_REGISTER_TYPE: Rule = Rule {
    name: "destination-register-type",
    severity: Severity::Error,
    fatal: false,
    codes: [5330, 5330, 5715, 5715, 5715, 5718, 5718, 0, 0, 0, 0, 0, 5206, 5206, 5206, 5578, 5578],
    message: "`{op}` cannot write {register}; in {profile} it writes {writable}",
    help: "{way}",
    source: "ref; manual",
};
/// {register} is out of range; {profile} has {file}0 to {file}{limit}
pub static DESTINATION_REGISTER_NUMBER: Rule = Rule {
    name: "destination-register-number",
    severity: Severity::Error,
    fatal: false,
    codes: [5331, 5331, 5374, 5374, 5374, 5721, 5721, 0, 0, 0, 0, 0, 5207, 5207, 5207, 5579, 5579],
    message: "{register} is out of range; {profile} has {file}0 to {file}{limit}",
    help: "use a lower number, or a profile with more registers",
    source: "ref (vs_3: o with an index); validator",
};
/// `{op}` has the result modifier {modifier}; {profile} has {modifiers}
pub static DESTINATION_MODIFIER: Rule = Rule {
    name: "destination-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [5332, 5332, 5375, 5375, 5375, 5723, 5723, 0, 0, 0, 0, 0, 5210, 5210, 5210, 6019, 6019],
    message: "`{op}` has the result modifier {modifier}; {profile} has {modifiers}",
    help: "drop it",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` has the modifier _centroid, which only declarations of inputs take
pub static DESTINATION_CENTROID: Rule = Rule {
    name: "destination-centroid",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5581, 5581],
    message: "`{op}` has the modifier _centroid, which only declarations of inputs take",
    help: "declare the input with _centroid instead",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` has a result shift, which only ps_1_x has
pub static DESTINATION_SHIFT: Rule = Rule {
    name: "destination-shift",
    severity: Severity::Error,
    fatal: false,
    codes: [5333, 5333, 5376, 5376, 5376, 5724, 5724, 0, 0, 0, 0, 0, 5409, 5409, 5409, 5757, 5757],
    message: "`{op}` has a result shift, which only ps_1_x has",
    help: "multiply by a constant instead",
    source: "validator; ref never gets such tokens from its assembler",
};
/// `{op}` takes no _sat
pub static SATURATE_NOT_ALLOWED: Rule = Rule {
    name: "saturate-not-allowed",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5722, 5722, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`{op}` takes no _sat",
    help: "saturate with a mov_sat after it",
    source: "ref",
};
/// `{op}` takes no _sat: a predicate is true or false
pub static SATURATE_SETP: Rule = Rule {
    name: "saturate-setp",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5270, 5270, 5270, 6066, 6066],
    message: "`{op}` takes no _sat: a predicate is true or false",
    help: "drop _sat",
    source: "ref",
};
/// `frc` takes no _sat: its result lies between 0 and 1 anyway
pub static SATURATE_FRC: Rule = Rule {
    name: "saturate-frc",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5509, 5509, 5509, 5912, 5912],
    message: "`frc` takes no _sat: its result lies between 0 and 1 anyway",
    help: "drop _sat",
    source: "ref; manual",
};
/// `sincos` takes no _sat
pub static SATURATE_SINCOS: Rule = Rule {
    name: "saturate-sincos",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5510, 5510, 5510, 6061, 6061],
    message: "`sincos` takes no _sat",
    help: "saturate with a mov_sat after it",
    source: "ref; manual",
};
/// `{op}` takes no _sat
pub static SATURATE_TEXTURE: Rule = Rule {
    name: "saturate-texture",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5508, 5508, 5508, 5911, 5911],
    message: "`{op}` takes no _sat",
    help: "saturate with a mov_sat after it",
    source: "ref; manual",
};
/// a write of oDepth takes no _sat
pub static SATURATE_DEPTH: Rule = Rule {
    name: "saturate-depth",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5511, 5511, 5511, 0, 0],
    message: "a write of oDepth takes no _sat",
    help: "saturate in a register first, then mov oDepth",
    source: "ref; manual",
};
/// a write of oC# takes no _sat
pub static SATURATE_COLOR: Rule = Rule {
    name: "saturate-color",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5512, 5512, 5512, 0, 0],
    message: "a write of oC# takes no _sat",
    help: "saturate in a register first, then mov oC#",
    source: "ref; manual",
};
/// `{op}` writes no component of {register}
pub static EMPTY_WRITE_MASK: Rule = Rule {
    name: "empty-write-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [5334, 5334, 5377, 5377, 5377, 5726, 5726, 0, 0, 0, 0, 0, 5425, 5425, 5425, 5774, 5774],
    message: "`{op}` writes no component of {register}",
    help: "name at least one component, in the order x, y, z, w",
    source: "ref",
};
/// {register} cannot be written with an index
pub static RELATIVE_DESTINATION_FILE: Rule = Rule {
    name: "relative-destination-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5725, 5725, 5725, 5727, 5727, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} cannot be written with an index",
    help: "{profile}: only the outputs o# can, with aL",
    source: "ref",
};
/// {register} is indexed with {address}
pub static OUTPUT_ADDRESS_REGISTER: Rule = Rule {
    name: "output-address-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5728, 5728, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is indexed with {address}",
    help: "outputs are indexed with aL, inside a loop",
    source: "ref",
};
/// `{op}` cannot write a predicate
pub static PREDICATE_WRITER: Rule = Rule {
    name: "predicate-writer",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5716, 5716, 5716, 5719, 5719, 0, 0, 0, 0, 0, 0, 0, 0, 5373, 5373],
    message: "`{op}` cannot write a predicate",
    help: "use setp",
    source: "ref; manual",
};
/// `{op}` writes p0, not {register}
pub static SETP_DESTINATION: Rule = Rule {
    name: "setp-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5717, 5717, 5717, 5720, 5720, 0, 0, 0, 0, 0, 0, 0, 0, 5714, 5714],
    message: "`{op}` writes p0, not {register}",
    help: "write p0; for a register use slt, sge or cmp",
    source: "ref; manual",
};
/// `{op}` reads constants three times; {profile} reads at most two, even of one register
pub static THREE_CONSTANT_READS: Rule = Rule {
    name: "three-constant-reads",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 5366, 5366, 0, 0, 0, 0, 0, 0, 0, 0, 6038, 6038, 0, 0, 0],
    message: "`{op}` reads constants three times; {profile} reads at most two, even of one register",
    help: "move one of them into a temporary first",
    source: "ref",
};
/// `{op}` reads {first} directly and {second} with an index
pub static CONSTANT_THEN_RELATIVE: Rule = Rule {
    name: "constant-then-relative",
    severity: Severity::Error,
    fatal: false,
    codes: [5341, 5341, 5739, 5739, 0, 5741, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`{op}` reads {first} directly and {second} with an index",
    help: "move one of them into a temporary first",
    source: "ref",
};
/// `{op}` reads {first} with an index and {second} directly
pub static RELATIVE_THEN_CONSTANT: Rule = Rule {
    name: "relative-then-constant",
    severity: Severity::Error,
    fatal: false,
    codes: [5343, 5343, 5747, 5747, 0, 5749, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`{op}` reads {first} with an index and {second} directly",
    help: "move one of them into a temporary first",
    source: "ref",
};
/// `{op}` reads two different indexed constants, {first} and {second}
pub static TWO_RELATIVE_CONSTANTS: Rule = Rule {
    name: "two-relative-constants",
    severity: Severity::Error,
    fatal: false,
    codes: [5342, 5342, 5743, 5743, 0, 5745, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "`{op}` reads two different indexed constants, {first} and {second}",
    help: "move one of them into a temporary first",
    source: "ref",
};
/// `{op}` reads {first} directly and {second} with an index
pub static INPUT_THEN_RELATIVE: Rule = Rule {
    name: "input-then-relative",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5740, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5388, 0],
    message: "`{op}` reads {first} directly and {second} with an index",
    help: "move one of them into a temporary first",
    source: "ref",
};
/// `{op}` reads {first} with an index and {second} directly
pub static RELATIVE_THEN_INPUT: Rule = Rule {
    name: "relative-then-input",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5748, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5390, 0],
    message: "`{op}` reads {first} with an index and {second} directly",
    help: "move one of them into a temporary first",
    source: "ref",
};
/// `{op}` reads two different indexed inputs, {first} and {second}
pub static TWO_RELATIVE_INPUTS: Rule = Rule {
    name: "two-relative-inputs",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 5744, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5389, 0],
    message: "`{op}` reads two different indexed inputs, {first} and {second}",
    help: "move one of them into a temporary first",
    source: "ref",
};
/// `{op}` reads {count} different inputs ({registers}); {profile} reads one per instruction
pub static INPUT_READ_PORTS: Rule = Rule {
    name: "input-read-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [5345, 5345, 5392, 5392, 0, 5751, 0, 0, 0, 0, 0, 0, 5212, 5212, 0, 5583, 0],
    message: "`{op}` reads {count} different inputs ({registers}); {profile} reads one per instruction",
    help: "move all but one into temporaries first",
    source: "ref; manual",
};
/// `{op}` reads one constant with _abs and one without: {first} and {second}
pub static CONSTANT_ABSOLUTE_DIFFERS: Rule = Rule {
    name: "constant-absolute-differs",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 6046, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6045, 0],
    message: "`{op}` reads one constant with _abs and one without: {first} and {second}",
    help: "move one of them into a temporary first",
    source: "ref",
};
/// `{op}` reads {count} different constants ({registers}); {profile} reads one per instruction
pub static CONSTANT_READ_PORTS: Rule = Rule {
    name: "constant-read-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [5346, 5346, 5393, 5393, 0, 5752, 0, 0, 0, 0, 0, 0, 5213, 5213, 0, 5584, 0],
    message: "`{op}` reads {count} different constants ({registers}); {profile} reads one per instruction",
    help: "move all but one into temporaries first",
    source: "ref; manual",
};
/// {register} has one component, the predicate {operand} has four
pub static PREDICATED_SCALAR_OUTPUT: Rule = Rule {
    name: "predicated-scalar-output",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 6070, 6070, 6071, 6071, 0, 0, 0, 0, 0, 0, 6068, 6068, 6069, 6069],
    message: "{register} has one component, the predicate {operand} has four",
    help: "predicate it with one component: `(p0.x)`",
    source: "ref",
};

// d3d9_ps_1.tsv
/// {profile} has no `{instruction}`
pub static PS1_UNKNOWN_INSTRUCTION: Rule = Rule {
    name: "ps1-unknown-instruction",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5011, 5011, 5011, 5011, 5095, 0, 0, 0, 0, 0],
    message: "{profile} has no `{instruction}`",
    help: "the instruction belongs to another version: {profiles}",
    source: "validator",
};
/// `{instruction}` with {count} operands; it takes {needed}
pub static PS1_OPERAND_COUNT: Rule = Rule {
    name: "ps1-operand-count",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5012, 5012, 5012, 5012, 5096, 0, 0, 0, 0, 0],
    message: "`{instruction}` with {count} operands; it takes {needed}",
    help: "the tokens after the instruction are damaged or belong to another version of it",
    source: "validator",
};
/// modifier {modifier} on the constant {register}, the {place} source of `{instruction}`
pub static PS1_CONSTANT_MODIFIER: Rule = Rule {
    name: "ps1-constant-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5539, 5539, 5539, 5539, 5097, 0, 0, 0, 0, 0],
    message: "modifier {modifier} on the constant {register}, the {place} source of `{instruction}`",
    help: "apply the modifier to the other operand, or define the changed value with `def` in another constant",
    source: "ref; manual",
};
/// the second source of texm3x3spec is {register}; it must be a constant without a swizzle
pub static PS1_EYE_RAY_SOURCE: Rule = Rule {
    name: "ps1-eye-ray-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5013, 5013, 5013, 5013, 0, 0, 0, 0, 0, 0],
    message: "the second source of texm3x3spec is {register}; it must be a constant without a swizzle",
    help: "put the eye ray into a whole constant, c0 to c7",
    source: "ref; manual",
};
/// {register}, the {place} source of `{instruction}`, is not of a file it reads
pub static PS1_TEXTURE_SOURCE: Rule = Rule {
    name: "ps1-texture-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5014, 5014, 5014, 5014, 5099, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, is not of a file it reads",
    help: "ps_1_1 to ps_1_3 texture instructions read t registers; texld of ps_1_4 reads t and r registers",
    source: "ref; manual",
};
/// {register}, the {place} source of `{instruction}`, is of a file no texture instruction reads
pub static PS1_TEXTURE_SOURCE_FILE: Rule = Rule {
    name: "ps1-texture-source-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5015, 5015, 5015, 5015, 0, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, is of a file no texture instruction reads",
    help: "read a t register",
    source: "ref; manual",
};
/// {register}, the {place} source of `{instruction}`, is out of range; texture instructions go up to number {last}
pub static PS1_TEXTURE_SOURCE_NUMBER: Rule = Rule {
    name: "ps1-texture-source-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5016, 5016, 5016, 5016, 5100, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, is out of range; texture instructions go up to number {last}",
    help: "use a lower register number",
    source: "ref (ps_1_4); validator",
};
/// _bx2 on {register}, the source of `{instruction}`; only texm3x2 and texm3x3 instructions take it
pub static PS1_TEXTURE_BX2: Rule = Rule {
    name: "ps1-texture-bx2",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5017, 5017, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "_bx2 on {register}, the source of `{instruction}`; only texm3x2 and texm3x3 instructions take it",
    help: "drop _bx2, or expand the value in the texture",
    source: "ref; manual",
};
/// _bx2 on {register}, the source of `{instruction}`, which takes none
pub static PS1_REGISTER_LOOKUP_BX2: Rule = Rule {
    name: "ps1-register-lookup-bx2",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 5018, 5018, 0, 0, 0, 0, 0, 0],
    message: "_bx2 on {register}, the source of `{instruction}`, which takes none",
    help: "drop _bx2, or expand the value in the texture",
    source: "ref; manual",
};
/// _bx2 on {register}, the source of `{instruction}`, which takes none
pub static PS1_BUMP_BX2: Rule = Rule {
    name: "ps1-bump-bx2",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 5019, 5019, 0, 0, 0, 0, 0, 0],
    message: "_bx2 on {register}, the source of `{instruction}`, which takes none",
    help: "use a signed texture format instead of _bx2",
    source: "ref; manual",
};
/// modifier {modifier} on {register}, the {place} source of `{instruction}`, that texture instructions do not take
pub static PS1_TEXTURE_MODIFIER: Rule = Rule {
    name: "ps1-texture-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5020, 5020, 5020, 5020, 5106, 0, 0, 0, 0, 0],
    message: "modifier {modifier} on {register}, the {place} source of `{instruction}`, that texture instructions do not take",
    help: "ps_1_1 to ps_1_3: only _bx2; texld of ps_1_4: only _dz and _dw; texcrd: only _dw",
    source: "ref; manual",
};
/// swizzle {swizzle} on {register}, the {place} source of `{instruction}`; texture instructions take none
pub static PS1_TEXTURE_SWIZZLE: Rule = Rule {
    name: "ps1-texture-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5021, 5021, 5021, 5021, 0, 0, 0, 0, 0, 0],
    message: "swizzle {swizzle} on {register}, the {place} source of `{instruction}`; texture instructions take none",
    help: "read the whole register",
    source: "ref; manual",
};
/// {register}, the {place} source of `{instruction}`, is of a file that arithmetic does not read
pub static PS1_SOURCE_FILE: Rule = Rule {
    name: "ps1-source-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5022, 5022, 5022, 5022, 5113, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, is of a file that arithmetic does not read",
    help: "read r, c, v, or (before ps_1_4) t registers",
    source: "validator",
};
/// {register}, the {place} source of `{instruction}`, is out of range; the last one is {last}
pub static PS1_SOURCE_NUMBER: Rule = Rule {
    name: "ps1-source-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5023, 5023, 5023, 5023, 5114, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, is out of range; the last one is {last}",
    help: "use a lower register number",
    source: "validator",
};
/// {register} is the destination of `{instruction}` and its {place} source too
pub static PS1_SOURCE_IS_DESTINATION: Rule = Rule {
    name: "ps1-source-is-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 5024, 5024, 0, 0, 0, 0, 0, 0],
    message: "{register} is the destination of `{instruction}` and its {place} source too",
    help: "write another register; ps_1_4 has no such rule",
    source: "ref",
};
/// modifier {modifier} on {register}, the {place} source of `{instruction}`, that {profile} arithmetic does not take
pub static PS1_SOURCE_MODIFIER: Rule = Rule {
    name: "ps1-source-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5025, 5025, 5025, 5025, 5115, 0, 0, 0, 0, 0],
    message: "modifier {modifier} on {register}, the {place} source of `{instruction}`, that {profile} arithmetic does not take",
    help: "ps_1_1 to ps_1_3 take -, 1-, _bias and _bx2; ps_1_4 takes _x2 as well; _dz and _dw belong to texture instructions",
    source: "ref; manual",
};
/// .b on {register}, the {place} source of `{instruction}`, which does not write alpha alone
pub static PS1_BLUE_REPLICATE: Rule = Rule {
    name: "ps1-blue-replicate",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5026, 5026, 5026, 5026, 0, 0, 0, 0, 0, 0],
    message: ".b on {register}, the {place} source of `{instruction}`, which does not write alpha alone",
    help: "write the mask .a, or use .a on the source",
    source: "ref; manual",
};
/// swizzle {swizzle} of {register}, the {place} source of `{instruction}`, is not one {profile} has
pub static PS1_SOURCE_SWIZZLE: Rule = Rule {
    name: "ps1-source-swizzle",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5027, 5027, 5027, 5027, 5116, 0, 0, 0, 0, 0],
    message: "swizzle {swizzle} of {register}, the {place} source of `{instruction}`, is not one {profile} has",
    help: "ps_1_1 to ps_1_3 take .a, and .b for instructions that write alpha alone; ps_1_4 takes any single component",
    source: "ref; manual",
};
/// {register}, the {place} source of `{instruction}`, is negated, but was written with _sat
pub static PS1_NEGATED_SATURATED: Rule = Rule {
    name: "ps1-negated-saturated",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5028, 5028, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, is negated, but was written with _sat",
    help: "write it without _sat, or subtract it: `sub` instead of a negated source",
    source: "ref",
};
/// _bias on {register}, the {place} source of `{instruction}`, whose value may lie outside 0 to 1
pub static PS1_BIAS_UNSATURATED: Rule = Rule {
    name: "ps1-bias-unsaturated",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5029, 5029, 5029, 5029, 0, 0, 0, 0, 0, 0],
    message: "_bias on {register}, the {place} source of `{instruction}`, whose value may lie outside 0 to 1",
    help: "write {register} with _sat: the result of _bias is undefined for other values",
    source: "ref",
};
/// 1- on {register}, the {place} source of `{instruction}`, whose value may lie outside 0 to 1
pub static PS1_COMPLEMENT_UNSATURATED: Rule = Rule {
    name: "ps1-complement-unsaturated",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5030, 5030, 5030, 5030, 5522, 0, 0, 0, 0, 0],
    message: "1- on {register}, the {place} source of `{instruction}`, whose value may lie outside 0 to 1",
    help: "write {register} with _sat: the result of 1- is undefined for other values",
    source: "ref",
};
/// {register}, the {place} source of `{instruction}`, was the destination of an instruction that leaves no value in it (texkill, texm3x2pad, texm3x3pad, texm3x2depth)
pub static PS1_UNREADABLE_RESULT: Rule = Rule {
    name: "ps1-unreadable-result",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5031, 5031, 5031, 5031, 0, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, was the destination of an instruction that leaves no value in it (texkill, texm3x2pad, texm3x3pad, texm3x2depth)",
    help: "load the register with tex or texcoord if its value is needed",
    source: "ref; manual",
};
/// {register}, the {place} source of `{instruction}`, holds the result of texbem or texbeml, which texture instructions may not read
pub static PS1_BUMPED_RESULT: Rule = Rule {
    name: "ps1-bumped-result",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5032, 5032, 5032, 5032, 0, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, holds the result of texbem or texbeml, which texture instructions may not read",
    help: "read the result with arithmetic",
    source: "ref",
};
/// {register}, the {place} source of `{instruction}`, was read by texbem or texbeml; afterwards only these may read it
pub static PS1_BUMP_SOURCE: Rule = Rule {
    name: "ps1-bump-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5034, 5034, 5034, 5034, 0, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, was read by texbem or texbeml; afterwards only these may read it",
    help: "load the same texture into another register for the other use",
    source: "ref; manual",
};
/// {register}, the {place} source of `{instruction}`, comes from a lookup whose address was looked up itself
pub static PS1_THIRD_ORDER_READ: Rule = Rule {
    name: "ps1-third-order-read",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5035, 5035, 5035, 5035, 0, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, comes from a lookup whose address was looked up itself",
    help: "a sampled value may be the address of one more lookup, not of two in a row",
    source: "ref; manual",
};
/// {components} of {register}, the {place} source of `{instruction}`, is read but never written
pub static PS1_UNINITIALISED: Rule = Rule {
    name: "ps1-uninitialised",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5036, 5036, 5036, 5036, 5121, 0, 0, 0, 0, 0],
    message: "{components} of {register}, the {place} source of `{instruction}`, is read but never written",
    help: "write these components before, or read only what was written",
    source: "ref; manual",
};
/// {components} of {register}, the {place} source of `{instruction}`, is read but not written since the phase marker erased alpha
pub static PS1_ALPHA_LOST: Rule = Rule {
    name: "ps1-alpha-lost",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5119, 0, 0, 0, 0, 0],
    message: "{components} of {register}, the {place} source of `{instruction}`, is read but not written since the phase marker erased alpha",
    help: "write the alpha of {register} after `phase`",
    source: "ref; manual",
};
/// {components} of {register}, the {place} source of `{instruction}`, is read but not written since texcrd with the mask .rg erased blue
pub static PS1_BLUE_LOST: Rule = Rule {
    name: "ps1-blue-lost",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5120, 0, 0, 0, 0, 0],
    message: "{components} of {register}, the {place} source of `{instruction}`, is read but not written since texcrd with the mask .rg erased blue",
    help: "write the blue of {register} after the texcrd",
    source: "ref; manual",
};
/// {components} of {register}, the {place} source of `{instruction}`, is read; the phase marker erased its alpha, and texcrd with the mask .rg its blue
pub static PS1_ALPHA_AND_BLUE_LOST: Rule = Rule {
    name: "ps1-alpha-and-blue-lost",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5118, 0, 0, 0, 0, 0],
    message: "{components} of {register}, the {place} source of `{instruction}`, is read; the phase marker erased its alpha, and texcrd with the mask .rg its blue",
    help: "write these components again",
    source: "ref; manual",
};
/// {register}, the source of texcrd, is no t register
pub static PS1_COORDINATE_SOURCE: Rule = Rule {
    name: "ps1-coordinate-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5098, 0, 0, 0, 0, 0],
    message: "{register}, the source of texcrd, is no t register",
    help: "texcrd copies texture coordinates; use mov for other registers",
    source: "ref; manual",
};
/// _dz on {register}; texld takes it on r registers only
pub static PS1_DZ_SOURCE: Rule = Rule {
    name: "ps1-dz-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5101, 0, 0, 0, 0, 0],
    message: "_dz on {register}; texld takes it on r registers only",
    help: "copy the coordinates to an r register with texcrd, and load from that after `phase`",
    source: "ref; manual",
};
/// _dz on {register} with the selector {swizzle}; it needs .rgb
pub static PS1_DZ_SELECTOR: Rule = Rule {
    name: "ps1-dz-selector",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5102, 0, 0, 0, 0, 0],
    message: "_dz on {register} with the selector {swizzle}; it needs .rgb",
    help: "write .xyz or no selector",
    source: "ref; manual",
};
/// _dz on {register}, the source of texcrd; only texld takes _dz
pub static PS1_COORDINATE_DZ: Rule = Rule {
    name: "ps1-coordinate-dz",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5103, 0, 0, 0, 0, 0],
    message: "_dz on {register}, the source of texcrd; only texld takes _dz",
    help: "use _dw with the selector .xyw, or divide in a texld",
    source: "ref; manual",
};
/// _dw on {register}; texld takes it on t registers only
pub static PS1_DW_SOURCE: Rule = Rule {
    name: "ps1-dw-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5104, 0, 0, 0, 0, 0],
    message: "_dw on {register}; texld takes it on t registers only",
    help: "use _dz on an r register",
    source: "ref; manual",
};
/// _dw on {register} with the selector {swizzle}; it needs .rga
pub static PS1_DW_SELECTOR: Rule = Rule {
    name: "ps1-dw-selector",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5105, 0, 0, 0, 0, 0],
    message: "_dw on {register} with the selector {swizzle}; it needs .rga",
    help: "write .xyw",
    source: "ref; manual",
};
/// selector {swizzle} of {register}, the source of texcrd; it takes .xyz and .xyw
pub static PS1_COORDINATE_SELECTOR: Rule = Rule {
    name: "ps1-coordinate-selector",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5107, 0, 0, 0, 0, 0],
    message: "selector {swizzle} of {register}, the source of texcrd; it takes .xyz and .xyw",
    help: "write .xyz, .xyw or no selector",
    source: "ref; manual",
};
/// selector {swizzle} of {register}, the source of texld; t registers take .xyz and .xyw there
pub static PS1_LOAD_TEXTURE_SELECTOR: Rule = Rule {
    name: "ps1-load-texture-selector",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5108, 0, 0, 0, 0, 0],
    message: "selector {swizzle} of {register}, the source of texld; t registers take .xyz and .xyw there",
    help: "write .xyz, .xyw or no selector",
    source: "ref; manual",
};
/// selector {swizzle} of {register}, the source of texld; r registers take .xyz there
pub static PS1_LOAD_TEMPORARY_SELECTOR: Rule = Rule {
    name: "ps1-load-temporary-selector",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5109, 0, 0, 0, 0, 0],
    message: "selector {swizzle} of {register}, the source of texld; r registers take .xyz there",
    help: "write .xyz or no selector",
    source: "ref; manual",
};
/// {register} is read with the selector {swizzle}, and was read with another one before
pub static PS1_TWO_SELECTORS: Rule = Rule {
    name: "ps1-two-selectors",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5111, 0, 0, 0, 0, 0],
    message: "{register} is read with the selector {swizzle}, and was read with another one before",
    help: "use one of .xyz and .xyw for every read of {register} in the shader",
    source: "ref; manual",
};
/// {register}, the {place} source of `{instruction}`, is a t register; arithmetic of ps_1_4 does not read them
pub static PS1_TEXTURE_IN_ARITHMETIC: Rule = Rule {
    name: "ps1-texture-in-arithmetic",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5112, 0, 0, 0, 0, 0],
    message: "{register}, the {place} source of `{instruction}`, is a t register; arithmetic of ps_1_4 does not read them",
    help: "copy it to an r register with texcrd",
    source: "ref; manual",
};
/// _dz is used more than {limit} times
pub static PS1_DZ_TOO_OFTEN: Rule = Rule {
    name: "ps1-dz-too-often",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5117, 0, 0, 0, 0, 0],
    message: "_dz is used more than {limit} times",
    help: "divide in the coordinates before, or use _dw on t registers",
    source: "ref; manual",
};
/// {register} is read by `{instruction}`, and was written by a texture instruction of the same block
pub static PS1_SAME_BLOCK_READ: Rule = Rule {
    name: "ps1-same-block-read",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5122, 0, 0, 0, 0, 0],
    message: "{register} is read by `{instruction}`, and was written by a texture instruction of the same block",
    help: "put `phase` between the two",
    source: "ref; manual",
};
/// `{instruction}` writes {register}, which is no register it can write
pub static PS1_DESTINATION_FILE: Rule = Rule {
    name: "ps1-destination-file",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5037, 5037, 5037, 5037, 5123, 0, 0, 0, 0, 0],
    message: "`{instruction}` writes {register}, which is no register it can write",
    help: "write an r register, or (before ps_1_4) a t register",
    source: "ref; manual",
};
/// `{instruction}` writes {register}, which is out of range
pub static PS1_DESTINATION_NUMBER: Rule = Rule {
    name: "ps1-destination-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5038, 5038, 5038, 5038, 5124, 0, 0, 0, 0, 0],
    message: "`{instruction}` writes {register}, which is out of range",
    help: "use a lower register number",
    source: "validator",
};
/// `{instruction}` writes {register}, which texm3x2depth took
pub static PS1_DEPTH_REGISTER_WRITTEN: Rule = Rule {
    name: "ps1-depth-register-written",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5039, 0, 0, 0, 0, 0, 0],
    message: "`{instruction}` writes {register}, which texm3x2depth took",
    help: "write another register",
    source: "ref; manual",
};
/// `{instruction}` writes {register}; texture instructions write t registers
pub static PS1_TEXTURE_DESTINATION: Rule = Rule {
    name: "ps1-texture-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5040, 5040, 5040, 5040, 0, 0, 0, 0, 0, 0],
    message: "`{instruction}` writes {register}; texture instructions write t registers",
    help: "write a t register and copy it with mov",
    source: "ref; manual",
};
/// `{instruction}` writes {mask} of {register}; it must write all components
pub static PS1_TEXTURE_MASK: Rule = Rule {
    name: "ps1-texture-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5041, 5041, 5041, 5041, 5127, 0, 0, 0, 0, 0],
    message: "`{instruction}` writes {mask} of {register}; it must write all components",
    help: "drop the mask",
    source: "ref; manual",
};
/// _sat on `{instruction}`; texture instructions take no modifier
pub static PS1_TEXTURE_SATURATE: Rule = Rule {
    name: "ps1-texture-saturate",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5042, 5042, 5042, 5042, 5128, 0, 0, 0, 0, 0],
    message: "_sat on `{instruction}`; texture instructions take no modifier",
    help: "saturate in a mov behind it",
    source: "ref; manual",
};
/// result shift on `{instruction}`; texture instructions take none
pub static PS1_TEXTURE_SHIFT: Rule = Rule {
    name: "ps1-texture-shift",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5043, 5043, 5043, 5043, 5129, 0, 0, 0, 0, 0],
    message: "result shift on `{instruction}`; texture instructions take none",
    help: "shift in a mov behind it",
    source: "ref; manual",
};
/// destination of `{instruction}` with a modifier other than _sat
pub static PS1_DESTINATION_MODIFIER: Rule = Rule {
    name: "ps1-destination-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5044, 5044, 5044, 5044, 5130, 0, 0, 0, 0, 0],
    message: "destination of `{instruction}` with a modifier other than _sat",
    help: "clear bits 21 to 23 of the destination token",
    source: "validator",
};
/// result shift of `{instruction}` that {profile} does not have
pub static PS1_DESTINATION_SHIFT: Rule = Rule {
    name: "ps1-destination-shift",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5045, 5045, 5045, 5045, 5131, 0, 0, 0, 0, 0],
    message: "result shift of `{instruction}` that {profile} does not have",
    help: "ps_1_1 to ps_1_3 have _x2, _x4 and _d2; ps_1_4 has _x8, _d4 and _d8 as well",
    source: "ref; manual",
};
/// `{instruction}` writes {mask} of {register}; the masks of {profile} are .rgb, .a and all
pub static PS1_DESTINATION_MASK: Rule = Rule {
    name: "ps1-destination-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5046, 5046, 5046, 5046, 0, 0, 0, 0, 0, 0],
    message: "`{instruction}` writes {mask} of {register}; the masks of {profile} are .rgb, .a and all",
    help: "write .rgb or .a, and keep the other components in another register",
    source: "ref; manual",
};
/// texcrd with _dw writes {mask} of {register}; it must write .rg
pub static PS1_COORDINATE_DW_MASK: Rule = Rule {
    name: "ps1-coordinate-dw-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5125, 0, 0, 0, 0, 0],
    message: "texcrd with _dw writes {mask} of {register}; it must write .rg",
    help: "write the mask .rg",
    source: "ref; manual",
};
/// texcrd writes {mask} of {register}; it must write .rgb
pub static PS1_COORDINATE_MASK: Rule = Rule {
    name: "ps1-coordinate-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5126, 0, 0, 0, 0, 0],
    message: "texcrd writes {mask} of {register}; it must write .rgb",
    help: "write the mask .rgb, and alpha with another instruction",
    source: "ref; manual",
};
/// {count} different r registers in one instruction; {limit} are allowed
pub static PS1_TEMPORARY_PORTS: Rule = Rule {
    name: "ps1-temporary-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5047, 5047, 5047, 5047, 5132, 0, 0, 0, 0, 0],
    message: "{count} different r registers in one instruction; {limit} are allowed",
    help: "move one of them to another instruction",
    source: "validator",
};
/// {count} different v registers in one instruction; {limit} are allowed
pub static PS1_INPUT_PORTS: Rule = Rule {
    name: "ps1-input-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5048, 5048, 5048, 5048, 5133, 0, 0, 0, 0, 0],
    message: "{count} different v registers in one instruction; {limit} are allowed",
    help: "copy one of them to an r register before",
    source: "validator",
};
/// {count} different c registers in one instruction; {limit} are allowed
pub static PS1_CONSTANT_PORTS: Rule = Rule {
    name: "ps1-constant-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5049, 5049, 5049, 5049, 5134, 0, 0, 0, 0, 0],
    message: "{count} different c registers in one instruction; {limit} are allowed",
    help: "copy one of them to an r register before",
    source: "ref; manual",
};
/// {count} different t registers in one instruction; {limit} are allowed
pub static PS1_TEXTURE_PORTS: Rule = Rule {
    name: "ps1-texture-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5050, 5050, 5050, 5050, 5135, 0, 0, 0, 0, 0],
    message: "{count} different t registers in one instruction; {limit} are allowed",
    help: "copy one of them to an r register before",
    source: "ref; manual",
};
/// {count} different r registers in a pair; {limit} are allowed
pub static PS1_PAIR_TEMPORARY_PORTS: Rule = Rule {
    name: "ps1-pair-temporary-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5051, 5051, 5051, 5051, 0, 0, 0, 0, 0, 0],
    message: "{count} different r registers in a pair; {limit} are allowed",
    help: "do not pair the two instructions",
    source: "validator",
};
/// {count} different t registers in a pair; {limit} are allowed
pub static PS1_PAIR_TEXTURE_PORTS: Rule = Rule {
    name: "ps1-pair-texture-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5052, 5052, 5052, 5052, 0, 0, 0, 0, 0, 0],
    message: "{count} different t registers in a pair; {limit} are allowed",
    help: "do not pair the two instructions",
    source: "ref; manual",
};
/// {count} different v registers in a pair; {limit} are allowed
pub static PS1_PAIR_INPUT_PORTS: Rule = Rule {
    name: "ps1-pair-input-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5399, 5399, 5399, 5399, 0, 0, 0, 0, 0, 0],
    message: "{count} different v registers in a pair; {limit} are allowed",
    help: "do not pair the two instructions",
    source: "validator",
};
/// {count} different c registers in a pair; {limit} are allowed
pub static PS1_PAIR_CONSTANT_PORTS: Rule = Rule {
    name: "ps1-pair-constant-ports",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5400, 5400, 5400, 5400, 0, 0, 0, 0, 0, 0],
    message: "{count} different c registers in a pair; {limit} are allowed",
    help: "do not pair the two instructions",
    source: "ref; manual",
};
/// `{instruction}` writes {register}, which a texture instruction wrote before
pub static PS1_TEXTURE_REGISTER_TWICE: Rule = Rule {
    name: "ps1-texture-register-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5053, 5053, 5053, 5053, 0, 0, 0, 0, 0, 0],
    message: "`{instruction}` writes {register}, which a texture instruction wrote before",
    help: "every texture stage is used once; use another t register",
    source: "ref; manual",
};
/// `{instruction}` writes {register} after a higher t register
pub static PS1_TEXTURE_REGISTER_ORDER: Rule = Rule {
    name: "ps1-texture-register-order",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5054, 5054, 5054, 5054, 0, 0, 0, 0, 0, 0],
    message: "`{instruction}` writes {register} after a higher t register",
    help: "write the t registers in ascending order",
    source: "ref; manual",
};
/// texture instruction `{instruction}` after arithmetic
pub static PS1_TEXTURE_AFTER_ARITHMETIC: Rule = Rule {
    name: "ps1-texture-after-arithmetic",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5055, 5055, 5055, 5055, 5141, 0, 0, 0, 0, 0],
    message: "texture instruction `{instruction}` after arithmetic",
    help: "move it above the arithmetic, or (ps_1_4) behind `phase`",
    source: "ref; manual",
};
/// `{instruction}` uses {register} and with it texture stage {number} a second time in this phase
pub static PS1_STAGE_TWICE: Rule = Rule {
    name: "ps1-stage-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5140, 0, 0, 0, 0, 0],
    message: "`{instruction}` uses {register} and with it texture stage {number} a second time in this phase",
    help: "use another destination, or the other phase",
    source: "ref; manual",
};
/// a texm3x2 or texm3x3 sequence is open; rows so far: {rows}
pub static PS1_MATRIX_UNFINISHED: Rule = Rule {
    name: "ps1-matrix-unfinished",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5056, 5056, 5056, 5056, 0, 0, 0, 0, 0, 0],
    message: "a texm3x2 or texm3x3 sequence is open; rows so far: {rows}",
    help: "end it with texm3x2tex, texm3x3tex or another last row",
    source: "ref; manual",
};
/// `{instruction}` out of its place in a texm3x2 or texm3x3 sequence
pub static PS1_MATRIX_ORDER: Rule = Rule {
    name: "ps1-matrix-order",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5057, 5057, 5057, 5057, 0, 0, 0, 0, 0, 0],
    message: "`{instruction}` out of its place in a texm3x2 or texm3x3 sequence",
    help: "a sequence is one texm3x2pad, or two texm3x3pad, and directly behind them the last row of the same size",
    source: "ref; manual",
};
/// `{instruction}` does not continue the registers of its sequence
pub static PS1_MATRIX_REGISTERS: Rule = Rule {
    name: "ps1-matrix-registers",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5058, 5058, 5058, 5058, 0, 0, 0, 0, 0, 0],
    message: "`{instruction}` does not continue the registers of its sequence",
    help: "all rows read the same source and write consecutive t registers; texm3x3spec reads a constant besides",
    source: "ref; manual",
};
/// the first source of cnd is not r0.a without a modifier, but {register}{swizzle} {modifier}
pub static PS1_CND_CONDITION: Rule = Rule {
    name: "ps1-cnd-condition",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5059, 5059, 5059, 5059, 0, 0, 0, 0, 0, 0],
    message: "the first source of cnd is not r0.a without a modifier, but {register}{swizzle} {modifier}",
    help: "move the condition to r0.a",
    source: "ref; manual",
};
/// {count} cmp instructions; {profile} allows {limit}
pub static PS1_CMP_COUNT: Rule = Rule {
    name: "ps1-cmp-count",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5060, 5060, 5060, 5060, 0, 0, 0, 0, 0, 0],
    message: "{count} cmp instructions; {profile} allows {limit}",
    help: "use cnd, or a later version",
    source: "ref; manual",
};
/// modifier {modifier} on {register}, the weight of lrp; it takes 1- only
pub static PS1_LRP_WEIGHT_MODIFIER: Rule = Rule {
    name: "ps1-lrp-weight-modifier",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5061, 5061, 5061, 5061, 0, 0, 0, 0, 0, 0],
    message: "modifier {modifier} on {register}, the weight of lrp; it takes 1- only",
    help: "apply the modifier in an instruction before",
    source: "ref; manual",
};
/// the weight of lrp, {register}, may lie outside 0 to 1
pub static PS1_LRP_WEIGHT_UNSATURATED: Rule = Rule {
    name: "ps1-lrp-weight-unsaturated",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5062, 5062, 5062, 5062, 5524, 0, 0, 0, 0, 0],
    message: "the weight of lrp, {register}, may lie outside 0 to 1",
    help: "write {register} with _sat",
    source: "ref",
};
/// `def` after the first instruction
pub static PS1_DEF_AFTER_INSTRUCTION: Rule = Rule {
    name: "ps1-def-after-instruction",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5063, 5063, 5063, 5063, 5155, 0, 0, 0, 0, 0],
    message: "`def` after the first instruction",
    help: "move all `def` lines above the first instruction",
    source: "ref; manual",
};
/// `def` of {register} with the mask {mask}; it defines whole c registers
pub static PS1_DEF_DESTINATION: Rule = Rule {
    name: "ps1-def-destination",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5064, 5064, 5064, 5064, 5156, 0, 0, 0, 0, 0],
    message: "`def` of {register} with the mask {mask}; it defines whole c registers",
    help: "define c0 to c7 without a mask",
    source: "ref; manual",
};
/// `def` of {register}, which is out of range
pub static PS1_DEF_NUMBER: Rule = Rule {
    name: "ps1-def-number",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5065, 5065, 5065, 5065, 5157, 0, 0, 0, 0, 0],
    message: "`def` of {register}, which is out of range",
    help: "define c0 to c7",
    source: "validator",
};
/// {register} is defined a second time
pub static PS1_DEF_TWICE: Rule = Rule {
    name: "ps1-def-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5224, 5224, 5224, 5224, 5588, 0, 0, 0, 0, 0],
    message: "{register} is defined a second time",
    help: "remove one of the definitions",
    source: "ref",
};
/// dp3 writes {mask} of {register}; it must write .rgb or all
pub static PS1_DP3_MASK: Rule = Rule {
    name: "ps1-dp3-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5066, 5066, 5066, 5066, 0, 0, 0, 0, 0, 0],
    message: "dp3 writes {mask} of {register}; it must write .rgb or all",
    help: "write .rgb, and copy it to alpha if needed",
    source: "ref; manual",
};
/// {count} dp4 instructions; {profile} allows {limit}
pub static PS1_DP4_COUNT: Rule = Rule {
    name: "ps1-dp4-count",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5067, 5067, 5067, 5067, 0, 0, 0, 0, 0, 0],
    message: "{count} dp4 instructions; {profile} allows {limit}",
    help: "use dp3 and add the fourth product",
    source: "ref",
};
/// `{instruction}` is marked as the second of a pair, and no arithmetic instruction stands before it
pub static PS1_PAIR_WITHOUT_FIRST: Rule = Rule {
    name: "ps1-pair-without-first",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5068, 5068, 5068, 5068, 5383, 0, 0, 0, 0, 0],
    message: "`{instruction}` is marked as the second of a pair, and no arithmetic instruction stands before it",
    help: "remove the plus sign",
    source: "ref; manual",
};
/// texture instruction `{instruction}` is marked as the second of a pair
pub static PS1_PAIR_TEXTURE: Rule = Rule {
    name: "ps1-pair-texture",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5069, 5069, 5069, 5069, 5158, 0, 0, 0, 0, 0],
    message: "texture instruction `{instruction}` is marked as the second of a pair",
    help: "remove the plus sign: only arithmetic can be paired",
    source: "ref; manual",
};
/// `{instruction}` is paired with an instruction that is the second of a pair itself
pub static PS1_PAIR_IN_A_ROW: Rule = Rule {
    name: "ps1-pair-in-a-row",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5070, 5070, 5070, 5070, 5161, 0, 0, 0, 0, 0],
    message: "`{instruction}` is paired with an instruction that is the second of a pair itself",
    help: "a pair has two instructions; remove one plus sign",
    source: "ref; manual",
};
/// nop is the first of a pair
pub static PS1_PAIR_FIRST_NOP: Rule = Rule {
    name: "ps1-pair-first-nop",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5071, 5071, 5071, 5071, 0, 0, 0, 0, 0, 0],
    message: "nop is the first of a pair",
    help: "remove the plus sign",
    source: "ref; manual",
};
/// nop is the second of a pair
pub static PS1_PAIR_SECOND_NOP: Rule = Rule {
    name: "ps1-pair-second-nop",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5072, 5072, 5072, 5072, 0, 0, 0, 0, 0, 0],
    message: "nop is the second of a pair",
    help: "remove the plus sign",
    source: "ref; manual",
};
/// dp4 is the first of a pair
pub static PS1_PAIR_FIRST_DP4: Rule = Rule {
    name: "ps1-pair-first-dp4",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5073, 5073, 5073, 5073, 0, 0, 0, 0, 0, 0],
    message: "dp4 is the first of a pair",
    help: "remove the plus sign: dp4 takes both pipes",
    source: "ref; manual",
};
/// dp4 is the second of a pair
pub static PS1_PAIR_SECOND_DP4: Rule = Rule {
    name: "ps1-pair-second-dp4",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5074, 5074, 5074, 5074, 0, 0, 0, 0, 0, 0],
    message: "dp4 is the second of a pair",
    help: "remove the plus sign: dp4 takes both pipes",
    source: "ref",
};
/// `{instruction}` is paired with dp4, the only arithmetic before it
pub static PS1_PAIR_AFTER_DP4: Rule = Rule {
    name: "ps1-pair-after-dp4",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5160, 0, 0, 0, 0, 0],
    message: "`{instruction}` is paired with dp4, the only arithmetic before it",
    help: "remove the plus sign: dp4 takes both pipes",
    source: "ref",
};
/// phase is marked as the second of a pair
pub static PS1_PAIR_SECOND_PHASE: Rule = Rule {
    name: "ps1-pair-second-phase",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5159, 0, 0, 0, 0, 0],
    message: "phase is marked as the second of a pair",
    help: "remove the plus sign",
    source: "ref; manual",
};
/// `{instruction}` is paired with the phase marker
pub static PS1_PAIR_FIRST_PHASE: Rule = Rule {
    name: "ps1-pair-first-phase",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5162, 0, 0, 0, 0, 0],
    message: "`{instruction}` is paired with the phase marker",
    help: "remove the plus sign",
    source: "ref; manual",
};
/// def is part of a pair
pub static PS1_PAIR_DEF: Rule = Rule {
    name: "ps1-pair-def",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5163, 0, 0, 0, 0, 0],
    message: "def is part of a pair",
    help: "remove the plus sign",
    source: "ref",
};
/// nop is part of a pair
pub static PS1_PAIR_NOP: Rule = Rule {
    name: "ps1-pair-nop",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5164, 0, 0, 0, 0, 0],
    message: "nop is part of a pair",
    help: "remove the plus sign",
    source: "ref; manual",
};
/// dp4 is part of a pair
pub static PS1_PAIR_DP4: Rule = Rule {
    name: "ps1-pair-dp4",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5165, 0, 0, 0, 0, 0],
    message: "dp4 is part of a pair",
    help: "remove the plus sign: dp4 takes both pipes",
    source: "ref; manual",
};
/// bem is part of a pair
pub static PS1_PAIR_BEM: Rule = Rule {
    name: "ps1-pair-bem",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5166, 0, 0, 0, 0, 0],
    message: "bem is part of a pair",
    help: "remove the plus sign",
    source: "ref; manual",
};
/// both halves of a pair are dp3
pub static PS1_PAIR_BOTH_DP3: Rule = Rule {
    name: "ps1-pair-both-dp3",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5075, 5075, 5075, 5075, 5167, 0, 0, 0, 0, 0],
    message: "both halves of a pair are dp3",
    help: "remove the plus sign",
    source: "ref; manual",
};
/// the second half of a pair is dp3, and the first one writes colour
pub static PS1_PAIR_SECOND_DP3_COLOUR: Rule = Rule {
    name: "ps1-pair-second-dp3-colour",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5076, 5076, 5076, 5076, 5168, 0, 0, 0, 0, 0],
    message: "the second half of a pair is dp3, and the first one writes colour",
    help: "let the first half write .a only: dp3 takes the colour pipe",
    source: "ref; manual",
};
/// the second half of a pair is dp3 and writes alpha
pub static PS1_PAIR_SECOND_DP3_ALPHA: Rule = Rule {
    name: "ps1-pair-second-dp3-alpha",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5077, 5077, 5077, 5077, 5169, 0, 0, 0, 0, 0],
    message: "the second half of a pair is dp3 and writes alpha",
    help: "let dp3 write .rgb",
    source: "ref; manual",
};
/// the first half of a pair is dp3, and the second one writes colour
pub static PS1_PAIR_FIRST_DP3_COLOUR: Rule = Rule {
    name: "ps1-pair-first-dp3-colour",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5078, 5078, 5078, 5078, 5170, 0, 0, 0, 0, 0],
    message: "the first half of a pair is dp3, and the second one writes colour",
    help: "let the second half write .a only: dp3 takes the colour pipe",
    source: "ref; manual",
};
/// the first half of a pair is dp3 and writes alpha
pub static PS1_PAIR_FIRST_DP3_ALPHA: Rule = Rule {
    name: "ps1-pair-first-dp3-alpha",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5079, 5079, 5079, 5079, 5171, 0, 0, 0, 0, 0],
    message: "the first half of a pair is dp3 and writes alpha",
    help: "let dp3 write .rgb",
    source: "ref; manual",
};
/// the first half of a pair writes colour and alpha
pub static PS1_PAIR_FIRST_WRITES_ALL: Rule = Rule {
    name: "ps1-pair-first-writes-all",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5080, 5080, 5080, 5080, 5172, 0, 0, 0, 0, 0],
    message: "the first half of a pair writes colour and alpha",
    help: "let one half write colour, the other one alpha",
    source: "ref; manual",
};
/// the second half of a pair writes colour and alpha
pub static PS1_PAIR_SECOND_WRITES_ALL: Rule = Rule {
    name: "ps1-pair-second-writes-all",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5081, 5081, 5081, 5081, 5173, 0, 0, 0, 0, 0],
    message: "the second half of a pair writes colour and alpha",
    help: "let one half write colour, the other one alpha",
    source: "ref; manual",
};
/// both halves of a pair write the same components
pub static PS1_PAIR_SAME_COMPONENTS: Rule = Rule {
    name: "ps1-pair-same-components",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5082, 5082, 5082, 5082, 5174, 0, 0, 0, 0, 0],
    message: "both halves of a pair write the same components",
    help: "let one half write colour, the other one alpha",
    source: "ref; manual",
};
/// both halves of a pair write colour
pub static PS1_PAIR_BOTH_COLOUR: Rule = Rule {
    name: "ps1-pair-both-colour",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5083, 5083, 5083, 5083, 0, 0, 0, 0, 0, 0],
    message: "both halves of a pair write colour",
    help: "let one half write .rgb, the other one .a",
    source: "ref; manual",
};
/// both halves of a pair write alpha
pub static PS1_PAIR_BOTH_ALPHA: Rule = Rule {
    name: "ps1-pair-both-alpha",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5084, 5084, 5084, 5084, 0, 0, 0, 0, 0, 0],
    message: "both halves of a pair write alpha",
    help: "let one half write .rgb, the other one .a",
    source: "ref; manual",
};
/// no half of a pair writes alpha
pub static PS1_PAIR_WITHOUT_ALPHA: Rule = Rule {
    name: "ps1-pair-without-alpha",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5175, 0, 0, 0, 0, 0],
    message: "no half of a pair writes alpha",
    help: "let one half write .a",
    source: "ref; manual",
};
/// a second phase marker
pub static PS1_SECOND_PHASE: Rule = Rule {
    name: "ps1-second-phase",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5142, 0, 0, 0, 0, 0],
    message: "a second phase marker",
    help: "a shader has two phases at most; remove one marker",
    source: "ref; manual",
};
/// _dz is used before the phase marker
pub static PS1_DZ_BEFORE_PHASE: Rule = Rule {
    name: "ps1-dz-before-phase",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5143, 0, 0, 0, 0, 0],
    message: "_dz is used before the phase marker",
    help: "move the texld with _dz behind `phase`",
    source: "ref; manual",
};
/// a v register is read before the phase marker
pub static PS1_INPUT_BEFORE_PHASE: Rule = Rule {
    name: "ps1-input-before-phase",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5144, 0, 0, 0, 0, 0],
    message: "a v register is read before the phase marker",
    help: "read v registers behind `phase` only, or remove the marker",
    source: "ref; manual",
};
/// texkill stands before the phase marker
pub static PS1_TEXKILL_BEFORE_PHASE: Rule = Rule {
    name: "ps1-texkill-before-phase",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5145, 0, 0, 0, 0, 0],
    message: "texkill stands before the phase marker",
    help: "move texkill behind `phase`",
    source: "ref; manual",
};
/// a second bem
pub static PS1_BEM_TWICE: Rule = Rule {
    name: "ps1-bem-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5146, 0, 0, 0, 0, 0],
    message: "a second bem",
    help: "a shader can have one bem",
    source: "ref; manual",
};
/// bem after the phase marker
pub static PS1_BEM_AFTER_PHASE: Rule = Rule {
    name: "ps1-bem-after-phase",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5147, 0, 0, 0, 0, 0],
    message: "bem after the phase marker",
    help: "move bem before `phase`",
    source: "ref; manual",
};
/// bem writes {mask} of {register}; it must write .rg
pub static PS1_BEM_MASK: Rule = Rule {
    name: "ps1-bem-mask",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5148, 0, 0, 0, 0, 0],
    message: "bem writes {mask} of {register}; it must write .rg",
    help: "write the mask .rg",
    source: "ref; manual",
};
/// {register}, the first source of bem, is no r or c register
pub static PS1_BEM_FIRST_SOURCE: Rule = Rule {
    name: "ps1-bem-first-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5149, 0, 0, 0, 0, 0],
    message: "{register}, the first source of bem, is no r or c register",
    help: "copy it to an r register before",
    source: "ref; manual",
};
/// {register}, the second source of bem, is no r register
pub static PS1_BEM_SECOND_SOURCE: Rule = Rule {
    name: "ps1-bem-second-source",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5150, 0, 0, 0, 0, 0],
    message: "{register}, the second source of bem, is no r register",
    help: "copy it to an r register before",
    source: "ref; manual",
};
/// a second texdepth
pub static PS1_TEXDEPTH_TWICE: Rule = Rule {
    name: "ps1-texdepth-twice",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5151, 0, 0, 0, 0, 0],
    message: "a second texdepth",
    help: "a shader can have one texdepth",
    source: "ref; manual",
};
/// texdepth with {register}; it takes r5 only
pub static PS1_TEXDEPTH_REGISTER: Rule = Rule {
    name: "ps1-texdepth-register",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5152, 0, 0, 0, 0, 0],
    message: "texdepth with {register}; it takes r5 only",
    help: "move the values to r5.r and r5.g",
    source: "ref; manual",
};
/// {register} is used after texdepth
pub static PS1_DEPTH_REGISTER_USED: Rule = Rule {
    name: "ps1-depth-register-used",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5153, 0, 0, 0, 0, 0],
    message: "{register} is used after texdepth",
    help: "use another register: texdepth takes r5 for the rest of the shader",
    source: "ref; manual",
};
/// texdepth stands before the phase marker
pub static PS1_TEXDEPTH_BEFORE_PHASE: Rule = Rule {
    name: "ps1-texdepth-before-phase",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5154, 0, 0, 0, 0, 0],
    message: "texdepth stands before the phase marker",
    help: "move texdepth behind `phase`",
    source: "ref; manual",
};
/// {used} texture slots; {profile} allows {limit}
pub static PS1_TEXTURE_SLOTS: Rule = Rule {
    name: "ps1-texture-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5087, 5087, 5087, 5087, 5180, 0, 0, 0, 0, 0],
    message: "{used} texture slots; {profile} allows {limit}",
    help: "drop texture instructions, or (ps_1_4) split the shader with `phase`",
    source: "ref (ps_1_4); validator",
};
/// {used} arithmetic slots; {profile} allows {limit}
pub static PS1_ARITHMETIC_SLOTS: Rule = Rule {
    name: "ps1-arithmetic-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5088, 5088, 5088, 5088, 5181, 0, 0, 0, 0, 0],
    message: "{used} arithmetic slots; {profile} allows {limit}",
    help: "pair colour and alpha instructions, or (ps_1_4) split the shader with `phase`",
    source: "ref; manual",
};
/// {used} slots; {profile} allows {limit}
pub static PS1_TOTAL_SLOTS: Rule = Rule {
    name: "ps1-total-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5089, 5089, 5089, 5089, 0, 0, 0, 0, 0, 0],
    message: "{used} slots; {profile} allows {limit}",
    help: "pair colour and alpha instructions",
    source: "ref; manual",
};
/// {used} texture slots before the phase marker; {limit} are allowed
pub static PS1_FIRST_PHASE_TEXTURE_SLOTS: Rule = Rule {
    name: "ps1-first-phase-texture-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5176, 0, 0, 0, 0, 0],
    message: "{used} texture slots before the phase marker; {limit} are allowed",
    help: "move texture instructions behind `phase`",
    source: "ref",
};
/// {used} arithmetic slots before the phase marker; {limit} are allowed
pub static PS1_FIRST_PHASE_ARITHMETIC_SLOTS: Rule = Rule {
    name: "ps1-first-phase-arithmetic-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5486, 0, 0, 0, 0, 0],
    message: "{used} arithmetic slots before the phase marker; {limit} are allowed",
    help: "pair colour and alpha instructions, or move some behind `phase`",
    source: "ref; manual",
};
/// {used} texture slots after the phase marker; {limit} are allowed
pub static PS1_SECOND_PHASE_TEXTURE_SLOTS: Rule = Rule {
    name: "ps1-second-phase-texture-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5178, 0, 0, 0, 0, 0],
    message: "{used} texture slots after the phase marker; {limit} are allowed",
    help: "move texture instructions before `phase`",
    source: "ref",
};
/// {used} arithmetic slots after the phase marker; {limit} are allowed
pub static PS1_SECOND_PHASE_ARITHMETIC_SLOTS: Rule = Rule {
    name: "ps1-second-phase-arithmetic-slots",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5179, 0, 0, 0, 0, 0],
    message: "{used} arithmetic slots after the phase marker; {limit} are allowed",
    help: "pair colour and alpha instructions, or move some before `phase`",
    source: "ref; manual",
};
/// {components} of r0, the result, is never written
pub static PS1_RESULT_INCOMPLETE: Rule = Rule {
    name: "ps1-result-incomplete",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 5090, 5090, 5090, 5090, 5185, 0, 0, 0, 0, 0],
    message: "{components} of r0, the result, is never written",
    help: "write r0.rgb and r0.a",
    source: "ref; manual",
};
/// {components} of r0, the result, is not written since the phase marker erased alpha
pub static PS1_RESULT_ALPHA_LOST: Rule = Rule {
    name: "ps1-result-alpha-lost",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5183, 0, 0, 0, 0, 0],
    message: "{components} of r0, the result, is not written since the phase marker erased alpha",
    help: "write r0.a after `phase`",
    source: "ref; manual",
};
/// {components} of r0, the result, is not written since texcrd with the mask .rg erased blue
pub static PS1_RESULT_BLUE_LOST: Rule = Rule {
    name: "ps1-result-blue-lost",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5184, 0, 0, 0, 0, 0],
    message: "{components} of r0, the result, is not written since texcrd with the mask .rg erased blue",
    help: "write r0.b after the texcrd",
    source: "ref",
};
/// {components} of r0, the result, is not written; the phase marker erased its alpha, and texcrd with the mask .rg its blue
pub static PS1_RESULT_ALPHA_AND_BLUE_LOST: Rule = Rule {
    name: "ps1-result-alpha-and-blue-lost",
    severity: Severity::Error,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5182, 0, 0, 0, 0, 0],
    message: "{components} of r0, the result, is not written; the phase marker erased its alpha, and texcrd with the mask .rg its blue",
    help: "write r0.b and r0.a after the texcrd",
    source: "ref",
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
/// {profile} was withdrawn
pub static WITHDRAWN_VERSION: Rule = Rule {
    name: "withdrawn-version",
    severity: Severity::Error,
    fatal: false,
    codes: [5086, 0, 0, 0, 0, 0, 0, 5085, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{profile} was withdrawn",
    help: "the assembler writes version 1_1 for it: change the first token to 0x{instead}",
    source: "validator",
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
/// a pixel shader is expected; this is a vertex shader ({found})
pub static VERTEX_SHADER_GIVEN: Rule = Rule {
    name: "vertex-shader-given",
    severity: Severity::Error,
    fatal: true,
    codes: [0, 0, 0, 0, 0, 0, 0, 5007, 5007, 5007, 5007, 5091, 5186, 5186, 5186, 5502, 5502],
    message: "a pixel shader is expected; this is a vertex shader ({found})",
    help: "create it with CreateVertexShader, or give the right file",
    source: "validator",
};
/// a vertex shader is expected; this is a pixel shader ({found})
pub static PIXEL_SHADER_GIVEN: Rule = Rule {
    name: "pixel-shader-given",
    severity: Severity::Error,
    fatal: true,
    codes: [5311, 5311, 5353, 5353, 5353, 5645, 5645, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "a vertex shader is expected; this is a pixel shader ({found})",
    help: "create it with CreatePixelShader, or give the right file",
    source: "validator",
};

// d3d9_warnings.tsv
/// {components} of {register} is read, but nothing has written it before
pub static TEMPORARY_NEVER_WRITTEN: Rule = Rule {
    name: "temporary-never-written",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 9001, 9001, 9001, 9001, 9001, 0, 0, 0, 0, 0, 0, 9001, 9001, 9001, 9001],
    message: "{components} of {register} is read, but nothing has written it before",
    help: "write the register first: its first value is undefined, and differs from device to device",
    source: "manual: a temporary register has no default; ref checks this in vs_1_1, ps_1_x and ps_2_0 alone",
};
/// {components} of {register} is read, but not every way to here has written it
pub static TEMPORARY_MAYBE_UNWRITTEN: Rule = Rule {
    name: "temporary-maybe-unwritten",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 9002, 9002, 9002, 9002, 9002, 0, 0, 0, 0, 0, 0, 9002, 9002, 9002, 9002],
    message: "{components} of {register} is read, but not every way to here has written it",
    help: "write it before the branch or loop, or on the other branch as well",
    source: "manual: a temporary register has no default; ref does not follow flow control",
};
/// the vertex shader writes no position
pub static POSITION_NOT_WRITTEN: Rule = Rule {
    name: "position-not-written",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 9003, 9003, 9003, 9003, 9003, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "the vertex shader writes no position",
    help: "write all four components of oPos; from vs_3_0 on, of an output declared with dcl_position",
    source: "manual: the position must be written; ref requires it in vs_1_1 alone",
};
/// {components} of the position is never written
pub static POSITION_PARTLY_WRITTEN: Rule = Rule {
    name: "position-partly-written",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 9004, 9004, 9004, 9004, 9004, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{components} of the position is never written",
    help: "write all four components: the position is in homogeneous clip space, and w is usually 1",
    source: "manual: position register, dcl_usage output",
};
/// {used} instruction slots as the manual counts them; {profile} guarantees {limit}
pub static MORE_SLOTS_THAN_GUARANTEED: Rule = Rule {
    name: "more-slots-than-guaranteed",
    severity: Severity::Warning,
    fatal: false,
    codes: [9005, 9005, 9005, 9005, 9005, 9005, 9005, 0, 0, 0, 0, 0, 9005, 9005, 9005, 9005, 9005],
    message: "{used} instruction slots as the manual counts them; {profile} guarantees {limit}",
    help: "shorten the shader, or ask the device for its number before using it",
    source: "manual; slots",
};
/// {register} is used; a device with {profile} guarantees only {limit} constants
pub static CONSTANT_BEYOND_GUARANTEED: Rule = Rule {
    name: "constant-beyond-guaranteed",
    severity: Severity::Warning,
    fatal: false,
    codes: [9006, 9006, 9006, 9006, 0, 9006, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is used; a device with {profile} guarantees only {limit} constants",
    help: "pack the constants, or ask the device for MaxVertexShaderConst; software vertex processing has 8192",
    source: "manual: registers of each version; ref allows c0 to c8191 in every vertex shader",
};
/// {register} is defined a second time; only one of the definitions can hold
pub static CONSTANT_DEFINED_AGAIN: Rule = Rule {
    name: "constant-defined-again",
    severity: Severity::Warning,
    fatal: false,
    codes: [9007, 9007, 9007, 9007, 9007, 9007, 9007, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{register} is defined a second time; only one of the definitions can hold",
    help: "remove one `def`",
    source: "validator: it has a number for it; ref reports it in pixel shaders alone",
};
/// {components} of {register} is declared as dcl_{usage} and never written
pub static OUTPUT_NOT_WRITTEN: Rule = Rule {
    name: "output-not-written",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 9008, 9008, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "{components} of {register} is declared as dcl_{usage} and never written",
    help: "write it or declare less: an output has no default, so the pixel shader reads an undefined value",
    source: "manual: dcl_usage output",
};
/// {register}: the manual gives {profile} {limit} inputs
pub static INPUT_BEYOND_DOCUMENTED: Rule = Rule {
    name: "input-beyond-documented",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9009],
    message: "{register}: the manual gives {profile} {limit} inputs",
    help: "use v0 to v9",
    source: "manual; ref accepts v0 to v13",
};
/// {register} is written {where}, which may differ from pixel to pixel
pub static OUTPUT_IN_VARYING_FLOW: Rule = Rule {
    name: "output-in-varying-flow",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9010, 9010, 9010, 9010],
    message: "{register} is written {where}, which may differ from pixel to pixel",
    help: "choose the value with cmp or a predicated mov into a temporary register, and write the output once, outside",
    source: "manual: output color register; ref accepts it",
};
/// the pixel shader does not write oC0
pub static NO_COLOR_OUTPUT: Rule = Rule {
    name: "no-color-output",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9011, 9011, 0, 0],
    message: "the pixel shader does not write oC0",
    help: "write oC0 with a mov: up to ps_2_x it always has to be",
    source: "manual: output color register; ref requires it in ps_2_0 alone",
};
/// oC{number} is written, oC{missing} is not
pub static COLOR_OUTPUT_SKIPPED: Rule = Rule {
    name: "color-output-skipped",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9012, 9012, 0, 0],
    message: "oC{number} is written, oC{missing} is not",
    help: "up to ps_2_x the outputs below a written one have to be written too",
    source: "manual: output color register; ref requires it in ps_2_0 alone",
};
/// {register} is written a second time
pub static COLOR_OUTPUT_REWRITTEN: Rule = Rule {
    name: "color-output-rewritten",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9013, 9013, 0, 0],
    message: "{register} is written a second time",
    help: "up to ps_2_x each output may be written once: choose the value in a temporary register",
    source: "manual: output color register; ref requires it in ps_2_0 alone",
};
/// `{instruction}` writes the predicate; only setp can
pub static PREDICATE_WITHOUT_SETP: Rule = Rule {
    name: "predicate-without-setp",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9014, 9014, 0, 0],
    message: "`{instruction}` writes the predicate; only setp can",
    help: "compare with setp instead",
    source: "manual: setp; ref accepts any instruction there",
};
/// {instruction} takes the gradient of a temporary inside a loop whose outer loop can be left at different times by neighbouring pixels
pub static GRADIENT_IN_OUTER_LOOP: Rule = Rule {
    name: "gradient-in-outer-loop",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9015, 9015, 9015, 9015],
    message: "{instruction} takes the gradient of a temporary inside a loop whose outer loop can be left at different times by neighbouring pixels",
    help: "take the gradients before the outer loop (dsx, dsy) and use texldd, or texldl",
    source: "nesting; ref looks at the innermost loop alone",
};
/// {file}\[aL\] can reach {register}, which is not declared between those that are
pub static INDEX_ACROSS_GAP: Rule = Rule {
    name: "index-across-gap",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 9016, 9016, 0, 0, 0, 0, 0, 0, 0, 0, 9016, 9016],
    message: "{file}[aL] can reach {register}, which is not declared between those that are",
    help: "declare the registers without a gap: what an index into a gap reads or writes is undefined",
    source: "manual: shader model 3; ref does not check it",
};
/// an index into the outputs counts from {register}, which is the {usage}
pub static INDEX_ON_POSITION: Rule = Rule {
    name: "index-on-position",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 0, 9017, 9017, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    message: "an index into the outputs counts from {register}, which is the {usage}",
    help: "count from an output behind the position and the point size",
    source: "manual: shader model 3; ref says in its own words that it is undefined",
};
/// the count of {register} is {count}; the manual gives software shaders {limit}
pub static LOOP_COUNT_BEYOND_DOCUMENTED: Rule = Rule {
    name: "loop-count-beyond-documented",
    severity: Severity::Warning,
    fatal: false,
    codes: [0, 0, 0, 0, 9018, 0, 9018, 0, 0, 0, 0, 0, 0, 0, 9018, 0, 9018],
    message: "the count of {register} is {count}; the manual gives software shaders {limit}",
    help: "lower the count, or nest two loops",
    source: "manual: software shaders; ref refuses only a negative count",
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
    &TOKENS_AFTER_DIRECTIVE,
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
    &WARNING_AS_ERROR,
    &CAPS_VERSION,
    &CAPS_SOFTWARE_PROFILE,
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
    &CAPS_EXECUTED,
    &DCL_AFTER_INSTRUCTION,
    &DCL_WITHOUT_REGISTER,
    &DCL_FIRST_BIT,
    &DCL_RESERVED_BITS,
    &DCL_REGISTER_FILE,
    &DCL_REGISTER_NUMBER,
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
    &DCL_MODIFIER_BITS,
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
    &DEF_REGISTER_NUMBER,
    &DEFI_REGISTER_NUMBER,
    &DEFB_REGISTER_NUMBER,
    &DEFB_VALUE,
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
    &GRADIENT_AFTER_BREAK,
    &TEXTURE_ORDER_TOO_HIGH,
    &TOO_MANY_SLOTS,
    &TOO_MANY_ARITHMETIC_SLOTS,
    &TOO_MANY_TEXTURE_SLOTS,
    &MATRIX_ROWS_PAST_FILE,
    &MATRIX_ROWS_PAST_FILE_REPEATED,
    &MATRIX_OPERAND_MODIFIER,
    &MATRIX_OPERAND_SWIZZLE,
    &MATRIX_MASK,
    &MATRIX_DESTINATION_IS_VECTOR,
    &MATRIX_DESTINATION_IN_ROWS,
    &MATRIX_TWO_CONSTANTS,
    &MATRIX_TWO_INPUTS,
    &NRM_DESTINATION_IS_SOURCE,
    &NRM_MASK,
    &NRM_DESTINATION_FILE,
    &CRS_DESTINATION_IS_SOURCE,
    &CRS_SWIZZLE,
    &CRS_MASK,
    &CRS_DESTINATION_FILE,
    &POW_DESTINATION_IS_EXPONENT,
    &POW_DESTINATION_FILE,
    &LRP_DESTINATION_IS_SOURCE,
    &LRP_DESTINATION_FILE,
    &SINCOS_DESTINATION_IS_SOURCE,
    &SINCOS_SECOND_FILE,
    &SINCOS_THIRD_FILE,
    &SINCOS_SAME_CONSTANTS,
    &SINCOS_ANGLE_SWIZZLE,
    &SINCOS_CONSTANT_MODIFIER,
    &SINCOS_CONSTANT_SWIZZLE,
    &SINCOS_DESTINATION_FILE,
    &SINCOS_MASK,
    &SGN_SCRATCH_REGISTERS,
    &SGN_SOURCE_IS_SCRATCH,
    &SGN_SCRATCH_PLAIN,
    &FRC_MASK,
    &DP2ADD_THIRD_SWIZZLE,
    &TEXTURE_COORDINATE_FILE,
    &TEXTURE_SAMPLER_FILE,
    &TEXTURE_COORDINATE_MODIFIER,
    &TEXTURE_OPERAND_SWIZZLE,
    &TEXTURE_GRADIENT_FILE,
    &TEXTURE_SAMPLER_MODIFIER,
    &TEXTURE_MASK,
    &TEXKILL_MASK,
    &SAMPLER_UNDECLARED,
    &INPUT_UNDECLARED,
    &POSITION_UNDECLARED,
    &FACE_UNDECLARED,
    &POSITION_COMPONENT,
    &OUTPUT_UNDECLARED,
    &REGISTER_UNSET,
    &ADDRESS_UNSET,
    &REGISTER_CLOBBERED,
    &SCALAR_OUTPUT_SOURCE,
    &SCALAR_OUTPUT_INSTRUCTION,
    &SCALAR_OUTPUT_MATRIX,
    &SCALAR_OUTPUT_MASK,
    &COLOR_OUTPUT_INSTRUCTION,
    &COLOR_OUTPUT_MODIFIER,
    &COLOR_OUTPUT_SWIZZLE,
    &COLOR_OUTPUT_MASK,
    &COLOR_OUTPUT_TWICE,
    &DEPTH_OUTPUT_INSTRUCTION,
    &DEPTH_OUTPUT_MODIFIER,
    &DEPTH_OUTPUT_SOURCE,
    &DEPTH_OUTPUT_MASK,
    &DEPTH_OUTPUT_TWICE,
    &COLOR_OUTPUT_MISSING,
    &COLOR_OUTPUT_GAP,
    &POSITION_OUTPUT_MISSING,
    &POSITION_OUTPUT_PARTIAL,
    &TEXTURE_OUTPUT_GAP,
    &LINK_NOT_A_PAIR,
    &LINK_VERSION,
    &LINK_INPUT_NOT_WRITTEN,
    &LINK_COMPONENTS_NOT_WRITTEN,
    &LINK_PACKING,
    &LINK_SEMANTIC_WITHOUT_FVF,
    &LINK_OUTPUT_NOT_READ,
    &INSTRUCTION_RESERVED_BITS,
    &UNKNOWN_OPCODE,
    &UNSUPPORTED_OPCODE,
    &COISSUE_OUTSIDE_PS_1,
    &PREDICATE_BIT,
    &TOKEN_COUNT,
    &LENGTH_FIELD,
    &OPERAND_COUNT,
    &OPERAND_WHERE_NONE,
    &DCL_TOKEN_COUNT,
    &DESTINATION_RESERVED_BITS,
    &SOURCE_RESERVED_BITS,
    &DESTINATION_ADDRESS_MISSING,
    &SOURCE_ADDRESS_MISSING,
    &DESTINATION_ADDRESS_BITS,
    &SOURCE_ADDRESS_BITS,
    &DESTINATION_ADDRESS_COMPONENT,
    &SOURCE_ADDRESS_COMPONENT,
    &DESTINATION_ADDRESS_LOOP_SWIZZLE,
    &SOURCE_ADDRESS_LOOP_SWIZZLE,
    &SOURCE_REGISTER_TYPE,
    &LABEL_NUMBER,
    &SOURCE_REGISTER_NUMBER,
    &MATRIX_REGISTER_NUMBER,
    &TEXTURE_REGISTER_NUMBER,
    &MISCELLANEOUS_REGISTER_NUMBER,
    &RELATIVE_SOURCE_FILE,
    &CONSTANT_ADDRESS_REGISTER,
    &INPUT_ADDRESS_REGISTER,
    &ADDRESS_LOOP_NUMBER,
    &ADDRESS_NUMBER,
    &CONSTANT_LOOP_INDEX_OUTSIDE_LOOP,
    &INPUT_LOOP_INDEX_OUTSIDE_LOOP,
    &OUTPUT_LOOP_INDEX_OUTSIDE_LOOP,
    &SOURCE_MODIFIER,
    &FLOW_OPERAND_MODIFIER,
    &GRADIENT_SOURCE_MODIFIER,
    &FACE_ABSOLUTE,
    &FACE_USE,
    &FACE_SWIZZLE,
    &SCALAR_SOURCE_SWIZZLE,
    &POSITION_SCALAR_SWIZZLE,
    &LIMITED_SWIZZLE,
    &LOOP_FIRST_OPERAND,
    &LOOP_COUNT_REGISTER,
    &LOOP_OPERAND_SWIZZLE,
    &IF_CONDITION_REGISTER,
    &IF_PREDICATE_SWIZZLE,
    &CALLNZ_CONDITION_REGISTER,
    &CALLNZ_PREDICATE_SWIZZLE,
    &CALLNZ_LABEL_SWIZZLE,
    &BOOLEAN_SWIZZLE,
    &CALL_OPERAND_REGISTER,
    &LABEL_OPERAND_REGISTER,
    &BREAKP_OPERAND_REGISTER,
    &PREDICATE_REGISTER,
    &PREDICATE_SWIZZLE,
    &PREDICATE_MODIFIER,
    &PREDICATE_UNSET,
    &PREDICATE_ON_NOP,
    &PREDICATE_NOT_ALLOWED,
    &MOVA_DESTINATION,
    &ADDRESS_REGISTER_WRITER,
    &ADDRESS_REGISTER_MASK,
    &DESTINATION_REGISTER_TYPE,
    &DESTINATION_REGISTER_NUMBER,
    &DESTINATION_MODIFIER,
    &DESTINATION_CENTROID,
    &DESTINATION_SHIFT,
    &SATURATE_NOT_ALLOWED,
    &SATURATE_SETP,
    &SATURATE_FRC,
    &SATURATE_SINCOS,
    &SATURATE_TEXTURE,
    &SATURATE_DEPTH,
    &SATURATE_COLOR,
    &EMPTY_WRITE_MASK,
    &RELATIVE_DESTINATION_FILE,
    &OUTPUT_ADDRESS_REGISTER,
    &PREDICATE_WRITER,
    &SETP_DESTINATION,
    &THREE_CONSTANT_READS,
    &CONSTANT_THEN_RELATIVE,
    &RELATIVE_THEN_CONSTANT,
    &TWO_RELATIVE_CONSTANTS,
    &INPUT_THEN_RELATIVE,
    &RELATIVE_THEN_INPUT,
    &TWO_RELATIVE_INPUTS,
    &INPUT_READ_PORTS,
    &CONSTANT_ABSOLUTE_DIFFERS,
    &CONSTANT_READ_PORTS,
    &PREDICATED_SCALAR_OUTPUT,
    &PS1_UNKNOWN_INSTRUCTION,
    &PS1_OPERAND_COUNT,
    &PS1_CONSTANT_MODIFIER,
    &PS1_EYE_RAY_SOURCE,
    &PS1_TEXTURE_SOURCE,
    &PS1_TEXTURE_SOURCE_FILE,
    &PS1_TEXTURE_SOURCE_NUMBER,
    &PS1_TEXTURE_BX2,
    &PS1_REGISTER_LOOKUP_BX2,
    &PS1_BUMP_BX2,
    &PS1_TEXTURE_MODIFIER,
    &PS1_TEXTURE_SWIZZLE,
    &PS1_SOURCE_FILE,
    &PS1_SOURCE_NUMBER,
    &PS1_SOURCE_IS_DESTINATION,
    &PS1_SOURCE_MODIFIER,
    &PS1_BLUE_REPLICATE,
    &PS1_SOURCE_SWIZZLE,
    &PS1_NEGATED_SATURATED,
    &PS1_BIAS_UNSATURATED,
    &PS1_COMPLEMENT_UNSATURATED,
    &PS1_UNREADABLE_RESULT,
    &PS1_BUMPED_RESULT,
    &PS1_BUMP_SOURCE,
    &PS1_THIRD_ORDER_READ,
    &PS1_UNINITIALISED,
    &PS1_ALPHA_LOST,
    &PS1_BLUE_LOST,
    &PS1_ALPHA_AND_BLUE_LOST,
    &PS1_COORDINATE_SOURCE,
    &PS1_DZ_SOURCE,
    &PS1_DZ_SELECTOR,
    &PS1_COORDINATE_DZ,
    &PS1_DW_SOURCE,
    &PS1_DW_SELECTOR,
    &PS1_COORDINATE_SELECTOR,
    &PS1_LOAD_TEXTURE_SELECTOR,
    &PS1_LOAD_TEMPORARY_SELECTOR,
    &PS1_TWO_SELECTORS,
    &PS1_TEXTURE_IN_ARITHMETIC,
    &PS1_DZ_TOO_OFTEN,
    &PS1_SAME_BLOCK_READ,
    &PS1_DESTINATION_FILE,
    &PS1_DESTINATION_NUMBER,
    &PS1_DEPTH_REGISTER_WRITTEN,
    &PS1_TEXTURE_DESTINATION,
    &PS1_TEXTURE_MASK,
    &PS1_TEXTURE_SATURATE,
    &PS1_TEXTURE_SHIFT,
    &PS1_DESTINATION_MODIFIER,
    &PS1_DESTINATION_SHIFT,
    &PS1_DESTINATION_MASK,
    &PS1_COORDINATE_DW_MASK,
    &PS1_COORDINATE_MASK,
    &PS1_TEMPORARY_PORTS,
    &PS1_INPUT_PORTS,
    &PS1_CONSTANT_PORTS,
    &PS1_TEXTURE_PORTS,
    &PS1_PAIR_TEMPORARY_PORTS,
    &PS1_PAIR_TEXTURE_PORTS,
    &PS1_PAIR_INPUT_PORTS,
    &PS1_PAIR_CONSTANT_PORTS,
    &PS1_TEXTURE_REGISTER_TWICE,
    &PS1_TEXTURE_REGISTER_ORDER,
    &PS1_TEXTURE_AFTER_ARITHMETIC,
    &PS1_STAGE_TWICE,
    &PS1_MATRIX_UNFINISHED,
    &PS1_MATRIX_ORDER,
    &PS1_MATRIX_REGISTERS,
    &PS1_CND_CONDITION,
    &PS1_CMP_COUNT,
    &PS1_LRP_WEIGHT_MODIFIER,
    &PS1_LRP_WEIGHT_UNSATURATED,
    &PS1_DEF_AFTER_INSTRUCTION,
    &PS1_DEF_DESTINATION,
    &PS1_DEF_NUMBER,
    &PS1_DEF_TWICE,
    &PS1_DP3_MASK,
    &PS1_DP4_COUNT,
    &PS1_PAIR_WITHOUT_FIRST,
    &PS1_PAIR_TEXTURE,
    &PS1_PAIR_IN_A_ROW,
    &PS1_PAIR_FIRST_NOP,
    &PS1_PAIR_SECOND_NOP,
    &PS1_PAIR_FIRST_DP4,
    &PS1_PAIR_SECOND_DP4,
    &PS1_PAIR_AFTER_DP4,
    &PS1_PAIR_SECOND_PHASE,
    &PS1_PAIR_FIRST_PHASE,
    &PS1_PAIR_DEF,
    &PS1_PAIR_NOP,
    &PS1_PAIR_DP4,
    &PS1_PAIR_BEM,
    &PS1_PAIR_BOTH_DP3,
    &PS1_PAIR_SECOND_DP3_COLOUR,
    &PS1_PAIR_SECOND_DP3_ALPHA,
    &PS1_PAIR_FIRST_DP3_COLOUR,
    &PS1_PAIR_FIRST_DP3_ALPHA,
    &PS1_PAIR_FIRST_WRITES_ALL,
    &PS1_PAIR_SECOND_WRITES_ALL,
    &PS1_PAIR_SAME_COMPONENTS,
    &PS1_PAIR_BOTH_COLOUR,
    &PS1_PAIR_BOTH_ALPHA,
    &PS1_PAIR_WITHOUT_ALPHA,
    &PS1_SECOND_PHASE,
    &PS1_DZ_BEFORE_PHASE,
    &PS1_INPUT_BEFORE_PHASE,
    &PS1_TEXKILL_BEFORE_PHASE,
    &PS1_BEM_TWICE,
    &PS1_BEM_AFTER_PHASE,
    &PS1_BEM_MASK,
    &PS1_BEM_FIRST_SOURCE,
    &PS1_BEM_SECOND_SOURCE,
    &PS1_TEXDEPTH_TWICE,
    &PS1_TEXDEPTH_REGISTER,
    &PS1_DEPTH_REGISTER_USED,
    &PS1_TEXDEPTH_BEFORE_PHASE,
    &PS1_TEXTURE_SLOTS,
    &PS1_ARITHMETIC_SLOTS,
    &PS1_TOTAL_SLOTS,
    &PS1_FIRST_PHASE_TEXTURE_SLOTS,
    &PS1_FIRST_PHASE_ARITHMETIC_SLOTS,
    &PS1_SECOND_PHASE_TEXTURE_SLOTS,
    &PS1_SECOND_PHASE_ARITHMETIC_SLOTS,
    &PS1_RESULT_INCOMPLETE,
    &PS1_RESULT_ALPHA_LOST,
    &PS1_RESULT_BLUE_LOST,
    &PS1_RESULT_ALPHA_AND_BLUE_LOST,
    &UNKNOWN_VERSION,
    &WITHDRAWN_VERSION,
    &MISSING_END_TOKEN,
    &CUT_OFF_STREAM,
    &BYTES_AFTER_END,
    &VERTEX_SHADER_GIVEN,
    &PIXEL_SHADER_GIVEN,
    &TEMPORARY_NEVER_WRITTEN,
    &TEMPORARY_MAYBE_UNWRITTEN,
    &POSITION_NOT_WRITTEN,
    &POSITION_PARTLY_WRITTEN,
    &MORE_SLOTS_THAN_GUARANTEED,
    &CONSTANT_BEYOND_GUARANTEED,
    &CONSTANT_DEFINED_AGAIN,
    &OUTPUT_NOT_WRITTEN,
    &INPUT_BEYOND_DOCUMENTED,
    &OUTPUT_IN_VARYING_FLOW,
    &NO_COLOR_OUTPUT,
    &COLOR_OUTPUT_SKIPPED,
    &COLOR_OUTPUT_REWRITTEN,
    &PREDICATE_WITHOUT_SETP,
    &GRADIENT_IN_OUTER_LOOP,
    &INDEX_ACROSS_GAP,
    &INDEX_ON_POSITION,
    &LOOP_COUNT_BEYOND_DOCUMENTED,
];
