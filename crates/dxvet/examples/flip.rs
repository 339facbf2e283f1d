//! What no assembler writes, by the million: every bit of every token of the given token streams
//! flipped, one at a time. Each changed stream is decoded, encoded, checked and listed; the totals
//! are printed, and every accepted stream that should not be. Arguments: files.
#![allow(clippy::print_stdout)]

#[allow(dead_code)] // each user reads some of it
#[path = "../tests/common/flips.rs"]
mod flips;

fn main() -> std::io::Result<()> {
    let mut totals = flips::Totals::default();
    for name in std::env::args().skip(1) {
        let bytes = std::fs::read(&name)?;
        let before = totals.complaints.len();
        flips::all(&bytes, 1, &mut totals);
        for complaint in totals.complaints.iter().skip(before).take(5) {
            println!("{name}: {complaint}");
        }
    }
    println!(
        "{} streams, {} flips: {} accepted, {} refused, {} without a verdict; {} complaints",
        totals.streams,
        totals.flips,
        totals.accepted,
        totals.refused,
        totals.without_verdict,
        totals.complaints.len()
    );
    std::process::exit(i32::from(!totals.complaints.is_empty()))
}
