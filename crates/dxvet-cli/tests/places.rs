//! Effects, shaders inside files, device caps, pairs: the verbs beyond one shader in one file.

use serde_json::Value;
use std::process::{Command, Output};

const EFFECT: &[u8] = include_bytes!("../../dxvet/tests/data/effect/selector.fxb");
/// Where the ps_1_1 shader of that effect stands.
const PIXEL_SHADER: usize = 0x624;
const VERTEX: &str = "vs_2_0\ndcl_position v0\nmov oPos, v0\nmov oT0.xy, v0\n";
const PIXEL: &str = "ps_2_0\ndcl t0.xy\ndcl_2d s0\ntexld r0, t0, s0\nmov oC0, r0\n";
const GREEDY: &str = "ps_2_0\ndcl t0\ndcl_2d s0\ntexld r0, t0, s0\nadd r0, r0, t0\nmov oC0, r0\n";
const EXTENDED: &str = "ps_2_x\ndcl t0\nmov r0, t0\ndsx r1, r0\nmov r20, r1\nadd r0, r0, r20\nmov oC0, r0\n";

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        let this = Self(tempfile::tempdir().expect("a folder"));
        let mut broken = EFFECT.to_vec();
        // mov r1, c0: nothing writes r0 any more.
        broken[PIXEL_SHADER + 8] = 1;
        for (name, bytes) in [
            ("good.fxb", EFFECT),
            ("broken.fxb", &broken),
            ("cut.fxb", &EFFECT[..500]),
            ("v.asm", VERTEX.as_bytes()),
            ("p.asm", PIXEL.as_bytes()),
            ("greedy.asm", GREEDY.as_bytes()),
            ("x.asm", EXTENDED.as_bytes()),
        ] {
            this.write(name, bytes);
        }
        this
    }
    fn write(&self, name: &str, bytes: &[u8]) {
        std::fs::write(self.0.path().join(name), bytes).expect("a file");
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
    fn objects(&self, line: &str) -> Vec<Value> {
        let (_, out, err) = self.run(line);
        assert_eq!(err, "", "{line}");
        out.lines().map(|line| serde_json::from_str(line).expect("an object")).collect()
    }
    /// `p.asm`, assembled, at byte 37 of `big.dat`.
    fn big(&self) {
        self.run("asm -o p.bin p.asm");
        let mut bytes = vec![0x55; 37];
        bytes.extend(std::fs::read(self.0.path().join("p.bin")).expect("a file"));
        bytes.extend([0xAA; 50]);
        self.write("big.dat", &bytes);
    }
}

#[test]
fn exit_status_of_every_verb() {
    let folder = Folder::new();
    folder.big();
    folder.write("caps.toml", b"[PS20Caps]\nNumTemps = 12\n");
    folder.write("wrong.toml", b"[PS20Caps]\nNumTemps = 33\n");
    for (line, status) in [
        ("check good.fxb", 0),
        ("check broken.fxb", 1),
        ("check cut.fxb", 1),
        ("check --expect ps good.fxb", 1),
        ("check --expect vs v.asm", 0),
        ("check --expect ps v.asm", 1),
        ("check --expect gs v.asm", 2),
        ("check --caps ps_2_a x.asm", 0),
        ("check --caps ps_2_b x.asm", 1),
        ("check --caps caps.toml x.asm", 1),
        ("check --caps wrong.toml x.asm", 2),
        ("check --caps missing x.asm", 2),
        ("check big.dat", 2),
        ("check big.dat@0x25", 0),
        ("check big.dat@37", 0),
        ("check big.dat@0x1000", 2),
        ("check missing.dat@0x25", 2),
        ("dis big.dat@0x25", 0),
        ("trace big.dat@0x25", 0),
        ("info big.dat@0x25", 0),
        ("info good.fxb v.asm", 0),
        ("info cut.fxb", 2),
        ("info missing", 2),
        ("dis good.fxb", 0),
        ("find big.dat v.asm", 0),
        ("find missing", 2),
        ("link v.asm p.asm", 0),
        ("link v.asm greedy.asm", 0),
        ("link --deny warnings v.asm greedy.asm", 1),
        ("link p.asm v.asm", 1),
        ("link v.asm big.dat@0x25", 0),
        ("link v.asm big.dat", 2),
        ("link v.asm", 2),
        ("caps", 0),
        ("caps ps_2_b", 0),
        ("caps caps.toml", 0),
        ("caps missing", 2),
        ("explain 9_3", 0),
        ("limits ps_2_x --caps ps_2_a", 0),
        ("limits ps_2_x --caps missing", 2),
        ("limits --caps ps_2_a", 2),
    ] {
        let (code, out, err) = folder.run(line);
        assert_eq!(code, status, "{line}: {out}{err}");
    }
}

#[test]
fn every_shader_of_an_effect_is_an_object() {
    let folder = Folder::new();
    let objects = folder.objects("check --format json broken.fxb");
    let seen: Vec<_> =
        objects.iter().map(|row| (row["path"].as_str().unwrap(), row["verdict"].as_str().unwrap())).collect();
    assert_eq!(
        seen,
        [
            ("broken.fxb@0x3EC", "accept"),
            ("broken.fxb@0x474", "accept"),
            ("broken.fxb@0x58C", "accept"),
            ("broken.fxb@0x624", "reject"),
        ]
    );
    let diagnostic = &objects[3]["diagnostics"][0];
    assert_eq!((&diagnostic["code"], &diagnostic["offset"]), (&"X5090".into(), &(PIXEL_SHADER + 16).into()));
    // Such a path can be given back, and gives the same object.
    assert_eq!(folder.objects("check --format json broken.fxb@0x624"), objects[3..]);
    let (_, text, _) = folder.run("check broken.fxb");
    assert!(text.contains("--> broken.fxb@0x624"), "{text}");
    assert!(text.contains("checked 4 shaders: 3 accepted, 1 refused"), "{text}");
    let (_, text, _) = folder.run("check cut.fxb");
    assert!(text.contains("error[F0007]") && text.contains("byte 500"), "{text}");
}

#[test]
fn places_are_found_and_taken() {
    let folder = Folder::new();
    folder.big();
    let objects = folder.objects("find --format json big.dat good.fxb");
    let keys: Vec<&String> = objects[0].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["file", "inside", "kind", "offset", "path", "profile", "size"]);
    let first = &objects[0];
    assert_eq!((&first["path"], &first["kind"]), (&"big.dat@0x25".into(), &"d3d9".into()));
    assert_eq!((&first["profile"], &first["inside"]), (&"ps_2_0".into(), &Value::Null));
    assert_eq!((&objects[1]["kind"], &objects[1]["size"]), (&"d3d9-effect".into(), &EFFECT.len().into()));
    assert_eq!((objects.len(), &objects[5]["inside"]), (6, &0.into()));
    let (_, text, _) = folder.run("find big.dat");
    assert!(text.lines().nth(1).is_some_and(|line| line.starts_with("big.dat@0x25  ")), "{text}");
    let (_, listing, _) = folder.run("dis big.dat@0x25");
    assert_eq!(listing, folder.run("dis p.bin").1);
    let (_, text, _) = folder.run("find v.asm");
    assert_eq!(text, "no shader found\n");
    // Positions count from the start of the file.
    let refused = folder.objects("check --format json --expect vs big.dat@0x25");
    assert_eq!(refused[0]["diagnostics"][0]["offset"], 37);
    // A file of that very name goes before the place.
    folder.write("big.dat@0x25", VERTEX.as_bytes());
    assert_eq!(folder.objects("check --format json big.dat@0x25")[0]["format"], "d3d9-asm");
}

#[test]
fn files_of_caps_are_read_with_care() {
    let folder = Folder::new();
    folder.write(
        "device.toml",
        b"# a device\nVertexShaderVersion = \"3_0\"\nPixelShaderVersion = 0xFFFF0300\n\n[PS20Caps]\nCaps = 0b11111\nGradientInstructions = false\n",
    );
    let (_, text, _) = folder.run("check --caps device.toml x.asm");
    assert!(text.contains("error[X5356]") && text.contains("PS20Caps.GradientInstructions is 0"), "{text}");
    folder.run("asm -o x.bin x.asm");
    let (_, text, _) = folder.run("check --caps device.toml x.bin");
    assert!(text.contains("error[X5356]") && text.contains("byte 28 "), "{text}");
    let (_, text, _) = folder.run("caps device.toml");
    assert!(text.contains("0xFFFE0300") && text.lines().count() == 2 + 1 + 2 + 5, "{text}");
    folder.write("wrong.toml", b"\nMaxVertexShaderConst = 9000\n[PS20Caps]\nNumTemp = 12\n");
    let (_, _, error) = folder.run("check --caps wrong.toml x.asm");
    assert!(error.contains("wrong.toml:2: MaxVertexShaderConst is 9000; a device reports 0 to 8192"), "{error}");
    assert!(error.contains("wrong.toml:4: no member is called PS20Caps.NumTemp"), "{error}");
    let (_, _, error) = folder.run("check --caps missing x.asm");
    assert!(error.contains("the presets are") && error.contains("9_1"), "{error}");
}

#[test]
fn caps_are_shown_with_their_sources() {
    let folder = Folder::new();
    let (_, text, _) = folder.run("caps");
    for word in ["9_3_driver", "PS20Caps.NumInstructionSlots", "96 to 512", "0 to 0xFFFF0300", "manual: "] {
        assert!(text.contains(word), "{word}\n{text}");
    }
    let (_, text, _) = folder.run("caps ps_2_b");
    assert!(text.contains("PS20Caps.NumTemps                 32") && text.contains("source: manual"), "{text}");
    assert_eq!(folder.run("explain ps_2_b").1, text);
    let (_, text, _) = folder.run("limits ps_2_x --caps ps_2_a");
    for line in ["temporary number          21       PS20Caps.NumTemps", "total slots       512"] {
        assert!(text.contains(line), "{line}\n{text}");
    }
}

#[test]
fn information_in_words_and_objects() {
    let folder = Folder::new();
    let (_, text, _) = folder.run("info good.fxb");
    assert!(text.starts_with("good.fxb: fx_2_0 effect, 2004 bytes at 0 (0x0)\nparam m : "), "{text}");
    let effect = &folder.objects("info --format json good.fxb")[0];
    assert_eq!((&effect["format"], &effect["size"]), (&"d3d9-effect".into(), &EFFECT.len().into()));
    let pass = &effect["techniques"][1]["passes"][0];
    assert_eq!((&pass["name"], &pass["states"][1]["shader"]), (&"Second".into(), &PIXEL_SHADER.into()));
    assert_eq!(effect["parameters"][3]["value"], serde_json::json!([1, 0, 1]));
    let shader = &effect["shaders"][3];
    assert_eq!((&shader["path"], &shader["profile"]), (&"good.fxb@0x624".into(), &"ps_1_1".into()));
    assert_eq!(shader["used"], "technique Chosen, pass Second");
    assert_eq!(effect["shaders"][2]["used"], "parameter shaders[1]");
    let stream = &folder.objects("info --format json good.fxb@0x474")[0];
    assert_eq!((&stream["profile"], &stream["target"]), (&"vs_2_0".into(), &"vs_2_0".into()));
    let constant = &stream["constants"][0];
    assert_eq!((&constant["name"], &constant["register"], &constant["count"]), (&"m".into(), &"c0".into(), &4.into()));
    assert_eq!((&constant["type"], &stream["usage"]["slots"]["used"]), (&"float4x4".into(), &4.into()));
    let (_, text, _) = folder.run("info good.fxb@0x474");
    assert!(text.contains("m         c0        4      float4x4"), "{text}");
    let (_, text, _) = folder.run("dis good.fxb");
    assert!(text.contains("technique Direct") && text.contains("vs_3_0"), "{text}");
}

#[test]
fn pairs_have_an_object_each() {
    let folder = Folder::new();
    let objects = folder.objects("link --format json v.asm greedy.asm");
    assert_eq!((&objects[0]["path"], &objects[1]["path"]), (&"v.asm".into(), &"greedy.asm".into()));
    let diagnostic = &objects[1]["diagnostics"][0];
    assert_eq!((&diagnostic["rule"], &diagnostic["line"]), (&"link-components-not-written".into(), &5.into()));
    let (_, text, _) = folder.run("link v.asm p.asm");
    assert_eq!(text, "v.asm (vs_2_0) + p.asm (ps_2_0): linked\n");
    let (_, text, _) = folder.run("link p.asm v.asm");
    assert!(text.contains("error[D9301]"), "{text}");
}
