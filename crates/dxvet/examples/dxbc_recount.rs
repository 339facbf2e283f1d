//! Compares what containers state about their programs (statistics, features) with what is counted.
//!
//! `dxbc_recount FOLDER...`: a line a difference, then a sum.
#![allow(clippy::print_stdout)]

use dxvet::diagnostic::Severity;
use dxvet::dxbc::Container;
use dxvet::soundness::judge_container;

fn main() {
    let (mut containers, mut differ, mut refused) = (0, 0, 0);
    for folder in std::env::args().skip(1) {
        let mut paths: Vec<_> =
            std::fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect();
        paths.sort();
        for path in paths {
            let extension = path.extension().and_then(|extension| extension.to_str());
            let bytes = std::fs::read(&path).unwrap_or_default();
            if !matches!(extension, Some("cso" | "dxbc")) || !Container::recognise(&bytes) {
                continue;
            }
            containers += 1;
            let faults = judge_container(&bytes, Default::default()).faults;
            let faults: Vec<_> = faults.iter().filter(|fault| fault.rule.severity != Severity::Note).collect();
            differ += usize::from(faults.iter().any(|fault| fault.rule.code.starts_with("C04")));
            refused += usize::from(faults.iter().any(|fault| fault.rule.severity == Severity::Error));
            for fault in faults {
                let place = fault.span.offset;
                let severity = fault.rule.severity.name();
                println!("{}: {severity} {} at {place:#x}: {}", path.display(), fault.rule.code, fault.message());
            }
        }
    }
    println!("{containers} containers, {differ} whose counts or features differ, {refused} refused");
}
