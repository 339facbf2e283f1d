//! DXIL: the programs of Shader Model 6 and the parts of a container that describe them.

pub mod compiler;
pub mod flags;
pub mod psv;
pub mod rdat;
