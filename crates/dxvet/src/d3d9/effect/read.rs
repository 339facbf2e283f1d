//! Reading an effect. Offsets may point anywhere and several places may share one target, so a
//! budget proportional to the input bounds all that is read, and structures nest only so deep.

use super::index::Index;
use super::{
    Annotation, Class, Content, Effect, Kind, Malformed, Name, Object, Parameter, Pass, Resource, State, Technique,
    Type, Usage, Value,
};
use crate::bytes::word;
use crate::span::Span;

/// How deep structures may nest.
const DEPTH: u32 = 64;

type Read<T> = Result<T, Malformed>;

pub(super) fn read<'a>(bytes: &'a [u8], budget: &mut usize) -> Read<Effect<'a>> {
    let malformed = |offset, reason| Malformed { offset, reason };
    if bytes.len() > u32::MAX as usize / 2 {
        return Err(malformed(0, "the input is too large"));
    }
    let start = Effect::locate(bytes).ok_or(malformed(0, "no version token of an effect"))?;
    let base = start + 8;
    let table = word(bytes, start + 4).ok_or(malformed(start as u32, "the header ends early"))?;
    let at = base.saturating_add(table as usize);
    let mut reader = Reader { bytes, base, at, budget };
    let (parameter_count, technique_count) = (reader.next()?, reader.next()?);
    let (blocks, object_count) = (reader.next()?, reader.next()?);
    let parameters = reader.list(parameter_count, Reader::parameter)?;
    let techniques = reader.list(technique_count, Reader::technique)?;
    let (objects, resources) = (reader.next()?, reader.next()?);
    let objects = reader.list(objects, Reader::object)?;
    let resources = reader.list(resources, Reader::resource)?;
    let span = Span { offset: start as u32, length: (reader.at.min(bytes.len()) - start) as u32 };
    let index = Index::new(&parameters, &objects);
    let mut effect = Effect { bytes, span, blocks, object_count, parameters, techniques, objects, resources, index };
    assign(&mut effect);
    Ok(effect)
}

/// Tells every state which resource it takes its value from.
fn assign(effect: &mut Effect<'_>) {
    for (number, resource) in effect.resources.iter().enumerate() {
        let states = match resource.technique {
            Some(technique) => effect
                .techniques
                .get_mut(technique as usize)
                .and_then(|technique| technique.passes.get_mut(resource.index as usize))
                .map(|pass| &mut pass.states),
            None => match effect.parameters.get_mut(resource.index as usize).map(|found| &mut found.value.content) {
                Some(Content::Samplers(samplers)) => samplers.get_mut(resource.element.unwrap_or(0) as usize),
                _ => None,
            },
        };
        if let Some(state) = states.and_then(|states| states.get_mut(resource.state as usize)) {
            state.resource = Some(number as u32);
        }
    }
}

struct Reader<'a, 'b> {
    bytes: &'a [u8],
    /// What offsets in the file count from.
    base: usize,
    /// The next word of the tables.
    at: usize,
    /// What may still be read: every word and every byte of a name costs one.
    budget: &'b mut usize,
}

impl<'a> Reader<'a, '_> {
    fn malformed<T>(&self, at: usize, reason: &'static str) -> Read<T> {
        Err(Malformed { offset: at.min(self.bytes.len()) as u32, reason })
    }

    fn spend(&mut self, at: usize, cost: usize) -> Read<()> {
        match self.budget.checked_sub(cost) {
            Some(budget) => {
                *self.budget = budget;
                Ok(())
            }
            None => self.malformed(at, "its parts overlap so often that reading would not end"),
        }
    }

    fn word(&mut self, at: usize) -> Read<u32> {
        self.spend(at, 1)?;
        word(self.bytes, at).map_or_else(|| self.malformed(at, "the data ends early"), Ok)
    }

    /// The next word of the tables.
    fn next(&mut self) -> Read<u32> {
        let word = self.word(self.at)?;
        self.at += 4;
        Ok(word)
    }

    /// The place that the next word of the tables points to.
    fn target(&mut self) -> Read<usize> {
        let offset = self.next()?;
        Ok(self.base.saturating_add(offset as usize))
    }

    fn list<T>(&mut self, count: u32, item: fn(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        let mut list = Vec::new();
        for _ in 0..count {
            self.spend(self.at, 1)?;
            list.push(item(self)?);
        }
        Ok(list)
    }

    /// A length, then that many bytes, the last a zero.
    fn name(&mut self, at: usize) -> Read<Name<'a>> {
        let length = self.word(at)? as usize;
        self.spend(at, length)?;
        let Some(bytes) = self.bytes.get(at + 4..(at + 4).saturating_add(length)) else {
            return self.malformed(at, "the name ends outside the data");
        };
        let end = bytes.iter().position(|byte| *byte == 0).unwrap_or(length);
        Ok(Name(&bytes[..end]))
    }

    fn parameter(&mut self) -> Read<Parameter<'a>> {
        let (kind, value) = (self.target()?, self.target()?);
        let flags = self.next()?;
        let annotations = self.next()?;
        let annotations = self.list(annotations, Self::annotation)?;
        let (kind, value) = self.typed(kind, value)?;
        Ok(Parameter { kind, value, flags, annotations })
    }

    fn annotation(&mut self) -> Read<Annotation<'a>> {
        let (kind, value) = (self.target()?, self.target()?);
        let (kind, value) = self.typed(kind, value)?;
        Ok(Annotation { kind, value })
    }

    fn technique(&mut self) -> Read<Technique<'a>> {
        let name = self.target()?;
        let name = self.name(name)?;
        let (annotations, passes) = (self.next()?, self.next()?);
        let annotations = self.list(annotations, Self::annotation)?;
        Ok(Technique { name, annotations, passes: self.list(passes, Self::pass)? })
    }

    fn pass(&mut self) -> Read<Pass<'a>> {
        let name = self.target()?;
        let name = self.name(name)?;
        let (annotations, states) = (self.next()?, self.next()?);
        let annotations = self.list(annotations, Self::annotation)?;
        Ok(Pass { name, annotations, states: self.list(states, |reader| reader.table_state(0))? })
    }

    /// A state whose four words are the next of the tables.
    fn table_state(&mut self, depth: u32) -> Read<State<'a>> {
        let mut at = self.at;
        let state = self.state(&mut at, depth)?;
        self.at = at;
        Ok(state)
    }

    fn state(&mut self, at: &mut usize, depth: u32) -> Read<State<'a>> {
        let mut words = [0; 4];
        for word in &mut words {
            *word = self.word(*at)?;
            *at += 4;
        }
        let [number, index, kind, value] = words;
        let mut kind_at = self.base.saturating_add(kind as usize);
        let mut value_at = self.base.saturating_add(value as usize);
        let kind = self.kind(&mut kind_at, depth)?;
        let value = self.value(&kind, &mut value_at, depth)?;
        Ok(State { number, index, kind, value, resource: None })
    }

    fn typed(&mut self, mut kind: usize, mut value: usize) -> Read<(Type<'a>, Value<'a>)> {
        let kind = self.kind(&mut kind, 0)?;
        let value = self.value(&kind, &mut value, 0)?;
        Ok((kind, value))
    }

    /// A type at `at`, which moves behind it.
    fn kind(&mut self, at: &mut usize, depth: u32) -> Read<Type<'a>> {
        let start = *at;
        if depth > DEPTH {
            return self.malformed(start, "structures nest too deep");
        }
        let mut words = [0; 5];
        for word in &mut words {
            *word = self.word(*at)?;
            *at += 4;
        }
        let [kind, class, name, semantic, elements] = words;
        let (kind, class) = (Kind(kind), Class(class));
        let name = self.name(self.base.saturating_add(name as usize))?;
        let semantic = self.name(self.base.saturating_add(semantic as usize))?;
        let mut found = Type { kind, class, name, semantic, elements, rows: 0, columns: 0, members: Vec::new() };
        match class {
            Class::SCALAR | Class::VECTOR | Class::MATRIX_ROWS | Class::MATRIX_COLUMNS => {
                let (first, second) = (self.word(*at)?, self.word(*at + 4)?);
                *at += 8;
                let columns_first = matches!(class, Class::SCALAR | Class::VECTOR);
                (found.rows, found.columns) = if columns_first { (second, first) } else { (first, second) };
            }
            Class::OBJECT => {}
            Class::STRUCT => {
                let members = self.word(*at)?;
                *at += 4;
                for _ in 0..members {
                    let member = self.kind(at, depth + 1)?;
                    found.members.push(member);
                }
            }
            _ => return self.malformed(start + 4, "unknown class of a type"),
        }
        Ok(found)
    }

    /// The value of a `kind` at `at`, which moves behind it.
    fn value(&mut self, kind: &Type<'a>, at: &mut usize, depth: u32) -> Read<Value<'a>> {
        let start = *at;
        if depth > DEPTH {
            return self.malformed(start, "samplers nest too deep");
        }
        let count = kind.elements.max(1);
        let content = match kind.class {
            Class::STRUCT => {
                let mut values = Vec::new();
                for _ in 0..count {
                    self.spend(start, 1)?;
                    for member in &kind.members {
                        values.push(self.value(member, at, depth + 1)?);
                    }
                }
                Content::Structure(values)
            }
            Class::OBJECT if kind.kind.is_sampler() => {
                let mut samplers = Vec::new();
                for _ in 0..count {
                    samplers.push(self.sampler(at, depth + 1)?);
                }
                Content::Samplers(samplers)
            }
            Class::OBJECT => {
                let mut objects = Vec::new();
                for _ in 0..count {
                    objects.push(self.word(*at)?);
                    *at += 4;
                }
                Content::Objects(objects)
            }
            _ => {
                self.spend(start, 1)?;
                let length = count as u128 * kind.rows as u128 * kind.columns as u128 * 4;
                if length > self.bytes.len().saturating_sub(start) as u128 {
                    return self.malformed(start, "the value ends outside the data");
                }
                *at += length as usize;
                Content::Numbers
            }
        };
        Ok(Value { span: Span { offset: start as u32, length: (*at - start) as u32 }, content })
    }

    fn sampler(&mut self, at: &mut usize, depth: u32) -> Read<Vec<State<'a>>> {
        let count = self.word(*at)?;
        *at += 4;
        let mut states = Vec::new();
        for _ in 0..count {
            states.push(self.state(at, depth)?);
        }
        Ok(states)
    }

    /// The next `length` bytes of the tables, which are padded to whole words.
    fn data(&mut self, length: u32) -> Read<Span> {
        let start = self.at;
        let end = start.saturating_add(length as usize);
        if end > self.bytes.len() {
            return self.malformed(start, "the object ends outside the data");
        }
        self.at = start + (length as usize).next_multiple_of(4);
        Ok(Span { offset: start as u32, length })
    }

    fn object(&mut self) -> Read<Object> {
        let (number, length) = (self.next()?, self.next()?);
        Ok(Object { number, span: self.data(length)? })
    }

    fn resource(&mut self) -> Read<Resource> {
        let some = |word| if word == u32::MAX { None } else { Some(word) };
        let technique = some(self.next()?);
        let index = self.next()?;
        let element = some(self.next()?);
        let state = self.next()?;
        let usage = Usage(self.next()?);
        let length = self.next()?;
        Ok(Resource { technique, index, element, state, usage, span: self.data(length)? })
    }
}
