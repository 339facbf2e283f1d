use crate::Outcome;
use crate::arguments::Asm;
use crate::output::Stop;

pub fn run(_arguments: &Asm) -> Result<Outcome, Stop> {
    Ok(Outcome::Clean)
}
