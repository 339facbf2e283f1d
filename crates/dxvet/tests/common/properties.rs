//! What holds for any input whatever. The fuzz targets and the tests call the same functions.

use dxvet::d3d9::decode::decode;
use dxvet::d3d9::encode::encode;
use dxvet::diagnostic::Severity;
use dxvet::fault::Fault;
use dxvet::{
    AssembleOptions, CheckOptions, DisassembleOptions, Format, Verdict, assemble, chart, check, check_parts,
    disassemble, inspect, link,
};

/// Every token stream decodes, and comes back byte for byte. Less than a version token is no
/// stream: it decodes, and its bytes are kept as what did not make a token.
pub fn decode_keeps_every_byte(bytes: &[u8]) {
    let program = decode(bytes);
    if bytes.len() < 4 {
        assert_eq!(program.trailing, bytes, "decoding lost something");
        return;
    }
    assert_eq!(encode(&program), bytes, "decoding lost something");
}

/// Every text assembles or is refused with a reason; what it assembles to is read back whole.
pub fn text_never_panics(text: &[u8]) {
    for validate in [false, true] {
        let assembled = assemble(text, &AssembleOptions { validate, ..AssembleOptions::default() });
        match &assembled.bytes {
            None => assert!(!assembled.report.diagnostics.is_empty(), "refused without a reason"),
            Some(bytes) if Format::identify(bytes) == Format::Dxbc => {
                let found = dxvet::soundness::check_container(bytes);
                assert!(found.iter().all(|fault| fault.rule.severity < Severity::Error), "{found:?}");
            }
            Some(bytes) => {
                let program = decode(bytes);
                assert!(program.end.is_some() && program.trailing.is_empty(), "assembled to a broken stream");
            }
        }
    }
}

/// Everything can be checked, listed, inspected and linked; a refusal has a reason.
pub fn check_never_panics(bytes: &[u8]) {
    let report = check(bytes, &CheckOptions::default());
    if report.verdict != Some(Verdict::Accept) {
        assert!(!report.diagnostics.is_empty(), "no verdict, and no reason");
    }
    for exact in [false, true] {
        disassemble(bytes, &DisassembleOptions { exact, ..Default::default() });
    }
    inspect(bytes, &CheckOptions::default());
    if let Some(graph) = chart(bytes, &CheckOptions { usage: false, warnings: false, ..CheckOptions::default() }).graph
    {
        let blocks = graph.blocks.len();
        assert!(graph.edges.iter().all(|edge| edge.from < blocks && edge.to < blocks), "an edge to nowhere");
    }
    let caps = dxvet::d3d9::caps::Caps::preset("9_1");
    let options = CheckOptions { caps: caps.as_ref(), ..CheckOptions::default() };
    for part in check_parts(bytes, &options) {
        let end = part.span.map_or(0, |span| span.offset as usize + span.length as usize);
        assert!(end <= bytes.len(), "a shader outside its effect");
    }
    link((bytes, &options), (bytes, &options));
    if let Some(found) = dxvet::find::at(bytes, 0) {
        assert!(found.size <= bytes.len(), "more than there is");
    }
}

/// Any bitcode, or program in a container, is read and listed.
pub fn dxil_never_panics(bytes: &[u8]) {
    let (text, found) = dxvet::listing::dxil::bitcode(bytes);
    // Letters, not bytes: what is no UTF-8 stands as a letter of three bytes.
    assert!(text.chars().count() <= 48 * bytes.len() + (1 << 20), "a listing without bounds");
    assert!(found.iter().all(|fault| fault.span.offset as usize <= bytes.len()), "a place outside");
    let mut framed = b"BC\xC0\xDE".to_vec();
    framed.extend(bytes);
    dxvet::listing::dxil::bitcode(&framed);
    let container = dxvet::dxbc::Container::decode(bytes, &mut Vec::new());
    dxvet::listing::dxil::container(bytes, &container);
}

/// The exact listing of a token stream assembles to its very bytes. That of a container needs the
/// container for what it does not show.
pub fn exact_listing_comes_back(bytes: &[u8]) {
    if Format::identify(bytes) == Format::Dxbc {
        if let Some(text) = disassemble(bytes, &DisassembleOptions { exact: true, ..Default::default() }).text {
            assemble(text.as_bytes(), &AssembleOptions { base: Some(bytes), ..AssembleOptions::default() });
        }
        return;
    }
    if let Some(text) = disassemble(bytes, &DisassembleOptions { exact: true, ..Default::default() }).text {
        let assembled = assemble(text.as_bytes(), &AssembleOptions { validate: false, ..AssembleOptions::default() });
        assert_eq!(assembled.bytes.as_deref(), Some(bytes), "{text}");
    }
}

/// Makes a token stream of `bytes`: a known version before them and an end token behind them, so
/// that random bytes get past the first check.
pub fn framed(bytes: &[u8]) -> Vec<u8> {
    let profiles = dxvet::Profile::ALL;
    let choice = bytes.first().copied().unwrap_or(0) as usize;
    let mut stream = profiles[choice % profiles.len()].version().to_le_bytes().to_vec();
    stream.extend(bytes.iter().skip(1));
    while !stream.len().is_multiple_of(4) {
        stream.push(0);
    }
    stream.extend([0xFF, 0xFF, 0, 0]);
    stream
}

/// The same for texts: a version line before them.
pub fn versioned(text: &[u8]) -> Vec<u8> {
    let profiles = dxvet::Profile::ALL;
    let choice = text.first().copied().unwrap_or(0) as usize;
    let mut whole = format!("{}\n", profiles[choice % profiles.len()].name()).into_bytes();
    whole.extend(text.iter().skip(1));
    whole
}

/// Every container decodes, its bytes are kept, its program is written as it was read, and the
/// listing ends. The exact listing of its program is the program.
pub fn container_never_panics(bytes: &[u8]) {
    use dxvet::sm4;
    let mut found = Vec::new();
    let container = dxvet::dxbc::Container::decode(bytes, &mut found);
    assert_eq!(container.encode(), bytes, "decoding lost something");
    check(bytes, &CheckOptions::default());
    dxvet::features::read(bytes);
    dxvet::listing::listing(bytes, sm4::Options::default());
    dxvet::listing::listing(bytes, sm4::Options { numbers: true, offsets: true, ..sm4::Options::default() });
    let Some(part) = container.program() else { return };
    let program = sm4::decode(part.data, part.data_offset(), &mut found);
    assert_eq!(sm4::encode(&program), part.data, "decoding lost something");
    let text = sm4::exact::print(&program, sm4::Options::default());
    let parsed = sm4::parse(&text);
    if part.data.len() >= 8 {
        assert_eq!(sm4::encode(&parsed.program), part.data, "{text}");
    }
}

/// A text of Shader Model 4 to 5.1 makes a sound container or is refused with a reason, and its
/// listing makes the same program again.
pub fn sm4_text_never_panics(text: &str) {
    let assembled = dxvet::assembly::assemble(text, None);
    let Some(bytes) = assembled.bytes else {
        assert!(!assembled.mistakes.is_empty(), "refused without a reason");
        return;
    };
    let found = dxvet::soundness::check_container(&bytes);
    // A text may ask for a kind of program that there is none of: an exact listing does.
    let asked = |fault: &Fault| fault.rule.name == "program-type-unknown";
    assert!(found.iter().all(|fault| fault.rule.severity < Severity::Error || asked(fault)), "{found:?}");
    container_never_panics(&bytes);
}

/// The same for texts of Shader Model 4 to 5.1: the first byte chooses the version.
pub fn sm4_versioned(text: &[u8]) -> String {
    let stages = ["ps", "vs", "gs", "hs", "ds", "cs"];
    let models = ["4_0", "4_1", "5_0", "5_1"];
    let choice = usize::from(text.first().copied().unwrap_or(0));
    let rest = String::from_utf8_lossy(text.get(1..).unwrap_or(&[]));
    format!("{}_{}\n{rest}\n", stages[choice % 6], models[choice / 6 % 4])
}
