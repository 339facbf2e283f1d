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
