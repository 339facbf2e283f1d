//! What the temporary and texture registers hold, component by component.

use crate::d3d9::model::{Opcode, RegisterType};
use crate::d3d9::op::opcode;

/// The instruction that wrote a component.
#[derive(Clone, Copy, Debug)]
pub(super) struct Writer {
    pub(super) index: u32,
    pub(super) opcode: Opcode,
    pub(super) saturated: bool,
    /// The phase it belongs to: 0 before the marker, 1 after it.
    pub(super) phase: u8,
    /// The texture registers it read, one bit each.
    pub(super) from: u8,
}

/// One component of a register.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Component {
    pub(super) writer: Option<Writer>,
    /// Whether the last instruction that read it without an error was texbem or texbeml.
    pub(super) bumped: bool,
}

/// One register.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Register {
    pub(super) components: [Component; 4],
    /// Where the phase marker erased an alpha that had been written.
    pub(super) alpha_lost: Option<u32>,
    /// Where a texcrd with the mask .rg erased a blue that had been written.
    pub(super) blue_lost: Option<u32>,
}

impl Register {
    /// The components with a bit in `mask`.
    pub(super) fn masked(&self, mask: u8) -> impl Iterator<Item = &Component> {
        self.components.iter().enumerate().filter(move |(index, _)| mask >> index & 1 != 0).map(|(_, part)| part)
    }
    /// Those of `mask` that nothing has written.
    pub(super) fn missing(&self, mask: u8) -> u8 {
        let written = (0..4).filter(|&index| self.components[index].writer.is_some());
        mask & !written.fold(0, |bits, index| bits | 1 << index)
    }
    /// The writers of the components of `mask`.
    pub(super) fn writers(&self, mask: u8) -> impl Iterator<Item = &Writer> {
        self.masked(mask).filter_map(|part| part.writer.as_ref())
    }
    /// A write to the components of `mask`.
    pub(super) fn write(&mut self, mask: u8, writer: Writer) {
        for (index, part) in self.components.iter_mut().enumerate() {
            if mask >> index & 1 != 0 {
                *part = Component { writer: Some(writer), bumped: false };
            }
        }
    }
    /// A read of the components of `mask`; `bumped` where texbem or texbeml does it.
    pub(super) fn read(&mut self, mask: u8, bumped: bool) {
        for (index, part) in self.components.iter_mut().enumerate() {
            if mask >> index & 1 != 0 {
                part.bumped = bumped;
            }
        }
    }
}

/// The registers that can be written: r and t. None of these profiles has more than six of a kind.
#[derive(Debug, Default)]
pub(super) struct Registers {
    temporaries: [Register; 6],
    textures: [Register; 6],
}

impl Registers {
    /// The register, where the file is r or t and the number in range.
    pub(super) fn get(&self, file: RegisterType, number: u16) -> Option<&Register> {
        match file {
            RegisterType::TEMP => self.temporaries.get(number as usize),
            RegisterType::TEXTURE => self.textures.get(number as usize),
            _ => None,
        }
    }
    /// The same to change it.
    pub(super) fn get_mut(&mut self, file: RegisterType, number: u16) -> Option<&mut Register> {
        match file {
            RegisterType::TEMP => self.temporaries.get_mut(number as usize),
            RegisterType::TEXTURE => self.textures.get_mut(number as usize),
            _ => None,
        }
    }
    /// The phase marker: the alpha of every temporary is gone.
    pub(super) fn lose_alpha(&mut self, index: u32) {
        for register in &mut self.temporaries {
            if register.components[3].writer.take().is_some() {
                register.alpha_lost = Some(index);
            }
        }
    }
    /// Whether the red of texture register `number` was sampled from a texture.
    pub(super) fn is_sampled(&self, number: u16) -> bool {
        let writer = self.get(RegisterType::TEXTURE, number).and_then(|register| register.components[0].writer);
        writer.is_some_and(|writer| writer.opcode == opcode::TEX || is_dependent_read(writer.opcode))
    }
}

/// Texture operations that sample with an address computed from another texture register.
pub(super) fn is_dependent_read(number: Opcode) -> bool {
    matches!(
        number,
        opcode::TEXBEM
            | opcode::TEXBEML
            | opcode::TEXREG2AR
            | opcode::TEXREG2GB
            | opcode::TEXREG2RGB
            | opcode::TEXDP3TEX
            | opcode::TEXM3X2TEX
            | opcode::TEXM3X3TEX
            | opcode::TEXM3X3SPEC
            | opcode::TEXM3X3VSPEC
    )
}

/// Texture operations whose destination holds nothing to read.
pub(super) fn is_unreadable(number: Opcode) -> bool {
    matches!(number, opcode::TEXKILL | opcode::TEXM3X2PAD | opcode::TEXM3X3PAD | opcode::TEXM3X2DEPTH)
}

/// texbem and texbeml.
pub(super) fn is_bump(number: Opcode) -> bool {
    matches!(number, opcode::TEXBEM | opcode::TEXBEML)
}
