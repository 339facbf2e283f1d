//! Direct3D 9 shaders: they have a profile and ask for caps, not for features.

use super::{Answer, Cause, Features, Taker};
use crate::d3d9::caps::Caps;
use crate::diagnostic::Severity;
use crate::front::{CheckOptions, check};
use crate::identify::Format;
use crate::profile::Stage;
use crate::report::{Report, Verdict};
use crate::tables::caps::PRESETS;

pub(super) fn read(bytes: &[u8], format: Format) -> Features {
    let mut features = Features::new(format);
    let options = CheckOptions { usage: false, warnings: false, max_findings: 100, ..CheckOptions::default() };
    let report = check(bytes, &options);
    let Some(profile) = report.profile else {
        features.notes.push("its version names no profile".to_owned());
        return features;
    };
    let offset = (format == Format::D3d9).then_some(0);
    let version = Cause { text: format!("its version: {}", profile.name()), part: None, offset };
    features.profile = Some(profile.name().to_owned());
    features.model = Some(Answer { value: profile.name()[3..].replace('_', "."), cause: version.clone() });
    let illegal = refusal(&report);
    features.ask(&version, |_, api, _| match api.key {
        "d3d9" => illegal.clone(),
        _ => Some(version.clone()),
    });
    if illegal.is_some() {
        return features;
    }
    for preset in PRESETS {
        let (Some(caps), Some(stage)) = (Caps::preset(preset.name), stage_of(preset.name)) else { continue };
        if (stage == Stage::Pixel) != profile.is_pixel() {
            continue;
        }
        let report = check(bytes, &CheckOptions { caps: Some(&caps), ..options });
        let refused = refusal(&report);
        features.devices.push(Taker {
            key: preset.name,
            name: preset.name,
            accepted: refused.is_none(),
            cause: refused.unwrap_or_else(|| version.clone()),
        });
    }
    features
}

/// The stage a preset is about.
fn stage_of(preset: &str) -> Option<Stage> {
    match preset.get(..3)? {
        "vs_" => Some(Stage::Vertex),
        "ps_" => Some(Stage::Pixel),
        _ => None,
    }
}

/// Why the reference, or a device, refuses it.
fn refusal(report: &Report) -> Option<Cause> {
    if report.verdict == Some(Verdict::Accept) {
        return None;
    }
    let error = report.diagnostics.iter().find(|diagnostic| diagnostic.severity == Severity::Error);
    Some(match error {
        Some(error) => Cause { text: format!("{}: {}", error.code, error.message), part: None, offset: error.offset },
        None => Cause::words("no verdict"),
    })
}
