//! What the parts of a container say of each other: level 9 programs, class linkage, bindings, ranges of
//! registers, and the stages of a pipeline. Each container as the compiler wrote it breaks no rule; with
//! one thing changed it breaks the rule that is named.

#[path = "common/containers.rs"]
mod containers;

use containers::{Recorded, parts, recorded};
use dxvet::diagnostic::Severity;
use dxvet::dxbc::Container;
use dxvet::dxbc::aon9::{Aon9, Runtime, Sampler};
use dxvet::dxbc::container::FourCc;
use dxvet::dxbc::edit::replace;
use dxvet::dxbc::field::Text;
use dxvet::dxbc::interfaces::Interfaces;
use dxvet::dxbc::resource_definitions::ResourceDefinitions;
use dxvet::dxbc::signature::{Element, Signature};
use dxvet::soundness::judge_container;
use dxvet::soundness::linkage::{self, Shader};

fn find(cases: Vec<Recorded>, id: &str) -> Vec<u8> {
    cases.into_iter().find(|case| case.id == id).unwrap_or_else(|| panic!("{id} is not recorded")).bytes
}

fn container(bytes: &[u8]) -> Container<'_> {
    Container::decode(bytes, &mut Vec::new())
}

/// The rules that a container breaks, in order of their names. Some of the recorded shaders pick
/// resources as they should not, which is no matter of their parts.
fn broken(bytes: &[u8]) -> Vec<&'static str> {
    let faults = judge_container(bytes, Default::default()).faults;
    let told = faults.iter().filter(|it| it.rule.severity > Severity::Note).map(|fault| fault.rule.name);
    let mut names: Vec<_> = told.filter(|name| *name != "resource-picked-varying").collect();
    names.sort_unstable();
    names.dedup();
    names
}

fn with_part(bytes: &[u8], name: &[u8; 4], content: &[u8]) -> Vec<u8> {
    replace(&container(bytes), FourCc(*name), content)
}

fn with_signature(bytes: &[u8], name: &[u8; 4], change: impl FnOnce(&mut Vec<Element<'_>>)) -> Vec<u8> {
    let whole = container(bytes);
    let part = whole.part(name).expect("the signature");
    let mut signature = Signature::decode(part, &mut Vec::new()).expect("a signature");
    change(&mut signature.elements);
    with_part(bytes, name, &signature.encode())
}

fn with_level9(bytes: &[u8], change: impl FnOnce(&mut Aon9<'_>)) -> Vec<&'static str> {
    let whole = container(bytes);
    let mut aon9 = Aon9::decode(whole.part(b"Aon9").expect("a level 9 program"), &mut Vec::new());
    change(&mut aon9);
    broken(&with_part(bytes, b"Aon9", &aon9.encode()))
}

#[test]
fn level_9_programs_get_their_constants_and_samplers() {
    let vertex = find(recorded(), "l9map-vs_4_0_level_9_1");
    let pixel = find(recorded(), "l9tex-ps_4_0_level_9_1");
    assert_eq!(broken(&vertex), [""; 0]);
    assert_eq!(broken(&pixel), [""; 0]);
    let mapping = ["level9-mapping"];
    assert_eq!(with_level9(&vertex, |it| it.floats[0].buffer = 7), mapping);
    assert_eq!(with_level9(&vertex, |it| it.floats[0].source = 900), mapping);
    assert_eq!(with_level9(&vertex, |it| it.floats[0].conversion[2] = 4), mapping);
    assert_eq!(with_level9(&vertex, |it| it.runtime[0].kind = 1), mapping);
    assert_eq!(with_level9(&vertex, |it| it.integers[0].buffer = 7), mapping);
    assert_eq!(with_level9(&vertex, |it| it.integers[0].component = 4), mapping);
    let again = |it: &mut Aon9<'_>| it.runtime.push(Runtime { kind: 0, target: it.runtime[0].target });
    assert_eq!(with_level9(&vertex, again), mapping);
    assert_eq!(with_level9(&vertex, |it| it.runtime.clear()), ["level9-unmapped"]);
    assert_eq!(with_level9(&vertex, |it| it.integers.clear()), ["level9-unmapped"]);
    let unused = |it: &mut Aon9<'_>| it.runtime.push(Runtime { kind: 0, target: 200 });
    assert_eq!(with_level9(&vertex, unused), ["level9-mapping-unused"]);
    assert_eq!(with_level9(&vertex, |it| it.floats[0].count = 60_000), ["level9-mapping", "level9-unmapped"]);
    assert_eq!(with_level9(&pixel, |it| it.samplers[0].texture = 90), mapping);
    assert_eq!(with_level9(&pixel, |it| it.samplers[0].sampler = 15), mapping);
    let other = |it: &mut Aon9<'_>| it.samplers[0].target = 15;
    assert_eq!(with_level9(&pixel, other), ["level9-mapping-unused", "level9-unmapped"]);
    let twice = |it: &mut Aon9<'_>| {
        let &Sampler { texture, sampler, target } = &it.samplers[0];
        it.samplers.push(Sampler { texture, sampler, target });
    };
    assert_eq!(with_level9(&pixel, twice), mapping);
    assert_eq!(with_level9(&pixel, |it| it.version = 0xFFFE_0200), ["level9-stage"]);
}

#[test]
fn level_9_programs_have_the_registers_of_the_signatures() {
    let vertex = find(recorded(), "l9vs2-vs_4_0_level_9_1");
    let pixel = find(recorded(), "l9tex-ps_4_0_level_9_1");
    // An element in another register: the old one stands for nothing, the new one is not in the program.
    for (bytes, name) in [(&vertex, b"ISGN"), (&vertex, b"OSGN"), (&pixel, b"ISGN")] {
        assert_eq!(broken(bytes), [""; 0]);
        let other = with_signature(bytes, name, |elements| {
            let at = elements.iter().position(|it| it.system_value == 0 && it.used & it.mask != 0 || name[0] == b'O');
            let at = at.expect("an element");
            let from = elements[at].register;
            elements.iter_mut().filter(|it| it.register == from).for_each(|it| it.register = 13);
        });
        let found = broken(&other);
        let unsigned = found.contains(&"level9-unsigned") || found.contains(&"level9-unprogrammed");
        assert!(unsigned, "{found:?}");
    }
    let found = broken(&with_signature(&pixel, b"OSGN", |elements| elements.clear()));
    assert_eq!(found, ["level9-unsigned", "output-unsigned"]);
}

/// The words of the level 9 program, changed.
fn with_words(bytes: &[u8], change: impl FnOnce(&mut Vec<u32>)) -> Vec<&'static str> {
    let whole = container(bytes);
    let part = whole.part(b"Aon9").expect("a level 9 program");
    let mut aon9 = Aon9::decode(part, &mut Vec::new());
    let mut words: Vec<u32> =
        aon9.program.chunks_exact(4).map(|it| u32::from_le_bytes([it[0], it[1], it[2], it[3]])).collect();
    change(&mut words);
    let program: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    aon9.program = &program;
    let content = aon9.encode();
    broken(&with_part(bytes, b"Aon9", &content))
}

#[test]
fn level_9_declarations_have_the_usage_of_their_register() {
    // Sixteen inputs: from the ninth on they have another usage.
    let many = find(recorded(), "r_l9vin16_vs_4_0_level_9_1");
    // A declaration: its token, usage and index, register.
    let declaration = |words: &[u32], number: u32| {
        words.windows(3).position(|it| it[0] & 0xFFFF == 31 && it[2] & 0x7FF == number).expect("a declaration")
    };
    for (number, usage, index) in [(3, 5, 3), (9, 3, 1)] {
        let found = with_words(&many, |words| {
            let at = declaration(words, number) + 1;
            assert_eq!((words[at] & 31, words[at] >> 16 & 15), (usage, index));
        });
        assert_eq!(found, [""; 0]);
        let found = with_words(&many, |words| {
            let at = declaration(words, number) + 1;
            words[at] ^= 1 << 16;
        });
        assert_eq!(found, ["level9-unsigned"]);
    }
}

fn with_linkage(bytes: &[u8], change: impl FnOnce(&mut Interfaces<'_>)) -> Vec<&'static str> {
    let whole = container(bytes);
    let mut linkage = Interfaces::decode(whole.part(b"IFCE").expect("class linkage"), &mut Vec::new());
    change(&mut linkage);
    broken(&with_part(bytes, b"IFCE", &linkage.encode()))
}

#[test]
fn class_linkage_is_that_of_the_program() {
    for id in ["if_a", "if_c", "if_d", "if_e", "if_f", "if_g"] {
        assert_eq!(broken(&find(parts(), id)), [""; 0], "{id}");
    }
    // Three slots of two classes, and one slot of two.
    let whole = find(parts(), "if_a");
    assert_eq!(with_linkage(&whole, |_| {}), [""; 0]);
    assert_eq!(with_linkage(&whole, |it| it.total = 9), ["linkage-total"]);
    assert_eq!(
        with_linkage(&whole, |it| {
            it.slots.pop();
            it.total = 3;
        }),
        ["linkage-missing"]
    );
    assert_eq!(
        with_linkage(&whole, |it| {
            let again = it.slots[1].clone();
            it.slots.push(again);
            it.total = 5;
        }),
        ["linkage-undeclared"]
    );
    assert_eq!(
        with_linkage(&whole, |it| {
            it.slots[1].span = 2;
            it.total = 5;
        }),
        ["linkage-differs"]
    );
    assert_eq!(with_linkage(&whole, |it| it.slots[0].types[0].1 = 3), ["linkage-differs"]);
    assert_eq!(with_linkage(&whole, |it| it.slots[0].types[0].0 = 40), ["linkage-class"]);
    assert_eq!(with_linkage(&whole, |it| it.instances[0].class = 40), ["linkage-class"]);
    assert_eq!(with_linkage(&whole, |it| it.instances[0].buffer = 5), ["linkage-instance"]);
    assert_eq!(with_linkage(&whole, |it| it.instances[0].offset = 500), ["linkage-instance"]);
    let objects = find(parts(), "if_e");
    let textured = |it: &Interfaces<'_>| it.instances.iter().position(|one| one.texture != u16::MAX);
    let moved = |change: fn(&mut dxvet::dxbc::interfaces::ClassInstance<'_>)| {
        with_linkage(&objects, |it| {
            let at = textured(it).expect("an instance with textures");
            change(&mut it.instances[at]);
        })
    };
    assert_eq!(moved(|it| it.texture = 9), ["linkage-instance"]);
    assert_eq!(moved(|it| it.sampler = 9), ["linkage-instance"]);
    let bare = container(&whole);
    let others: Vec<_> = bare.parts().iter().filter(|it| it.name.0 != *b"IFCE").map(|it| (it.name, it.data)).collect();
    let bytes = dxvet::dxbc::container::build(&others, dxvet::dxbc::digest::Variant::Retail);
    assert_eq!(broken(&bytes), ["linkage-missing"]);
}

/// The definitions with one word of the binding of `name` changed.
fn with_binding(bytes: &[u8], name: &str, word: usize, value: u32) -> Vec<&'static str> {
    let whole = container(bytes);
    let part = whole.part(b"RDEF").expect("definitions");
    let definitions = ResourceDefinitions::decode(part, &mut Vec::new());
    let number = definitions.bindings.iter().position(|it| it.name == Text(name.as_bytes())).expect("the binding");
    let size = if definitions.bindings[number].space.is_some() { 40 } else { 32 };
    let at = |offset: usize| u32::from_le_bytes(part.data[offset..offset + 4].try_into().expect("a word")) as usize;
    let place = at(12) + size * number + 4 * word;
    let mut other = part.data.to_vec();
    other[place..place + 4].copy_from_slice(&value.to_le_bytes());
    broken(&with_part(bytes, b"RDEF", &other))
}

#[test]
fn bindings_say_what_is_declared() {
    // Words of a binding: 1 type, 2 return type, 3 dimension, 4 samples or stride, 5 register, 6 count, 7 flags.
    let counted = find(parts(), "ap");
    assert_eq!(broken(&counted), [""; 0]);
    assert_eq!(with_binding(&counted, "e", 4, 32), ["binding-differs"]);
    assert_eq!(with_binding(&counted, "e", 1, 6), ["binding-differs"]);
    assert_eq!(with_binding(&counted, "b", 1, 11), ["binding-differs"]);
    let textured = find(parts(), "rs_ok");
    assert_eq!(broken(&textured), [""; 0]);
    assert_eq!(with_binding(&textured, "t", 2, 4), ["binding-differs"]);
    assert_eq!(with_binding(&textured, "s", 7, 2), ["binding-differs"]);
    assert_eq!(with_binding(&textured, "t", 5, 40), ["binding-missing", "binding-undeclared"]);
    // Ranges of Shader Model 5.1: words 8 and 9 are the space and the number of the range.
    let ranged = find(parts(), "t_srv129");
    assert_eq!(broken(&ranged), [""; 0]);
    assert_eq!(with_binding(&ranged, "t", 8, 3), ["binding-missing"]);
    assert_eq!(with_binding(&ranged, "t", 9, 3), ["binding-missing"]);
    assert_eq!(with_binding(&ranged, "t", 6, 64), ["binding-missing"]);
    for id in ["t_cbu", "t_srvu", "t_sampu", "t_uavu"] {
        assert_eq!(broken(&find(parts(), id)), [""; 0], "{id}");
    }
    // A constant buffer that is smaller than what is declared.
    let whole = container(&textured);
    let data = whole.part(b"RDEF").expect("definitions").data;
    let table = u32::from_le_bytes(data[4..8].try_into().expect("a word")) as usize;
    let mut other = data.to_vec();
    other[table + 12..table + 16].copy_from_slice(&0u32.to_le_bytes());
    assert_eq!(broken(&with_part(&textured, b"RDEF", &other)), ["binding-differs"]);
}

#[test]
fn indexed_registers_are_one_array_and_semantics_stand_once() {
    for id in ["s_dyn", "s_dyn_mat", "s_dyn_struct", "s_dyn_struct2", "s_pack", "s_rep_in", "s_rep_case"] {
        assert_eq!(broken(&find(parts(), id)), [""; 0], "{id}");
    }
    let indexed = find(parts(), "s_dyn");
    let renamed = with_signature(&indexed, b"ISGN", |elements| {
        let second = elements.iter().position(|it| it.name.0 == b"TEXCOORD" && it.index == 1).expect("an array");
        elements[second].name = Text(b"OTHER");
    });
    assert_eq!(broken(&renamed), ["range-mixed"]);
    // The compiler refuses an output or changed input that stands twice, and makes one of equal inputs.
    let cases = parts();
    for (id, code) in [("s_rep_out", "X4503"), ("s_rep_diff_interp", "X3536"), ("s_rep_target", "X4574")] {
        let case = cases.iter().find(|case| case.id == id).expect("recorded");
        assert!(case.errors.iter().any(|error| error == code), "{id}");
    }
    let twice = with_signature(&indexed, b"ISGN", |elements| {
        let second = elements.iter().position(|it| it.name.0 == b"TEXCOORD" && it.index == 1).expect("an array");
        elements[second].index = 0;
    });
    assert_eq!(broken(&twice), ["signature-repeated"]);
    let faults = judge_container(&twice, Default::default()).faults;
    assert_eq!(faults[0].rule.severity, Severity::Error);
}

/// The names of what does not fit between shaders of one source.
fn linked(model: &str, entries: &[&str]) -> Vec<&'static str> {
    let cases = parts();
    let bytes: Vec<&[u8]> = entries
        .iter()
        .map(|entry| {
            let id = format!("link-{entry}-{model}");
            cases.iter().find(|case| case.id == id).unwrap_or_else(|| panic!("{id}")).bytes.as_slice()
        })
        .collect();
    for one in &bytes {
        assert!(broken(one).is_empty());
    }
    let shaders: Vec<Shader<'_>> = bytes.iter().map(|bytes| Shader::read(bytes).expect("a shader")).collect();
    let mut names: Vec<_> = linkage::link(&shaders).into_iter().flatten().map(|fault| fault.rule.name).collect();
    names.sort_unstable();
    names.dedup();
    names
}

#[test]
fn stages_of_one_source_fit() {
    for model in ["4_0", "5_0", "5_1"] {
        for entries in [&["vs", "ps"][..], &["vs", "ps_less"], &["vs", "gs", "ps"], &["vs", "gs_line", "ps"]] {
            assert_eq!(linked(model, entries), [""; 0], "{model} {entries:?}");
        }
    }
    for model in ["5_0", "5_1"] {
        for entries in [
            &["vs", "ps_front"][..],
            &["vs", "ps_sample"],
            &["vs_min", "ps_min"],
            &["vs_clip", "ps_clip"],
            &["vs", "gs_streams", "ps"],
            &["vs_t", "hs", "ds", "ps"],
            &["vs_t", "hs", "ds", "gs", "ps"],
            &["vs_t", "hs_point", "ds", "gs_streams", "ps"],
        ] {
            assert_eq!(linked(model, entries), [""; 0], "{model} {entries:?}");
        }
    }
}

#[test]
fn stages_of_other_shapes_do_not_fit() {
    for (entries, expected) in [
        (&["vs_t", "hs", "ds", "gs_line", "ps"][..], &["link-primitive"][..]),
        (&["vs_t", "hs_point", "ds", "gs", "ps"], &["link-primitive"]),
        (&["vs_t", "hs_four", "ds", "ps"], &["link-points"]),
        (&["vs_t", "hs", "ds_quad", "ps"], &["link-domain"]),
        (&["vs_t", "hs", "ds_patch", "ps"], &["link-missing"]),
        (&["vs", "ps_min"], &["link-precision"]),
        (&["vs", "hs", "ds", "ps"], &["link-missing"]),
        (&["vs_t", "ps"], &["link-missing", "link-no-position"]),
        (&["vs_clip", "ps"], &["link-missing", "link-register"]),
        (&["ps", "vs"], &["link-order"]),
        (&["vs_t", "hs", "ps"], &["link-half-tessellation"]),
        (&["vs", "ds", "ps"], &["link-half-tessellation"]),
    ] {
        for model in ["5_0", "5_1"] {
            assert_eq!(linked(model, entries), expected, "{model} {entries:?}");
        }
    }
}

/// The last index of a system value, and one more: the compiler took the one and refused the other.
#[test]
fn system_values_have_their_indices() {
    let cases = parts();
    let one = |id: &str| cases.iter().find(|case| case.id == id).unwrap_or_else(|| panic!("{id}"));
    for (taken, refused, name, semantic, last) in [
        ("x_vo_SV_RenderTargetArrayIndex0", "x_vo_SV_RenderTargetArrayIndex1", b"OSGN", "SV_RenderTargetArrayIndex", 0),
        ("x_vo_SV_ClipDistance1", "x_vo_SV_ClipDistance2", b"OSGN", "SV_ClipDistance", 1),
        ("c_8", "c_9", b"OSGN", "SV_ClipDistance", 1),
        ("x_vi_SV_VertexID0", "x_vi_SV_VertexID1", b"ISGN", "SV_VertexID", 0),
        ("x_vi_SV_Position", "x_vi_SV_Position1", b"ISGN", "SV_Position", 0),
        ("x_pi_SV_ClipDistance1", "x_pi_SV_ClipDistance2", b"ISGN", "SV_ClipDistance", 1),
        ("x_pi_SV_InstanceID0", "x_pi_SV_InstanceID3", b"ISGN", "SV_InstanceID", 0),
        ("x_po_SV_Target7", "x_po_SV_Target8", b"OSGN", "SV_Target", 7),
        ("x_pc_base", "x_pc_e4", b"PCSG", "SV_TessFactor", 2),
        ("x_pc_base", "x_pc_n1", b"PCSG", "SV_InsideTessFactor", 0),
    ] {
        assert!(one(refused).errors.iter().any(|code| code == "X4502"), "{refused}");
        let whole = &one(taken).bytes;
        assert_eq!(broken(whole), [""; 0], "{taken}");
        let found = broken(&with_signature(whole, name, |elements| {
            let is = |it: &&mut Element<'_>| it.name.0.eq_ignore_ascii_case(semantic.as_bytes()) && it.index == last;
            elements.iter_mut().find(is).expect("the last one").index += 1;
        }));
        assert!(found.contains(&"signature-index"), "{taken}: {found:?}");
        assert!(found.iter().all(|rule| matches!(*rule, "signature-index" | "signature-target")), "{taken}: {found:?}");
    }
}

#[test]
fn streams_and_precisions_are_declared() {
    let streams = find(parts(), "s_rep_gs_streams");
    assert_eq!(broken(&streams), [""; 0]);
    let moved = with_signature(&streams, b"OSG5", |elements| {
        elements.iter_mut().filter(|it| it.stream == 1).for_each(|it| it.stream = 2);
    });
    assert_eq!(broken(&moved), ["output-unsigned", "signature-stream-undeclared"]);
    for id in ["c_min", "c_minvs", "c_minpack", "c_sys", "c_tgt"] {
        assert_eq!(broken(&find(parts(), id)), [""; 0], "{id}");
    }
    let precise = find(parts(), "c_min");
    let other = with_signature(&precise, b"ISG1", |elements| elements[0].min_precision = 0);
    assert_eq!(broken(&other), ["precision-unsigned"]);
    // The compiler has two registers for clip and cull distances together.
    for (id, refused) in [("c_4cl4cu", "c_4cl4cu1"), ("c_mix2", "c_3regs")] {
        assert_eq!(broken(&find(parts(), id)), [""; 0], "{id}");
        assert!(parts().iter().any(|case| case.id == refused && case.errors.contains(&"X4576".to_owned())));
    }
}
