//! Standard output that ends quietly when nobody reads any more.

use std::io::{self, Write as _};

/// Why a run ends early.
#[derive(Debug)]
pub enum Stop {
    /// The reader closed the pipe: nothing is wrong.
    ClosedPipe,
    /// Something that makes the whole run pointless.
    Failed(String),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ClosedPipe,
            _ => Self::Failed(format!("standard output: {error}")),
        }
    }
}

/// Writes all of `bytes` to standard output.
pub fn write(bytes: &[u8]) -> Result<(), Stop> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()?;
    Ok(())
}

/// One line about an input or the run, on standard error. Nothing can be done if that fails.
pub fn complain(message: &str) {
    let _ = writeln!(io::stderr().lock(), "dxvet: {message}");
}

/// Diagnostics on standard error, where standard output carries a result.
pub fn report(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}
