//! Containers of Shader Model 6.

use super::{Answer, Cause, Features, Function, Use};
use crate::agreement::{self, Loaded, cause};
use crate::diagnostic::Severity;
use crate::dxbc::Container;
use crate::dxil::Kind;
use crate::dxil::expected::compatibility::{Needs, needs};
use crate::dxil::features::{FunctionFlags, Place};
use crate::dxil::flags::{LOW_PRECISION, features as feature_bits};
use crate::identify::Format;
use crate::tables::dxil_flags::FLAGS;
use crate::tables::features::FEATURES;

/// The key of the models that an interface knows.
const MODELS: &str = "6";
/// The part that holds the program.
const PROGRAM: &str = "DXIL";

pub(super) fn read(bytes: &[u8]) -> Features {
    let mut features = Features::new(Format::Dxil);
    if !Container::recognise(bytes) {
        features.notes.push("bitcode without a container: no interface takes it as a shader".to_owned());
        return features;
    }
    let (faults, loaded) = agreement::check(bytes);
    let refused = faults.iter().find(|fault| fault.rule.severity == Severity::Error).map(|fault| Cause {
        text: format!("illegal, {}: {}", fault.rule.code, fault.message()),
        part: None,
        offset: Some(fault.span.offset),
    });
    let Some(loaded) = loaded else {
        features.notes.push(refused.map_or_else(|| "the program cannot be read".to_owned(), |cause| cause.text));
        return features;
    };
    let model = loaded.description.model;
    let stage = u16::try_from(model.stage).ok().and_then(|stage| Kind(stage).prefix()).unwrap_or("?");
    features.profile = Some(format!("{stage}_{}_{}", model.major, model.minor));
    let said = Cause {
        text: format!("the module is of shader model {}.{}", model.major, model.minor),
        part: Some(PROGRAM.to_owned()),
        offset: Some(loaded.bitcode),
    };
    features.model = Some(Answer { value: format!("{}.{}", model.major, model.minor), cause: said.clone() });
    let needed = needs(&loaded.module, &loaded.description, &loaded.features);
    features.code_model = code_model(&loaded, &needed);
    let least = Cause::words("devices of Direct3D 12 start there");
    features.level = Some(Answer { value: "11_0".to_owned(), cause: least });
    features.features = uses(&loaded);
    features.raise_level();
    if loaded.description.is_library() {
        features.functions = functions(&loaded, &needed);
    }
    features.ask(&said, |features, api, place| {
        if refused.is_some() {
            refused.clone()
        } else if !api.models.contains(&MODELS) {
            Some(said.clone())
        } else {
            features.unknown_feature(place)
        }
    });
    features.notes.push("whether the validator takes the module itself is not judged".to_owned());
    features
}

fn of_place(loaded: &Loaded, place: Place) -> Cause {
    let (text, span) = cause(loaded, place);
    Cause { text, part: span.map(|_| PROGRAM.to_owned()), offset: span.map(|span| span.offset) }
}

/// The lowest model that has all that the code uses, and what needs it.
fn code_model(loaded: &Loaded, needed: &[Needs]) -> Option<Answer> {
    let operations = needed.iter().map(|needs| needs.model).max()?;
    let flags = FLAGS.iter().filter(|flag| !flag.local && loaded.features.computed.flags & flag.mask() != 0);
    let newest = flags.max_by_key(|flag| (flag.min_model, std::cmp::Reverse(flag.bit)));
    let (model, cause) = match newest {
        Some(flag) if flag.min_model >= operations && flag.min_model > (6, 0) => {
            let place = loaded.features.computed.cause(flag.bit);
            let cause = place.map_or_else(|| Cause::words(flag.title), |place| of_place(loaded, place));
            (flag.min_model, Cause { text: format!("{}: {}", flag.title, cause.text), ..cause })
        }
        _ => (operations, Cause::words("its operations and the stage of its entry")),
    };
    Some(Answer { value: format!("{}.{}", model.0, model.1), cause })
}

/// The features stated and needed.
fn uses(loaded: &Loaded) -> Vec<Use> {
    let found = &loaded.features;
    let (declared, computed) = (found.declared_features(), feature_bits(found.effective()));
    let rows = FEATURES.iter().filter(|row| (declared | computed) >> row.bit & 1 != 0);
    rows.map(|row| {
        let native = row.name == "native-16-bit";
        let flag = FLAGS
            .iter()
            .find(|flag| flag.feature.map(u32::from) == Some(row.bit) || native && flag.bit == LOW_PRECISION);
        let place = flag.and_then(|flag| found.computed.cause(flag.bit));
        let known = flag.is_some_and(|flag| flag.compared || place.is_some());
        let cause = place.map(|place| of_place(loaded, place));
        Use::new(row, declared >> row.bit & 1 != 0, known.then_some(computed >> row.bit & 1 != 0), cause)
    })
    .collect()
}

/// The functions of a library.
fn functions(loaded: &Loaded, needed: &[Needs]) -> Vec<Function> {
    loaded.features.functions.iter().zip(needed).map(|(function, needs)| one(loaded, function, needs)).collect()
}

fn one(loaded: &Loaded, function: &FunctionFlags, needs: &Needs) -> Function {
    let declared = loaded.module.functions.get(function.function as usize);
    let name = declared
        .map_or_else(String::new, |one| String::from_utf8_lossy(loaded.module.text(one.name)).replace('\u{1}', "\\01"));
    let entry = loaded.description.entries.iter().find(|entry| entry.function == Some(function.function));
    let stages = entry.map_or(needs.stages, |entry| 1_u16.checked_shl(entry.stage).unwrap_or(0));
    let stages = (0..16).filter(|stage| stages >> stage & 1 != 0).map(|stage| STAGES[stage]).collect();
    let bits = loaded.features.function_features(function);
    let names = FEATURES.iter().filter(|row| bits >> row.bit & 1 != 0).map(|row| row.name).collect();
    let model = format!("{}.{}", needs.model.0, needs.model.1);
    Function { name, entry: entry.is_some(), model, stages, features: names }
}

/// Names of the stages, as program headers count them.
pub const STAGES: [&str; 16] = [
    "pixel",
    "vertex",
    "geometry",
    "hull",
    "domain",
    "compute",
    "library",
    "raygeneration",
    "intersection",
    "anyhit",
    "closesthit",
    "miss",
    "callable",
    "mesh",
    "amplification",
    "node",
];
