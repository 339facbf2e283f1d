//! Compares the statistics and features that containers state with those counted from their
//! programs.
//!
//! `dxbc_recount FOLDER...`: a line a difference, then a sum by count. `--dump` prints, a line a
//! container, what is stated and the opcodes that stand in the program, for finding rules.
#![allow(clippy::print_stdout)]

use dxvet::dxbc::Container;
use dxvet::dxbc::statistics::Statistics;
use dxvet::sm4;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    for folder in &arguments {
        let mut paths: Vec<_> =
            std::fs::read_dir(folder).into_iter().flatten().filter_map(|e| Some(e.ok()?.path())).collect();
        paths.sort();
        for path in paths {
            if !matches!(path.extension().and_then(|e| e.to_str()), Some("cso" | "dxbc")) {
                continue;
            }
            let Ok(bytes) = std::fs::read(&path) else { continue };
            let mut found = Vec::new();
            let container = Container::decode(&bytes, &mut found);
            let Some(part) = container.program() else { continue };
            let program = sm4::decode(part.data, part.data_offset(), &mut found);
            let stat = container.part(b"STAT").map(|part| Statistics::decode(part, &mut Vec::new()).0.to_vec());
            let ours = sm4::recount::statistics(&program);
            let sfi = container.part(b"SFI0").map(|part| dxvet::dxbc::feature_info::decode(part, &mut Vec::new()));
            let level9 = container.part(b"Aon9").is_some();
            let code: Vec<String> = program.instructions().map(|i| {
                let words: Vec<String> = i.words().iter().take(40).map(|w| format!("{w}")).collect();
                format!("[\"{}\",[{}],[{}]]", i.op().map_or("?", |op| op.name), words.join(","),
                  i.operands().map(|o| format!("[{},\"{:?}\",[{}]]", o.register_type(), o.components(), o.indices().map(|x| match x { sm4::model::Index::Word(w) => w.to_string(), _ => "-1".into() }).collect::<Vec<_>>().join(","))).collect::<Vec<_>>().join(","))
            }).collect();
            println!("{{\"file\":{:?},\"version\":\"{}\",\"level9\":{level9},\"stat\":{:?},\"ours\":{:?},\"sfi\":{},\"features\":{},\"code\":[{}]}}",
                path.file_name().unwrap(), program.version, stat.unwrap_or_default(), ours, sfi.map_or("null".into(), |x| x.to_string()), sm4::recount::features(&program), code.join(","));
        }
    }
}
