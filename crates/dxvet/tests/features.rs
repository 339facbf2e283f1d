//! Statistics, features and takers against the recordings: what the compiler stored is what is
//! counted, and what its reflection says is what is needed.

#[path = "common/containers.rs"]
mod containers;

use containers::recorded;
use dxvet::dxbc::Container;
use dxvet::dxbc::container::FourCc;
use dxvet::dxbc::edit::replace;
use dxvet::features::{Features, Want, read};
use dxvet::sm4;
use dxvet::soundness::{judge_container, needs};
use dxvet::tables::features::{APIS, FEATURES, LEVELS, TIERS};
use dxvet::tables::sm4_statistics::COUNTS;

fn has_program(bytes: &[u8]) -> bool {
    Container::recognise(bytes) && Container::decode(bytes, &mut Vec::new()).program().is_some()
}

/// The codes of the C04 rules that a container breaks.
fn contradictions(bytes: &[u8]) -> Vec<&'static str> {
    judge_container(bytes, Default::default())
        .faults
        .iter()
        .map(|fault| fault.rule.code)
        .filter(|code| code.starts_with("C04"))
        .collect()
}

/// The container with other bytes in a part.
fn patched(bytes: &[u8], name: &[u8; 4], content: &[u8]) -> Vec<u8> {
    replace(&Container::decode(bytes, &mut Vec::new()), FourCc(*name), content)
}

#[test]
fn stored_counts_and_features_are_the_counted_ones() {
    let mut checked = 0;
    for case in recorded().iter().filter(|case| has_program(&case.bytes)) {
        assert_eq!(contradictions(&case.bytes), [""; 0], "{}", case.id);
        checked += 1;
    }
    assert!(checked > 400, "only {checked}");
}

#[test]
fn every_exact_count_is_compared() {
    let cases = recorded();
    let case = cases.iter().find(|case| case.id == "gsinst_unused-gs_5_0").expect("recorded");
    let container = Container::decode(&case.bytes, &mut Vec::new());
    let stored = container.part(b"STAT").expect("statistics").data.to_vec();
    for (place, count) in COUNTS.iter().enumerate() {
        let mut other = stored.clone();
        other[4 * place] ^= 1;
        let compared = contradictions(&patched(&case.bytes, b"STAT", &other)) == ["C0403"];
        assert_eq!(compared, count.exact != sm4::recount::Exact::No, "{}", count.name);
    }
}

#[test]
fn features_differ_in_both_directions() {
    let mut seen = 0u64;
    for case in recorded().iter().filter(|case| has_program(&case.bytes)) {
        let container = Container::decode(&case.bytes, &mut Vec::new());
        let part = container.program().expect("a program");
        let program = sm4::decode(part.data, part.data_offset(), &mut Vec::new());
        let bits = needs(&container, &program).bits();
        // Only the first shader of each set of features: the rest says nothing new.
        if bits & !seen == 0 {
            continue;
        }
        seen |= bits;
        for feature in FEATURES {
            let bit = 1u64 << feature.bit;
            // Bits of Shader Model 6 mean nothing before it.
            let expected = match (bits & bit == 0, feature.bit <= 13) {
                (true, true) => "C0405",
                (true, false) => "C0407",
                (false, _) => "C0404",
            };
            let other = (bits ^ bit).to_le_bytes();
            let found = judge_container(&patched(&case.bytes, b"SFI0", &other), Default::default()).faults;
            let found: Vec<_> = found.iter().filter(|fault| fault.rule.code.starts_with("C04")).collect();
            assert_eq!(found.len(), 1, "{} {}", case.id, feature.name);
            assert_eq!(found[0].rule.code, expected, "{} {}", case.id, feature.name);
            let name = if expected == "C0407" { format!("{bit:#x}") } else { feature.name.to_owned() };
            assert!(found[0].message().contains(&name), "{}", found[0].message());
        }
    }
    assert!(seen.count_ones() >= 7, "{seen:#x}");
}

#[test]
fn level_and_features_are_those_of_the_reflection() {
    let mut checked = 0;
    for case in recorded().iter().filter(|case| case.reflection.is_object() && has_program(&case.bytes)) {
        let features = read(&case.bytes);
        let Some(level) = &features.level else { continue };
        // The reflection says what the profile needs; some features need more.
        let profile =
            LEVELS.iter().find(|row| row.models.contains(&features.model.as_ref().expect("a model").value.as_str()));
        let reflected = case.reflection["MinFeatureLevel"].as_u64();
        assert_eq!(profile.map(|row| u64::from(row.value)), reflected, "{}", case.id);
        // Nor does it know of binding tiers, of which the highest begins with level 11_1.
        let highest = features.binding_tier.as_ref().is_some_and(|tier| tier.value == TIERS[3].name);
        let tier = !highest || features.model.as_ref().is_some_and(|model| model.value != "5.1");
        if tier && features.features.iter().all(|used| !matches!(used.bit, 2 | 3 | 8 | 10 | 12)) {
            assert_eq!(Some(level.value.as_str()), profile.map(|row| row.name), "{}", case.id);
        }
        // Of the reflected bits, 2 is early depth; raw and structured buffers do not appear.
        let flags = case.reflection["RequiresFlags"].as_u64().unwrap_or(0) & !2;
        let bits = features.features.iter().fold(0, |bits, used| bits | 1u64 << used.bit) & !2;
        assert_eq!(bits, flags, "{}", case.id);
        checked += 1;
    }
    assert!(checked > 400, "only {checked}");
}

fn of(id: &str) -> Features {
    let case = recorded().into_iter().find(|case| case.id == id).expect("recorded");
    read(&case.bytes)
}

/// The keys of the interfaces that take a shader.
fn takers(features: &Features) -> Vec<&'static str> {
    features.apis.iter().filter(|taker| taker.accepted).map(|taker| taker.key).collect()
}

#[test]
fn each_profile_is_taken_by_the_interfaces_that_know_it() {
    const SINCE_11: [&str; 5] = ["d3d11", "d3d11.1", "d3d11.2", "d3d11.3", "d3d12"];
    for (id, expected) in [
        ("arith1-ps_4_0", [&["d3d10", "d3d10.1"][..], &SINCE_11].concat()),
        ("arith1-ps_4_1", [&["d3d10.1"][..], &SINCE_11].concat()),
        ("arith1-ps_5_0", SINCE_11.to_vec()),
        ("arith1-ps_5_1", vec!["d3d12"]),
        ("l9tex-ps_4_0_level_9_1", [&["d3d10.1"][..], &SINCE_11[..4]].concat()),
        ("r_typedld4_ps_5_0", vec!["d3d11.3", "d3d12"]),
        ("cs1-cs_4_0", SINCE_11.to_vec()),
        ("hs1-hs_5_0", SINCE_11.to_vec()),
        ("sampcmp9-ps_4_0_level_9_1", vec!["d3d11.1", "d3d11.2", "d3d11.3"]),
        ("dbl1-cs_5_0", vec!["d3d11.1", "d3d11.2", "d3d11.3", "d3d12"]),
        ("iface1-ps_5_0", vec!["d3d11", "d3d11.1", "d3d11.2", "d3d11.3"]),
    ] {
        let features = of(id);
        assert_eq!(takers(&features), expected, "{id}");
        assert_eq!(features.apis.len(), APIS.len(), "{id}");
    }
}

#[test]
fn a_requirement_is_met_or_says_why_not() {
    let failed = |id: &str, wants: &[&str]| {
        let wants: Vec<Want> = wants.iter().map(|want| Want::parse(want).expect("a known name")).collect();
        of(id).failures(&wants).len()
    };
    assert_eq!(failed("arith1-ps_5_0", &["d3d11", "11_0"]), 0);
    assert_eq!(failed("arith1-ps_5_0", &["d3d10.1", "10_1"]), 2);
    assert_eq!(failed("arith1-ps_5_1", &["d3d11", "11_0"]), 1);
    assert_eq!(failed("arith1-ps_4_1", &["10_0"]), 1);
    assert_eq!(failed("arith1-ps_4_1", &["10_1"]), 0);
    // Doubles and their extensions are optional on every level.
    assert_eq!(failed("dbl1-cs_5_0", &["12_2"]), 2);
    assert_eq!(failed("dbl1-cs_5_0", &["12_2", "double-precision"]), 1);
    assert_eq!(failed("dbl1-cs_5_0", &["11_0", "double-precision", "double-extensions"]), 0);
    assert_eq!(failed("r_typedld4_ps_5_0", &["11_1"]), 1);
    assert_eq!(failed("r_typedld4_ps_5_0", &["12_0"]), 0);
    // Without a level the features are what the device has.
    assert_eq!(failed("dbl1-cs_5_0", &["double-precision"]), 1);
    assert_eq!(failed("dbl1-cs_5_0", &["typed-load-formats"]), 2);
    assert_eq!(failed("dbl1-cs_5_0", &["double-precision", "double-extensions"]), 0);
    assert_eq!(failed("dbl1-cs_5_0", &["d3d11", "double-precision"]), 2);
    assert_eq!(failed("arith1-ps_5_0", &["double-precision"]), 0);
    // One member of Direct3D 12 tells both, one of Direct3D 11 each.
    assert_eq!(failed("dbl1-cs_5_0", &["doubleprecisionfloatshaderops"]), 0);
    assert_eq!(failed("dbl1-cs_5_0", &["ExtendedDoublesShaderInstructions"]), 1);
    assert_eq!(read(b"nothing").failures(&[Want::Has("double-precision")]).len(), 1);
    assert!(Want::parse("d3d13").is_none());
}

/// Arrays of descriptors on both sides of what the tiers have (Hardware Tiers): the number of the tier, the
/// lowest feature level, and the levels and tiers that do.
#[test]
fn binding_tiers_follow_from_the_number_of_descriptors() {
    let parts = containers::parts();
    let of = |id: &str| read(&parts.iter().find(|case| case.id == id).expect("recorded").bytes);
    let rows = [
        ("t_cb14", "1", "11_0", "11_0"),
        ("t_cb15", "3", "11_1", "12_2"),
        ("t_cbu", "3", "11_1", "12_2"),
        ("t_srv128", "1", "11_0", "11_0"),
        ("t_srv129", "2", "11_0", "12_0"),
        ("t_srvu", "2", "11_0", "12_0"),
        ("t_samp16", "1", "11_0", "11_0"),
        ("t_samp17", "2", "11_0", "12_0"),
        ("t_samp2048", "2", "11_0", "12_0"),
        ("t_sampu", "2", "11_0", "12_0"),
        ("t_uav8", "1", "11_0", "11_0"),
        // Eight views on 11_0; 64 from 11_1 on, or with the second tier.
        ("t_uav9", "1", "11_0", "11_1"),
        ("t_uav64", "1", "11_0", "11_1"),
        ("t_uav65", "3", "11_1", "12_2"),
        ("t_uavu", "3", "11_1", "12_2"),
        ("rs_unb", "2", "11_0", "12_0"),
        ("rs_ok", "1", "11_0", "11_0"),
    ];
    for (id, tier, least, everywhere) in rows {
        let features = of(id);
        let answer = features.binding_tier.as_ref().expect("a tier");
        assert_eq!(answer.value, format!("D3D12_RESOURCE_BINDING_TIER_{tier}"), "{id}");
        assert_eq!(features.level.as_ref().map(|level| level.value.as_str()), Some(least), "{id}");
        let part = answer.cause.part.as_deref();
        let wanted = if id.starts_with("rs_") { "RTS0" } else { "SHEX" };
        assert_eq!(part, (everywhere != "11_0").then_some(wanted), "{id}");
        let met = |wants: &[&str]| {
            let wants: Vec<Want> = wants.iter().map(|want| Want::parse(want).expect("a known name")).collect();
            features.failures(&wants).is_empty()
        };
        let levels = ["11_0", "11_1", "12_0", "12_1", "12_2"];
        let first = levels.iter().find(|level| met(&["d3d12", level]));
        assert_eq!(first, Some(&everywhere), "{id}");
        assert!(met(&["d3d12", least, "D3D12_RESOURCE_BINDING_TIER_3"]), "{id}");
        assert_eq!(met(&["D3D12_RESOURCE_BINDING_TIER_1"]), everywhere == "11_0", "{id}");
        // Direct3D 11 knows no tiers, and no Shader Model 5.1.
        assert_eq!(met(&["d3d11", "11_0"]), id.starts_with("rs_"), "{id}");
    }
    assert!(of("t_samp2049").binding_tier.is_none());
    assert!(
        read(&recorded().into_iter().find(|case| case.id == "l9tex-ps_4_0_level_9_1").expect("recorded").bytes)
            .binding_tier
            .is_none()
    );
}

#[test]
fn an_illegal_shader_is_taken_by_none_and_the_digest_counts() {
    let case = recorded().into_iter().find(|case| case.id == "arith1-ps_4_0").expect("recorded");
    let mut bytes = case.bytes;
    bytes[4] ^= 1;
    let features = read(&bytes);
    assert!(takers(&features).is_empty());
    assert!(features.apis.iter().all(|taker| taker.cause.text.contains("C0106")));
}

#[test]
fn direct3d_9_shaders_name_their_devices() {
    let features = read(b"ps_2_x\ndcl t0\nmov r0, t0\ndsx r1, r0\nmov oC0, r1\n");
    assert_eq!(takers(&features), ["d3d9"]);
    let device = |name: &str| features.devices.iter().find(|device| device.name == name).map(|device| device.accepted);
    // ps_2_b devices have no gradient instructions.
    assert_eq!((device("ps_2_a"), device("ps_2_b"), device("vs_3_0")), (Some(true), Some(false), None));
    assert!(features.level.is_none());
}
