//! Class linkage (IFCE): classes, their instances, and the slots that interfaces fill.

use crate::dxbc::container::Part;
use crate::dxbc::field::{Fields, Text};
use crate::fault::Fault;

/// A class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassType<'a> {
    /// Its name.
    pub name: Text<'a>,
    /// Number the part gives it.
    pub id: u16,
    /// Constant buffer rows of an instance.
    pub stride: u16,
    /// Textures of an instance.
    pub textures: u16,
    /// Samplers of an instance.
    pub samplers: u16,
}

/// An instance of a class; `u16::MAX` stands for "none".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassInstance<'a> {
    /// Its name.
    pub name: Text<'a>,
    /// Its class.
    pub class: u16,
    /// Length of the array.
    pub elements: u16,
    /// Constant buffer.
    pub buffer: u16,
    /// Row in it.
    pub offset: u16,
    /// First texture.
    pub texture: u16,
    /// First sampler.
    pub sampler: u16,
}

/// Slots that share their classes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slots {
    /// Number of slots.
    pub span: u32,
    /// Classes that may fill them, and their function tables.
    pub types: Vec<(u16, u32)>,
}

/// The part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interfaces<'a> {
    /// Classes.
    pub types: Vec<ClassType<'a>>,
    /// Instances.
    pub instances: Vec<ClassInstance<'a>>,
    /// Slots.
    pub slots: Vec<Slots>,
    /// Number of slots in all.
    pub total: u32,
}

impl<'a> Interfaces<'a> {
    /// Reads the part.
    pub fn decode(part: Part<'a>, found: &mut Vec<Fault>) -> Self {
        let mut fields = Fields::new(part, found);
        let header: [u32; 7] = std::array::from_fn(|place| fields.word(4 * place, "the header"));
        let [instances, types, records, total, instance_table, type_table, slot_table] = header;
        let half = |fields: &mut Fields<'a, '_>, at: usize| fields.half(at, "a class linkage record");
        let at = type_table as usize;
        // Records that share their bytes, as only forged ones do, may not fill the memory.
        let mut budget = fields.data.len();
        let mut spend = |count: usize, size: usize| {
            let allowed = count.min(budget / size);
            budget -= allowed * size;
            allowed
        };
        let count = spend(fields.count(types, at, 12, "classes"), 12);
        let types = (0..count)
            .map(|number| at + 12 * number)
            .map(|at| ClassType {
                name: name(&mut fields, at),
                id: half(&mut fields, at + 4),
                stride: half(&mut fields, at + 6),
                textures: half(&mut fields, at + 8),
                samplers: half(&mut fields, at + 10),
            })
            .collect();
        let at = instance_table as usize;
        let count = spend(fields.count(instances, at, 16, "instances"), 16);
        let instances = (0..count)
            .map(|number| at + 16 * number)
            .map(|at| ClassInstance {
                name: name(&mut fields, at),
                class: half(&mut fields, at + 4),
                elements: half(&mut fields, at + 6),
                buffer: half(&mut fields, at + 8),
                offset: half(&mut fields, at + 10),
                texture: half(&mut fields, at + 12),
                sampler: half(&mut fields, at + 14),
            })
            .collect();
        let at = slot_table as usize;
        let count = spend(fields.count(records, at, 16, "slots"), 16);
        let slots = (0..count).map(|number| slots(&mut fields, at + 16 * number, &mut budget)).collect();
        Self { types, instances, slots, total }
    }
}

fn name<'a>(fields: &mut Fields<'a, '_>, at: usize) -> Text<'a> {
    let offset = fields.word(at, "a name's offset") as usize;
    fields.text(offset, "a name")
}

fn slots(fields: &mut Fields<'_, '_>, at: usize, budget: &mut usize) -> Slots {
    let span = fields.word(at, "a slot count");
    let ids = fields.word(at + 8, "the classes' offset") as usize;
    let tables = fields.word(at + 12, "the function tables' offset") as usize;
    let count = fields.word(at + 4, "a class count");
    let count = fields.count(count, ids, 2, "classes of a slot").min(*budget / 2);
    *budget -= 2 * count;
    let types = (0..count)
        .map(|place| {
            (fields.half(ids + 2 * place, "a class number"), fields.word(tables + 4 * place, "a function table number"))
        })
        .collect();
    Slots { span, types }
}

impl Interfaces<'_> {
    /// The part's content: header, slots, classes, instances, and the lists and names they use.
    pub fn encode(&self) -> Vec<u8> {
        let slots = HEADER;
        let types = slots + 16 * self.slots.len();
        let instances = types + 12 * self.types.len();
        let pool_start = instances + 16 * self.instances.len();
        let mut pool: Vec<u8> = Vec::new();
        let mut keep = |bytes: Vec<u8>| {
            pool.resize(pool.len().next_multiple_of(4), 0xAB);
            let offset = (pool_start + pool.len()) as u32;
            pool.extend(bytes);
            offset
        };
        let mut words = vec![
            self.instances.len() as u32,
            self.types.len() as u32,
            self.slots.len() as u32,
            self.total,
            instances as u32,
            types as u32,
            slots as u32,
            0,
            MARK,
        ];
        for slots in &self.slots {
            let ids = keep(slots.types.iter().flat_map(|(id, _)| id.to_le_bytes()).collect());
            let tables = keep(slots.types.iter().flat_map(|(_, table)| table.to_le_bytes()).collect());
            words.extend([slots.span, slots.types.len() as u32, ids, tables]);
        }
        let two = |low: u16, high: u16| u32::from(low) | u32::from(high) << 16;
        let text = |name: Text<'_>| [name.0, &[0]].concat();
        for class in &self.types {
            let name = keep(text(class.name));
            words.extend([name, two(class.id, class.stride), two(class.textures, class.samplers)]);
        }
        for it in &self.instances {
            let name = keep(text(it.name));
            words.extend([name, two(it.class, it.elements), two(it.buffer, it.offset), two(it.texture, it.sampler)]);
        }
        let mut out: Vec<u8> = words.into_iter().flat_map(u32::to_le_bytes).collect();
        out.extend(pool);
        out.resize(out.len().next_multiple_of(4), 0xAB);
        out
    }
}

/// Bytes before the first slot.
const HEADER: usize = 36;
/// The word that ends the header.
const MARK: u32 = 0xF93E_DAA6;
