//! Warnings about one shader, and about a pair of shaders: what the documents say and the
//! reference does not check.

use dxvet::d3d9::decode::decode;
use dxvet::d3d9::link::link;
use dxvet::d3d9::model::Program;
use dxvet::d3d9::validate::warnings;
use dxvet::diagnostic::{At, Finding, Severity};
use dxvet::{AssembleOptions, assemble};

fn program(text: &str) -> Program {
    let options = AssembleOptions { validate: false, ..Default::default() };
    let assembled = assemble(text.as_bytes(), &options);
    decode(&assembled.bytes.unwrap_or_else(|| panic!("{text}: {:?}", assembled.report.diagnostics)))
}

/// Code and instruction number of each finding; the end is `end`.
fn places(findings: &[Finding]) -> Vec<String> {
    let place = |finding: &Finding| match finding.at {
        At::Instruction(index, _) => format!("{} {index}", finding.code()),
        _ => format!("{} end", finding.code()),
    };
    findings.iter().map(place).collect()
}

#[track_caller]
fn expect(text: &str, expected: &[&str]) {
    let findings = warnings(&program(text));
    assert!(findings.iter().all(|finding| finding.rule.severity == Severity::Warning));
    assert!(findings.iter().all(|finding| !finding.message().contains('{')), "{findings:?}");
    assert_eq!(places(&findings), expected, "{text}");
}

/// A vs_3_0 that declares v0 and writes o0 from r0 after `body`.
fn vertex(body: &str) -> String {
    format!("vs_3_0\ndcl_position v0\ndcl_position o0\n{body}\nmov o0, r0\n")
}

/// A ps_3_0 that declares v0 and writes oC0 from r0 after `body`.
fn pixel(body: &str) -> String {
    format!("ps_3_0\ndcl_texcoord v0\ndcl_2d s0\n{body}\nmov oC0, r0\n")
}

#[test]
fn temporaries_never_written() {
    expect(&vertex(""), &["D9001 2"]);
    expect(&vertex("mov r0, v0"), &[]);
    expect(&vertex("mov r0.xyz, v0"), &["D9001 3"]);
    // Only components that are read count.
    expect(&vertex("mov r1.x, v0\nrcp r0, r1.x"), &[]);
    expect(&vertex("mov r1.xyz, v0\ndp3 r0, r1, r1"), &[]);
    expect(&vertex("mov r1.xyz, v0\ndp4 r0, r1, r1"), &["D9001 3"]);
    expect(&vertex("mov r1.xyz, v0\nmul r0.xy, r1.xyww, v0\nmov r0.zw, v0"), &[]);
    expect(&vertex("mov r1.xy, v0\nmul r0.yz, r1.xyxx, v0\nmov r0.xw, v0"), &[]);
    // The second and third operand of sgn are room to work in; the rows of a matrix are read.
    expect("vs_2_0\ndcl_position v0\nsgn r0, v0, r1, r2\nmov oPos, r0\n", &[]);
    expect(&vertex("mov r1, v0\nm3x2 r0.xy, v0, r1\nmov r0.zw, v0"), &["D9001 3"]);
    // A two-dimensional texture takes two coordinates, texldp a fourth.
    expect(&pixel("mov r1.xy, v0\ntexld r0, r1, s0"), &[]);
    expect(&pixel("mov r1.xy, v0\ntexldp r0, r1, s0"), &["D9001 3"]);
    // One report for each component.
    expect(&vertex("mov r0, r1\nmov r0, r1\nadd r0, r0, r1"), &["D9001 2"]);
    // The reference checks these profiles itself.
    expect("vs_1_1\ndcl_position v0\nmov oPos, r0\n", &[]);
    expect("ps_2_0\nmov oC0, r0\n", &[]);
}

#[test]
fn temporaries_written_on_some_ways() {
    expect(&vertex("if b0\nmov r0, v0\nendif"), &["D9002 5"]);
    expect(&vertex("if b0\nmov r0, v0\nelse\nmov r0, v0.x\nendif"), &[]);
    expect(&vertex("if b0\nmov r0, v0\nelse\nmov r0.xy, v0.x\nendif"), &["D9002 7"]);
    // Read in the branch that did not write.
    expect(&vertex("if b0\nmov r0, v0\nelse\nadd r0, r0, v0\nendif"), &["D9001 5"]);
    // A loop may run no time, unless its count is defined.
    expect(&vertex("rep i0\nmov r0, v0\nendrep"), &["D9002 5"]);
    expect(&vertex("defi i0, 3, 0, 0, 0\nrep i0\nmov r0, v0\nendrep"), &[]);
    // From one turn of the loop to the next.
    expect(&vertex("mov r0, v0\nrep i0\nadd r0, r0, r1\nmov r1, v0\nendrep"), &["D9002 4"]);
    // What a break leaves out.
    expect(&vertex("defi i0, 3, 0, 0, 0\nrep i0\nbreak_gt v0.x, c0.x\nmov r0, v0\nendrep"), &["D9002 7"]);
    expect(&vertex("defi i0, 3, 0, 0, 0\nrep i0\nmov r0, v0\nbreak_gt v0.x, c0.x\nendrep"), &[]);
    // Behind a plain break nothing runs.
    expect(&vertex("mov r0, v0\nrep i0\nif b0\nbreak\nmov r0, r5\nendif\nendrep"), &[]);
    // A predicate and its opposite.
    expect(&vertex("setp_gt p0, v0, c0\n(p0) mov r0, v0"), &["D9002 4"]);
    expect(&vertex("setp_gt p0, v0, c0\n(p0) mov r0, v0\n(!p0) mov r0, c0"), &[]);
    expect(&vertex("setp_gt p0, v0, c0\n(p0) mov r1, v0\nmov r0, v0\n(p0) add r0, r0, r1"), &[]);
    expect(&vertex("setp_gt p0, v0, c0\n(p0) mov r1, v0\nmov r0, v0\n(!p0) add r0, r0, r1"), &["D9002 5"]);
}

#[test]
fn temporaries_across_calls() {
    let calls = |main: &str, routine: &str| {
        format!("vs_3_0\ndcl_position v0\ndcl_position o0\n{main}\nmov o0, r0\nret\nlabel l0\n{routine}\nret\n")
    };
    expect(&calls("call l0", "mov r0, v0"), &[]);
    expect(&calls("callnz l0, b0", "mov r0, v0"), &["D9002 3"]);
    expect(&calls("mov r1, v0\ncall l0", "mov r0, r1"), &[]);
    expect(&calls("call l0", "mov r0, r1"), &["D9001 6"]);
    // One caller has written, the other has not.
    expect(&calls("call l0\nmov r1, v0\ncall l0", "mov r0, r1"), &["D9002 8"]);
    // A routine that a loop calls writes for its next turn.
    expect(&calls("mov r0, v0\nrep i0\nadd r0, r0, r1\ncall l0\nendrep", "mov r1, v0"), &["D9002 4"]);
}

#[test]
fn positions_and_outputs() {
    expect("vs_2_0\ndcl_position v0\nmov oT0, v0\n", &["D9003 end"]);
    expect("vs_2_0\ndcl_position v0\nmov oPos.xyz, v0\n", &["D9004 end"]);
    expect("vs_3_0\ndcl_position v0\ndcl_texcoord o0\nmov o0, v0\n", &["D9003 end"]);
    expect("vs_3_0\ndcl_position v0\ndcl_position o0\nmov o0.xyw, v0\n", &["D9004 end"]);
    expect("vs_3_0\ndcl_position v0\ndcl_position o0\ndcl_color o1\nmov o0, v0\nmov o1.xyz, v0\n", &["D9008 2"]);
    // The reference requires it here.
    expect("vs_1_1\ndcl_position v0\nmov oT0, v0\n", &[]);
    expect("ps_2_x\nmov r0, c0\nmov oDepth, r0.x\n", &["D9011 end"]);
    expect("ps_2_x\nmov r0, c0\nmov oC0, r0\nmov oC2, r0\n", &["D9012 2"]);
    expect("ps_2_x\nmov r0, c0\nmov oC0, r0\nmov oC0, r0\n", &["D9013 2"]);
    expect("ps_2_x\nmov p0, c0\nmov r0, c0\nmov oC0, r0\n", &["D9014 0"]);
    expect(&pixel("mov r0, v0\nif_gt v0.x, c0.x\nmov oC0, v0\nendif"), &["D9010 4"]);
    expect(&pixel("mov r0, v0\nif b0\nmov oC0, v0\nendif"), &[]);
    expect(&pixel("mov r0, v0\nsetp_gt p0, v0, c0\n(p0) mov oC0, v0"), &["D9010 4"]);
}

#[test]
fn indices_into_outputs_and_inputs() {
    let indexed = |declarations: &str, body: &str| {
        format!("vs_3_0\ndcl_position v0\n{declarations}\nmov o0, v0\nloop aL, i0\n{body}\nendloop\n")
    };
    let declared = "dcl_position o0\ndcl_texcoord1 o1\ndcl_texcoord2 o2";
    expect(&indexed(declared, "mov o1[aL], v0"), &[]);
    expect(&indexed(declared, "mov o0[aL], v0"), &["D9017 6"]);
    expect(&indexed("dcl_position o0\ndcl_texcoord1 o1\ndcl_texcoord3 o3", "mov o1[aL], v0"), &["D9016 6"]);
    expect(&indexed("dcl_normal v4\ndcl_position o0", "mov r0, v0[aL]"), &["D9016 5"]);
}

#[test]
fn documented_limits() {
    expect("vs_1_1\ndcl_position v0\nmov oPos, c95\n", &[]);
    expect("vs_1_1\ndcl_position v0\nadd oPos, v0, c96\nmov oT0, c97\n", &["D9006 1"]);
    expect("vs_2_0\ndcl_position v0\nmov oPos, c255\n", &[]);
    expect("vs_2_0\ndcl_position v0\nmov oPos, c256\n", &["D9006 1"]);
    expect("vs_2_sw\ndcl_position v0\nmov oPos, c8191\n", &[]);
    expect("vs_3_0\ndcl_position v0\ndcl_position o0\nmov o0, c2048\n", &["D9006 2"]);
    expect("vs_2_0\ndef c0, 1, 1, 1, 1\ndef c0, 2, 2, 2, 2\nmov oPos, c0\n", &["D9007 1"]);
    expect("ps_3_sw\ndcl_texcoord v9\nmov oC0, v9\n", &[]);
    expect("ps_3_sw\ndcl_texcoord v10\nmov oC0, v10\n", &["D9009 0"]);
    let loops = |count: u32| format!("ps_3_sw\ndefi i0, {count}, 0, 0, 0\nmov oC0, c0\nrep i0\nendrep\n");
    expect(&loops(33_554_431), &[]);
    expect(&loops(33_554_432), &["D9018 0"]);
    let many = |count: usize| pixel(&"mov r0, v0\n".repeat(count));
    expect(&many(511), &[]);
    expect(&many(512), &["D9005 514"]);
    // The manual counts nop in vs_1_1, the reference does not.
    let nops = |count: usize| format!("vs_1_1\ndcl_position v0\n{}mov oPos, v0\n", "nop\n".repeat(count));
    expect(&nops(127), &[]);
    expect(&nops(128), &["D9005 129"]);
    // The reference says it itself.
    expect(&format!("vs_1_1\ndcl_position v0\n{}", "mov oPos, v0\n".repeat(129)), &[]);
}

#[test]
fn gradients_below_a_loop_that_varies() {
    let nested = |outer: &str, inner: &str| {
        let sample = "texld r0, r1, s0";
        pixel(&format!("mov r1, v0\nrep i0\n{outer}\nrep i1\n{inner}\n{sample}\nendrep\nendrep\nmov r0, v0"))
    };
    expect(&nested("break_gt v0.x, c0.x", ""), &["D9015 6"]);
    expect(&nested("", ""), &[]);
    // The same for all pixels.
    expect(&nested("if b0\nbreak\nendif", ""), &[]);
    // The reference refuses this one.
    expect(&nested("break_gt v0.x, c0.x", "break_gt v0.y, c0.y"), &[]);
}

#[track_caller]
fn expect_link(vertex: &str, pixel: &str, in_vertex: &[&str], in_pixel: &[&str]) {
    let link = link(&program(vertex), &program(pixel));
    assert!(link.vertex.iter().chain(&link.pixel).all(|finding| !finding.message().contains('{')), "{link:?}");
    assert_eq!((places(&link.vertex), places(&link.pixel)), (owned(in_vertex), owned(in_pixel)), "{vertex}{pixel}");
}

fn owned(list: &[&str]) -> Vec<String> {
    list.iter().map(|text| (*text).to_owned()).collect()
}

#[test]
fn versions_that_are_a_pair() {
    let vs = |version: &str| format!("{version}\ndcl_position v0\nmov oPos, v0\n");
    let vs3 = |version: &str| format!("{version}\ndcl_position v0\ndcl_position o0\nmov o0, v0\n");
    let ps = |version: &str| format!("{version}\ndef c0, 1, 1, 1, 1\nmov r0, c0\n");
    for (vertex, pixel, expected) in [
        (vs("vs_1_1"), ps("ps_1_1"), &[][..]),
        (vs("vs_1_1"), ps("ps_2_0"), &[]),
        (vs("vs_2_x"), ps("ps_1_4"), &[]),
        (vs3("vs_3_0"), ps("ps_3_0"), &[]),
        (vs3("vs_3_sw"), ps("ps_3_0"), &[]),
        (vs3("vs_3_sw"), ps("ps_2_0"), &[]),
        (vs3("vs_3_0"), ps("ps_2_0"), &["D9302 end"]),
        (vs("vs_2_0"), ps("ps_3_0"), &["D9302 end"]),
        (ps("ps_2_0"), vs("vs_2_0"), &["D9301 end"]),
    ] {
        expect_link(&vertex, &pixel, &[], expected);
    }
}

#[test]
fn registers_before_3_0() {
    let vertex = "vs_2_0\ndcl_position v0\nmov oPos, v0\nmov oD0, v0\nmov oT1.xy, v0\n";
    expect_link(
        vertex,
        "ps_2_0\ndcl v0\ndcl t1.xy\ndcl_2d s0\ntexld r0, t1, s0\nmul r0, r0, v0\nmov oC0, r0\n",
        &[],
        &[],
    );
    expect_link(vertex, "ps_2_0\ndcl v0\ndcl t1\nadd r0, t1, v0\nmov oC0, r0\n", &[], &["D9304 2"]);
    expect_link(
        vertex,
        "ps_2_0\ndcl v1\ndcl t2\nadd r0, t2, v1\nmov oC0, r0\n",
        &["D9307 2", "D9307 3"],
        &["D9303 2", "D9303 2"],
    );
    expect_link(vertex, "ps_1_1\ntex t1\nmul r0, t1, v0\n", &[], &[]);
    // t2 is a result here; its coordinates, and those of t0, are read.
    expect_link(vertex, "ps_1_1\ntex t0\ntexbem t2, t0\nmul r0, t2, v0\n", &["D9307 3"], &["D9303 0", "D9303 1"]);
    expect_link(vertex, "ps_1_4\ntexld r1, t1\nmul r0, r1, v0\n", &[], &[]);
}

#[test]
fn semantics_from_3_0_on() {
    let vertex = "vs_3_0\ndcl_position v0\ndcl_position o0\ndcl_texcoord3 o1.xy\ndcl_color o2\n\
                  mov o0, v0\nmov o1.xy, v0\nmov o2, v0\n";
    expect_link(vertex, "ps_3_0\ndcl_color v0\ndcl_texcoord3 v1.xy\nadd r0, v0, v1.xyxy\nmov oC0, r0\n", &[], &[]);
    expect_link(vertex, "ps_3_0\ndcl_color v0\ndcl_texcoord3 v1\nadd r0, v0, v1\nmov oC0, r0\n", &[], &["D9304 2"]);
    expect_link(
        vertex,
        "ps_3_0\ndcl_color v0\ndcl_texcoord2 v1\nadd r0, v0, v1\nmov oC0, r0\n",
        &["D9307 2"],
        &["D9303 2"],
    );
    // Declared and not read.
    expect_link(vertex, "ps_3_0\ndcl_color v0\ndcl_texcoord2 v1\nmov oC0, v0\n", &["D9307 2"], &[]);
    // What shares a register has to share one on the other side.
    let pixel = "ps_3_0\ndcl_texcoord3 v1.xy\ndcl_color v1.zw\nmov oC0, v1\n";
    expect_link(vertex, pixel, &[], &["D9305 1"]);
    let packed =
        "vs_3_0\ndcl_position v0\ndcl_position o0\ndcl_texcoord3 o1.xy\ndcl_color o1.zw\nmov o0, v0\nmov o1, v0\n";
    expect_link(packed, pixel, &[], &[]);
    // Software vertex processing with an earlier pixel shader.
    let software = "vs_3_sw\ndcl_position v0\ndcl_position o0\ndcl_texcoord1 o1\ndcl_normal o2\n\
                    mov o0, v0\nmov o1, v0\nmov o2, v0\n";
    expect_link(software, "ps_2_0\ndcl t1\nmov r0, t1\nmov oC0, r0\n", &["D9306 3"], &[]);
}
