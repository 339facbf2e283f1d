//! Writes `crates/dxvet/src/tables/*.rs` from `tables/*.tsv`.

mod costs;
mod effect;
mod reads;
mod texts;

use crate::table::{self, Row};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// The profiles, for the cells that name some.
pub struct Names {
    profiles: Vec<(String, String)>,
}

/// Generates all files; with `--check` compares them with what is there.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let check = arguments.iter().any(|argument| argument == "--check");
    let root = table::root();
    let tables = root.join("tables");
    let out = root.join("crates/dxvet/src/tables");
    let profiles = table::read(&tables.join("profiles.tsv"))?;
    let names = Names { profiles: profiles.iter().map(|row| (row["name"].clone(), row["family"].clone())).collect() };
    let mut stale = Vec::new();
    for (file, text) in [
        ("profiles.rs", gen_profiles(&profiles)),
        ("ops.rs", gen_ops(&table::read(&tables.join("d3d9/ops.tsv"))?, &names)?),
        (
            "asm.rs",
            crate::gen_asm::generate(
                &table::read(&tables.join("d3d9/registers.tsv"))?,
                &table::read(&tables.join("d3d9/words.tsv"))?,
                &table::read(&tables.join("d3d9/ops.tsv"))?,
                &names,
            )?,
        ),
        ("sources.rs", texts::sources(&table::read(&tables.join("sources.tsv"))?)),
        ("help.rs", texts::help(&tables.join("help"))?),
        ("notices.rs", texts::notices(&table::read(&tables.join("notices.tsv"))?)),
        ("costs.rs", costs::costs(&table::read(&tables.join("d3d9/costs.tsv"))?, &names)?),
        ("preshader.rs", costs::preshader(&table::read(&tables.join("d3d9/preshader.tsv"))?)),
        ("listing.rs", costs::listing(&table::read(&tables.join("d3d9/listing.tsv"))?)?),
        ("effect_states.rs", effect::states(&table::read(&tables.join("d3d9/effect_states.tsv"))?)?),
        ("reads.rs", reads::reads(&table::read(&tables.join("d3d9/reads.tsv"))?)?),
        ("rules.rs", gen_rules(&rule_files(&tables)?, &names)?),
        (
            "caps.rs",
            crate::gen_caps::generate(
                &table::read(&tables.join("d3d9/caps_members.tsv"))?,
                &table::read(&tables.join("d3d9/caps_presets.tsv"))?,
            )?,
        ),
        ("depth.rs", crate::gen_depth::generate(&table::read(&tables.join("d3d9/depth.tsv"))?, &names)?),
        ("sm4_ops.rs", crate::gen_sm4::ops(&table::read(&tables.join("sm4/ops.tsv"))?)?),
        (
            "sm4_enums.rs",
            crate::gen_sm4::enums(
                &table::read(&tables.join("sm4/enums.tsv"))?,
                "Fields of token streams of Shader Model 4 to 5.1.",
            )?,
        ),
        (
            "dxbc_enums.rs",
            crate::gen_sm4::enums(
                &table::read(&tables.join("dxbc/enums.tsv"))?,
                "Numbers in the parts of a container.",
            )?,
        ),
        ("dxbc_effect_states.rs", effect::later_states(&table::read(&tables.join("dxbc/effect_states.tsv"))?)?),
        (
            "dxbc_parts.rs",
            crate::gen_sm4::enums(&table::read(&tables.join("dxbc/parts.tsv"))?, "Parts of a container.")?,
        ),
        ("dxil_op_models.rs", crate::gen_dxil_parts::op_models(&table::read(&tables.join("dxil/op_models.tsv"))?)?),
        ("dxil_psv.rs", crate::gen_dxil_parts::psv(&table::read(&tables.join("dxil/psv.tsv"))?)?),
        ("dxil_rdat.rs", crate::gen_dxil_parts::rdat(&table::read(&tables.join("dxil/rdat.tsv"))?)?),
        ("dxil_flags.rs", crate::gen_dxil_parts::flags(&table::read(&tables.join("dxil/flags.tsv"))?)?),
        (
            "faults.rs",
            crate::gen_sm4::faults(
                &[table::read(&tables.join("faults.tsv"))?, table::read(&tables.join("dxil/rules.tsv"))?].concat(),
            )?,
        ),
        (
            "sm4_operands.rs",
            crate::gen_sm4::operands(
                &table::read(&tables.join("sm4/registers.tsv"))?,
                &table::read(&tables.join("sm4/operand_forms.tsv"))?,
                &table::read(&tables.join("sm4/system_values.tsv"))?,
            )?,
        ),
        (
            "sm4_rules.rs",
            crate::gen_sm4::rules(
                &table::read(&tables.join("faults.tsv"))?,
                &table::read(&tables.join("sm4/rules_program.tsv"))?,
                &table::read(&tables.join("sm4/rules_stages.tsv"))?,
            )?,
        ),
        (
            "sm4_limits.rs",
            crate::gen_sm4::limits(
                &table::read(&tables.join("sm4/limits.tsv"))?,
                &table::read(&tables.join("sm4/shared_per_thread.tsv"))?,
            )?,
        ),
        ("sm4_statistics.rs", crate::gen_parts::statistics(&table::read(&tables.join("sm4/statistics.tsv"))?)?),
        (
            "sm4_signature_values.rs",
            crate::gen_parts::signature_values(&table::read(&tables.join("sm4/signature_values.tsv"))?)?,
        ),
        (
            "features.rs",
            crate::gen_parts::features(
                &table::read(&tables.join("features.tsv"))?,
                &table::read(&tables.join("feature_levels.tsv"))?,
                &table::read(&tables.join("apis.tsv"))?,
                &table::read(&tables.join("binding_tiers.tsv"))?,
            )?,
        ),
        ("dxil_ops.rs", crate::gen_dxil::ops(&table::read(&tables.join("dxil/ops.tsv"))?)?),
        (
            "dxil_enums.rs",
            crate::gen_sm4::enums(
                &table::read(&tables.join("dxil/enums.tsv"))?,
                "Names of numbers in programs of Shader Model 6.",
            )?,
        ),
        ("dxil_semantics.rs", crate::gen_dxil::semantics(&table::read(&tables.join("dxil/semantics.tsv"))?)?),
        ("dxil_debug.rs", crate::gen_dxil::debug(&table::read(&tables.join("dxil/debug_info.tsv"))?)?),
        (
            "register_limits.rs",
            crate::gen_registers::generate(&table::read(&tables.join("d3d9/register_limits.tsv"))?, &names)?,
        ),
        ("limits.rs", gen_limits(&table::read(&tables.join("limits.tsv"))?, &names)?),
    ] {
        let path = out.join(file);
        let text = format!("// Generated from /tables by `cargo xtask gen`. Do not edit.\n{text}");
        let text = rustfmt(&text)?;
        if std::fs::read_to_string(&path).ok().as_deref() != Some(&text) {
            if check {
                stale.push(file);
            } else {
                std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
            }
        }
    }
    if stale.is_empty() { Ok(()) } else { Err(format!("stale: {}; run `cargo xtask gen`", stale.join(", "))) }
}

fn rustfmt(text: &str) -> Result<String, String> {
    use std::io::Write as _;
    use std::process::{Command, Stdio};
    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024", "--config-path"])
        .arg(table::root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("rustfmt: {error}"))?;
    let mut input = child.stdin.take().ok_or("rustfmt: no stdin")?;
    let text = text.to_owned();
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().map_err(|error| format!("rustfmt: {error}"))?;
    writer.join().map_err(|_| "rustfmt: writer died")?.map_err(|error| format!("rustfmt: {error}"))?;
    if !output.status.success() {
        return Err("rustfmt failed".into());
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}

/// `static-if` and `static_if` as `StaticIf`.
pub fn camel(name: &str) -> String {
    name.split(['_', '-'])
        .map(|part| part[..1].to_uppercase() + &part[1..])
        .collect::<Vec<_>>()
        .join("_")
        .replace("_", "")
}

fn profile_variant(name: &str) -> String {
    // vs_2_x -> Vs2x: `Vs11` reads well, and no two names collide.
    camel(name)
}

fn gen_profiles(rows: &[Row]) -> String {
    let mut text = String::from(
        "//! Direct3D 9 profiles.\n\nuse crate::profile::Family;\n\n/// A Direct3D 9 shader profile.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\n#[repr(u8)]\npub enum Profile {\n",
    );
    for row in rows {
        let _ = writeln!(text, "/// `{}`.\n{},", row["name"], profile_variant(&row["name"]));
    }
    let list: Vec<String> = rows.iter().map(|row| format!("Self::{}", profile_variant(&row["name"]))).collect();
    let _ = writeln!(
        text,
        "}}\n\nimpl Profile {{\n/// All, in table order.\npub const ALL: [Self; {}] = [{}];\n",
        rows.len(),
        list.join(", ")
    );
    for (function, doc, kind, value) in [
        ("name", "Its name, as `ps_3_0`.", "&'static str", "name"),
        ("version", "Its version token.", "u32", "version"),
        ("family", "Its family.", "Family", "family"),
    ] {
        let _ = writeln!(text, "/// {doc}\npub const fn {function}(self) -> {kind} {{ match self {{");
        for row in rows {
            let cell = &row[value];
            let cell = match value {
                "name" => format!("\"{cell}\""),
                "version" => format!("0x{}_{}", &cell[..4], &cell[4..]),
                _ => format!("Family::{}", camel(cell)),
            };
            let _ = writeln!(text, "Self::{} => {cell},", profile_variant(&row["name"]));
        }
        text.push_str("} }\n");
    }
    text.push_str("}\n");
    text
}

impl Names {
    /// The bits of a profile list: names, families, `vs`, `ps`, `all`.
    pub fn set(&self, text: &str) -> Result<u32, String> {
        let mut bits = 0;
        for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
            let before = bits;
            for (index, (name, family)) in self.profiles.iter().enumerate() {
                if word == "all" || word == name || word == family || (word.len() == 2 && name.starts_with(word)) {
                    bits |= 1 << index;
                }
            }
            if bits == before && !self.profiles.iter().any(|(name, family)| word == name || word == family) {
                return Err(format!("unknown profile {word:?}"));
            }
        }
        Ok(bits)
    }
    /// A rule's number per profile: `cells` is family to cell text.
    fn codes(&self, row: &Row) -> Result<Vec<u16>, String> {
        let mut codes = vec![0u16; self.profiles.len()];
        for family in ["vs_1", "vs_2", "vs_3", "ps_1", "ps_1_4", "ps_2", "ps_3"] {
            let members = self.set(family)? & !if family == "ps_1" { self.set("ps_1_4")? } else { 0 };
            let mut words: Vec<&str> = row[family].split(' ').filter(|word| !word.is_empty()).collect();
            words.sort_by_key(|word| word.contains('@')); // the exceptions last
            for word in words {
                let (code, profiles) = match word.split_once('@') {
                    Some((code, profiles)) => (code, self.set(profiles)?),
                    None => (word, members),
                };
                let code = number(code).ok_or_else(|| format!("rule {}: bad number {word:?}", row["name"]))?;
                for (index, slot) in codes.iter_mut().enumerate() {
                    if (profiles & members) >> index & 1 != 0 {
                        *slot = code;
                    }
                }
            }
        }
        Ok(codes)
    }
}

/// `X5856` is a number of the reference, `D9001` one of ours (from `Rule::OWN` on).
fn number(code: &str) -> Option<u16> {
    let digits = code.strip_prefix(['X', 'D'])?;
    let number = digits.parse().ok()?;
    ((1..9000).contains(&number) == code.starts_with('X')).then_some(number)
}

fn rule_files(tables: &Path) -> Result<Vec<(String, Vec<Row>)>, String> {
    let folder = tables.join("rules");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(&folder)
        .map_err(|error| format!("{}: {error}", folder.display()))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "tsv"))
        .collect();
    paths.sort();
    paths
        .into_iter()
        .map(|path| Ok((path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), table::read(&path)?)))
        .collect()
}

fn gen_rules(files: &[(String, Vec<Row>)], names: &Names) -> Result<String, String> {
    let mut text = String::from("//! Rules.\n\nuse crate::diagnostic::Severity;\nuse crate::rule::Rule;\n");
    let mut all = Vec::new();
    let mut own = Vec::new();
    for (file, rows) in files {
        let _ = writeln!(text, "\n// {file}.tsv");
        for row in rows {
            let codes = names.codes(row).map_err(|error| format!("{file}.tsv: {error}"))?;
            let mut ours: Vec<u16> = codes.iter().copied().filter(|code| *code >= 9000).collect();
            ours.dedup();
            if let Some(code) = ours.iter().find(|code| own.contains(*code)) {
                return Err(format!("{file}.tsv: D{code} belongs to another rule than {}", row["name"]));
            }
            own.extend(ours);
            let name = row["name"].to_uppercase().replace('-', "_");
            if all.contains(&name) {
                return Err(format!("rule {} stands twice", row["name"]));
            }
            let _ = writeln!(
                text,
                "/// {}\npub static {name}: Rule = Rule {{ name: {:?}, severity: Severity::{}, fatal: {}, codes: {:?}, message: {:?}, help: {:?}, source: {:?} }};",
                row["message"].replace('[', "\\[").replace(']', "\\]").replace('<', "\\<"),
                row["name"],
                camel(&row["severity"]),
                row["fatal"] == "yes",
                codes,
                row["message"],
                row["help"],
                row["source"],
            );
            all.push(name);
        }
    }
    let list: Vec<String> = all.iter().map(|name| format!("&{name}")).collect();
    let _ = writeln!(text, "\n/// All rules in table order.\npub static RULES: &[&Rule] = &[{}];", list.join(", "));
    Ok(text)
}

fn gen_ops(rows: &[Row], names: &Names) -> Result<String, String> {
    let mut text = String::from(
        "//! Direct3D 9 instructions.\n\nuse crate::d3d9::op::{Control, Kind, Op, Parameter::*};\nuse crate::profile::ProfileSet;\n\n/// All instruction forms in table order.\npub static OPS: &[Op] = &[\n",
    );
    for row in rows {
        let parameters: Vec<&str> = row["operands"]
            .split(' ')
            .filter(|word| !word.is_empty())
            .map(|word| match word {
                "d" => Ok("Destination"),
                "s" => Ok("Source"),
                "u" => Ok("Usage"),
                "f" => Ok("Float"),
                "i" => Ok("Integer"),
                "b" => Ok("Boolean"),
                _ => Err(format!("{}: unknown operand {word:?}", row["name"])),
            })
            .collect::<Result<_, _>>()?;
        let control = match row["control"].as_str() {
            "-" => "Control::None".to_owned(),
            "cmp" => "Control::Comparison".to_owned(),
            number => format!("Control::Value({number})"),
        };
        let assembles = names.set(&row["assembles"])?;
        let legal = if row["legal"] == "=" { assembles } else { names.set(&row["legal"])? };
        let _ = writeln!(
            text,
            "Op {{ name: {:?}, opcode: {}, control: {control}, parameters: &[{}], kind: Kind::{}, assembles: ProfileSet({assembles:#x}), legal: ProfileSet({legal:#x}), source: {:?} }},",
            row["name"],
            row["opcode"],
            parameters.join(", "),
            camel(&row["kind"]),
            row["source"],
        );
    }
    text.push_str("];\n");
    Ok(text)
}

fn gen_limits(rows: &[Row], names: &Names) -> Result<String, String> {
    let mut text = String::from("//! Limits.\n\nuse crate::limit::{Limit, Row};\nuse crate::profile::ProfileSet;\n");
    let mut all: Vec<&str> = rows.iter().map(|row| row["name"].as_str()).collect();
    all.sort_unstable();
    all.dedup();
    for name in &all {
        let mut taken = 0;
        let mut list = String::new();
        for row in rows.iter().filter(|row| row["name"] == **name) {
            let profiles = names.set(&row["profiles"])?;
            if taken & profiles != 0 {
                return Err(format!("limit {name} stands twice for a profile"));
            }
            taken |= profiles;
            let number = |cell: &str| match cell {
                "" => Ok("None".to_owned()),
                cell => cell.parse::<u32>().map(|n| format!("Some({n})")).map_err(|error| format!("{name}: {error}")),
            };
            let _ = writeln!(
                list,
                "Row {{ profiles: ProfileSet({profiles:#x}), value: {}, documented: {}, source: {:?} }},",
                number(&row["value"])?,
                number(&row["documented"])?,
                row["source"],
            );
        }
        let constant = name.to_uppercase().replace('-', "_");
        let _ = writeln!(
            text,
            "/// `{name}`.\npub static {constant}: Limit = Limit {{ name: {name:?}, rows: &[{list}] }};"
        );
    }
    let list: Vec<String> = all.iter().map(|name| format!("&{}", name.to_uppercase().replace('-', "_"))).collect();
    let _ = writeln!(text, "\n/// All limits by name.\npub static LIMITS: &[&Limit] = &[{}];", list.join(", "));
    Ok(text)
}
