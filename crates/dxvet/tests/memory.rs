//! Memory of containers and texts made to hurt: never more than some times the input, counted with an allocator
//! that knows how much is held at once.

use dxvet::dxbc::FourCc;
use dxvet::dxbc::container::build;
use dxvet::dxbc::digest::Variant;
use dxvet::{AssembleOptions, CheckOptions, DisassembleOptions, assemble, check, disassemble};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// Counts the bytes that each thread holds.
struct Counting;

thread_local! {
    static HELD: Cell<usize> = const { Cell::new(0) };
    static PEAK: Cell<usize> = const { Cell::new(0) };
}

fn more(bytes: usize) {
    HELD.set(HELD.get() + bytes);
    PEAK.set(PEAK.get().max(HELD.get()));
}

fn less(bytes: usize) {
    HELD.set(HELD.get().saturating_sub(bytes));
}

// SAFETY: all memory comes from the system's allocator, asked for just what the caller asks.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        more(layout.size());
        // SAFETY: the caller's promises are handed on.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        less(layout.size());
        // SAFETY: as above.
        unsafe { System.dealloc(place, layout) }
    }
    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // Old and new may both be there while bytes are copied.
        more(size);
        less(layout.size());
        // SAFETY: as above.
        unsafe { System.realloc(place, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The most bytes held at once during `work`.
fn peak<T>(work: impl FnOnce() -> T) -> usize {
    let before = HELD.get();
    PEAK.set(before);
    drop(work());
    PEAK.get() - before
}

/// Bytes of each input, about.
const SIZE: usize = 1 << 20;
/// Bytes that a check or a listing may hold for each byte of its input.
const MOST: usize = 20;

type Parts = Vec<([u8; 4], Vec<u8>)>;

fn words(words: impl IntoIterator<Item = u32>) -> Vec<u8> {
    words.into_iter().flat_map(u32::to_le_bytes).collect()
}

/// A container with empty signatures around a program that repeats `code`, and whatever else is given.
fn program(version: u32, code: &[u32], more: Parts) -> Vec<u8> {
    let count = SIZE / 4 / code.len();
    let body = code.repeat(count);
    let all = [version, body.len() as u32 + 2].into_iter().chain(body);
    container([more, vec![(*b"SHEX", words(all))]].concat())
}

fn container(parts: Parts) -> Vec<u8> {
    let empty = words([0, 8]);
    let parts = [vec![(*b"ISGN", empty.clone()), (*b"OSGN", empty)], parts].concat();
    let parts: Vec<_> = parts.iter().map(|(name, data)| (FourCc(*name), data.as_slice())).collect();
    build(&parts, Variant::Retail)
}

/// An immediate constant buffer of `rows` rows of this value.
fn constants(rows: usize, value: u32) -> Vec<u32> {
    let mut code = vec![0x1835, 4 * rows as u32 + 2];
    code.resize(4 * rows + 2, value);
    code
}

const HUGE: u32 = 0xFF7F_FFFF;
const PS_5_0: u32 = 0x50;

fn programs() -> Vec<(&'static str, Vec<u8>)> {
    let one = |code: &[u32]| program(PS_5_0, code, Vec::new());
    vec![
        ("one constant buffer", one(&constants(SIZE / 16 - 1, HUGE))),
        ("constant buffers", one(&constants(4000, HUGE))),
        ("small constant buffers", one(&constants(1, HUGE))),
        ("unknown opcodes", one(&[0x0100_07FF])),
        ("long unknown opcodes", one(&[vec![0x7F00_07FF], vec![0; 126]].concat())),
        ("ifs without operand", one(&[0x0100_001F])),
        ("ifs", one(&[0x0304_001F, 0x0010_000A, 0])),
        ("loops", one(&[0x0100_0030])),
        ("loops in a deep one", one(&[0x0100_0030, 0x0100_0030, 0x0100_0016])),
        ("ends", one(&[0x0100_0015])),
        ("elses", one(&[0x0100_0012])),
        ("nops", one(&[0x0100_003A])),
        ("returns", one(&[0x0100_003E])),
        ("barriers", one(&[0x0100_78BE])),
        ("temporaries", one(&[0x0200_0068, 1])),
        ("declarations", one(&[0x0300_005F, 0x0010_1012, 7])),
        ("samplers", one(&[0x0300_005A, 0x0010_6000, 7])),
        ("function tables", one(&[0x0300_0091, 1, 0])),
        ("labels", one(&[0x0300_002C, 0x0010_A000, 5])),
        ("moves of huge numbers", one(&[0x0500_0036, 0x0010_00F2, 0, 0x0000_4001, HUGE])),
        ("adds of huge numbers", one(&[0x0500_0000, 0x0010_00F2, 0, 0x0000_4001, HUGE])),
        ("doubles", one(&[0x0700_00BF, 0x0010_00F2, 0, 0x0000_5001, 0, 0xFFEF_FFFF, 0])),
        ("a comment", one(&[vec![0x35, SIZE as u32 / 4], vec![0xE9E9_E9E9; SIZE / 4 - 2]].concat())),
        ("comments", one(&[0x35, 3, 0xE9E9_E9E9])),
    ]
}

/// Resource definitions: `rows` of a table after the header.
fn definitions(counts: [u32; 4], long: bool, rest: Vec<u8>) -> Parts {
    let mut part = words(counts.into_iter().chain([0xFFFF_0500, 0, 0]));
    if long {
        part.extend(words([0x3131_4452, 0x3C, 0x18, 0x20, 0x28, 0x24, 0x0C, 0]));
    }
    part.extend(rest);
    vec![(*b"RDEF", part)]
}

fn tables() -> Vec<(&'static str, Vec<u8>)> {
    let tiny = (*b"SHEX", words([PS_5_0, 3, 0x0100_003E]));
    let with = |parts: Parts| container([parts, vec![tiny.clone()]].concat());
    let rows = SIZE as u32 / 24;
    let variables = |stride: u32, long: bool| {
        // One buffer, whose variables each name a type of their own and the part's first bytes.
        let header = if long { 60 } else { 28 };
        let size = if long { 40 } else { 24 };
        let count = SIZE as u32 / size;
        let table = header + 24;
        let mut rest = words([header, count, table, 64, 0, 0]);
        for number in 0..count {
            let kind = (header + number * stride) % (SIZE as u32 - 64);
            rest.extend(words([header, 0xFFFF_FFFF, 0xFFFF_FFFF, 2, kind, 0]));
            rest.extend(if long { words([0, 9, 0, 9]) } else { Vec::new() });
        }
        with(definitions([1, header, 0, 0], long, rest))
    };
    // A struct that contains itself: each of its members is it.
    let nested = {
        let count = 0xFFFF;
        let mut rest = words([28, 1, 52, 64, 0, 0, 52, 0, 64, 2, 76, 0]);
        rest.extend(words([5, 0, count << 16, 92]));
        rest.extend(words((0..SIZE as u32 / 12).flat_map(|_| [52, 76, 7])));
        with(definitions([1, 28, 0, 0], false, rest))
    };
    let long_name = |byte: u8| [vec![byte; SIZE / 2 - 1], vec![0]].concat();
    let shared = |byte: u8| {
        let count = SIZE as u32 / 48;
        let end = 8 + 24 * count;
        let mut part = words([count, 8]);
        part.extend(words((0..count).flat_map(|number| [end + number % 90_000 * 4, 0, 0, 3, 0, 0x0F0F])));
        part.extend(long_name(byte));
        let parts = [(*b"ISGN", part), (*b"OSGN", words([0, 8])), tiny.clone()];
        let parts: Vec<_> = parts.iter().map(|(name, data)| (FourCc(*name), data.as_slice())).collect();
        build(&parts, Variant::Retail)
    };
    let bindings = words((0..SIZE / 32).flat_map(|_| [28, 2, 99, 6, u32::MAX, u32::MAX, u32::MAX, 0]));
    let buffers = words((0..rows).flat_map(|_| [28, 0, 0, 0, 0, 0]));
    let signature =
        words([SIZE as u32 / 24, 8].into_iter().chain([8, u32::MAX, 0, 3, u32::MAX, 0x0F0F].repeat(SIZE / 24)));
    let classes = words(
        [SIZE as u32 / 16, SIZE as u32 / 12, SIZE as u32 / 16, 9, 36, 36, 36, 0, 0]
            .into_iter()
            .chain([36, 0xFFFF_FFFF, 0xFFFF_FFFF, 36].repeat(SIZE / 16)),
    );
    let library = words([1, 20, 0, SIZE as u32 / 8, 20].into_iter().chain([3, 20].repeat(SIZE / 8)));
    let parameters = words([SIZE as u32 / 48, 8, 8, 8].into_iter().chain([20; 12].repeat(SIZE / 48)));
    let roots = words([2, SIZE as u32 / 12, 24, 0, 24, 0].into_iter().chain([0, 0, 24].repeat(SIZE / 12)));
    vec![
        ("variables", variables(24, false)),
        ("variables of small types", variables(1, false)),
        ("long variables", variables(40, true)),
        ("long variables of small types", variables(1, true)),
        ("a struct in itself", nested),
        ("bindings", with(definitions([0, 0, SIZE as u32 / 32, 28], false, bindings))),
        ("buffers", with(definitions([rows, 28, 0, 0], false, buffers))),
        ("long names", shared(b'A')),
        ("long names of no text", shared(0xE9)),
        ("signature", with(vec![(*b"PCSG", signature)])),
        ("classes", with(vec![(*b"IFCE", classes)])),
        ("library", container(vec![(*b"LIBH", library)])),
        ("parameters", with(vec![(*b"LFS0", parameters)])),
        ("root signature", with(vec![(*b"RTS0", roots)])),
        ("level 9 tables", with(vec![(*b"Aon9", level9(4)); 3])),
        ("level 9 constants", with(vec![(*b"Aon9", level9(12)); 3])),
        ("level 9 program", with(vec![(*b"Aon9", level9_program())])),
        ("empty parts", container(vec![([0x80; 4], Vec::new()); SIZE / 12])),
        ("one part many times", same_part()),
    ]
}

/// A part whose tables all stand on the same bytes.
fn level9(record: usize) -> Vec<u8> {
    let count = (SIZE / 3 / record).min(0xFFFF) as u32;
    let table = count | 36 << 16;
    let length = 36 + SIZE as u32 / 3;
    let header = [length, 0xFFFF_0200, 8, length - 8, table, table, table, table, table];
    [words(header), vec![0; SIZE / 3 - 8], words([0xFFFF_0200, 0xFFFF])].concat()
}

/// A part whose program defines constants that take much text.
fn level9_program() -> Vec<u8> {
    let stream = words(
        std::iter::once(0xFFFF_0200)
            .chain([0x0500_0051, 0xA00F_0000, HUGE, HUGE, HUGE, HUGE].repeat(SIZE / 24))
            .chain([0xFFFF]),
    );
    let length = 36 + stream.len() as u32;
    [words([length, 0xFFFF_0200, length - 36, 36, 0, 0, 0, 0, 0]), stream].concat()
}

/// A part table all of whose entries name the same part.
fn same_part() -> Vec<u8> {
    let count = SIZE as u32 / 4;
    let mut bytes = b"DXBC".to_vec();
    bytes.extend([0; 16]);
    bytes.extend(words([1, 32 + 4 * count + 8, count]));
    bytes.extend(words((0..count).map(|_| 32 + 4 * count)));
    bytes.extend(b"abcd\0\0\0\0");
    bytes
}

fn measure(inputs: &[(&'static str, Vec<u8>)]) {
    let mut over = Vec::new();
    for (name, bytes) in inputs {
        let text = disassemble(bytes, &DisassembleOptions::default()).text.unwrap_or_default().len();
        let checked = peak(|| check(bytes, &CheckOptions::default()));
        let listed = peak(|| disassemble(bytes, &DisassembleOptions::default()));
        let exact = peak(|| disassemble(bytes, &DisassembleOptions { exact: true, ..Default::default() }));
        let times = |size: usize| size as f64 / bytes.len() as f64;
        let line = format!(
            "{name}: {} bytes, check {:.1} times, listing {:.1} times ({:.1} of them text), exact {:.1} times",
            bytes.len(),
            times(checked),
            times(listed),
            times(text),
            times(exact)
        );
        eprintln!("{line}");
        if checked.max(listed).max(exact) > MOST * bytes.len() {
            over.push(line);
        }
    }
    assert!(over.is_empty(), "more than {MOST} times the input:\n{}", over.join("\n"));
}

#[test]
fn programs_take_little() {
    measure(&programs());
}

#[test]
fn tables_take_little() {
    measure(&tables());
}

/// Texts of Shader Model 4 to 5.1 that repeat a line.
fn texts() -> Vec<(&'static str, Vec<u8>)> {
    let lines: &[(&str, &str)] = &[
        ("nops", "nop"),
        ("returns", "ret"),
        ("unknown words", "x"),
        ("open braces", "{"),
        ("indices", "mov r0, r"),
        ("moves", "mov r0.x, l(0)"),
        ("moves of four", "mov r0, l(0,0,0,0)"),
        ("negations", "add r0,-r0,-r0"),
        ("additions", "add r0,r0,r0"),
        ("constants", "dcl_immediateConstantBuffer {{0,0,0,0}}"),
        ("open constants", "dcl_immediateConstantBuffer {{0"),
        ("words", "// = 0x0"),
        ("data", "customdata // = 0x00000035 0x00000002"),
        ("tables", "dcl_function_table ft0 = {fb0}"),
        ("ifs", "if_z r0.x"),
        ("semicolons", ";"),
        ("signatures", "// Input signature:"),
        ("elements", "// A 0 x 0 NONE float x"),
        ("broken elements", "// A"),
        ("level 9 programs", "// Level9 shader bytecode:"),
        ("buffers", "// cbuffer a"),
        ("variables", "// { float4 a; // Offset: 0 Size: 16"),
        ("bindings", "// Resource Bindings:"),
    ];
    let tables = "//\n// Input signature:\n//\n// Name Index Mask Register SysValue Format Used\n// ---- --- --- --- --- --- ---\n";
    lines
        .iter()
        .map(|(name, line)| {
            let line = format!("{line}\n");
            let head = if line.starts_with("// A") { tables } else { "" };
            (*name, format!("{head}ps_5_0\ndcl_temps 1\n{}", line.repeat(SIZE / line.len())).into_bytes())
        })
        .collect()
}

#[test]
fn texts_take_little() {
    let mut over = Vec::new();
    for (name, text) in texts() {
        let held = peak(|| assemble(&text, &AssembleOptions::default()));
        let times = held as f64 / text.len() as f64;
        let line = format!("{name}: {} bytes, assemble {times:.1} times", text.len());
        eprintln!("{line}");
        if held > MOST * text.len() {
            over.push(line);
        }
    }
    assert!(over.is_empty(), "more than {MOST} times the input:\n{}", over.join("\n"));
}
