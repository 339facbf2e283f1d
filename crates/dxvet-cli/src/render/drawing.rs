//! Control-flow graphs as text for other programs: Graphviz and Mermaid.

use dxvet::inspect::{Block, BlockKind, Edge, EdgeKind, Graph};
use std::fmt::Write as _;

/// What stands above a block's instructions; empty where there is nothing to say.
pub fn heading(block: &Block) -> String {
    let mut words = Vec::new();
    match block.kind {
        BlockKind::Plain => {}
        BlockKind::Loop => words.push("loop".to_owned()),
        // Its first line names it.
        BlockKind::Routine(_) => words.push("subroutine".to_owned()),
        BlockKind::Phase(name) => words.push(name.to_owned()),
        BlockKind::End => words.push("end".to_owned()),
    }
    if !block.reachable && block.kind != BlockKind::End {
        words.push("never reached".to_owned());
    }
    words.join(", ")
}

/// A block's lines as they are shown: the heading, then the instructions, each refused one with
/// its numbers.
pub fn shown(block: &Block) -> Vec<(String, bool)> {
    let heading = heading(block);
    let mut lines: Vec<(String, bool)> = Vec::with_capacity(block.lines.len() + 1);
    if !heading.is_empty() {
        lines.push((format!("[{heading}]"), false));
    }
    for line in &block.lines {
        let mut codes: Vec<&str> = line.errors.iter().map(|(code, _)| code.as_str()).collect();
        codes.dedup();
        let marks = if codes.is_empty() { String::new() } else { format!("   << {}", codes.join(" ")) };
        lines.push((format!("{}{marks}", line.text), !line.errors.is_empty()));
    }
    lines
}

/// Whether an instruction of the block is refused.
pub fn refused(block: &Block) -> bool {
    block.lines.iter().any(|line| !line.errors.is_empty())
}

/// For Graphviz.
pub fn dot(graph: &Graph, name: &str) -> String {
    let mut text = format!("digraph {} {{\n", quoted(name));
    text.push_str("  node [shape=box, fontname=\"monospace\", fontsize=10];\n");
    text.push_str("  edge [fontname=\"monospace\", fontsize=9];\n");
    for (number, block) in graph.blocks.iter().enumerate() {
        let mut label = String::new();
        for (line, _) in shown(block) {
            label.push_str(&escaped(&line));
            label.push_str("\\l");
        }
        let mut style = String::new();
        if refused(block) {
            style.push_str(", color=\"#b00020\", fontcolor=\"#b00020\", penwidth=2");
        }
        match block.kind {
            BlockKind::Loop => style.push_str(", shape=hexagon"),
            BlockKind::End => style.push_str(", shape=oval"),
            _ if !block.reachable => style.push_str(", style=dashed"),
            _ => {}
        }
        let _ = writeln!(text, "  b{number} [label=\"{label}\"{style}];");
    }
    for edge in &graph.edges {
        let style = match edge.kind {
            EdgeKind::Call => ", style=dashed",
            EdgeKind::Again | EdgeKind::Continue => ", constraint=false",
            _ => "",
        };
        let _ = writeln!(text, "  b{} -> b{} [label={}{style}];", edge.from, edge.to, quoted(&edge.label()));
    }
    text.push_str("}\n");
    text
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text))
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " ")
}

/// For Mermaid, as Markdown pages hold it.
pub fn mermaid(graph: &Graph) -> String {
    let mut text = String::from("flowchart TD\n");
    for (number, block) in graph.blocks.iter().enumerate() {
        let lines: Vec<String> = shown(block).iter().map(|(line, _)| entities(line)).collect();
        let label = lines.join("<br/>");
        let (open, close) = match block.kind {
            BlockKind::Loop => ("{{", "}}"),
            BlockKind::End => ("([", "])"),
            BlockKind::Routine(_) => ("[[", "]]"),
            BlockKind::Plain | BlockKind::Phase(_) => ("[", "]"),
        };
        let class = if refused(block) { ":::refused" } else { "" };
        let _ = writeln!(text, "  b{number}{open}\"{label}\"{close}{class}");
    }
    for edge in &graph.edges {
        let arrow = if edge.kind == EdgeKind::Call { "-.->" } else { "-->" };
        let label = label(edge);
        let _ = writeln!(text, "  b{} {arrow}{label} b{}", edge.from, edge.to);
    }
    text.push_str("  classDef refused stroke:#b00020,stroke-width:3px,color:#b00020\n");
    text
}

fn label(edge: &Edge) -> String {
    let label = edge.label();
    if label.is_empty() { label } else { format!("|\"{}\"|", entities(&label)) }
}

/// Letters that mean something to Mermaid as numbers.
fn entities(text: &str) -> String {
    let mut result = String::new();
    for letter in text.chars() {
        match letter {
            '"' | '<' | '>' | '&' | '#' | '[' | ']' | '{' | '}' | '|' | '`' | ';' => {
                let _ = write!(result, "#{};", u32::from(letter));
            }
            _ => result.push(letter),
        }
    }
    result
}
