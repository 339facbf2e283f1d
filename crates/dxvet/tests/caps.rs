//! Device caps: for every limit they set, the most that passes and one more.
//! The numbers are those of `tables/rules/d3d9_caps.tsv`, whose rows cite the runtime validator.

use dxvet::d3d9::caps::{Caps, Member, warn_executed};
use dxvet::d3d9::executed::{Executed, executed};
use dxvet::d3d9::model::Program;
use dxvet::d3d9::parse::{Options, parse};
use dxvet::d3d9::validate::Validator;

fn program(text: &str) -> Program {
    let parsed = parse(text.as_bytes(), &Options::default(), &mut ());
    assert!(!parsed.refused(), "{text}");
    parsed.program
}

/// The numbers found with these caps.
fn codes(text: &str, caps: &Caps) -> Vec<String> {
    let program = program(text);
    let mut validator = Validator::with_caps(program.version, caps.clone()).expect("a known profile");
    let mut findings = Vec::new();
    for instruction in program.instructions() {
        validator.instruction(instruction, &mut findings);
    }
    validator.finish(&mut findings);
    findings.iter().map(|finding| finding.code()).collect()
}

fn caps(values: &[(&str, u32)]) -> Caps {
    let mut caps = Caps::default();
    for (name, value) in values {
        caps.set(name, *value).expect("a value in range");
    }
    caps
}

/// Passes with `allowed`, fails with `refused`, whose first number is `code`.
fn boundary(caps: &Caps, allowed: &str, refused: &str, code: &str) {
    assert_eq!(codes(allowed, caps), Vec::<String>::new(), "{allowed}");
    let found = codes(refused, caps);
    assert_eq!(found.first().map(String::as_str), Some(code), "{found:?} {refused}");
    assert_eq!(codes(refused, &Caps::default()), Vec::<String>::new(), "only the caps refuse {refused}");
}

fn nested(head: &str, open: &str, close: &str, depth: usize, tail: &str) -> String {
    format!("{head}{}{}{tail}", open.repeat(depth), close.repeat(depth))
}

const PS: &str = "ps_2_x\ndef c0, 0, 1, 2, 3\ndcl t0\ndcl_2d s0\nmov r0, c0\nsetp_gt p0, r0, c0\n";
const PS_END: &str = "mov oC0, r0\n";
const VS: &str = "vs_2_x\ndcl_position v0\nmov r0, v0\nsetp_gt p0, r0, r0\n";
const VS_END: &str = "mov oPos, r0\n";

#[test]
fn dynamic_depth() {
    for (head, end, member, codes) in [
        (PS, PS_END, "PS20Caps.DynamicFlowControlDepth", ["X5848", "X5845"]),
        (VS, VS_END, "VS20Caps.DynamicFlowControlDepth", ["X5870", "X5864"]),
    ] {
        for (open, code) in ["if_gt r0.x, r0.y\n", "if p0.x\n"].into_iter().zip(codes) {
            let deep = |depth| nested(head, open, "endif\n", depth, end);
            boundary(&caps(&[(member, 3)]), &deep(3), &deep(4), code);
        }
    }
}

#[test]
fn momentary_dynamic_depth() {
    for (head, end, member, broken, called) in [
        (PS, PS_END, "PS20Caps.DynamicFlowControlDepth", "X5879", "X6047"),
        (VS, VS_END, "VS20Caps.DynamicFlowControlDepth", "X6044", "X6052"),
    ] {
        let inside = |depth: usize, body: &str, tail: &str| {
            format!("{head}rep i0\n{}{body}{}endrep\n{end}{tail}", "if p0.x\n".repeat(depth), "endif\n".repeat(depth))
        };
        let breaks = |depth| inside(depth, "break_gt r0.x, r0.y\n", "");
        boundary(&caps(&[(member, 2)]), &breaks(1), &breaks(2), broken);
        let calls = |depth| inside(depth, "callnz l0, p0.x\n", "ret\nlabel l0\nret\n");
        boundary(&caps(&[(member, 2)]), &calls(1), &calls(2), called);
    }
}

#[test]
fn loop_and_call_depth() {
    let chain = |head: &str, end: &str, depth: usize| {
        let mut text = format!("{head}call l0\n{end}ret\n");
        for label in 0..depth {
            text += &format!("label l{label}\n");
            if label + 1 < depth {
                text += &format!("call l{}\n", label + 1);
            }
            text += "ret\n";
        }
        text
    };
    for (head, end, member, looped, called) in [
        (PS, PS_END, "PS20Caps.StaticFlowControlDepth", "X5844", "X5498"),
        (VS, VS_END, "VS20Caps.StaticFlowControlDepth", "X5862", "X5860"),
    ] {
        let loops = |depth| nested(head, "rep i0\n", "endrep\n", depth, end);
        boundary(&caps(&[(member, 2)]), &loops(2), &loops(3), looped);
        boundary(&caps(&[(member, 2)]), &chain(head, end, 2), &chain(head, end, 3), called);
    }
}

#[test]
fn no_flow_control_at_all() {
    let none = caps(&[("PS20Caps.StaticFlowControlDepth", 0), ("PS20Caps.DynamicFlowControlDepth", 0)]);
    let plain = format!("{PS}{PS_END}");
    boundary(&none, &plain, &nested(PS, "if b0\n", "endif\n", 1, PS_END), "X5650");
    boundary(&none, &plain, &nested(PS, "rep i0\n", "endrep\n", 1, PS_END), "X5650");
    boundary(&none, &plain, &nested(PS, "if_gt r0.x, r0.y\n", "endif\n", 1, PS_END), "X5648");
    let none = caps(&[("VS20Caps.DynamicFlowControlDepth", 0)]);
    boundary(&none, &format!("{VS}{VS_END}"), &nested(VS, "if_gt r0.x, r0.y\n", "endif\n", 1, VS_END), "X5653");
}

#[test]
fn flags_of_ps_2_x() {
    let flag = |name: &str, value| caps(&[(name, value)]);
    let with = |body: &str| format!("ps_2_x\ndcl t0\ndcl_2d s0\nmov r0, t0\n{body}mov oC0, r0\n");
    let plain = with("");
    boundary(&flag("PS20Caps.GradientInstructions", 0), &plain, &with("dsx r1, r0\n"), "X5356");
    boundary(&flag("PS20Caps.GradientInstructions", 0), &plain, &with("texldd r1, r0, s0, r0, r0\n"), "X5356");
    boundary(&flag("PS20Caps.Predication", 0), &plain, &with("setp_gt p0, r0, r0\n"), "X5647");
    boundary(&flag("PS20Caps.ArbitrarySwizzle", 0), &with("mov r1, r0.yzxw\n"), &with("mov r1, r0.ywzx\n"), "X5202");
    assert_eq!(codes(&with("dsx r1, r0\n"), &flag("PS20Caps.GradientInstructions", 1)), Vec::<String>::new());
    let predicated = "setp_gt p0, r0, r0\n(p0) mov r1, r0\n";
    assert!(codes(&with(predicated), &flag("PS20Caps.Predication", 0)).contains(&"X5652".to_owned()));
}

#[test]
fn dependent_reads_of_ps_2_x() {
    let chain = |reads: usize| {
        let reads = "texld r0, r0, s0\n".repeat(reads);
        format!("ps_2_x\ndcl t0\ndcl_2d s0\ntexld r0, t0, s0\n{reads}mov oC0, r0\n")
    };
    boundary(&caps(&[("PS20Caps.NoDependentReadLimit", 0)]), &chain(3), &chain(4), "X5426");
}

#[test]
fn slots() {
    let movs = |head: &str, count: usize, end: &str| format!("{head}{}{end}", "mov r1, r0\n".repeat(count));
    let ps = "ps_2_x\ndcl t0\nmov r0, t0\n";
    let small = caps(&[("PS20Caps.NumInstructionSlots", 96)]);
    boundary(&small, &movs(ps, 94, PS_END), &movs(ps, 95, PS_END), "X5608");
    let textures = |count| {
        let reads = "texkill r0\n".repeat(count);
        format!("ps_2_x\ndcl t0\nmov r0, t0\n{reads}mov oC0, r0\n")
    };
    boundary(&caps(&[("PS20Caps.NoTexInstructionLimit", 0)]), &textures(32), &textures(33), "X5233");
    let vs = "vs_3_0\ndcl_position v0\ndcl_position o0\nmov r0, v0\n";
    let least = caps(&[("MaxVertexShader30InstructionSlots", 512)]);
    boundary(&least, &movs(vs, 510, "mov o0, r0\n"), &movs(vs, 511, "mov o0, r0\n"), "X5616");
    let ps = "ps_3_0\ndcl_texcoord v0\nmov r0, v0\n";
    let least = caps(&[("MaxPixelShader30InstructionSlots", 512)]);
    boundary(&least, &movs(ps, 510, PS_END), &movs(ps, 511, PS_END), "X5610");
}

#[test]
fn registers() {
    let ps = |number| format!("ps_2_x\ndcl t0\nmov r{number}, t0\nmov r0, r{number}\nmov oC0, r0\n");
    boundary(&caps(&[("PS20Caps.NumTemps", 22)]), &ps(21), &ps(22), "X5207");
    let vs = |number| format!("vs_2_x\ndcl_position v0\nmov r{number}, v0\nmov oPos, r{number}\n");
    boundary(&caps(&[("VS20Caps.NumTemps", 13)]), &vs(12), &vs(13), "X5374");
    for (profile, read, defined) in [
        ("vs_1_1", "X5317", "X5339"),
        ("vs_2_0", "X5361", "X5380"),
        ("vs_2_x", "X5361", "X5380"),
        ("vs_3_0", "X5683", "X5737"),
    ] {
        let (dcl, out) = if profile == "vs_3_0" { ("dcl_position o0\n", "o0") } else { ("", "oPos") };
        let text = |number| format!("{profile}\ndcl_position v0\n{dcl}mov {out}, c{number}\n");
        boundary(&caps(&[("MaxVertexShaderConst", 96)]), &text(95), &text(96), read);
        let text = |number| format!("{profile}\ndef c{number}, 0, 0, 0, 0\ndcl_position v0\n{dcl}mov {out}, v0\n");
        boundary(&caps(&[("MaxVertexShaderConst", 96)]), &text(95), &text(96), defined);
    }
    for (profile, code) in [("ps_2_0", "X5207"), ("ps_2_x", "X5207"), ("ps_3_0", "X5579")] {
        let text = |number| {
            format!(
                "{profile}\ndef c0, 0, 0, 0, 0\nmov r0, c0\nmov oC0, r0\n{}",
                (1..=number).map(|n| format!("mov oC{n}, r0\n")).collect::<String>()
            )
        };
        boundary(&caps(&[("NumSimultaneousRTs", 2)]), &text(1), &text(2), code);
    }
}

#[test]
fn versions() {
    for (profile, token, above, code) in [
        ("vs_1_1", 0xFFFE_0101, "vs_2_0", "X5313"),
        ("vs_2_0", 0xFFFE_0200, "vs_3_0", "X5369"),
        ("ps_1_1", 0xFFFF_0101, "ps_1_2", "X5009"),
        ("ps_1_3", 0xFFFF_0103, "ps_1_4", "X5093"),
        ("ps_1_4", 0xFFFF_0104, "ps_2_0", "X5188"),
        ("ps_2_x", 0xFFFF_0200, "ps_3_0", "X5214"),
    ] {
        let member = if profile.starts_with('v') { "VertexShaderVersion" } else { "PixelShaderVersion" };
        let (allowed, refused) = (minimal(profile), minimal(above));
        boundary(&caps(&[(member, token)]), &allowed, &refused, code);
    }
    let none = caps(&[("VertexShaderVersion", 0)]);
    assert_eq!(codes(&minimal("vs_1_1"), &none), ["X5263"]);
}

/// A short legal shader of the profile.
fn minimal(profile: &str) -> String {
    let body = match &profile[..4] {
        "vs_3" => "dcl_position v0\ndcl_position o0\nmov o0, v0\n",
        "vs_1" | "vs_2" => "dcl_position v0\nmov oPos, v0\n",
        "ps_1" => "mov r0, c0\n",
        _ => "mov r0, c0\nmov oC0, r0\n",
    };
    format!("{profile}\n{body}")
}

#[test]
fn values_outside_what_a_device_reports() {
    let mut caps = Caps::default();
    assert!(caps.set("PS20Caps.NumTemps", 12).is_ok() && caps.set("PS20Caps.NumTemps", 11).is_err());
    assert!(caps.set("PS20Caps.NumTemps", 32).is_ok() && caps.set("PS20Caps.NumTemps", 33).is_err());
    assert!(caps.set("Ps20Caps.NumTemps", 12).is_err());
    caps.set("PS20Caps.Caps", 0b10110).expect("flags");
    assert_eq!(caps.get(Member::PS20CapsArbitrarySwizzle), Some(0));
    assert_eq!(caps.get(Member::PS20CapsGradientInstructions), Some(1));
    assert_eq!(caps.get(Member::PS20CapsNoTexInstructionLimit), Some(1));
}

#[test]
fn executed_instructions() {
    // 1 mov + rep i0 (3 times: 2 instructions and endrep) and its own instruction + the last mov.
    let text = "ps_3_0\ndefi i0, 3, 0, 0, 0\ndcl_texcoord v0\nmov r0, v0\nrep i0\nmov r1, r0\nmov r2, r0\nendrep\nmov oC0, r0\n";
    let instructions = program(text);
    let profile = instructions.version.profile().expect("known");
    let list: Vec<_> = instructions.instructions().collect();
    assert_eq!(executed(list.iter().copied(), profile), Executed::AtMost(1 + 1 + 3 * 3 + 1));
    let unknown = program(&text.replace("defi i0, 3, 0, 0, 0\n", ""));
    let list: Vec<_> = unknown.instructions().collect();
    assert_eq!(executed(list.iter().copied(), profile), Executed::Unknown);
    let mut few = caps(&[("MaxPShaderInstructionsExecuted", 12)]);
    assert!(warn_executed(&instructions, &few).is_none());
    few.set("MaxPShaderInstructionsExecuted", 11).expect("in range");
    assert_eq!(warn_executed(&instructions, &few).map(|finding| finding.code()), Some("D9101".to_owned()));
}
