//! Labels, calls and interfaces.

use super::{Context, Current, Phase};
use crate::sm4::model::{Index, Program, register};
use crate::sm4::op::opcode;
use crate::tables::{sm4_limits, sm4_rules as rules};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

/// Most function tables of an interface that are looked up for each call of it.
const MOST_TARGETS: usize = 64;

/// A subroutine: register type (label or function body) and number.
pub(super) type Name = (u8, u32);

/// Labels, calls and interfaces seen so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Calls {
    /// Where each label stands.
    labels: BTreeMap<Name, u32>,
    /// Who calls whom, first call each: caller (`None` for the main program), callee.
    calls: BTreeMap<(Option<Name>, Name), u32>,
    /// The hull shader phase that called a subroutine first.
    phases: BTreeMap<Name, u32>,
    /// The subroutine the walk is in.
    inside: Option<Name>,
    /// Number of the hull shader phase.
    phase: u32,
    bodies: BTreeMap<u32, (u32, bool)>,
    tables: BTreeMap<u32, Table>,
    interfaces: BTreeMap<u32, Interface>,
    objects: u32,
    sites: u32,
}

#[derive(Clone, Copy, Debug)]
struct Table {
    bodies: u32,
    at: u32,
    used: bool,
}

#[derive(Clone, Copy, Debug)]
struct Interface {
    elements: u32,
    sites: u32,
    dynamic: bool,
    at: u32,
    used: bool,
}

impl Calls {
    /// Whether the program has subroutines.
    pub(super) fn has_labels(&self) -> bool {
        !self.labels.is_empty()
    }
    /// Where subroutines start, in the order of the program.
    pub(super) fn starts(&self) -> Vec<(u32, Name)> {
        let mut all: Vec<(u32, Name)> = self.labels.iter().map(|(name, at)| (*at, *name)).collect();
        all.sort_unstable();
        all
    }
    /// The subroutines that a call may go to; none where they are too many or not known.
    pub(super) fn targets(&self, program: &Program, current: &Current<'_>) -> Vec<Name> {
        let label = |place: usize| current.operands().get(place).and_then(|operand| operand.number());
        let number = match current.opcode {
            opcode::CALL => label(0),
            opcode::CALLC => label(1),
            _ => return self.bodies(program, current, MOST_TARGETS).unwrap_or_default(),
        };
        number.map(|number| (register::LABEL, number)).into_iter().collect()
    }
    /// The bodies that an interface call may run; `None` where they are more than `most`.
    fn bodies(&self, program: &Program, current: &Current<'_>, most: usize) -> Option<Vec<Name>> {
        let number = current.first().number()?;
        let site = current.instruction.leading().first().copied().unwrap_or(0);
        let (_, interface) = self.interfaces.range(..=number).next_back()?;
        let list = |at: u32| program.get(at as usize).map_or(&[][..], |instruction| instruction.rest());
        let tables = list(interface.at).get(3..)?;
        if tables.len() > most {
            return None;
        }
        let body = |table: &u32| list(self.tables.get(table)?.at).get(2 + site as usize).copied();
        Some(tables.iter().filter_map(body).map(|number| (register::FUNCTION_BODY, number)).collect())
    }
    /// The phase of a hull shader that calls a subroutine.
    pub(super) fn phase_of(&self, name: Name) -> Option<u32> {
        self.phases.get(&name).copied()
    }
}

fn spoken((kind, number): Name) -> String {
    format!("{}{number}", if kind == register::FUNCTION_BODY { "fb" } else { "label l" })
}

/// One instruction. It stands before the pass on blocks.
pub(super) fn calls(context: &mut Context<'_>, current: &Current<'_>) {
    match current.opcode {
        opcode::LABEL => label(context, current),
        opcode::CALL => call(context, current, 0),
        opcode::CALLC => call(context, current, 1),
        opcode::FCALL => interface_call(context, current),
        _ => {}
    }
}

/// The marker of a hull shader phase.
pub(super) fn phase(context: &mut Context<'_>) {
    context.calls.phase += 1;
    context.calls.inside = None;
    context.phases.enter(context.calls.phase);
}

/// Two phases of a hull shader do not call the same subroutine.
fn in_one_phase(context: &mut Context<'_>, name: Name) {
    if context.phase == Phase::None || context.phases.is_unknown() {
        return;
    }
    context.phases.call();
    let phase = context.phases.current();
    if *context.calls.phases.entry(name).or_insert(phase) != phase {
        context.blame(&rules::SUBROUTINE_SHARED, &[("label", &spoken(name))]);
    }
}

fn label(context: &mut Context<'_>, current: &Current<'_>) {
    if !context.blocks.open.is_empty() {
        context.blame(&rules::LABEL_NESTED, &[]);
    } else if !context.blocks.after(opcode::RET) {
        context.blame(&rules::LABEL_NOT_AFTER_RET, &[]);
    }
    context.blocks.restart();
    let Some(number) = current.first().number() else { return };
    let name = (current.first().register_type(), number);
    if context.calls.labels.contains_key(&name) {
        context.blame(&rules::LABEL_REPEATED, &[("label", &spoken(name))]);
    }
    if name.0 == register::FUNCTION_BODY && !context.calls.bodies.contains_key(&number) {
        context.blame(&rules::FUNCTION_LABEL_UNDECLARED, &[("number", &number)]);
    }
    context.calls.labels.entry(name).or_insert(context.number);
    context.calls.inside = Some(name);
    super::phases::subroutine(context, name);
}

fn call(context: &mut Context<'_>, current: &Current<'_>, place: usize) {
    let Some(number) = current.operands().get(place).and_then(|operand| operand.number()) else { return };
    let name = (register::LABEL, number);
    let at = context.number;
    if context.calls.labels.contains_key(&name) && context.calls.inside != Some(name) {
        context.blame(&rules::CALL_AFTER_DEFINITION, &[("label", &spoken(name))]);
    }
    let key = (context.calls.inside, name);
    context.calls.calls.entry(key).or_insert(at);
    in_one_phase(context, name);
}

/// `dcl_function_body`, `dcl_function_table`, `dcl_interface`.
pub(super) fn declaration(context: &mut Context<'_>, current: &Current<'_>) {
    let number = current.word(0);
    let at = context.number;
    match current.opcode {
        opcode::DCL_FUNCTION_BODY => {
            if context.calls.bodies.contains_key(&number) {
                context.blame(&rules::FUNCTION_BODY_REPEATED, &[("number", &number)]);
            }
            context.calls.bodies.entry(number).or_insert((at, false));
        }
        opcode::DCL_FUNCTION_TABLE => table(context, current, number),
        opcode::DCL_INTERFACE => interface(context, current, number),
        _ => {}
    }
}

fn table(context: &mut Context<'_>, current: &Current<'_>, number: u32) {
    let at = context.number;
    if context.calls.tables.contains_key(&number) {
        context.blame(&rules::FUNCTION_TABLE_REPEATED, &[("number", &number)]);
    }
    let bodies = current.instruction.rest().get(2..).unwrap_or(&[]);
    for body in bodies {
        match context.calls.bodies.get_mut(body) {
            Some((_, used)) => *used = true,
            None => context.blame(&rules::FUNCTION_BODY_UNDECLARED, &[("table", &number), ("number", body)]),
        }
    }
    let table = Table { bodies: current.word(1), at, used: false };
    context.calls.tables.entry(number).or_insert(table);
}

fn interface(context: &mut Context<'_>, current: &Current<'_>, number: u32) {
    let sites = current.word(1);
    let elements = current.word(2) >> 16;
    let before = context.calls.interfaces.range(..=number).next_back().map(|(number, before)| (*number, *before));
    if let Some((other, before)) = before
        && (other == number || u64::from(number) < u64::from(other) + u64::from(before.elements))
    {
        let values: &[(&'static str, &dyn Display)] =
            &[("number", &number), ("other", &other), ("count", &before.elements)];
        context.blame(&rules::INTERFACE_OVERLAP, values);
    }
    let end = number.saturating_add(elements);
    let after = context.calls.interfaces.range(number.saturating_add(1)..end.max(number.saturating_add(1))).next();
    if let Some((other, after)) = after.map(|(number, after)| (*number, *after)) {
        let values: &[(&'static str, &dyn Display)] =
            &[("number", &number), ("other", &other), ("count", &after.elements)];
        context.blame(&rules::INTERFACE_OVERLAP, values);
    }
    for table in current.instruction.rest().get(3..).unwrap_or(&[]) {
        match context.calls.tables.get_mut(table) {
            None => context.blame(&rules::FUNCTION_TABLE_UNDECLARED, &[("number", &number), ("table", table)]),
            Some(entry) => {
                entry.used = true;
                let bodies = entry.bodies;
                if bodies != sites {
                    let values: &[(&'static str, &dyn Display)] =
                        &[("number", &number), ("sites", &sites), ("table", table), ("bodies", &bodies)];
                    context.blame(&rules::FUNCTION_TABLE_SIZE, values);
                }
            }
        }
    }
    let limit = sm4_limits::INTERFACE_OBJECTS.value(context.version);
    let objects = context.calls.objects.saturating_add(elements);
    if objects > limit && context.calls.objects <= limit {
        context.blame(&rules::INTERFACE_OBJECTS, &[("count", &objects), ("limit", &limit)]);
    }
    context.calls.objects = objects;
    let dynamic = current.token.field(11, 1) != 0;
    let interface = Interface { elements, sites, dynamic, at: context.number, used: false };
    context.calls.interfaces.entry(number).or_insert(interface);
}

fn interface_call(context: &mut Context<'_>, current: &Current<'_>) {
    let operand = current.first();
    let Some(number) = operand.number() else { return };
    let site = current.instruction.leading().first().copied().unwrap_or(0);
    let at = context.calls.interfaces.range_mut(..=number).next_back();
    let Some(interface) = at
        .filter(|(start, interface)| u64::from(number) < u64::from(**start) + u64::from(interface.elements.max(1)))
        .map(|(_, interface)| {
            interface.used = true;
            *interface
        })
    else {
        context.blame_operand(&rules::INTERFACE_UNDECLARED, 0, &[("number", &number)]);
        return;
    };
    bodies(context, current);
    if site >= interface.sites {
        let values: &[(&'static str, &dyn Display)] =
            &[("site", &site), ("number", &number), ("declared", &interface.sites)];
        context.blame(&rules::CALL_SITE_RANGE, values);
    }
    if let Some(Index::Word(element)) = operand.index(1)
        && element >= interface.elements
    {
        let values: &[(&'static str, &dyn Display)] =
            &[("number", &number), ("element", &element), ("declared", &interface.elements)];
        context.blame_operand(&rules::INTERFACE_BOUNDS, 0, values);
    }
    let picked = matches!(operand.index(1), Some(Index::Relative(_) | Index::Sum(..)));
    if picked && !interface.dynamic {
        context.blame(&rules::INTERFACE_NOT_DYNAMIC, &[("number", &number)]);
    }
    let limit = sm4_limits::CALL_SITES.value(context.version);
    let before = context.calls.sites;
    context.calls.sites = before.saturating_add(if picked { interface.elements } else { 1 });
    if context.calls.sites > limit && before <= limit {
        context.blame(&rules::INTERFACE_CALL_SITES, &[("count", &context.calls.sites.clone()), ("limit", &limit)]);
    }
}

/// The bodies that an interface call may run belong to the phase that calls it.
fn bodies(context: &mut Context<'_>, current: &Current<'_>) {
    if context.phase == Phase::None {
        return;
    }
    let limit = sm4_limits::CALL_SITES.value(context.version);
    let known = context.calls.sites <= limit;
    match context.calls.bodies(context.program, current, limit as usize).filter(|_| known) {
        Some(bodies) => bodies.into_iter().for_each(|body| in_one_phase(context, body)),
        None => {
            context.phases.lose();
            context.is_open = false;
        }
    }
}

/// At the end: every call has a target, every label a caller, and calls do not go in circles.
pub(super) fn end(context: &mut Context<'_>) {
    let calls = std::mem::take(&mut context.calls);
    let called: BTreeSet<Name> = calls.calls.keys().map(|(_, callee)| *callee).collect();
    for (name, at) in &calls.labels {
        if name.0 == register::LABEL && !called.contains(name) {
            context.blame_at(*at, &rules::LABEL_UNCALLED, &[("label", &spoken(*name))]);
        }
    }
    let mut missing = BTreeSet::new();
    for ((_, callee), at) in &calls.calls {
        if !calls.labels.contains_key(callee) && missing.insert(*callee) {
            context.blame_at(*at, &rules::CALL_TARGET_MISSING, &[("label", &spoken(*callee))]);
        }
    }
    for (number, (at, used)) in &calls.bodies {
        if !calls.labels.contains_key(&(register::FUNCTION_BODY, *number)) {
            context.blame_at(*at, &rules::FUNCTION_BODY_UNDEFINED, &[("number", number)]);
        } else if !used {
            context.blame_at(*at, &rules::FUNCTION_UNUSED, &[("what", &format_args!("fb{number}"))]);
        }
    }
    for (number, table) in calls.tables.iter().filter(|(_, table)| !table.used) {
        context.blame_at(table.at, &rules::FUNCTION_UNUSED, &[("what", &format_args!("ft{number}"))]);
    }
    for (number, interface) in calls.interfaces.iter().filter(|(_, it)| !it.used && it.sites > 0) {
        context.blame_at(interface.at, &rules::FUNCTION_UNUSED, &[("what", &format_args!("fp{number}"))]);
    }
    depth(context, &calls);
    context.calls = calls;
}

/// How deep calls go, and whether one comes back to where it started. A walk without recursion:
/// each subroutine is finished once.
fn depth(context: &mut Context<'_>, calls: &Calls) {
    if calls.calls.is_empty() {
        return;
    }
    let limit = sm4_limits::CALLS.value(context.version);
    let mut finished: BTreeMap<Option<Name>, u32> = BTreeMap::new();
    let mut open: Vec<(Option<Name>, Vec<Name>, u32)> = Vec::new();
    let mut on_way: BTreeSet<Option<Name>> = BTreeSet::new();
    let callees = |name: Option<Name>| -> Vec<Name> {
        let first = (name, (0, 0));
        calls
            .calls
            .range(first..)
            .take_while(|((caller, _), _)| *caller == name)
            .map(|((_, callee), _)| *callee)
            .collect()
    };
    for root in std::iter::once(None).chain(calls.labels.keys().map(|name| Some(*name))) {
        if finished.contains_key(&root) {
            continue;
        }
        open.push((root, callees(root), 0));
        on_way.insert(root);
        while let Some((name, rest, deepest)) = open.last_mut() {
            let Some(callee) = rest.pop() else {
                let (name, deepest) = (*name, *deepest);
                open.pop();
                on_way.remove(&name);
                finished.insert(name, deepest);
                if let Some((_, _, outer)) = open.last_mut() {
                    *outer = (*outer).max(deepest + 1);
                }
                continue;
            };
            let caller = *name;
            if on_way.contains(&Some(callee)) {
                let at = calls.calls.get(&(caller, callee)).copied().unwrap_or(0);
                let through = match caller {
                    Some(between) if between != callee => format!(" through {}", spoken(between)),
                    _ => String::new(),
                };
                let values: &[(&'static str, &dyn Display)] =
                    &[("label", &spoken(callee)), ("through", &through), ("limit", &limit)];
                context.blame_at(at, &rules::RECURSION, values);
                context.blame_at(at, &rules::RECURSION_4, values);
            } else if let Some(known) = finished.get(&Some(callee)) {
                *deepest = (*deepest).max(known + 1);
            } else {
                open.push((Some(callee), callees(Some(callee)), 0));
                on_way.insert(Some(callee));
            }
        }
    }
    let deepest = finished.get(&None).copied().unwrap_or(0);
    if deepest > limit {
        context.blame_program(&rules::CALL_DEPTH, &[("depth", &deepest), ("limit", &limit)]);
    }
}
