//! Semantics and what they are at each point of the pipeline where a signature stands.

use super::header::Kind;
use crate::tables::dxil_semantics::SEMANTICS;

/// What a semantic is at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// It cannot stand there.
    None,
    /// The user's own.
    Arbitrary,
    /// A system value.
    Value,
    /// A system value that the hardware makes.
    Generated,
    /// A tessellation factor.
    TessFactor,
    /// Read without a signature.
    NotInSignature,
    /// In the signature, without a register.
    NotPacked,
    /// A render target.
    Target,
    /// A clip or cull distance.
    ClipCull,
    /// In the signature and read without it.
    Shadow,
}

/// What a semantic is at a point, and since which shader model (major and minor number in one).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interpretation {
    /// What it is.
    pub meaning: Meaning,
    /// Shader model, such as 61; 0 for all.
    pub since: u8,
}

/// One row of `tables/dxil/semantics.tsv`.
#[derive(Debug)]
pub struct Semantic {
    /// Its number.
    pub kind: u32,
    /// Name of the system value; empty for the user's own.
    pub name: &'static str,
    /// What it is at each [`Point`].
    pub points: [Interpretation; 20],
}

/// A point of the pipeline where a signature stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Point {
    /// Vertex shader, input.
    VertexIn,
    /// Vertex shader, output.
    VertexOut,
    /// Patch function, input that is no control point.
    PatchIn,
    /// Hull shader, input that is no control point.
    HullIn,
    /// Hull shader, control points in.
    HullPointIn,
    /// Hull shader, control point out.
    HullPointOut,
    /// Patch function, output.
    PatchOut,
    /// Domain shader, patch constants.
    DomainIn,
    /// Domain shader, control points.
    DomainPointIn,
    /// Domain shader, output.
    DomainOut,
    /// Geometry shader, vertices.
    GeometryVertexIn,
    /// Geometry shader, input that is no vertex.
    GeometryIn,
    /// Geometry shader, output.
    GeometryOut,
    /// Pixel shader, input.
    PixelIn,
    /// Pixel shader, output.
    PixelOut,
    /// Compute shader, input.
    ComputeIn,
    /// Mesh shader, input.
    MeshIn,
    /// Mesh shader, vertices.
    MeshOut,
    /// Mesh shader, primitives.
    MeshPrimitiveOut,
    /// Amplification shader, input.
    AmplificationIn,
}

/// Which of a program's signatures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// Input.
    Input,
    /// Output.
    Output,
    /// Patch constants, or the primitives of a mesh shader.
    Patch,
}

impl Point {
    /// The point of a signature; `None` where a stage has no such signature.
    pub fn of(kind: Kind, place: Place) -> Option<Self> {
        Some(match (kind, place) {
            (Kind::VERTEX, Place::Input) => Self::VertexIn,
            (Kind::VERTEX, Place::Output) => Self::VertexOut,
            (Kind::HULL, Place::Input) => Self::HullPointIn,
            (Kind::HULL, Place::Output) => Self::HullPointOut,
            (Kind::HULL, Place::Patch) => Self::PatchOut,
            (Kind::DOMAIN, Place::Input) => Self::DomainPointIn,
            (Kind::DOMAIN, Place::Output) => Self::DomainOut,
            (Kind::DOMAIN, Place::Patch) => Self::DomainIn,
            (Kind::GEOMETRY, Place::Input) => Self::GeometryVertexIn,
            (Kind::GEOMETRY, Place::Output) => Self::GeometryOut,
            (Kind::PIXEL, Place::Input) => Self::PixelIn,
            (Kind::PIXEL, Place::Output) => Self::PixelOut,
            (Kind::COMPUTE, Place::Input) => Self::ComputeIn,
            (Kind::MESH, Place::Input) => Self::MeshIn,
            (Kind::MESH, Place::Output) => Self::MeshOut,
            (Kind::MESH, Place::Patch) => Self::MeshPrimitiveOut,
            (Kind::AMPLIFICATION, Place::Input) => Self::AmplificationIn,
            _ => return None,
        })
    }
}

/// The semantic with this number.
pub fn semantic(kind: u32) -> Option<&'static Semantic> {
    SEMANTICS.get(kind as usize)
}

/// What a semantic is at a point. The number of a primitive stands among the vertices of a geometry
/// shader, but means its other input.
pub fn interpretation(kind: u32, point: Point) -> Option<Interpretation> {
    let semantic = semantic(kind)?;
    let point = match (semantic.name, point) {
        ("SV_PrimitiveID", Point::GeometryVertexIn) => Point::GeometryIn,
        _ => point,
    };
    semantic.points.get(point as usize).copied()
}

/// The name of a system value at a point: whatever a module calls it, this is its name. `None` for what is
/// the user's own or cannot stand there.
pub fn system_name(kind: u32, point: Point) -> Option<&'static str> {
    let meaning = interpretation(kind, point)?.meaning;
    let own = matches!(meaning, Meaning::None | Meaning::Arbitrary);
    semantic(kind).filter(|_| !own).map(|semantic| semantic.name)
}
