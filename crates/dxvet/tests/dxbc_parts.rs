//! Parts, properties and edits of containers against the recordings.

#[path = "common/containers.rs"]
mod containers;

use containers::recorded;
use dxvet::diagnostic::Severity;
use dxvet::dxbc::aon9::Aon9;
use dxvet::dxbc::container::{Container, DigestState, FourCc};
use dxvet::dxbc::digest::Variant;
use dxvet::dxbc::edit::{Strip, replace, strip};
use dxvet::dxbc::root_signature::RootSignature;
use dxvet::sm4;

fn sound(bytes: &[u8]) -> Container<'_> {
    let mut found = Vec::new();
    let container = Container::decode(bytes, &mut found);
    assert!(found.iter().all(|fault| fault.rule.severity < Severity::Error), "{found:?}");
    assert_eq!(container.digest_state(), DigestState::Right(Variant::Retail));
    container
}

#[test]
fn properties_equal_the_reflection() {
    for case in recorded().iter().filter(|case| case.reflection.is_object()) {
        let container = Container::decode(&case.bytes, &mut Vec::new());
        let Some(part) = container.program() else { continue };
        let program = sm4::decode(part.data, part.data_offset(), &mut Vec::new());
        let properties = sm4::Properties::of(&program);
        let reflected = |name: &str| case.reflection[name].as_u64().unwrap_or(0);
        let level9 = container.part(b"Aon9").is_some();
        if !level9 {
            assert_eq!(u64::from(properties.instructions), reflected("InstructionCount"), "{}: instructions", case.id);
            assert_eq!(u64::from(properties.temps), reflected("TempRegisterCount"), "{}: temps", case.id);
        }
        let group: Vec<u64> =
            case.reflection["ThreadGroup"].as_array().into_iter().flatten().filter_map(|n| n.as_u64()).collect();
        assert_eq!(properties.thread_group.unwrap_or_default().map(u64::from).to_vec(), group, "{}", case.id);
        for (ours, name) in [
            (properties.max_vertices, "GSMaxOutputVertexCount"),
            (properties.input_primitive, "InputPrimitive"),
            (properties.instances, "cGSInstanceCount"),
            (properties.domain, "TessellatorDomain"),
            (properties.partitioning, "HSPartitioning"),
            (properties.output_primitive, "HSOutputPrimitive"),
        ] {
            // The reflection of a hull shader calls its patch a primitive too.
            if ours.is_some() {
                assert_eq!(ours.map(u64::from), Some(reflected(name)), "{}: {name}", case.id);
            }
        }
    }
}

#[test]
fn stripped_containers_keep_what_runs() {
    let everything = Strip { reflection: true, debug: true, private: true, root_signature: true };
    for case in recorded().iter().filter(|case| Container::recognise(&case.bytes)).step_by(3) {
        let bytes = strip(&Container::decode(&case.bytes, &mut Vec::new()), everything);
        let container = sound(&bytes);
        for name in [b"RDEF", b"STAT", b"SPDB", b"PRIV", b"RTS0"] {
            assert!(container.part(name).is_none(), "{}", case.id);
        }
        let whole = Container::decode(&case.bytes, &mut Vec::new());
        assert_eq!(container.program().map(|part| part.data), whole.program().map(|part| part.data), "{}", case.id);
    }
}

#[test]
fn parts_are_put_in_and_exchanged() {
    let case = recorded().into_iter().find(|case| case.id == "arith1-ps_4_0").expect("the case is recorded");
    let container = Container::decode(&case.bytes, &mut Vec::new());
    let bytes = replace(&container, FourCc(*b"PRIV"), b"abc");
    let with = sound(&bytes);
    assert_eq!(with.part(b"PRIV").map(|part| part.data), Some(&b"abc"[..]));
    assert_eq!(with.parts().len(), container.parts().len() + 1);
    let bytes = replace(&with, FourCc(*b"PRIV"), b"abcd");
    assert_eq!(sound(&bytes).part(b"PRIV").map(|part| part.data), Some(&b"abcd"[..]));
}

#[test]
fn root_signatures_are_read() {
    let mut read = 0;
    for case in recorded() {
        let container = Container::decode(&case.bytes, &mut Vec::new());
        let Some(part) = container.part(b"RTS0") else { continue };
        let mut found = Vec::new();
        let signature = RootSignature::decode(part, &mut found);
        assert!(found.is_empty(), "{}: {found:?}", case.id);
        assert!(matches!(signature.version, 1 | 2) && !signature.parameters.is_empty(), "{}: {signature:?}", case.id);
        read += 1;
    }
    assert!(read > 0);
}

/// The Direct3D 9 programs of recorded `level_9_x` shaders are legal in the profile their version
/// token names.
#[test]
fn level9_programs_are_sound() {
    let mut checked = 0;
    for case in recorded() {
        let container = Container::decode(&case.bytes, &mut Vec::new());
        for part in container.parts().iter().filter(|part| matches!(&part.name.0, b"Aon9" | b"XNAS" | b"XNAP")) {
            let mut found = Vec::new();
            let aon9 = Aon9::decode(*part, &mut found);
            assert!(found.is_empty(), "{}: {found:?}", case.id);
            assert_eq!(aon9.size as usize, part.data.len(), "{}", case.id);
            assert_eq!(aon9.program_offset as usize + aon9.program.len(), part.data.len(), "{}", case.id);
            let program = dxvet::d3d9::decode::decode(aon9.program);
            assert!(program.end.is_some(), "{}: no end token", case.id);
            let report = dxvet::check(aon9.program, &dxvet::CheckOptions::default());
            // A library function has a version of its own, which Direct3D 9 does not know; XNAS and
            // XNAP hold programs that read registers which nothing wrote.
            if program.version.profile().is_some() && part.name.0 == *b"Aon9" {
                assert_eq!(report.verdict, Some(dxvet::Verdict::Accept), "{}: {:?}", case.id, report.diagnostics);
            }
            checked += 1;
        }
    }
    assert!(checked > 90, "only {checked} programs were read");
}
