//! The ways through a program, drawn by hand from the listings beside them.

use dxvet::inspect::{BlockKind, EdgeKind, Graph};
use dxvet::{AssembleOptions, CheckOptions, assemble, chart};

fn graph(text: &str) -> Graph {
    chart(text.as_bytes(), &CheckOptions::default()).graph.expect("a graph")
}

/// All edges as `from->to kind condition`.
fn edges(graph: &Graph) -> Vec<String> {
    graph
        .edges
        .iter()
        .map(|edge| format!("{}->{} {:?} {}", edge.from, edge.to, edge.kind, edge.condition).trim_end().into())
        .collect()
}

#[test]
fn a_straight_program_is_one_block() {
    let graph = graph("ps_2_0\ndef c0, 1, 0, 0, 1\nmov oC0, c0\n");
    assert_eq!((graph.blocks.len(), graph.edges.len()), (1, 0));
    assert_eq!(graph.blocks[0].lines.len(), 2);
}

#[test]
fn both_sides_of_an_if_meet_again() {
    let graph = graph("ps_3_0\nmov r0, c0\nif_gt r0.x, c1.y\nmov r1, c0\nelse\nmov r1, c1\nendif\nmov oC0, r1\n");
    assert_eq!(
        edges(&graph),
        ["0->1 True r0.x > c1.y", "0->2 False r0.x > c1.y", "1->3 Next", "2->3 Next", "3->4 Next"]
    );
    assert_eq!(graph.blocks[4].kind, BlockKind::End);
}

#[test]
fn an_if_without_else_and_without_content() {
    let graph = graph("vs_2_0\nif b3\nendif\nmov oPos, c0\n");
    assert_eq!(edges(&graph), ["0->1 True b3", "0->1 False b3", "1->2 Next"]);
}

#[test]
fn loops_go_back_and_are_left() {
    let graph = graph(
        "ps_3_0\nmov r0, c0\nrep i0\nadd r0, r0, c1\nif b0\nbreak\nendif\nbreak_ge r0.x, c2.x\nendrep\nmov oC0, r0\n",
    );
    assert_eq!(
        edges(&graph),
        [
            "0->1 Next",
            "1->2 Round i0 times",
            "1->6 Done",
            "2->3 True b0",
            "2->4 False b0",
            "3->6 Break",
            "4->6 Break r0.x >= c2.x",
            "4->5 Next",
            "5->1 Again",
            "6->7 Next",
        ]
    );
    assert_eq!(graph.blocks[1].kind, BlockKind::Loop);
    let loops: Vec<u32> = graph.blocks.iter().map(|block| block.loops).collect();
    assert_eq!(loops, [0, 0, 1, 1, 1, 0, 0, 0], "`endrep` stands outside already");
}

#[test]
fn calls_lead_to_their_routines() {
    let graph = graph("vs_2_0\ncall l0\ncallnz l0, b1\nmov oPos, c0\nret\nlabel l0\nmov r0, c0\nret\n");
    assert_eq!(edges(&graph), ["0->3 Call", "0->1 Next", "1->3 Call b1", "1->2 Next", "2->4 Next"]);
    assert_eq!(graph.blocks[3].kind, BlockKind::Routine(0));
    assert!(graph.blocks.iter().all(|block| block.reachable));
}

#[test]
fn predicates_are_conditions() {
    let graph = graph("ps_2_x\nmov r0, c0\nsetp_gt p0, r0, c1\nif p0.x\nmov r0, c1\nendif\nmov oC0, r0\n");
    assert_eq!(graph.edges[0].condition, "p0.x");
    let negated = self::graph("ps_2_x\nmov r0, c0\nsetp_gt p0, r0, c1\nrep i0\nbreakp !p0.x\nendrep\nmov oC0, r0\n");
    assert!(negated.edges.iter().any(|edge| edge.kind == EdgeKind::Break && edge.condition == "!p0.x"), "{negated:?}");
}

#[test]
fn what_nothing_leads_to_is_marked() {
    let graph = graph("vs_2_0\nmov oPos, c0\nret\nlabel l0\nmov r0, c0\nret\n");
    let reachable: Vec<bool> = graph.blocks.iter().map(|block| block.reachable).collect();
    assert_eq!(reachable, [true, false, true]);
}

#[test]
fn errors_stand_at_their_instructions() {
    let text = "ps_2_x\nif b0\nendif\nendif\n";
    let of_text = graph(text);
    let marked: Vec<(&str, &str)> = of_text
        .blocks
        .iter()
        .flat_map(|block| &block.lines)
        .flat_map(|line| line.errors.iter().map(|(code, _)| (line.text.as_str(), code.as_str())))
        .collect();
    assert_eq!(marked, [("endif", "X5497")]);
    let options = AssembleOptions { validate: false, ..AssembleOptions::default() };
    let bytes = assemble(text.as_bytes(), &options).bytes.expect("it assembles");
    assert_eq!(chart(&bytes, &CheckOptions::default()).graph.expect("a graph"), of_text, "the stream says the same");
}

#[test]
fn any_nesting_has_a_graph() {
    let words =
        ["if b0", "else", "endif", "rep i0", "endrep", "loop aL, i0", "endloop", "break", "ret", "label l0", "call l0"];
    let mut state = 1u32;
    for _ in 0..300 {
        let mut text = String::from("vs_3_0\n");
        for _ in 0..12 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            text.push_str(words[(state >> 16) as usize % words.len()]);
            text.push('\n');
        }
        let graph = graph(&text);
        for edge in &graph.edges {
            assert!(edge.from < graph.blocks.len() && edge.to < graph.blocks.len(), "{text}");
        }
        let lines: usize = graph.blocks.iter().map(|block| block.lines.len()).sum();
        assert_eq!(lines, 12, "{text}");
    }
}

#[test]
fn any_nesting_of_later_programs_has_a_graph() {
    let words = [
        "if_nz r0.x",
        "else",
        "endif",
        "loop",
        "endloop",
        "switch r0.y",
        "case l(3)",
        "default",
        "endswitch",
        "break",
        "breakc_z r0.z",
        "continue",
        "continuec_nz r0.w",
        "ret",
        "retc_z r0.x",
        "call label1",
        "callc_nz r0.y, label1",
        "label label1",
        "hs_fork_phase",
    ];
    let mut state = 7u32;
    for _ in 0..500 {
        let mut text = String::from("hs_5_0\ndcl_temps 1\n");
        for _ in 0..14 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            text.push_str(words[(state >> 16) as usize % words.len()]);
            text.push('\n');
        }
        let graph = graph(&text);
        for edge in &graph.edges {
            assert!(edge.from < graph.blocks.len() && edge.to < graph.blocks.len(), "{text}");
        }
        let lines: usize = graph.blocks.iter().map(|block| block.lines.len()).sum();
        assert_eq!(lines, 15, "{text}");
    }
}

#[test]
fn a_program_of_returns_has_as_many_blocks() {
    let count = 60_000;
    let text = format!("ps_5_0\ndcl_temps 1\n{}", "ret\n".repeat(count));
    let graph = graph(&text);
    assert_eq!((graph.blocks.len(), graph.edges.len()), (count + 1, count));
}

#[test]
fn a_switch_leads_to_its_cases_and_they_to_its_end() {
    let graph = graph(
        "ps_5_0\ndcl_input_ps constant v1.x\ndcl_output o0.x\nswitch v1.x\ncase l(1)\ncase l(2)\nmov o0.x, l(1.0)\nbreak\n\
         case l(7)\nmov o0.x, l(2.0)\ndefault\nmov o0.x, l(3.0)\nbreak\nendswitch\nret\n",
    );
    assert_eq!(
        edges(&graph),
        [
            "0->1 Case 1",
            "0->1 Case 2",
            "0->2 Case 7",
            "0->3 Default",
            "1->4 Break",
            "2->3 Next",
            "3->4 Break",
            "4->5 Next",
        ]
    );
    let labels: Vec<String> = graph.edges.iter().take(4).map(dxvet::inspect::Edge::label).collect();
    assert_eq!(labels, ["case 1", "case 2", "case 7", "default"]);
}

#[test]
fn a_switch_without_default_can_be_passed_by() {
    let graph = graph("ps_4_0\nswitch r0.x\ncase l(0)\nbreak\nendswitch\nret\n");
    assert_eq!(edges(&graph), ["0->1 Case 0", "0->2 Default", "1->2 Break", "2->3 Next"]);
}

#[test]
fn loops_without_count_end_where_they_are_left() {
    let graph = graph(
        "ps_5_0\nloop\nige r0.x, r0.y, l(4)\nbreakc_nz r0.x\nif_z r0.z\ncontinue\nendif\niadd r0.y, r0.y, l(1)\n\
         continuec_z r0.w\nretc_nz r0.w\nendloop\nret\n",
    );
    assert_eq!(
        edges(&graph),
        [
            "0->1 Next",
            "1->7 Break r0.x != 0",
            "1->2 Next",
            "2->3 True r0.z == 0",
            "2->4 False r0.z == 0",
            "3->0 Continue",
            "4->0 Continue r0.w == 0",
            "4->5 Next",
            "5->8 Return r0.w != 0",
            "5->6 Next",
            "6->0 Again",
            "7->8 Next",
        ]
    );
    assert_eq!(graph.edges[4].label(), "r0.z != 0");
    assert_eq!((graph.blocks[0].kind, graph.blocks[1].loops), (BlockKind::Loop, 1));
}

#[test]
fn break_in_a_switch_in_a_loop_leaves_the_switch_only() {
    let graph =
        graph("ps_5_0\nloop\nswitch r0.x\ncase l(0)\nbreak\ndefault\ncontinue\nendswitch\nbreak\nendloop\nret\n");
    assert_eq!(
        edges(&graph),
        [
            "0->1 Next",
            "1->2 Case 0",
            "1->3 Default",
            "2->4 Break",
            "3->0 Continue",
            "4->6 Break",
            "5->0 Again",
            "6->7 Next",
        ]
    );
}

#[test]
fn calls_on_bits_and_phases_that_follow_each_other() {
    let calls = graph("ps_5_0\ncallc_nz r0.x, label3\nret\nlabel label3\nret\n");
    assert_eq!(edges(&calls), ["0->2 Call r0.x != 0", "0->1 Next", "1->3 Next"]);
    assert_eq!(calls.blocks[2].kind, BlockKind::Routine(3));
    let phases = graph(
        "hs_5_0\nhs_decls\nhs_control_point_phase\nret\nhs_fork_phase\ndcl_output o0.x\nmov o0.x, l(1.0)\nret\n\
         hs_join_phase\nret\n",
    );
    assert_eq!(edges(&phases), ["0->1 Next", "1->2 Next", "2->3 Next", "3->4 Next"]);
    assert_eq!(phases.blocks[2].kind, BlockKind::Phase("fork phase"));
}

#[test]
fn functions_behind_an_interface_are_called_by_their_place_in_the_tables() {
    let graph = graph(
        "ps_5_0\ndcl_function_body fb0\ndcl_function_body fb1\ndcl_function_body fb2\ndcl_function_table ft0 = {fb0, fb1}\n\
         dcl_function_table ft1 = {fb0, fb2}\ndcl_interface fp0[1][2] = {ft0, ft1}\nfcall fp0[0][1]\nret\n\
         label fb0\nret\nlabel fb1\nret\nlabel fb2\nret\n",
    );
    assert_eq!(edges(&graph), ["0->3 Call", "0->4 Call", "0->1 Next", "1->5 Next"]);
    assert!(!graph.blocks[2].reachable && graph.blocks[3].reachable);
}

#[test]
fn a_container_has_the_graph_of_its_text() {
    let text = "ps_4_0\ndcl_output o0.x\nif_nz l(1)\nmov o0.x, l(1.0)\nendif\nret\n";
    let bytes = assemble(text.as_bytes(), &AssembleOptions::default()).bytes.expect("a container");
    let compiled = chart(&bytes, &CheckOptions::default()).graph.expect("a graph");
    assert_eq!(edges(&compiled), edges(&graph(text)));
    // Offsets count from the start of the file there.
    assert!(compiled.blocks[0].lines[0].offset > 32);
}
