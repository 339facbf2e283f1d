//! Control-flow graphs as SVG. The layout is a library's; what is drawn where it says is ours, so
//! that listings are set left-aligned and pictures follow light and dark.

use super::drawing::{refused, shown};
use dxvet::inspect::{Block, BlockKind, EdgeKind, Graph};
use layout::core::base::Orientation;
use layout::core::format::{ClipHandle, RenderBackend};
use layout::core::geometry::Point;
use layout::core::style::{LineStyleKind, StyleAttr};
use layout::std_shapes::shapes::{Arrow, Element, LineEndKind, ShapeKind};
use layout::topo::layout::VisualGraph;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Once;

/// The layout's time grows fast with the number of blocks.
const MOST_BLOCKS: usize = 200;

/// Above this many blocks the layout does not refine its rows, which takes long.
const MOST_REFINED: usize = 60;

const LETTER: f64 = 7.3;
const LINE: f64 = 15.0;
const MARGIN: f64 = 9.0;

const STYLE: &str = "<style>
svg { background: #ffffff; color: #1b1f24; --soft: #6b7480; --box: #f5f7fa; --bad: #b00020; --loop: #0b5cad; }
@media (prefers-color-scheme: dark) {
  svg { background: #14171b; color: #e6e9ed; --soft: #8d97a3; --box: #1f252c; --bad: #ff8a95; --loop: #78b8ff; }
}
text { font: 12px ui-monospace, Consolas, 'DejaVu Sans Mono', monospace; fill: currentColor; white-space: pre; }
rect { fill: var(--box); stroke: var(--soft); }
rect.loop { stroke: var(--loop); stroke-width: 2; }
rect.refused { stroke: var(--bad); stroke-width: 2.5; }
rect.unreached { stroke-dasharray: 5 4; }
rect.behind { fill: var(--behind, #ffffff); stroke: none; }
@media (prefers-color-scheme: dark) { rect.behind { fill: #14171b; } }
tspan.refused { fill: var(--bad); font-weight: bold; }
path { fill: none; stroke: var(--soft); stroke-width: 1.4; }
path.again { stroke: var(--loop); }
path.call { stroke-dasharray: 6 4; }
polygon { fill: var(--soft); }
text.label { fill: var(--soft); text-anchor: middle; }
</style>
<defs>
<marker id=\"end\" markerWidth=\"10\" markerHeight=\"8\" refX=\"9\" refY=\"4\" orient=\"auto\"><polygon points=\"0 0, 10 4, 0 8\"/></marker>
<marker id=\"start\" markerWidth=\"10\" markerHeight=\"8\" refX=\"1\" refY=\"4\" orient=\"auto\"><polygon points=\"10 0, 0 4, 10 8\"/></marker>
</defs>
";

/// The picture as a file of its own, or why there is none.
pub fn svg(graph: &Graph, name: &str) -> Result<String, String> {
    drawn(graph, name, shown).map(|canvas| canvas.finish(name, STYLE))
}

/// The picture as part of a page, whose style sheet and arrow heads it uses. Long blocks are folded:
/// the page has the listing too.
pub fn inline(graph: &Graph, name: &str) -> Result<String, String> {
    drawn(graph, name, folded).map(|canvas| canvas.finish(name, ""))
}

/// A block's lines, each with whether it is refused.
type Lines = fn(&Block) -> Vec<(String, bool)>;

/// A longer block shows this many lines from its start and its end.
const LONG: usize = 24;
const KEPT: usize = 8;

/// A block's lines; of a long block the first, the last, and those between that are refused.
fn folded(block: &Block) -> Vec<(String, bool)> {
    let lines = shown(block);
    let count = lines.len();
    if count <= LONG {
        return lines;
    }
    let mut kept = Vec::new();
    let mut left = 0;
    for (at, line) in lines.into_iter().enumerate() {
        if !(at < KEPT || at + KEPT >= count || line.1) {
            left += 1;
            continue;
        }
        if left > 0 {
            kept.push((format!("... {left} more ..."), false));
            left = 0;
        }
        kept.push(line);
    }
    kept
}

thread_local! {
    /// Whether a panic of this thread is caught and of no interest.
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// The layout panics on a few graphs where it moves boxes together; its simple form does not.
fn drawn<'a>(graph: &'a Graph, name: &str, lines: Lines) -> Result<Canvas<'a>, String> {
    if graph.blocks.len() > MOST_BLOCKS {
        let count = graph.blocks.len();
        return Err(format!(
            "{count} blocks are more than a picture holds ({MOST_BLOCKS}); use `dxvet cfg --format dot`"
        ));
    }
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if !QUIET.get() {
                before(panic)
            }
        }));
    });
    QUIET.set(true);
    let found =
        [false, true].into_iter().find_map(|simple| std::panic::catch_unwind(|| draw(graph, lines, simple)).ok());
    QUIET.set(false);
    found.ok_or_else(|| format!("no layout of {name} was found; use `dxvet cfg --format dot`"))
}

fn draw(graph: &Graph, lines: Lines, simple: bool) -> Canvas<'_> {
    let mut plan = VisualGraph::new(Orientation::TopToBottom);
    // Its own checks follow every path through the graph.
    plan.dag.set_validate(false);
    let look = StyleAttr { font_size: 12, ..StyleAttr::simple() };
    let nodes: Vec<_> = graph
        .blocks
        .iter()
        .enumerate()
        .map(|(number, block)| {
            let lines = lines(block);
            let widest = lines.iter().map(|(line, _)| line.chars().count()).max().unwrap_or(0).max(3);
            let size = Point::new(
                2.0 * (widest as f64 * LETTER / 2.0 + MARGIN).ceil(),
                2.0 * (lines.len() as f64 * LINE / 2.0 + MARGIN).ceil(),
            );
            let shape = ShapeKind::new_box("");
            plan.add_node(Element::create_with_properties(
                shape,
                look.clone(),
                Orientation::TopToBottom,
                size,
                number.to_string(),
            ))
        })
        .collect();
    let mut ways: Vec<_> = ways(graph).into_iter().collect();
    ways.sort_by_key(|((from, to), _)| *from.min(to));
    for ((from, to), (label, kind)) in ways {
        let arrow = Arrow::with_properties(
            LineEndKind::None,
            LineEndKind::Arrow,
            LineStyleKind::Normal,
            &label,
            &look,
            class(kind),
            &None,
            &None,
        );
        // Ways back are turned round here: the layout would look for each through all paths.
        if to < from {
            plan.add_edge(arrow.reverse(), nodes[to], nodes[from]);
        } else {
            plan.add_edge(arrow, nodes[from], nodes[to]);
        }
    }
    let mut canvas = Canvas {
        graph,
        lines,
        body: String::new(),
        front: String::new(),
        boxes: Vec::new(),
        labels: Vec::new(),
        right: 0.0,
        bottom: 0.0,
    };
    plan.do_it(false, graph.blocks.len() > MOST_REFINED, simple, &mut canvas);
    canvas
}

/// The edges by their ends: the layout wants one of a pair of blocks. The labels of several are
/// joined.
fn ways(graph: &Graph) -> BTreeMap<(usize, usize), (String, EdgeKind)> {
    let mut ways: BTreeMap<(usize, usize), (String, EdgeKind)> = BTreeMap::new();
    for edge in &graph.edges {
        let label = edge.label();
        ways.entry((edge.from, edge.to))
            .and_modify(|(labels, _)| {
                let comma = if labels.is_empty() || label.is_empty() { "" } else { ", " };
                labels.push_str(comma);
                labels.push_str(&label);
            })
            .or_insert((label, edge.kind));
    }
    ways
}

fn class(kind: EdgeKind) -> &'static str {
    match kind {
        EdgeKind::Again | EdgeKind::Continue => "again",
        EdgeKind::Call => "call",
        _ => "way",
    }
}

/// A rectangle: left, top, width, height.
#[derive(Clone, Copy)]
struct Area(f64, f64, f64, f64);

impl Area {
    fn meets(&self, other: &Self) -> bool {
        let Self(x, y, width, height) = *self;
        x + width > other.0 && other.0 + other.2 > x && y + height > other.1 && other.1 + other.3 > y
    }
}

/// How far a label may move from its line's middle to where nothing else is.
const FARTHEST: i32 = 12;

struct Canvas<'a> {
    graph: &'a Graph,
    lines: Lines,
    body: String,
    /// What must not be hidden by lines.
    front: String,
    boxes: Vec<Area>,
    labels: Vec<(Area, String)>,
    right: f64,
    bottom: f64,
}

impl Canvas<'_> {
    fn grow(&mut self, x: f64, y: f64) {
        self.right = self.right.max(x);
        self.bottom = self.bottom.max(y);
    }

    /// Writes the labels; where the layout put one upon a box or another label it moves up or down.
    fn place_labels(&mut self) {
        let mut placed: Vec<Area> = std::mem::take(&mut self.boxes);
        for (Area(x, y, width, height), text) in std::mem::take(&mut self.labels) {
            let steps = (0..=FARTHEST).flat_map(|step| [step, -step]);
            let moved = steps.map(|step| Area(x, y + f64::from(step) * LINE / 3.0, width, height));
            let area = moved.clone().find(|area| !placed.iter().any(|other| other.meets(area)));
            let area = area.unwrap_or(Area(x, y, width, height));
            placed.push(area);
            self.grow(area.0 + width, area.1 + height);
            let _ = writeln!(
                self.front,
                "<rect class=\"behind\" x=\"{:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"{height}\"/>\
                 <text class=\"label\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
                area.0,
                area.1,
                area.0 + width / 2.0,
                area.1 + height / 2.0 + 4.0,
                escaped(&text)
            );
        }
    }

    fn finish(mut self, name: &str, style: &str) -> String {
        self.place_labels();
        let (width, height) = (self.right + 20.0, self.bottom + 20.0);
        format!(
            "<svg class=\"cfg\" xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
             viewBox=\"0 0 {width:.0} {height:.0}\" role=\"img\">\n<title>Control flow of {}</title>\n{style}{}{}</svg>\n",
            escaped(name),
            self.body,
            self.front
        )
    }
}

impl RenderBackend for Canvas<'_> {
    fn draw_rect(&mut self, xy: Point, size: Point, _: &StyleAttr, number: Option<String>, _: Option<ClipHandle>) {
        let block = number.and_then(|number| self.graph.blocks.get(number.parse::<usize>().ok()?));
        let Some(block) = block else { return };
        self.grow(xy.x + size.x, xy.y + size.y);
        self.boxes.push(Area(xy.x, xy.y, size.x, size.y));
        let mut classes = Vec::new();
        if block.kind == BlockKind::Loop {
            classes.push("loop");
        }
        if refused(block) {
            classes.push("refused");
        }
        if !block.reachable {
            classes.push("unreached");
        }
        let radius = if block.kind == BlockKind::End { size.y / 2.0 } else { 4.0 };
        let _ = writeln!(
            self.front,
            "<rect class=\"{}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"{radius:.1}\"/>",
            classes.join(" "),
            xy.x,
            xy.y,
            size.x,
            size.y
        );
        let _ = write!(self.front, "<text>");
        for (index, (line, refused)) in (self.lines)(block).iter().enumerate() {
            let y = xy.y + MARGIN + (index as f64 + 0.8) * LINE;
            let class = if *refused { " class=\"refused\"" } else { "" };
            let x = xy.x + MARGIN;
            let _ = write!(self.front, "<tspan{class} x=\"{x:.1}\" y=\"{y:.1}\">{}</tspan>", escaped(line));
        }
        self.front.push_str("</text>\n");
    }

    fn draw_line(&mut self, _: Point, _: Point, _: &StyleAttr, _: Option<String>) {}

    fn draw_circle(&mut self, _: Point, _: Point, _: &StyleAttr, _: Option<String>) {}

    fn draw_text(&mut self, xy: Point, text: &str, _: &StyleAttr) {
        if text.is_empty() {
            return;
        }
        let width = text.chars().count() as f64 * LETTER;
        let area = Area(xy.x - width / 2.0, xy.y - LINE / 2.0, width, LINE);
        self.labels.push((area, text.to_owned()));
    }

    fn draw_arrow(
        &mut self,
        path: &[(Point, Point)],
        _: bool,
        head: (bool, bool),
        _: &StyleAttr,
        class: Option<String>,
        _: &str,
    ) {
        let [first, second, rest @ ..] = path else { return };
        for (a, b) in path {
            self.grow(a.x.max(b.x), a.y.max(b.y));
        }
        let mut curve = format!(
            "M {:.1} {:.1} C {:.1} {:.1}, {:.1} {:.1}, {:.1} {:.1}",
            first.0.x, first.0.y, first.1.x, first.1.y, second.0.x, second.0.y, second.1.x, second.1.y
        );
        for (control, point) in rest {
            let _ = write!(curve, " S {:.1} {:.1}, {:.1} {:.1}", control.x, control.y, point.x, point.y);
        }
        let start = if head.0 { " marker-start=\"url(#start)\"" } else { "" };
        let end = if head.1 { " marker-end=\"url(#end)\"" } else { "" };
        let class = class.unwrap_or_default();
        let _ = writeln!(self.body, "<path class=\"{class}\" d=\"{curve}\"{start}{end}/>");
    }

    fn create_clip(&mut self, _: Point, _: Point, _: usize) -> ClipHandle {
        0
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
