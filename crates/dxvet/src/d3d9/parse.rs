//! Assembly text to a [`Program`], with the reference's bytes, errors, lines and columns.
//!
//! The reference's parser is generated from a grammar, and its errors show it: a token is looked
//! at only when the grammar needs it, what an instruction means is worked out as soon as its last
//! token is known, and after a syntax error tokens are thrown away until one can begin an
//! instruction, while further syntax errors keep silent until three tokens were accepted. This
//! parser keeps to the same steps, so that findings come in the same order and at the same places.

mod emit;
mod exact;
pub mod names;
mod operand;

use super::model::{Instruction, Item, Program, Version};
use crate::diagnostic::{At, Finding, Severity};
use crate::profile::Profile;
use crate::rule::Rule;
use crate::span::TextSpan;
use crate::tables::rules;
use crate::text::lexer::{Kind, Text, Token, symbol};
use crate::text::preprocess::Preprocessor;
use names::Meaning;

pub use crate::text::preprocess::Include;

/// Looks at each instruction as soon as it is assembled, so that findings of the validator stand
/// between those of the assembler as in the reference.
pub trait Checker {
    /// The version line was read.
    fn begin(&mut self, version: Version);
    /// An instruction was assembled.
    fn instruction(&mut self, instruction: &Instruction, findings: &mut Vec<Finding>);
    /// Whether a fatal finding has ended the checks; some assembler errors then stay out too.
    fn aborted(&self) -> bool;
    /// The assembler found an error itself.
    fn refuse(&mut self);
    /// The text ends.
    fn finish(&mut self, findings: &mut Vec<Finding>);
}

/// Checks nothing: the assembler alone.
impl Checker for () {
    fn begin(&mut self, _version: Version) {}
    fn instruction(&mut self, _instruction: &Instruction, _findings: &mut Vec<Finding>) {}
    fn aborted(&self) -> bool {
        false
    }
    fn refuse(&mut self) {}
    fn finish(&mut self, _findings: &mut Vec<Finding>) {}
}

/// What surrounds a text.
#[derive(Clone, Copy, Default)]
pub struct Options<'a> {
    /// The name of the text, for callers' messages.
    pub file_name: &'a str,
    /// Answers `#include`; without it the directive is an error.
    pub include: Option<Include<'a>>,
}

impl std::fmt::Debug for Options<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Options").field("file_name", &self.file_name).finish_non_exhaustive()
    }
}

/// An assembled text.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The program; of a refused text, what could be assembled of it.
    pub program: Program,
    /// What was found, in the order of the reference.
    pub findings: Vec<Finding>,
    /// Where the mnemonic of each instruction stands; the index is that of
    /// [`At::Instruction`].
    pub sources: Vec<TextSpan>,
    /// Where the operands of all instructions stand, in token order.
    operands: Vec<TextSpan>,
    /// Where those of each instruction begin among them.
    operand_starts: Vec<u32>,
    /// Where findings about the end stand: one line past the last newline.
    pub end: TextSpan,
    /// Where the version stands, or what was found in its place.
    pub version_at: TextSpan,
}

impl Parsed {
    /// Whether the reference refuses the text.
    pub fn refused(&self) -> bool {
        self.findings.iter().any(|finding| finding.rule.severity == Severity::Error)
    }

    /// Where an operand of an instruction stands, both counted from 0.
    pub fn operand(&self, instruction: usize, operand: usize) -> Option<TextSpan> {
        let start = *self.operand_starts.get(instruction)? as usize;
        let end = self.operand_starts.get(instruction + 1).map_or(self.operands.len(), |end| *end as usize);
        self.operands.get(start..end)?.get(operand).copied()
    }

    /// Where a finding stands in the text.
    pub fn place(&self, finding: &Finding) -> TextSpan {
        match finding.at {
            At::Text(at) => at,
            At::Instruction(index, _) => self.sources.get(index as usize).copied().unwrap_or(self.end),
            At::Bytes(_) | At::End => self.end,
        }
    }
}

/// Assembles `text`, handing each instruction to `checker`.
pub fn parse(text: &[u8], options: &Options<'_>, checker: &mut dyn Checker) -> Parsed {
    // Tokens keep 32-bit places: what lies beyond is not read.
    let text = &text[..text.len().min(u32::MAX as usize - 1)];
    let mut parser = Parser::new(text, options, checker);
    parser.program();
    parser.finish()
}

/// Indices inside indices: the reference has a limit too, and none of it is legal.
const INDEX_DEPTH: u32 = 64;

/// A syntax error was met: the rest of the instruction does not count.
struct SyntaxError;

type Parse<T> = Result<T, SyntaxError>;

/// What a token can stand for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    /// It begins an instruction, the one that the parser's `meaning` says.
    Mnemonic,
    /// Any other name.
    Name,
    /// A word that is no name.
    Keyword,
    /// What its kind says.
    Other,
    /// Nothing comes any more.
    End,
}

#[derive(Clone, Copy)]
struct Look {
    token: Token,
    class: Class,
}

/// What is looked at before anything was read.
const END: Token = Token {
    kind: Kind::End,
    text: Text { buffer: 0, start: 0, end: 0 },
    at: TextSpan { line: 1, column: 1, end_column: 1 },
};

struct Parser<'a, 'c> {
    source: Preprocessor<'a>,
    checker: &'c mut dyn Checker,
    profile: Profile,
    /// The token looked at last.
    look: Look,
    /// Whether it is still to be accepted.
    looked: bool,
    /// Where the last token that was looked at stands.
    last: TextSpan,
    /// What the last name that is no keyword would mean as a mnemonic.
    meaning: Meaning,
    /// While above 0, syntax errors keep silent; 3 right after one, 1 less for each accepted token.
    quiet: u8,
    findings: Vec<Finding>,
    program: Program,
    /// Bytes of the program so far.
    offset: u32,
    /// Indices inside indices that are open.
    depth: u32,
    sources: Vec<TextSpan>,
    operands: Vec<TextSpan>,
    operand_starts: Vec<u32>,
    version_at: TextSpan,
}

impl<'a, 'c> Parser<'a, 'c> {
    fn new(text: &'a [u8], options: &Options<'a>, checker: &'c mut dyn Checker) -> Self {
        // Rules of the assembler have one number in all profiles, so any profile will do at first.
        let profile = Profile::Vs11;
        // A line has twenty bytes or more; longer texts may grow their lists.
        let lines = text.len().min(1 << 16) / 20;
        Self {
            source: Preprocessor::new(text, options.include, profile),
            checker,
            profile,
            look: Look { token: END, class: Class::End },
            looked: false,
            last: TextSpan { line: 1, column: 1, end_column: 1 },
            meaning: Meaning::Unknown,
            quiet: 0,
            findings: Vec::new(),
            program: Program {
                version: Version(0),
                items: Vec::with_capacity(lines),
                end: Some(0),
                trailing: Vec::new(),
            },
            offset: 4,
            depth: 0,
            sources: Vec::with_capacity(lines),
            operands: Vec::with_capacity(4 * lines),
            operand_starts: Vec::with_capacity(lines),
            version_at: TextSpan::default(),
        }
    }

    fn program(&mut self) {
        self.version_at = self.peek().token.at;
        if !self.version() {
            let look = self.peek();
            let shown = self.source.shown(look.token);
            self.report_with(&rules::VERSION_EXPECTED, look.token.at, &[("token", shown)]);
            return;
        }
        self.checker.begin(self.program.version);
        loop {
            let look = self.peek();
            if matches!(look.class, Class::End) {
                return;
            }
            // An error has said all there is to say; the grammar goes on with the next instruction.
            let _ = self.statement(look);
        }
    }

    fn finish(mut self) -> Parsed {
        let end = self.last;
        // Errors of the preprocessor do not keep the checks at the end away, unless it stopped.
        if self.source.stopped {
            self.checker.refuse();
        }
        if self.program.version != Version(0) {
            self.checker.finish(&mut self.findings);
        }
        self.source.drain(&mut self.findings);
        if self.program.end.is_some() {
            self.program.end = Some(self.offset);
        }
        Parsed {
            program: self.program,
            findings: self.findings,
            sources: self.sources,
            operands: self.operands,
            operand_starts: self.operand_starts,
            end,
            version_at: self.version_at,
        }
    }

    /// The first token: the version, as `vs_2_0` or `vs.2.0`. Whether it was one.
    fn version(&mut self) -> bool {
        if self.exact_version() {
            return true;
        }
        let token = self.peek().token;
        let named = |name: &[u8]| Profile::ALL.into_iter().find(|profile| profile.name().as_bytes() == name);
        let profile = match token.kind {
            Kind::Version(profile) => Some(profile),
            Kind::Name => named(self.source.bytes(token.text)),
            _ => None,
        };
        let Some(profile) = profile else { return false };
        let at = token.at;
        self.looked = false;
        self.profile = profile;
        let taken = match profile {
            Profile::Vs10 => Profile::Vs11,
            Profile::Ps10 => Profile::Ps11,
            profile => profile,
        };
        if taken != profile {
            let values = [("from", profile.name().to_owned()), ("to", taken.name().to_owned())];
            self.report_with(&rules::VERSION_1_0, at, &values);
            self.profile = taken;
        }
        self.program.version = Version(taken.version());
        true
    }

    /// The next token, read when it is needed.
    #[inline]
    fn peek(&mut self) -> Look {
        self.seen();
        self.look
    }

    /// Reads the next token unless it was looked at already.
    #[inline]
    fn seen(&mut self) {
        if !self.looked {
            self.read();
        }
    }

    fn read(&mut self) {
        let token = self.source.next(&mut self.findings);
        let class = match token.kind {
            Kind::Name => self.classify(token),
            Kind::End | Kind::Stop => Class::End,
            _ => Class::Other,
        };
        self.last = token.at;
        self.look = Look { token, class };
        self.looked = true;
    }

    /// What a name can stand for.
    fn classify(&mut self, name: Token) -> Class {
        let text = self.source.bytes(name.text);
        if names::is_plain(text) {
            self.meaning = Meaning::Unknown;
            return Class::Name;
        }
        if names::is_keyword(text) {
            return Class::Keyword;
        }
        self.meaning = names::mnemonic(text, self.profile);
        if matches!(self.meaning, Meaning::Instruction(_)) { Class::Mnemonic } else { Class::Name }
    }

    /// Accepts the token that was looked at.
    #[inline]
    fn accept(&mut self) {
        self.looked = false;
        self.quiet = self.quiet.saturating_sub(1);
    }

    /// Accepts the punctuation `packed` if it is next.
    #[inline]
    fn take(&mut self, packed: u32) -> bool {
        self.seen();
        let takes = self.look.token.is(packed);
        if takes {
            self.accept();
        }
        takes
    }

    /// Accepts the punctuation `packed`, which must come.
    fn expect(&mut self, packed: u32) -> Parse<()> {
        if self.take(packed) { Ok(()) } else { self.unexpected() }
    }

    /// Accepts a comma, which must come and mostly does so at once.
    #[inline]
    fn comma(&mut self) -> Parse<()> {
        if !self.looked
            && let Some(comma) = self.source.punctuation_mark(b',')
        {
            self.last = comma.at;
            self.accept();
            return Ok(());
        }
        self.expect(symbol(b","))
    }

    /// The next token does not fit.
    #[cold]
    fn unexpected<T>(&mut self) -> Parse<T> {
        let look = self.peek();
        if self.quiet == 0 {
            let shown = self.source.shown(look.token);
            self.report_with(&rules::SYNTAX_ERROR, look.token.at, &[("token", shown)]);
            self.explain(look);
        }
        if self.quiet == 3 && !matches!(look.class, Class::End) {
            self.looked = false;
        }
        self.quiet = 3;
        Err(SyntaxError)
    }

    /// Says more about a name that is not expected, if it is nearly an instruction. Before a
    /// keyword the reference says it of the name it read last.
    fn explain(&mut self, look: Look) {
        if !matches!(look.class, Class::Name | Class::Keyword) {
            return;
        }
        let text = self.source.bytes(look.token.text);
        let rule = match self.meaning {
            Meaning::BadSuffix => &rules::INVALID_INSTRUCTION_MODIFIERS,
            Meaning::Elsewhere => &rules::UNSUPPORTED_MNEMONIC,
            Meaning::Instruction(_) | Meaning::Unknown => return,
        };
        let text = String::from_utf8_lossy(text).into_owned();
        self.report_with(rule, look.token.at, &[("text", text)]);
    }

    /// One instruction with what stands before its mnemonic.
    fn statement(&mut self, look: Look) -> Parse<()> {
        if look.token.is(symbol(b".")) && self.exact_directive(look.token) {
            return Ok(());
        }
        let coissued = self.take(symbol(b"+"));
        let predicate = if self.take(symbol(b"(")) {
            let predicate = self.predicate()?;
            self.expect(symbol(b")"))?;
            Some(predicate)
        } else {
            None
        };
        self.seen();
        let (Class::Mnemonic, Meaning::Instruction(mnemonic)) = (self.look.class, self.meaning) else {
            return self.unexpected();
        };
        let at = self.look.token.at;
        self.accept();
        self.instruction(mnemonic, at, coissued, predicate)
    }

    /// Reports an error of the assembler, as long as the checks were not ended.
    #[cold]
    fn semantic(&mut self, rule: &'static Rule, at: TextSpan) {
        self.semantic_with(rule, at, &[]);
    }

    #[cold]
    fn semantic_with(&mut self, rule: &'static Rule, at: TextSpan, values: &[(&'static str, String)]) {
        if !self.checker.aborted() && !self.source.stopped {
            self.report_with(rule, at, values);
        }
    }

    #[cold]
    fn report_with(&mut self, rule: &'static Rule, at: TextSpan, values: &[(&'static str, String)]) {
        let mut finding = Finding::new(rule, self.profile, At::Text(at));
        finding.values.extend(values.iter().cloned());
        if rule.severity == Severity::Error {
            self.checker.refuse();
        }
        self.source.push(finding, &mut self.findings);
    }

    /// Adds an item to the program.
    fn item(&mut self, item: Item, bytes: u32) {
        self.program.items.push(item);
        self.offset += bytes;
    }
}
