//! Containers on the command line, with recorded ones.

use serde_json::Value;
use std::process::{Command, Output};

#[path = "../../dxvet/tests/common/containers.rs"]
mod containers;

/// A `level_9_x` shader, and one that is none.
const OLD: &str = "l9tex-ps_4_0_level_9_1";
const PLAIN: &str = "arith1-ps_4_0";

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        let this = Self(tempfile::tempdir().expect("a folder"));
        for case in containers::recorded() {
            let name = match case.id.as_str() {
                OLD => "old",
                PLAIN => "plain",
                "lib2-lib_4_0" => "lib",
                "r_gsm_32_33" => "instanced",
                "gs5-gs_4_0" => "single",
                _ => continue,
            };
            this.write(&format!("{name}.cso"), &case.bytes);
            this.write(&format!("{name}.listing"), case.listing.unwrap_or_default().as_bytes());
        }
        let mut broken = this.read("plain.cso");
        broken[4] ^= 1;
        this.write("broken.cso", &broken);
        this.write("text.asm", b"ps_4_0\ndcl_output o0.xyzw\nmov o0.xyzw, l(1.0,1.0,1.0,1.0)\nret\n");
        this.write("wrong.asm", b"ps_4_0\ndcl_output o0.xyzw\nmov o0.xyzw, q1\nnonsense\nret\n");
        this.write("note", b"abc");
        this
    }
    fn write(&self, name: &str, bytes: &[u8]) {
        std::fs::write(self.0.path().join(name), bytes).expect("a file");
    }
    fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.0.path().join(name)).expect("a file")
    }
    /// Runs in the folder: status, standard output, standard error.
    fn run(&self, line: &str) -> (i32, String, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_dxvet"));
        let output: Output = command
            .args(line.split(' '))
            .current_dir(self.0.path())
            .env("NO_COLOR", "1")
            .output()
            .expect("the program starts");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (output.status.code().expect("no signal ended it"), text(&output.stdout), text(&output.stderr))
    }
    fn object(&self, line: &str) -> Value {
        let (_, out, err) = self.run(line);
        serde_json::from_str(&out).unwrap_or_else(|error| panic!("{line}: {error}: {out}{err}"))
    }
}

#[test]
fn exit_status_of_every_verb() {
    let folder = Folder::new();
    for (line, status) in [
        ("check old.cso", 0),
        ("check plain.cso", 0),
        ("check --allow unjudged plain.cso", 0),
        ("check --allow unjudged plain.cso old.cso", 0),
        ("check broken.cso", 1),
        ("check --allow unjudged broken.cso plain.cso", 1),
        ("check --allow unjudged note", 1),
        ("check --expect vs old.cso", 1),
        ("check text.asm", 0),
        ("check --allow unjudged text.asm", 0),
        ("check wrong.asm", 1),
        ("dis old.cso", 0),
        ("dis broken.cso", 1),
        ("asm -o text.cso text.asm", 0),
        ("asm -o wrong.cso wrong.asm", 1),
        ("asm --base note -o x.cso text.asm", 2),
        ("asm --base missing -o x.cso text.asm", 2),
        ("asm --base lib.cso -o x.cso text.asm", 2),
        ("info old.cso", 0),
        ("info broken.cso", 0),
        ("parts old.cso", 0),
        ("parts note", 2),
        ("parts --extract NOPE old.cso", 2),
        ("parts --extract TOOLONG old.cso", 2),
        ("parts --replace PRIV old.cso", 2),
        ("parts --strip nonsense old.cso", 2),
        ("parts --extract STAT --strip debug old.cso", 2),
        ("explain C0106", 0),
        ("explain digest-wrong", 0),
        ("link old.cso plain.cso", 1),
        ("link lib.cso plain.cso", 2),
        ("link plain.cso", 2),
        ("features plain.cso", 0),
        ("features note", 2),
        ("features --require d3d11,10_0 plain.cso", 0),
        ("features --require d3d9 plain.cso", 1),
        ("features --require d3d12 old.cso", 1),
        ("features --require nonsense plain.cso", 2),
        ("features --require d3d10 broken.cso", 1),
    ] {
        let (code, out, err) = folder.run(line);
        assert_eq!(code, status, "{line}: {out}{err}");
    }
}

#[test]
fn listings_are_the_references() {
    let folder = Folder::new();
    for name in ["old", "plain", "lib"] {
        let expected = String::from_utf8(folder.read(&format!("{name}.listing"))).expect("text").replace("\r\n", "\n");
        assert!(folder.run(&format!("dis {name}.cso")).1 == expected, "{name}");
    }
    let (_, numbered, _) = folder.run("dis --numbers plain.cso");
    assert!(numbered.lines().any(|line| line.starts_with("   0: ")), "{numbered}");
    let (_, placed, _) = folder.run("dis --offsets plain.cso");
    assert!(placed.lines().any(|line| line.starts_with("0x00000000: ps_4_0")), "{placed}");
    folder.run("asm -o text.cso text.asm");
    let (_, hex, _) = folder.run("dis --hex-literals text.cso");
    assert!(hex.contains("0x3f800000"), "{hex}");
}

#[test]
fn what_is_listed_comes_back() {
    let folder = Folder::new();
    for name in ["old", "plain"] {
        folder.run(&format!("dis --exact -o text {name}.cso"));
        let (code, _, err) = folder.run(&format!("asm --base {name}.cso -o again text"));
        assert_eq!((code, err.as_str()), (0, ""), "{name}");
        assert!(folder.read("again") == folder.read(&format!("{name}.cso")), "{name}");
        // From the reference's own text alone: another container, the same listing.
        folder.run(&format!("asm -o again {name}.listing"));
        assert_eq!(folder.run("dis again").1, folder.run(&format!("dis {name}.cso")).1);
    }
}

#[test]
fn texts_are_refused_with_all_their_places() {
    let folder = Folder::new();
    let (_, out, err) = folder.run("asm -o x wrong.asm");
    assert_eq!(out, "");
    assert!(err.contains("--> wrong.asm:3:") && err.contains("--> wrong.asm:4:1"), "{err}");
    assert!(err.contains("4 | nonsense"), "{err}");
}

#[test]
fn illegal_texts_assemble_with_a_warning() {
    let folder = Folder::new();
    folder.write("illegal.asm", b"ps_4_0\ndcl_output o0.xyzw\nmov o0.xyzw, r3.xyzw\nret\n");
    let (status, _, err) = folder.run("asm illegal.asm -o illegal.cso");
    assert_eq!(status, 0, "{err}");
    assert!(err.contains("warning[F0014]") && err.contains("(B0501)") && err.contains("illegal.asm:3:1"), "{err}");
    assert_eq!(folder.run("check illegal.cso").0, 1);
    let (status, _, err) = folder.run("asm --no-validate illegal.asm -o again.cso");
    assert_eq!((status, err.as_str()), (0, ""));
    assert_eq!(folder.read("again.cso"), folder.read("illegal.cso"));
    let (status, _, err) = folder.run("asm text.asm -o text.cso");
    assert_eq!((status, err.as_str()), (0, ""));
}

#[test]
fn reports_name_profile_and_byte() {
    let folder = Folder::new();
    let report = folder.object("check --format json old.cso");
    assert_eq!((&report["format"], &report["profile"]), (&"dxbc".into(), &"ps_4_0_level_9_1".into()));
    assert_eq!(report["verdict"], "accept");
    assert!(report["usage"].is_object());
    let report = folder.object("check --format json plain.cso");
    assert_eq!((&report["profile"], &report["verdict"]), (&"ps_4_0".into(), &"accept".into()));
    assert_eq!(report["usage"]["temporaries"]["allowed"], 4096);
    let report = folder.object("check --format json broken.cso");
    let diagnostic = &report["diagnostics"][0];
    assert_eq!(
        (&diagnostic["code"], &diagnostic["offset"], &diagnostic["length"]),
        (&"C0106".into(), &4.into(), &16.into())
    );
    assert_eq!(folder.run("check --allow unjudged plain.cso").1, "plain.cso: accepted (ps_4_0)\n");
    let (_, out, _) = folder.run("check broken.cso");
    assert!(out.contains("byte 4 (0x4), 16 bytes"), "{out}");
}

#[test]
fn info_has_words_and_an_object() {
    let folder = Folder::new();
    let info = folder.object("info --format json old.cso");
    assert_eq!((&info["format"], &info["profile"]), (&"dxbc".into(), &"ps_4_0_level_9_1".into()));
    assert_eq!(info["digest"]["state"], "right");
    assert_eq!(info["level9"][0]["profile"], "ps_2_0");
    let names: Vec<&str> =
        info["parts"].as_array().expect("parts").iter().filter_map(|it| it["name"].as_str()).collect();
    assert_eq!(names, ["Aon9", "SHDR", "STAT", "RDEF", "ISGN", "OSGN"]);
    assert_eq!(info["output"][0]["name"], "SV_Target");
    assert!(info["bindings"].as_array().is_some_and(|rows| rows.iter().any(|row| row["register"] == "cb0")));
    assert!(info["statistics"]["instructions"].as_u64().is_some_and(|count| count > 0));
    assert_eq!(folder.object("info --format json broken.cso")["digest"]["state"], "wrong");
    let (_, text, _) = folder.run("info old.cso");
    for words in ["ps_4_0_level_9_1, dxbc", "(right)", "Direct3D 9 program", "SV_Target0", "cbuffer"] {
        assert!(text.contains(words), "{words}: {text}");
    }
}

#[test]
fn parts_are_edited_and_the_digest_made_right() {
    let folder = Folder::new();
    let names = |file: &str| {
        let (_, out, _) = folder.run(&format!("parts --format json {file}"));
        let rows = out.lines().map(|line| serde_json::from_str::<Value>(line).expect("an object"));
        rows.map(|row| row["name"].as_str().expect("a name").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(folder.run("parts --strip reflection,debug -o new.cso old.cso").0, 0);
    assert_eq!(names("new.cso"), ["Aon9", "SHDR", "ISGN", "OSGN"]);
    assert_eq!(folder.run("check new.cso").0, 0);
    assert_eq!(folder.run("parts --replace PRIV=note -o new.cso broken.cso").0, 0);
    assert_eq!(names("new.cso").last().map(String::as_str), Some("PRIV"));
    assert_eq!(folder.run("check --allow unjudged new.cso").0, 0);
    assert_eq!(folder.run("parts --extract PRIV -o again new.cso").0, 0);
    assert_eq!(folder.read("again"), b"abc");
    let (_, table, _) = folder.run("parts old.cso");
    assert!(table.contains("OSGN  0x6A8   44    output signature"), "{table}");
}

#[test]
fn features_name_what_decides() {
    let folder = Folder::new();
    let (_, out, _) = folder.run("features plain.cso");
    assert!(out.starts_with("plain.cso: ps_4_0\n"), "{out}");
    assert!(out.contains("feature level 10_0: the version token of the program: ps_4_0 (SHDR, byte 0x"), "{out}");
    let (status, out, _) = folder.run("features --format json --require d3d11,9_3 old.cso plain.cso");
    assert_eq!(status, 1);
    let objects: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect();
    assert_eq!(objects[0]["level"]["value"], "9_1");
    assert_eq!(objects[0]["failures"].as_array().map(Vec::len), Some(0));
    assert_eq!(objects[1]["failures"][0]["wanted"], "feature level 9_3");
    let api = |object: &Value, key: &str| {
        let apis = object["apis"].as_array().expect("a list");
        apis.iter().find(|api| api["key"] == key).map(|api| api["accepted"].clone())
    };
    assert_eq!(api(&objects[0], "d3d12"), Some(false.into()));
    assert_eq!(api(&objects[1], "d3d12"), Some(true.into()));
}

#[test]
fn what_a_geometry_shader_puts_out() {
    let folder = Folder::new();
    // 33 vertices of four components in each of 32 instances, as the recorded source asks for.
    let (_, out, _) = folder.run("info instanced.cso");
    for line in [
        "33 vertices x 4 components = 132 scalars in each instance",
        "32 instances: 1056 vertices, 4224 scalars in all",
        "in the order of the instances, 0 to 31, with a cut after each",
    ] {
        assert!(out.contains(line), "{out}");
    }
    let (_, out, _) = folder.run("info --format json single.cso");
    let object: Value = serde_json::from_str(&out).expect("an object");
    let output = &object["geometry_output"];
    assert_eq!((&output["instances"], &output["vertices"], &output["scalars"]), (&1.into(), &2.into(), &8.into()));
    assert!(output["order"].is_null());
    let (_, out, _) = folder.run("info --format json instanced.cso");
    let object: Value = serde_json::from_str(&out).expect("an object");
    let order = &object["geometry_output"]["order"];
    assert_eq!((&order["first"], &order["last"]), (&0.into(), &31.into()));
    assert_eq!(order["cut_after_each"], true);
    let (status, out, _) = folder.run("check instanced.cso");
    assert!(status == 0 && out.contains("32 instances x 33 vertices = 1056"), "{out}");
    for subject in ["dcl_gsinstances", "vGSInstanceID", "gs-instances-times-vertices", "B1311"] {
        assert!(folder.run(&format!("explain {subject}")).1.contains("after each one a cut"), "{subject}");
    }
    assert!(folder.run("info plain.cso").1.find("puts out at most").is_none());
}
