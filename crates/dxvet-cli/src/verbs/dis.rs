use crate::Outcome;
use crate::arguments::Dis;
use crate::output::Stop;

pub fn run(_arguments: &Dis) -> Result<Outcome, Stop> {
    Ok(Outcome::Clean)
}
