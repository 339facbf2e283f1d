//! Parts of DXIL containers: read, written again, and broken.

#[path = "common/dxil_containers.rs"]
mod dxil_containers;

use dxil_containers::{build, parts, recorded};
use dxvet::agreement::check;
use dxvet::dxbc::Container;
use dxvet::dxil::compiler::{CompilerVersion, DebugName, ShaderHash};
use dxvet::dxil::psv::{Psv, Stage};
use dxvet::dxil::rdat::{Rdat, TableKind};

#[test]
fn psv_of_every_version_is_read_and_written() {
    let mut versions = [0; 6];
    for case in recorded().iter().filter(|case| case.accepted) {
        let container = Container::decode(&case.bytes, &mut Vec::new());
        let Some(part) = container.part(b"PSV0") else { continue };
        let psv = Psv::decode(part.data, Stage::PIXEL);
        // What follows is tables of linear algebra, which are kept as they are.
        let linear = psv.info.get("LinearAlgebra") == Some(1);
        assert!(psv.cut.is_none() && psv.rest.is_empty() != linear, "{}", case.id);
        assert!(psv.encode() == part.data, "{}: written differently", case.id);
        versions[usize::from(psv.info.version().expect("a known length"))] += 1;
    }
    assert!(
        versions[0] > 0 && versions[1] > 0 && versions[2] > 0 && versions[3] > 0 && versions[5] > 0,
        "{versions:?}"
    );
}

#[test]
fn rdat_names_what_the_library_holds() {
    let cases = recorded();
    let case = cases.iter().find(|case| case.id == "lib_subobjects.lib_6_6").expect("recorded");
    let container = Container::decode(&case.bytes, &mut Vec::new());
    let rdat = Rdat::decode(container.part(b"RDAT").expect("a library").data);
    assert!(rdat.cut.is_none());
    let names: Vec<&[u8]> = rdat.functions().filter_map(|row| rdat.string(row.get("UnmangledName")?)).collect();
    assert_eq!(names, [b"m".as_slice(), b"ch", b"ix"]);
    assert_eq!(rdat.table(TableKind::SUBOBJECTS).len(), 8);
    let closest = rdat.functions().nth(1).expect("three functions");
    assert_eq!((closest.get("PayloadSizeInBytes"), closest.get("AttributeSizeInBytes")), (Some(16), Some(8)));
}

#[test]
fn what_compilers_leave_of_themselves() {
    for case in recorded().iter().filter(|case| case.accepted) {
        let container = Container::decode(&case.bytes, &mut Vec::new());
        if let Some(part) = container.part(b"HASH") {
            assert!(ShaderHash::decode(part.data).is_some(), "{}", case.id);
        }
        if let Some(part) = container.part(b"ILDN").filter(|part| part.data.len() > 8) {
            let name = DebugName::decode(part.data).expect("a name").name;
            assert!(name.ends_with(b".pdb"), "{}", case.id);
        }
        if let Some(part) = container.part(b"VERS") {
            let version = CompilerVersion::decode(part.data).expect("a version");
            assert_eq!((version.major, version.custom), (1, b"1.9.0.5517".as_slice()), "{}", case.id);
        }
    }
}

/// Every part cut at every length: nothing panics, and nothing is taken that is too short.
#[test]
fn cut_and_emptied_parts_do_no_harm() {
    let cases = recorded();
    for id in ["hs_tri.hs_6_6", "lib_subobjects.lib_6_6", "m_rootsig.ps_6_0", "ms_payload_prims.ms_6_8"] {
        let case = cases.iter().find(|case| case.id == id).expect("recorded");
        let list = parts(&case.bytes);
        for place in 0..list.len() {
            let (name, data) = &list[place];
            let ours = matches!(name, b"PSV0" | b"RDAT" | b"ISG1" | b"OSG1" | b"PSG1" | b"SFI0" | b"RTS0");
            for length in (0..data.len()).step_by(if ours { 1 } else { 97 }) {
                let mut cut = list.clone();
                cut[place].1.truncate(length);
                let (found, _) = check(&build(&cut));
                assert!(!ours || dxil_containers::refused(&found), "{id}: {name:?} of {length} bytes");
            }
        }
    }
}
