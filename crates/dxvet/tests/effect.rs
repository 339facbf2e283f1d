//! Effects: files compiled from the sources beside them, and broken ones.

use dxvet::d3d9::effect::{
    Assigned, Class, Content, Effect, Kind, Malformed, ShaderPlace, StateName, VERSION, WRAPPER, print,
};

const PARTS: &[u8] = include_bytes!("data/effect/parts.fxb");
const STATES: &[u8] = include_bytes!("data/effect/states.fxb");
const SELECTOR: &[u8] = include_bytes!("data/effect/selector.fxb");

fn names(effect: &Effect<'_>) -> Vec<String> {
    effect.parameters.iter().map(|parameter| parameter.kind.name.to_string()).collect()
}

#[test]
fn parameters_have_the_types_of_the_source() {
    let effect = Effect::read(PARTS).unwrap();
    assert_eq!(names(&effect), ["WVP", "col", "arr", "s", "str", "tex", "smp", "flag", "scale"]);
    let matrix = &effect.parameters[0];
    assert_eq!((matrix.kind.class, matrix.kind.kind), (Class::MATRIX_ROWS, Kind::FLOAT));
    assert_eq!((matrix.kind.rows, matrix.kind.columns), (4, 4));
    assert_eq!(matrix.kind.semantic.to_string(), "WorldViewProj");
    assert_eq!(matrix.annotations.len(), 2);
    let structure = &effect.parameters[3].kind;
    let members: Vec<_> = structure.members.iter().map(|member| (member.name.to_string(), member.elements)).collect();
    assert_eq!(members, [("a".to_owned(), 0), ("b".to_owned(), 2), ("c".to_owned(), 0)]);
    assert_eq!(effect.parameters[7].flags, 1, "shared");
    let floats: Vec<f32> = effect
        .data(effect.parameters[1].value.span)
        .chunks(4)
        .map(|bytes| f32::from_le_bytes(bytes.try_into().unwrap()))
        .collect();
    assert_eq!(floats, [1.0, 2.0, 3.0, 4.0]);
    let Content::Samplers(samplers) = &effect.parameters[6].value.content else { panic!("a sampler") };
    assert_eq!(effect.assigned(&samplers[0][0]), Assigned::Parameter(effect.parameters[5].kind.name));
}

#[test]
fn every_state_has_its_name() {
    let effect = Effect::read(STATES).unwrap();
    let source = include_str!("data/effect/states.fx");
    let (sampler, pass) = source.split_once("technique").unwrap();
    let assigned = |text: &str| -> Vec<String> {
        let lines = text.lines().filter_map(|line| line.split_once(" = "));
        lines.filter(|(name, _)| !name.starts_with("sampler ")).map(|(name, _)| name.to_owned()).collect()
    };
    let named = |states: &[dxvet::d3d9::effect::State<'_>], indexed: bool| -> Vec<String> {
        let name = |state: &dxvet::d3d9::effect::State<'_>| {
            let row = StateName::find(state.number).unwrap();
            if row.indexed && indexed { format!("{}[{}]", row.name, state.index) } else { row.name.to_owned() }
        };
        states.iter().map(name).collect()
    };
    assert_eq!(named(&effect.techniques[0].passes[0].states, true), assigned(pass));
    let Content::Samplers(samplers) = &effect.parameters.last().unwrap().value.content else { panic!("a sampler") };
    assert_eq!(named(&samplers[0], false), assigned(sampler));
    assert!(StateName::find(179).is_none());
}

#[test]
fn shaders_are_found_with_their_place() {
    for bytes in [PARTS, SELECTOR] {
        let effect = Effect::read(bytes).unwrap();
        for shader in effect.shaders() {
            let data = effect.data(shader.span);
            assert_eq!(data[..4], shader.version.0.to_le_bytes());
            assert_eq!(data[data.len() - 4..], [0xFF, 0xFF, 0, 0]);
        }
        assert_eq!(effect.span.length as usize, bytes.len());
    }
    let effect = Effect::read(SELECTOR).unwrap();
    let places: Vec<_> = effect.shaders().map(|shader| (shader.version.0, shader.place)).collect();
    let of = |parameter, element| ShaderPlace::Parameter { parameter, element };
    assert_eq!(
        places,
        [
            (0xFFFF_0200, of(2, None)),
            (0xFFFE_0200, of(1, Some(0))),
            (0xFFFE_0300, of(1, Some(1))),
            (0xFFFF_0101, ShaderPlace::Pass { technique: 1, pass: 0, state: 1 }),
        ]
    );
    let [direct, chosen] = &effect.techniques[..] else { panic!("two techniques") };
    assert_eq!(
        effect.assigned(&direct.passes[0].states[0]),
        Assigned::Parameter(dxvet::d3d9::effect::Name(b"shaders[0]"))
    );
    let Assigned::Selector(name, _) = effect.assigned(&chosen.passes[0].states[0]) else { panic!("a selector") };
    assert_eq!(name.to_string(), "shaders");
    let shader = effect.shader(&chosen.passes[0].states[0]).unwrap();
    // which is 2, and indices[2] is 1.
    assert_eq!(shader.place, of(1, Some(1)));
}

#[test]
fn the_summary_has_the_lines_of_the_dump() {
    let effect = Effect::read(SELECTOR).unwrap();
    let text = print(&effect);
    for line in [
        "param shaders : - class=4 type=16 rows=0 cols=0 elems=2 annots=0 members=0 flags=0 bytes=16",
        "param indices : - class=0 type=2 rows=1 cols=1 elems=3 annots=0 members=0 flags=0 bytes=12 val=010000000000000001000000",
        "technique Direct passes=1 annots=0 validate=00000000",
        "  pass First annots=0 vs=fffe0200 ps=ffff0200",
        "    VertexShader = <shaders[0]>",
        "  pass Second annots=0 vs=fffe0300 ps=ffff0101",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}\n{text}");
    }
}

#[test]
fn the_wrapper_in_front_is_skipped() {
    let mut bytes = WRAPPER.to_le_bytes().to_vec();
    bytes.extend(24u32.to_le_bytes());
    bytes.extend([0; 16]);
    bytes.extend(PARTS);
    let effect = Effect::read(&bytes).unwrap();
    assert_eq!(effect.span.offset, 24);
    assert_eq!(print(&effect).lines().next(), print(&Effect::read(PARTS).unwrap()).lines().next());
}

#[test]
fn broken_files_are_refused_or_read_but_never_worse() {
    for bytes in [PARTS, SELECTOR] {
        // Only the padding of the last object may be missing.
        for length in 0..bytes.len() - 3 {
            assert!(Effect::read(&bytes[..length]).is_err());
        }
        let mut seed = 1u32;
        let mut random = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            seed >> 8
        };
        for _ in 0..2000 {
            let mut broken = bytes.to_vec();
            for _ in 0..=random() % 4 {
                let at = random() as usize % broken.len();
                broken[at] = if random() % 2 == 0 { 0xFF } else { random() as u8 };
            }
            if let Ok(effect) = Effect::read(&broken) {
                let _ = print(&effect);
                let _ = effect.shaders().count();
            }
        }
    }
}

/// A header, `data` behind it, and the tables.
fn effect(data: &[u32], tables: &[u32]) -> Vec<u8> {
    let words = [VERSION, 4 * data.len() as u32].into_iter().chain(data.iter().copied()).chain(tables.iter().copied());
    words.flat_map(u32::to_le_bytes).collect()
}

#[test]
fn shared_targets_do_not_multiply_the_work() {
    // One structure of 2000 members that 2000 parameters share.
    let mut data = vec![0, 0, 5, 0, 0, 0, 2000];
    for _ in 0..2000 {
        data.extend([3, 0, 0, 0, 0, 1, 1]);
    }
    let mut tables = vec![2000, 0, 0, 0];
    for _ in 0..2000 {
        tables.extend([4, 0, 0, 0]);
    }
    tables.extend([0, 0]);
    let Malformed { reason, .. } = Effect::read(&effect(&data, &tables)).unwrap_err();
    assert_eq!(reason, "its parts overlap so often that reading would not end");
    // A structure inside itself cannot be, but one inside another a hundred times can.
    let mut data = vec![0];
    for _ in 0..100 {
        data.extend([0, 5, 0, 0, 0, 1]);
    }
    data.extend([3, 0, 0, 0, 0, 1, 1]);
    let Malformed { reason, .. } = Effect::read(&effect(&data, &[1, 0, 0, 0, 4, 0, 0, 0, 0, 0])).unwrap_err();
    assert_eq!(reason, "structures nest too deep");
    // An array of four thousand million nothings.
    let data = [0, 0, 5, 0, 0, u32::MAX, 0];
    assert!(Effect::read(&effect(&data, &[1, 0, 0, 0, 4, 0, 0, 0, 0, 0])).is_err());
}

#[test]
fn the_listing_shows_arrays_and_passes() {
    let effect = Effect::read(SELECTOR).unwrap();
    let text = dxvet::d3d9::effect::listing(&effect, &Default::default());
    let frame: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//   ")).collect();
    let mut rest = frame.iter();
    for line in [
        "vertexshader shaders[2] = ",
        "{",
        "//listing for: shaders[0]",
        "asm {",
        "    vs_2_0",
        "},",
        "//listing for: shaders[1]",
        "    vs_3_0",
        "}};",
        "//listing of all techniques and passes with embedded asm listings ",
        "technique Direct",
        "    pass First",
        "        vertexshader = ",
        "                vs_2_0",
        "            };",
        "        pixelshader = ",
        "                ps_2_0",
        "            };",
        "    }",
        "}",
        "technique Chosen",
        "                vs_3_0",
        "                ps_1_1",
    ] {
        assert!(rest.any(|found| *found == line), "{line:?} is missing or out of order\n{text}");
    }
    let effect = Effect::read(PARTS).unwrap();
    assert!(
        dxvet::d3d9::effect::listing(&effect, &Default::default()).contains("        //No embedded vertex shader\n")
    );
}
