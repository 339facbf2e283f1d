//! How slots and depths grow from instruction to instruction.

use crate::d3d9::cost::{Slots, cost, validator};
use crate::d3d9::model::{Instruction, Version};
use crate::d3d9::op::Op;
use crate::d3d9::validate::{Depths, Validator};
use crate::diagnostic::Finding;
use crate::profile::Profile;
use crate::tables::costs::PREDICATE;

/// Whose slot costs are added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// The validator's, which it holds against a limit.
    Validator,
    /// The manual's: no limit is enforced in this profile.
    Manual,
}

/// The state after one instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Slots so far.
    pub slots: Slots,
    /// The depth counters; `None` after an error that ends the validation.
    pub depths: Option<Depths>,
}

/// Follows a program instruction by instruction.
#[derive(Debug)]
pub struct Meter {
    profile: Profile,
    slots: Slots,
    validator: Validator,
    findings: Vec<Finding>,
}

impl Meter {
    /// A meter for programs of `version`; `None` where no profile has that token.
    pub fn new(version: Version) -> Option<Self> {
        let validator = Validator::new(version)?;
        Some(Self { profile: version.profile()?, slots: Slots::default(), validator, findings: Vec::new() })
    }

    /// Whose costs are added up.
    pub fn counting(&self) -> Counting {
        match self.profile {
            Profile::Vs2Sw | Profile::Ps2Sw => Counting::Manual,
            profile if profile.major() >= 3 => Counting::Manual,
            _ => Counting::Validator,
        }
    }

    /// The state after one more instruction.
    pub fn step(&mut self, instruction: &Instruction) -> Progress {
        self.validator.instruction(instruction, &mut self.findings);
        self.findings.clear();
        if let Some(op) = Op::find(instruction.token, self.profile) {
            self.slots += self.cost(op);
            if instruction.token.predicated() {
                self.slots += PREDICATE;
            }
        }
        let depths = (!self.validator.aborted()).then(|| self.validator.depths());
        Progress { slots: self.slots, depths }
    }

    fn cost(&self, op: &Op) -> Slots {
        if self.counting() == Counting::Validator {
            return validator(op, self.profile).unwrap_or_default();
        }
        // The software profiles have no table of their own in the manual.
        let profile = match self.profile {
            Profile::Vs2Sw => Profile::Vs2X,
            Profile::Ps2Sw => Profile::Ps2X,
            Profile::Vs3Sw => Profile::Vs30,
            Profile::Ps3Sw => Profile::Ps30,
            profile => profile,
        };
        let documented = cost(op, profile).and_then(|row| row.documented);
        Slots { arithmetic: documented.map_or(0, |documented| documented.slots.into()), texture: 0 }
    }
}
