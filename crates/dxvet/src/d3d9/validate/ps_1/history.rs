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

/// What a component holds.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Contents {
    pub(super) writer: Option<Writer>,
    /// Whether the last instruction that read it without an error was texbem or texbeml.
    pub(super) bumped: bool,
}

/// One component of a register. The instructions of a pair run at the same time: none of them
/// sees what another one writes.
#[derive(Clone, Copy, Debug, Default)]
struct Component {
    now: Contents,
    /// What it held before the cycle in which it was written last.
    before: Contents,
    /// That cycle.
    cycle: u32,
}

impl Component {
    fn seen(&self, cycle: u32) -> &Contents {
        if self.cycle == cycle { &self.before } else { &self.now }
    }
}

/// What an instruction sees of a register.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct View {
    pub(super) contents: [Contents; 4],
    /// The components that the current cycle has written already.
    pub(super) fresh: u8,
    /// Where the phase marker erased an alpha that had been written.
    pub(super) alpha_lost: Option<u32>,
    /// Where a texcrd with the mask .rg erased a blue that had been written.
    pub(super) blue_lost: Option<u32>,
}

impl View {
    /// The components with a bit in `mask`.
    pub(super) fn masked(&self, mask: u8) -> impl Iterator<Item = &Contents> {
        self.contents.iter().enumerate().filter(move |(index, _)| mask >> index & 1 != 0).map(|(_, part)| part)
    }
    /// Those of `mask` that nothing has written.
    pub(super) fn missing(&self, mask: u8) -> u8 {
        let written = (0..4).filter(|&index| self.contents[index].writer.is_some());
        mask & !written.fold(0, |bits, index| bits | 1 << index)
    }
    /// The writers of the components of `mask`.
    pub(super) fn writers(&self, mask: u8) -> impl Iterator<Item = &Writer> {
        self.masked(mask).filter_map(|part| part.writer.as_ref())
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Register {
    components: [Component; 4],
    alpha_lost: Option<u32>,
    blue_lost: Option<u32>,
}

impl Register {
    fn view(&self, cycle: u32, choose: impl Fn(&Component) -> &Contents) -> View {
        let written = (0..4).filter(|&index| self.components[index].cycle == cycle);
        View {
            contents: [0, 1, 2, 3].map(|index| *choose(&self.components[index])),
            fresh: written.fold(0, |bits, index| bits | 1 << index),
            alpha_lost: self.alpha_lost,
            blue_lost: self.blue_lost,
        }
    }
}

/// The registers that can be written: r and t. None of these profiles has more than six of a kind.
#[derive(Debug, Default)]
pub(super) struct Registers {
    temporaries: [Register; 6],
    textures: [Register; 6],
    /// The current cycle, from 1: an instruction, or a pair.
    cycle: u32,
    /// The phase in which it began: 0 before the marker, 1 after it.
    pub(super) phase: u8,
}

impl Registers {
    /// A new instruction; `paired` where it runs together with the one before it.
    pub(super) fn advance(&mut self, paired: bool, phase: u8) {
        if !paired || self.cycle == 0 {
            self.cycle += 1;
            self.phase = phase;
        }
    }
    fn get(&self, file: RegisterType, number: u16) -> Option<&Register> {
        match file {
            RegisterType::TEMP => self.temporaries.get(number as usize),
            RegisterType::TEXTURE => self.textures.get(number as usize),
            _ => None,
        }
    }
    fn get_mut(&mut self, file: RegisterType, number: u16) -> Option<&mut Register> {
        match file {
            RegisterType::TEMP => self.temporaries.get_mut(number as usize),
            RegisterType::TEXTURE => self.textures.get_mut(number as usize),
            _ => None,
        }
    }
    /// What the current instruction sees of the register, where the file is r or t and the number
    /// in range.
    pub(super) fn view(&self, file: RegisterType, number: u16) -> Option<View> {
        Some(self.get(file, number)?.view(self.cycle, |part| part.seen(self.cycle)))
    }
    /// What the register holds after all instructions so far, those of the same cycle included.
    pub(super) fn latest(&self, file: RegisterType, number: u16) -> Option<View> {
        Some(self.get(file, number)?.view(self.cycle, |part| &part.now))
    }
    /// A write to the components of `mask`.
    pub(super) fn write(&mut self, file: RegisterType, number: u16, mask: u8, writer: Writer) {
        let cycle = self.cycle;
        let Some(register) = self.get_mut(file, number) else { return };
        for (index, part) in register.components.iter_mut().enumerate() {
            if mask >> index & 1 != 0 {
                let before = *part.seen(cycle);
                *part = Component { now: Contents { writer: Some(writer), bumped: false }, before, cycle };
            }
        }
    }
    /// A read of the components of `mask`; `bumped` where texbem or texbeml does it.
    pub(super) fn read(&mut self, file: RegisterType, number: u16, mask: u8, bumped: bool) {
        let cycle = self.cycle;
        let Some(register) = self.get_mut(file, number) else { return };
        for (index, part) in register.components.iter_mut().enumerate() {
            // What the same cycle writes is not what was read.
            if mask >> index & 1 != 0 && part.cycle != cycle {
                part.now.bumped = bumped;
            }
        }
    }
    /// The phase marker: the alpha of every temporary is gone.
    pub(super) fn lose_alpha(&mut self, index: u32) {
        for register in &mut self.temporaries {
            if register.components[3].now.writer.take().is_some() {
                register.alpha_lost = Some(index);
            }
        }
    }
    /// texcrd with the mask .rg: the blue of the register is gone.
    pub(super) fn lose_blue(&mut self, number: u16, index: u32) {
        if let Some(register) = self.get_mut(RegisterType::TEMP, number)
            && register.components[2].now.writer.take().is_some()
        {
            register.blue_lost = Some(index);
        }
    }
    /// Whether the red of texture register `number` was sampled from a texture.
    pub(super) fn is_sampled(&self, number: u16) -> bool {
        let writer = self.latest(RegisterType::TEXTURE, number).and_then(|register| register.contents[0].writer);
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
