//! The parts that describe a program, as its module implies them.

pub mod compatibility;
mod nodes;
pub mod psv;
pub mod rdat;
pub mod signature;
mod subobjects;

/// Component type as signature parts and PSV0 count it, of one as the program counts it. `old` leaves
/// a Boolean unknown, as validators before 1.5 did.
fn component(component: u8, old: bool) -> u8 {
    // Program: 1 i1, then i16 u16 i32 u32 i64 u64 f16 f32 f64, then normalised 16, 32, 64.
    const NUMBERS: [u8; 17] = [0, 1, 5, 4, 2, 1, 8, 7, 6, 3, 9, 6, 6, 3, 3, 9, 9];
    match component {
        1 if old => 0,
        component => NUMBERS.get(usize::from(component)).copied().unwrap_or(0),
    }
}
