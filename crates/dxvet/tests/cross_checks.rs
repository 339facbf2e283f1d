//! Signatures, bindings and stages against each other: recorded containers, each with one thing
//! changed that breaks one rule, and as they are.

#[path = "common/containers.rs"]
mod containers;

use containers::recorded;
use dxvet::diagnostic::Severity;
use dxvet::dxbc::Container;
use dxvet::dxbc::container::FourCc;
use dxvet::dxbc::edit::replace;
use dxvet::dxbc::signature::{Element, Signature};
use dxvet::fault::Fault;
use dxvet::soundness::judge_container;
use dxvet::soundness::linkage::{self, Shader};
use dxvet::{CheckOptions, Verdict, link_stages};
use std::collections::BTreeSet;

fn bytes(id: &str) -> Vec<u8> {
    recorded().into_iter().find(|case| case.id == id).unwrap_or_else(|| panic!("{id} is not recorded")).bytes
}

fn part(bytes: &[u8], name: &[u8; 4]) -> Vec<u8> {
    Container::decode(bytes, &mut Vec::new()).part(name).expect("the part").data.to_vec()
}

fn with_part(bytes: &[u8], name: &[u8; 4], content: &[u8]) -> Vec<u8> {
    replace(&Container::decode(bytes, &mut Vec::new()), FourCc(*name), content)
}

/// The container with one signature changed.
fn with_signature(bytes: &[u8], name: &[u8; 4], change: impl FnOnce(&mut Vec<Element<'_>>)) -> Vec<u8> {
    let container = Container::decode(bytes, &mut Vec::new());
    let part = container.part(name).expect("the signature");
    let mut signature = Signature::decode(part, &mut Vec::new()).expect("a signature");
    change(&mut signature.elements);
    with_part(bytes, name, &signature.encode())
}

/// The container without a part.
fn without(bytes: &[u8], name: &[u8; 4]) -> Vec<u8> {
    let container = Container::decode(bytes, &mut Vec::new());
    let parts: Vec<_> =
        container.parts().iter().filter(|part| part.name.0 != *name).map(|part| (part.name, part.data)).collect();
    dxvet::dxbc::container::build(&parts, dxvet::dxbc::digest::Variant::Retail)
}

/// The rules that a container breaks, of those that only containers can break.
fn broken(bytes: &[u8]) -> BTreeSet<&'static str> {
    judge_container(bytes, Default::default())
        .faults
        .iter()
        .filter(|fault| fault.rule.code >= "B19" && fault.rule.code < "C")
        .map(|fault| fault.rule.name)
        .collect()
}

fn is(found: &BTreeSet<&'static str>, rules: &[&'static str]) {
    assert_eq!(found, &rules.iter().copied().collect());
}

/// A vertex shader with a position.
const VERTEX: &str = "svvs-vs_5_0";

/// Every change to a signature, and the rules it breaks; each stands beside the unchanged container,
/// which breaks none.
#[test]
fn changed_signatures_break_their_rule() {
    let mut seen = BTreeSet::new();
    let mut try_it = |id: &str, name: &[u8; 4], expected: &[&'static str], change: &dyn Fn(&mut Vec<Element<'_>>)| {
        let original = bytes(id);
        is(&broken(&original), &[]);
        let found = broken(&with_signature(&original, name, |elements| change(elements)));
        assert_eq!(found, expected.iter().copied().collect(), "{id}");
        seen.extend(found);
    };
    let vertex = "arith1-vs_5_0";
    let vertex = if recorded().iter().any(|case| case.id == vertex) { vertex } else { VERTEX };
    let position = |elements: &mut Vec<Element<'_>>| {
        elements.iter().position(|element| element.name.0 == b"SV_Position").expect("a position")
    };
    try_it(vertex, b"OSGN", &["signature-mask", "signature-shape", "output-unsigned"], &|e| {
        let at = position(e);
        e[at].mask = 0;
    });
    try_it(vertex, b"OSGN", &["signature-register", "output-unsigned"], &|e| {
        let at = position(e);
        e[at].register = 32;
    });
    try_it(vertex, b"OSGN", &["signature-type", "signature-shape"], &|e| {
        let at = position(e);
        e[at].component_type = 9;
    });
    try_it(vertex, b"OSGN", &["signature-shape"], &|e| {
        let at = position(e);
        e[at].component_type = 1;
    });
    try_it(vertex, b"OSGN", &["signature-shape", "output-unsigned"], &|e| {
        let at = position(e);
        e[at].mask = 7;
    });
    try_it(vertex, b"OSGN", &["signature-value", "value-unsigned"], &|e| {
        let at = position(e);
        e[at].system_value = 0;
    });
    try_it(vertex, b"OSGN", &["signature-register-missing", "output-unsigned"], &|e| {
        let at = position(e);
        e[at].register = u32::MAX;
    });
    try_it(vertex, b"OSGN", &["signature-value-unknown"], &|e| {
        let at = position(e);
        e[at].name = dxvet::dxbc::field::Text(b"SV_Foo");
    });
    try_it(vertex, b"OSGN", &["signature-overlap", "signature-repeated"], &|e| {
        let at = position(e);
        let again = e[at].clone();
        e.push(again);
    });
    try_it("arith1-ps_5_0", b"OSGN", &["signature-pixel-output"], &|e| e[0].name = dxvet::dxbc::field::Text(b"COLOR"));
    try_it("arith1-ps_5_0", b"OSGN", &["signature-target", "output-unsigned"], &|e| e[0].register = 3);
    try_it("arith1-ps_5_0", b"OSGN", &["output-unsigned"], &|e| e.clear());
    try_it("arith1-ps_5_0", b"ISGN", &["signature-read", "input-unsigned"], &|e| {
        let at = e.iter().position(|element| element.used == 15).unwrap_or(0);
        e[at].mask = 3;
        e[at].used = 4;
    });
    try_it("arith1-ps_5_0", b"ISGN", &["input-unsigned"], &|e| e.clear());
    try_it("arith1-ps_5_0", b"ISGN", &["integer-interpolated"], &|e| e[0].component_type = 1);
    try_it("arith1-ps_5_0", b"ISGN", &["value-undeclared"], &|e| {
        e[0].name = dxvet::dxbc::field::Text(b"SV_ClipDistance");
        e[0].system_value = 2;
    });
    try_it("gsinst_unused-gs_5_0", b"OSG5", &["signature-stream", "output-unsigned"], &|e| e[0].stream = 4);
    for rule in ["signature-mask", "signature-stream", "integer-interpolated", "value-unsigned"] {
        assert!(seen.contains(rule), "{rule}");
    }
}

#[test]
fn missing_and_wrong_parts_break_their_rule() {
    let pixel = bytes("arith1-ps_5_0");
    is(&broken(&without(&pixel, b"ISGN")), &["signature-missing"]);
    is(&broken(&without(&pixel, b"OSGN")), &["signature-missing"]);
    let bare = without(&without(&without(&pixel, b"ISGN"), b"OSGN"), b"RDEF");
    is(&broken(&bare), &["signatures-left-out"]);
    let hull = bytes("hs1-hs_5_0");
    is(&broken(&hull), &[]);
    is(&broken(&without(&hull, b"PCSG")), &["signature-missing"]);
    // The outputs of a geometry shader of Shader Model 5 without their streams.
    let geometry = bytes("gsinst_unused-gs_5_0");
    let container = Container::decode(&geometry, &mut Vec::new());
    let mut outputs = Signature::decode(container.part(b"OSG5").expect("outputs"), &mut Vec::new()).expect("outputs");
    outputs.form = dxvet::dxbc::signature::Form::Plain;
    let plain = with_part(&without(&geometry, b"OSG5"), b"OSGN", &outputs.encode());
    is(&broken(&plain), &["signature-without-streams"]);
    // The same program in the part of Shader Model 4.
    let program = part(&pixel, b"SHEX");
    is(&broken(&with_part(&without(&pixel, b"SHEX"), b"SHDR", &program)), &["program-part-old"]);
    // Special registers stand in signatures without a number.
    for (id, name) in [("depth-ps_5_0", "SV_Depth"), ("omask-ps_5_0", "SV_Coverage")] {
        if let Some(case) = recorded().into_iter().find(|case| case.id == id) {
            let other = with_signature(&case.bytes, b"OSGN", |e| e.retain(|element| element.name.0 != name.as_bytes()));
            assert!(broken(&other).contains("special-unsigned"), "{id}");
        }
    }
}

#[test]
fn bindings_are_those_of_the_definitions() {
    let whole = recorded().into_iter().find(|case| case.id == "samp4-ps_5_0").expect("recorded").bytes;
    is(&broken(&whole), &[]);
    let definitions = part(&whole, b"RDEF");
    let word = |at: usize| u32::from_le_bytes(definitions[at..at + 4].try_into().expect("four bytes"));
    let (count, table) = (word(8) as usize, word(12) as usize);
    let texture = (0..count).map(|number| table + 32 * number).find(|at| word(at + 4) == 2).expect("a texture");
    let changed = |at: usize, value: u32| {
        let mut other = definitions.clone();
        other[at..at + 4].copy_from_slice(&value.to_le_bytes());
        broken(&with_part(&whole, b"RDEF", &other))
    };
    is(&changed(texture + 4, 5), &["binding-type"]);
    is(&changed(texture + 12, 11), &["binding-dimension"]);
    is(&changed(texture + 20, 99), &["binding-missing", "binding-undeclared"]);
}

/// A root signature of version 1.0 with one table of one range, or one root descriptor.
fn root_signature(flags: u32, visibility: u32, table: Option<[u32; 5]>, descriptor: Option<[u32; 3]>) -> Vec<u8> {
    let mut words = vec![1, 1, 24, 0, 0, flags];
    match (table, descriptor) {
        (Some(range), _) => {
            words.extend([0, visibility, 36, 1, 44]);
            words.extend(range);
        }
        (_, Some([kind, register, space])) => words.extend([kind, visibility, 36, register, space]),
        _ => words[1] = 0,
    }
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

#[test]
fn root_signatures_cover_what_is_bound() {
    // One typed view u1 and nothing else.
    let whole = bytes("r_typedld4_ps_5_0");
    is(&broken(&whole), &[]);
    let with = |content: &[u8]| broken(&with_part(&whole, b"RTS0", content));
    // Range: kind (1 views), count, register, space, offset.
    is(&with(&root_signature(0, 0, Some([1, 1, 1, 0, 0]), None)), &[]);
    is(&with(&root_signature(0, 5, Some([1, 2, 0, 0, 0]), None)), &[]);
    is(&with(&root_signature(0, 0, Some([1, u32::MAX, 0, 0, 0]), None)), &[]);
    is(&with(&root_signature(0, 0, Some([1, 1, 0, 0, 0]), None)), &["root-unbound"]);
    is(&with(&root_signature(0, 0, Some([1, 1, 1, 1, 0]), None)), &["root-unbound"]);
    is(&with(&root_signature(0, 0, Some([0, 1, 1, 0, 0]), None)), &["root-unbound"]);
    is(&with(&root_signature(0, 1, Some([1, 1, 1, 0, 0]), None)), &["root-unbound"]);
    is(&with(&root_signature(0, 0, None, None)), &["root-unbound"]);
    is(&with(&root_signature(0, 0, None, Some([4, 1, 0]))), &["root-descriptor"]);
    is(&with(&root_signature(1 << 5, 0, Some([1, 1, 1, 0, 0]), None)), &["root-denied"]);
    is(&with(&root_signature(1 << 1, 0, Some([1, 1, 1, 0, 0]), None)), &[]);
    let old = bytes("arith1-ps_4_0");
    let found = broken(&with_part(&old, b"RTS0", &root_signature(0, 0, None, None)));
    assert!(found.contains("root-model"));
}

/// A vertex and a pixel shader that fit: the outputs of the first are the inputs of the second, in
/// front of them the position.
fn pair() -> (Vec<u8>, Vec<u8>) {
    // Names in the test's signatures live as long as the test.
    let pixel: &'static [u8] = Box::leak(bytes("arith1-ps_5_0").into_boxed_slice());
    let vertex = bytes(VERTEX);
    let container = Container::decode(pixel, &mut Vec::new());
    let inputs = Signature::decode(container.part(b"ISGN").expect("inputs"), &mut Vec::new()).expect("inputs");
    let vertex = with_signature(&vertex, b"OSGN", |elements| {
        elements.retain(|element| element.name.0 == b"SV_Position");
        elements[0].register = 31;
        elements.extend(inputs.elements.iter().filter(|element| element.name.0 != b"SV_Position").map(|element| {
            let mut output = element.clone();
            output.used = !output.mask & 15;
            output
        }));
    });
    (vertex, pixel.to_vec())
}

/// What linking says of the second shader.
fn linked(first: &[u8], second: &[u8]) -> Vec<&'static str> {
    let shaders = [Shader::read(first).expect("a shader"), Shader::read(second).expect("a shader")];
    let found: Vec<Vec<Fault>> = linkage::link(&shaders);
    assert!(found[0].is_empty());
    found[1].iter().map(|fault| fault.rule.name).collect()
}

#[test]
fn stages_fit_or_break_their_rule() {
    let (vertex, pixel) = pair();
    assert_eq!(linked(&vertex, &pixel), [""; 0]);
    let other =
        |change: &dyn Fn(&mut Vec<Element<'_>>)| linked(&with_signature(&vertex, b"OSGN", |e| change(e)), &pixel);
    assert_eq!(other(&|e| e[1].name = dxvet::dxbc::field::Text(b"OTHER")), ["link-missing"]);
    assert_eq!(other(&|e| e[1].index += 7), ["link-missing"]);
    assert_eq!(other(&|e| e[1].register += 9), ["link-register"]);
    assert_eq!(other(&|e| e[1].component_type = 1), ["link-type"]);
    assert_eq!(other(&|e| e[1].mask &= 1), ["link-mask"]);
    assert_eq!(other(&|e| e[1].system_value = 2), ["link-value"]);
    assert_eq!(other(&|e| e[1].used = 15), ["link-never-written"]);
    let unplaced = other(&|e| {
        e.remove(0);
    });
    assert_eq!(unplaced, ["link-no-position"]);
    // Case does not count in semantics.
    assert_eq!(
        other(&|e| {
            let name = e[1].name.0.to_ascii_lowercase();
            e[1].name = dxvet::dxbc::field::Text(Box::leak(name.into_boxed_slice()));
        }),
        [""; 0]
    );
    assert_eq!(linked(&pixel, &vertex), ["link-order"]);
    assert_eq!(linked(&bytes("hs1-hs_5_0"), &pixel), ["link-half-tessellation"]);
}

#[test]
fn hull_and_domain_shaders_share_their_patch() {
    let hull = bytes("hs3-hs_5_0");
    let domain = recorded().into_iter().find(|case| case.id.contains("-ds_5_0")).expect("a domain shader").bytes;
    let found = linked(&hull, &domain);
    // Isolines both; four control points against two.
    assert!(found.contains(&"link-points"), "{found:?}");
    assert!(!found.contains(&"link-domain"), "{found:?}");
    assert!(linked(&bytes("hs1-hs_5_0"), &domain).contains(&"link-domain"));
    // Triangles come out; what takes lines does not fit.
    let geometry = bytes("gs5-gs_5_0");
    let triangles = bytes("hs1-hs_5_0");
    let shaders = [&triangles, &domain, &geometry].map(|bytes| Shader::read(bytes).expect("a shader"));
    assert!(linkage::link(&shaders)[2].iter().any(|fault| fault.rule.name == "link-primitive"));
}

#[test]
fn reports_of_a_pipeline_are_in_its_order() {
    let (vertex, pixel) = pair();
    let options = CheckOptions { warnings: false, ..CheckOptions::default() };
    // The pair's vertex shader no longer declares what its signature says: look at recorded ones.
    let reports = link_stages(&[(&pixel, &options), (&pixel, &options)]);
    assert_eq!(reports.len(), 2);
    assert_eq!(reports[0].verdict, Some(Verdict::Accept));
    assert_eq!(reports[1].diagnostics[0].rule, "link-order");
    assert_eq!(reports[1].verdict, Some(Verdict::Reject));
    let refused = link_stages(&[(&vertex[..40], &options), (&pixel, &options)]);
    assert_eq!(refused[0].verdict, Some(Verdict::Reject));
    assert!(refused[1].diagnostics.is_empty());
    // Compute shaders are in no pipeline.
    let compute = bytes("cs1-cs_5_0");
    let reports = link_stages(&[(&compute, &options), (&pixel, &options)]);
    assert_eq!(reports[0].verdict, None);
    assert_eq!(reports[0].diagnostics[0].rule, "not-linked");
}

#[test]
fn precision_and_registers_of_their_own() {
    let find = |name: &[u8; 4], semantic: &str| {
        recorded()
            .into_iter()
            .find(|case| {
                let container = Container::decode(&case.bytes, &mut Vec::new());
                let Some(part) = container.part(name) else { return false };
                let signature = Signature::decode(part, &mut Vec::new()).expect("a signature");
                signature.elements.iter().any(|element| element.name.0.starts_with(semantic.as_bytes()))
            })
            .unwrap_or_else(|| panic!("{semantic} is recorded"))
            .bytes
    };
    let depth = find(b"OSGN", "SV_Depth");
    let place = |elements: &mut Vec<Element<'_>>| {
        elements.iter().position(|element| element.name.0.starts_with(b"SV_Depth")).expect("a depth")
    };
    is(&broken(&depth), &[]);
    let other = with_signature(&depth, b"OSGN", |elements| {
        let at = place(elements);
        elements[at].register = 8;
    });
    is(&broken(&other), &["signature-register-unfit"]);
    // The same inputs in the layout that has room for a precision.
    let (first, second) = pair();
    let precise = |bytes: &[u8], from: &[u8; 4], to: &[u8; 4], precision: u32| {
        let container = Container::decode(bytes, &mut Vec::new());
        let signature = container.part(from).and_then(|part| Signature::decode(part, &mut Vec::new()));
        let mut signature = signature.expect("a signature");
        signature.form = dxvet::dxbc::signature::Form::Precision;
        signature.elements.iter_mut().for_each(|element| element.min_precision = precision);
        with_part(&without(bytes, from), to, &signature.encode())
    };
    is(&broken(&precise(&second, b"ISGN", b"ISG1", 0)), &[]);
    // The declarations have none.
    is(&broken(&precise(&second, b"ISGN", b"ISG1", 1)), &["precision-unsigned"]);
    is(&broken(&precise(&second, b"ISGN", b"ISG1", 3)), &["precision-unsigned", "signature-precision"]);
    let link = |made: u32, taken: u32| {
        linked(&precise(&first, b"OSGN", b"OSG1", made), &precise(&second, b"ISGN", b"ISG1", taken))
    };
    assert_eq!(link(1, 1), [""; 0]);
    assert!(link(1, 0).iter().all(|rule| *rule == "link-precision"));
    assert!(!link(1, 0).is_empty());
}

#[test]
fn recorded_containers_break_none() {
    let mut checked = 0;
    for case in recorded().iter().filter(|case| Container::recognise(&case.bytes)) {
        is(&broken(&case.bytes), &[]);
        let faults = judge_container(&case.bytes, Default::default()).faults;
        let refused: Vec<String> =
            faults.iter().filter(|fault| fault.rule.severity == Severity::Error).map(Fault::message).collect();
        assert!(refused.is_empty(), "{}: {refused:?}", case.id);
        checked += 1;
    }
    assert!(checked > 480, "only {checked}");
}
