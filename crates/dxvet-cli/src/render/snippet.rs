//! The lines a diagnostic speaks of: of the text, or of the listing when the input is a token
//! stream.

use dxvet::{Diagnostic, DisassembleOptions, Format, disassemble};
use std::ops::Range;

/// The lines of one input.
pub struct Sheet {
    text: String,
    /// Where each line starts.
    starts: Vec<usize>,
    /// Whether line numbers of diagnostics are those of this text.
    from_text: bool,
}

/// The part of a sheet that one diagnostic needs.
pub struct Excerpt<'a> {
    /// Its lines.
    pub text: &'a str,
    /// Number of the first.
    pub first_line: usize,
    /// What to underline.
    pub primary: Range<usize>,
    /// What the step that stands there says.
    pub label: Option<&'a str>,
    /// Where the steps of the trace stand, and what they say.
    pub steps: Vec<(Range<usize>, &'a str)>,
}

impl Sheet {
    /// The text itself, or the listing of a token stream.
    pub fn new(bytes: &[u8], format: Format) -> Self {
        let text = match format {
            // Lines reported after `#line` or from an included file are not lines of this text.
            Format::D3d9Asm if renumbers(bytes) => String::new(),
            Format::D3d9Asm | Format::Sm4Asm => String::from_utf8_lossy(bytes).into_owned(),
            Format::D3d9 | Format::Dxbc => disassemble(bytes, &DisassembleOptions::default()).text.unwrap_or_default(),
            _ => String::new(),
        };
        let mut text = text;
        if text.ends_with('\n') {
            text.push(' '); // findings about the end stand one line past the last newline
        }
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Self { text, starts, from_text: matches!(format, Format::D3d9Asm | Format::Sm4Asm) }
    }

    /// The lines from the first to the last that `diagnostic` names; `None` if its own is not here.
    pub fn excerpt<'a>(&'a self, diagnostic: &'a Diagnostic) -> Option<Excerpt<'a>> {
        let primary = if self.from_text {
            self.span(diagnostic.line?, diagnostic.column?, diagnostic.end_column)?
        } else {
            self.line(diagnostic.listing?)?
        };
        let mut steps: Vec<_> = diagnostic
            .trace
            .iter()
            .filter_map(|step| {
                let span = match (self.from_text, step.line, step.listing) {
                    (true, Some(line), _) => self.span(line, step.column.unwrap_or(1), None)?,
                    (false, _, Some(listing)) => self.line(listing)?,
                    _ => return None,
                };
                Some((span, step.text.as_str()))
            })
            .collect();
        let here = steps.last().is_some_and(|(span, _)| span.start == primary.start);
        let label = if here { steps.pop().map(|(_, text)| text) } else { None };
        let all = || steps.iter().map(|(span, _)| span).chain([&primary]);
        let first = self.starts.partition_point(|&start| start <= all().map(|span| span.start).min().unwrap_or(0)) - 1;
        let end = all().map(|span| span.end).max().unwrap_or(0);
        let end = self.text[end..].find('\n').map_or(self.text.len(), |at| end + at);
        let start = self.starts[first];
        let shift = |span: &Range<usize>| span.start - start..span.end - start;
        Some(Excerpt {
            text: &self.text[start..end],
            first_line: first + 1,
            primary: shift(&primary),
            label,
            steps: steps.iter().map(|(span, text)| (shift(span), *text)).collect(),
        })
    }

    /// A whole line without the white space around it.
    fn line(&self, number: u32) -> Option<Range<usize>> {
        let start = *self.starts.get((number as usize).checked_sub(1)?)?;
        let line = self.text[start..].lines().next().unwrap_or("");
        let inside = line.len() - line.trim_start().len();
        Some(start + inside..start + line.trim_end().len().max(inside))
    }

    /// Part of a line; without an end, up to the end of the line.
    fn span(&self, line: u32, column: u32, end_column: Option<u32>) -> Option<Range<usize>> {
        let start = *self.starts.get((line as usize).checked_sub(1)?)?;
        let whole = self.text[start..].lines().next().unwrap_or("");
        let boundary = |mut at: usize| {
            at = at.min(whole.len());
            while !whole.is_char_boundary(at) {
                at -= 1;
            }
            at
        };
        let from = boundary((column as usize).saturating_sub(1));
        let to = end_column.map_or_else(|| whole.trim_end().len(), |end| boundary(end as usize));
        Some(start + from..start + to.max(from))
    }
}

/// Whether lines are counted otherwise than they stand.
pub fn renumbers(text: &[u8]) -> bool {
    [&b"line"[..], b"include"].iter().any(|word| {
        text.windows(word.len())
            .enumerate()
            .any(|(at, window)| window == *word && text[..at].trim_ascii_end().ends_with(b"#"))
    })
}
