import { describe, expect, it } from 'vitest';
import { compileExpression } from '../../src/expressions/compile.ts';
import { type Names, solve } from '../../src/flow/conditions/solve.ts';
import type { Condition } from '../../src/flow/graph/graph.ts';
import type { Service } from '../../src/model/service.ts';
import type { Member, Type } from '../../src/model/type.ts';

const flag: Type = { kind: 'flag' };
const text: Type = { kind: 'text' };
const number: Type = { kind: 'number' };
const record = (members: { readonly [name: string]: Type | Member }): Type => ({
  kind: 'record',
  members: Object.fromEntries(
    Object.entries(members).map(([name, member]) => [
      name,
      'kind' in member ? { type: member, optional: false } : member,
    ]),
  ),
});

const types = {
  state: record({
    way: { kind: 'text', codes: ['post', 'desk'] },
    note: { type: text, optional: true },
    from: text,
    to: text,
    step: number,
    reports: { kind: 'list', of: record({ checked: flag, own: flag, note: { type: text, optional: true } }) },
  }),
  facts: record({ others: flag }),
};

function conditionOf(source: string, holds = true): Condition {
  const { tree } = compileExpression(source, types, {});
  return { expression: { kind: 'expression', source, tree }, holds };
}

const others = conditionOf('state.reports.exists(r, r.checked && !r.own)').expression;
const names: Names = {
  types,
  unset: new Set(),
  service: { facts: [{ name: 'others', says: '本人以外の届出がある', is: others }] } as unknown as Service,
  functions: { flags: new Set(['contains', 'isLate']), changing: new Set(['isLate']) },
};

const can = (...sources: readonly string[]) =>
  solve(
    sources.map((source) => (source.startsWith('not: ') ? conditionOf(source.slice(5), false) : conditionOf(source))),
    names,
  ).can;

describe('conditions over finite domains', () => {
  it.each([
    ['no', ["state.way == 'post' && state.way == 'desk'"]],
    ['no', ["not: state.way == 'post' || state.way == 'desk'"]],
    ['yes', ["not: state.way == 'post'"]],
    ['no', ["state.way == 'post'", "state.way in ['desk']"]],
    ['no', ['has(state.note)', 'missing(state.note)']],
    ['no', ['has(state.from)', 'not: has(state.from)']],
    ['yes', ["has(state.note) && state.note == ''"]],
    ['yes', ["has(state.note) && state.note != ''"]],
    ['no', ['state.step < 1', 'state.step > 2']],
    ['yes', ['state.step > 1', 'state.step < 2']],
    ['no', ['not: state.step <= 1 || state.step > 1']],
    ['yes', ['state.from < state.to']],
    ['no', ['state.from < state.to', 'state.to < state.from']],
    ['no', ['state.from != state.to', 'not: state.to != state.from']],
    ['no', ['state.reports.size() < 0']],
    ['yes', ['state.reports.size() == 3']],
    ['yes', ['state.reports.filter(r, r.checked).size() > 2']],
    ['no', ['facts.others', 'state.reports.all(r, r.own)']],
    ['yes', ['facts.others', 'state.reports.exists_one(r, r.own)']],
    ['no', ['not: facts.others', 'state.reports.exists(r, r.checked && !r.own)']],
    ['yes', ['state.reports.exists(r, has(r.note))', 'state.reports.exists(r, !has(r.note))']],
  ] as const)('%s: %s', (verdict, sources) => {
    expect(can(...sources)).toBe(verdict);
  });

  it('does not say "never" of what it cannot look at', () => {
    expect(can('state.reports.size() > 3')).toBe('undecided');
    expect(can("state.from.contains('a')", "state.from == 'b'")).toBe('yes');
  });

  it('marks an example that is made up', () => {
    const verdict = solve([conditionOf("state.from.contains('a')")], names);
    expect(verdict).toMatchObject({ can: 'yes', exact: false });
  });

  it('gives an example', () => {
    const verdict = solve([conditionOf('facts.others')], names);
    expect(verdict.can === 'yes' && verdict.example.get('state.reports')).toEqual([{ checked: true, own: false }]);
  });
});
