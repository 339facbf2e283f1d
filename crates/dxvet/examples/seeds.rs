//! Writes recorded inputs where the fuzz targets start from: `cargo run --example seeds`, then
//! `cargo +nightly fuzz run text`.

#[allow(dead_code)] // each user reads some of it
#[path = "../tests/common/recordings.rs"]
mod recordings;

use std::path::Path;

/// Every how many cases one becomes a seed.
const STRIDE: usize = 7;

fn run() -> Result<(), String> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    for target in ["decode", "check", "text"] {
        let folder = corpus.join(target);
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let mut number = 0;
    for (_, path) in recordings::topics()? {
        for case in recordings::cases(&path)?.into_iter().step_by(STRIDE) {
            number += 1;
            let mut seeds = vec![("text", case.text.into_bytes())];
            if let Some(bytes) = case.bytecode {
                seeds.extend([("decode", bytes.clone()), ("check", bytes)]);
            }
            for (target, bytes) in seeds {
                let path = corpus.join(target).join(format!("{number:05}"));
                std::fs::write(&path, bytes).map_err(|error| format!("{}: {error}", path.display()))?;
            }
        }
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    match run() {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("seeds: {message}");
            std::process::ExitCode::FAILURE
        }
    }
}
