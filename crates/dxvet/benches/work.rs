//! Fixed work to count instructions of: `cargo xtask bench` runs it under callgrind.
//!
//! Arguments: a kind of work, and how often to repeat it (1 under callgrind; more for a clock).
//! Only what happens inside the `measured_` functions is counted.

#[path = "../tests/common/containers.rs"]
mod containers;
#[path = "../tests/common/recordings.rs"]
#[allow(dead_code)]
mod recordings;

use dxvet::d3d9::decode::decode;
use dxvet::d3d9::print::{Options, print};
use dxvet::dxbc::Container;
use dxvet::{AssembleOptions, CheckOptions, assemble, check, sm4};
use std::hint::black_box;

/// The accepted cases of three topics: real lengths, all profiles.
fn inputs() -> Vec<(String, Vec<u8>)> {
    let topics = recordings::topics().expect("the recordings' folder");
    let wanted = |name: &str| ["random", "random2", "random3"].contains(&name);
    topics
        .iter()
        .filter(|(name, _)| wanted(name))
        .flat_map(|(_, path)| recordings::cases(path).expect("a file of recordings"))
        .filter(|case| case.accepted)
        .filter_map(|case| Some((case.text, case.bytecode?)))
        .collect()
}

#[inline(never)]
fn measured_decode(inputs: &[(String, Vec<u8>)]) {
    inputs.iter().for_each(|(_, bytes)| drop(black_box(decode(bytes))));
}

#[inline(never)]
fn measured_check(inputs: &[(String, Vec<u8>)]) {
    let options = CheckOptions { usage: false, warnings: false, ..CheckOptions::default() };
    inputs.iter().for_each(|(_, bytes)| drop(black_box(check(bytes, &options))));
}

#[inline(never)]
fn measured_print(inputs: &[(String, Vec<u8>)]) {
    inputs.iter().for_each(|(_, bytes)| drop(black_box(print(&decode(bytes), &Options::default()))));
}

#[inline(never)]
fn measured_parse(inputs: &[(String, Vec<u8>)]) {
    let options = AssembleOptions { validate: false, ..AssembleOptions::default() };
    inputs.iter().for_each(|(text, _)| drop(black_box(assemble(text.as_bytes(), &options))));
}

#[inline(never)]
fn measured_check_text(inputs: &[(String, Vec<u8>)]) {
    let options = CheckOptions { usage: false, warnings: false, ..CheckOptions::default() };
    inputs.iter().for_each(|(text, _)| drop(black_box(check(text.as_bytes(), &options))));
}

/// The programs of the recorded containers, without what is around them.
fn programs() -> Vec<(String, Vec<u8>)> {
    let program = |bytes: &[u8]| Some(Container::decode(bytes, &mut Vec::new()).program()?.data.to_vec());
    containers::recorded().iter().filter_map(|case| Some((String::new(), program(&case.bytes)?))).collect()
}

#[inline(never)]
fn measured_sm4_decode(inputs: &[(String, Vec<u8>)]) {
    inputs.iter().for_each(|(_, bytes)| drop(black_box(sm4::decode(bytes, 0, &mut Vec::new()))));
}

#[inline(never)]
fn measured_sm4_check(inputs: &[(String, Vec<u8>)]) {
    let options = sm4::validate::Options { warnings: false, ..Default::default() };
    for (_, bytes) in inputs {
        let mut found = Vec::new();
        let program = sm4::decode(bytes, 0, &mut found);
        black_box(sm4::validate(&program, options, &mut found));
    }
}

/// The same, and the walk over all ways through the program, which only warns.
#[inline(never)]
fn measured_sm4_ways(inputs: &[(String, Vec<u8>)]) {
    for (_, bytes) in inputs {
        let mut found = Vec::new();
        let program = sm4::decode(bytes, 0, &mut found);
        black_box(sm4::validate(&program, sm4::validate::Options::default(), &mut found));
    }
}

/// A kind of work and the function that does it.
type Work = (&'static str, fn(&[(String, Vec<u8>)]));

const WORK: &[Work] = &[
    ("decode", measured_decode),
    ("check", measured_check),
    ("print", measured_print),
    ("parse", measured_parse),
    ("check_text", measured_check_text),
    ("sm4_decode", measured_sm4_decode),
    ("sm4_check", measured_sm4_check),
    ("sm4_ways", measured_sm4_ways),
];

#[allow(clippy::print_stdout)]
fn main() {
    // `cargo test --benches` and `cargo bench` hand over flags of their own.
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let repeats: u32 = arguments.get(1).and_then(|number| number.parse().ok()).unwrap_or(1);
    let (inputs, programs) = (inputs(), programs());
    for (name, work) in WORK.iter().filter(|work| arguments.first().is_none_or(|name| name == work.0)) {
        let inputs = if name.starts_with("sm4") { &programs } else { &inputs };
        let start = std::time::Instant::now();
        (0..repeats).for_each(|_| work(inputs));
        let seconds = start.elapsed().as_secs_f64();
        let bytes: usize = inputs
            .iter()
            .map(|(text, bytes)| if name.contains("text") || *name == "parse" { text.len() } else { bytes.len() })
            .sum();
        let megabytes = bytes as f64 * f64::from(repeats) / 1e6;
        println!("{name:12}{} shaders, {seconds:.3} s, {:.0} MB/s", inputs.len(), megabytes / seconds.max(1e-9));
    }
}
