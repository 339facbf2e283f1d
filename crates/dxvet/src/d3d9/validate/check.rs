//! The validator as the assembler drives it.

use super::Validator;
use crate::d3d9::model::{Instruction, Version};
use crate::d3d9::parse::Checker;
use crate::diagnostic::Finding;

/// Validates each instruction as it is assembled.
#[derive(Debug, Default)]
pub struct Check {
    validator: Option<Validator>,
}

impl Checker for Check {
    fn begin(&mut self, version: Version) {
        self.validator = Validator::new(version);
    }
    fn instruction(&mut self, instruction: &Instruction, findings: &mut Vec<Finding>) {
        if let Some(validator) = &mut self.validator {
            validator.instruction(instruction, findings);
        }
    }
    fn aborted(&self) -> bool {
        self.validator.as_ref().is_some_and(Validator::aborted)
    }
    fn refuse(&mut self) {
        if let Some(validator) = &mut self.validator {
            validator.refuse();
        }
    }
    fn finish(&mut self, findings: &mut Vec<Finding>) {
        if let Some(validator) = &mut self.validator {
            validator.finish(findings);
        }
    }
}
