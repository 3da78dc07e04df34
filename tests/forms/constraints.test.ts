import type { ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import { formAjv } from '../../src/forms/ajv.ts';
import { argumentText } from '../../src/forms/argument-text.ts';
import { errorMessages } from '../../src/forms/error-messages.ts';
import { schemaOfFields } from '../../src/forms/schema-of-fields.ts';
import { validateFields } from '../../src/forms/validate-fields.ts';
import type { TextValue } from '../../src/model/expression.ts';
import type { Field } from '../../src/model/field.ts';
import type { Constraint } from '../../src/model/vocabulary.ts';
import { aField } from './a-field.ts';
import { constraintRequirements, furtherConstraints } from './constraint-requirements.ts';
import { filled, settings, sharedMessages } from './messages.ts';
import { precompiled, type Validator } from './precompiled.ts';
import { formVocabulary } from './vocabulary.ts';

type Row = readonly [value: unknown, argument: unknown];
interface Case {
  readonly value: unknown;
  readonly field: Field;
  readonly accepted: boolean;
}

const constraints = Object.values(formVocabulary.constraints);
const messages = sharedMessages('ja');

/** A field for every row of every table, so that one validator of each kind serves all of them. */
const cases = new Map<string, Case[]>(
  constraints.map((constraint) => [
    constraint.name,
    [...caseRows(constraint.accepts, true), ...caseRows(constraint.refuses, false)].map(({ row, accepted }, index) => ({
      value: row[0],
      field: fieldFor(constraint, row, index),
      accepted,
    })),
  ]),
);
const all = [...cases.values()].flat();
const fields = all.map(({ field }) => field);
const values = Object.fromEntries(all.map(({ field, value }) => [field.name, value]));
const schema = schemaOfFields(fields, formVocabulary);

const refusedBy = {
  function: new Set(
    all.flatMap(({ field, value }) => {
      const use = field.constraints[0];
      const accepts = formVocabulary.constraints[use?.name ?? '']?.test(value, use?.argument as never);
      return accepts ? [] : [field.name];
    }),
  ),
  interpreter: new Set(validateFields(fields, values, formVocabulary.constraints).map(({ field }) => field)),
  ajv: refusals(formAjv(formVocabulary).compile(schema)),
  'precompiled module': refusals(await precompiled(schema)),
};

describe.each(constraints)('$name', (constraint) => {
  const ids = (constraintRequirements[constraint.name] ?? []).join(' ');
  const rows = (cases.get(constraint.name) ?? []).map((row) => ({
    ...row,
    verdict: row.accepted ? 'accepts' : 'refuses',
    shown: JSON.stringify(row.value) ?? 'nothing',
    with: JSON.stringify(row.field.constraints[0]?.argument),
  }));

  it.each(rows)(`${ids} ${constraint.name} $with $verdict $shown in every engine`, ({ field, accepted }) => {
    const verdicts = Object.entries(refusedBy).map(([engine, refused]) => [engine, !refused.has(field.name)]);
    expect(verdicts).toEqual(Object.keys(refusedBy).map((engine) => [engine, accepted]));
  });

  it(`${ids} ${constraint.name}: has a Japanese message with the argument filled in`, () => {
    const argument = constraint.refuses[0]?.[1];
    const written = messages[constraint.message] ?? '';
    const message = filled(written, { n: argumentText(argument), label: '住所', refusedText: '「😀」', settings });
    expect(message).toMatch(/[ぁ-ん].*(。|：.+|\d)$/);
    expect(message).not.toContain('${');
    if (argument !== true && !['pattern', 'oneOf', 'allow', 'accept', 'mostBytes'].includes(constraint.name)) {
      expect(message).toContain(argumentText(argument));
    }
  });

  it(`${ids} ${constraint.name}: what it refuses is told in these words, and what it accepts is told nothing`, () => {
    const told = (field: Field, value: unknown) => {
      const failures = validateFields([field], { [field.name]: value }, formVocabulary.constraints);
      const text = (written: TextValue, more: object) => filled(String(written), { settings, ...more });
      return errorMessages({ fields: [field], failures, isShown: () => true, messages, text });
    };
    for (const { field, value, accepted } of cases.get(constraint.name) ?? []) {
      // An empty flag is ticked, not typed into.
      const isMark = constraint.name === 'required' && field.type === 'flag';
      const words = messages[isMark ? 'requiredMark' : constraint.message] ?? '';
      const n = argumentText(field.constraints[0]?.argument);
      const message = filled(words, { n, label: field.label, refusedText: '', settings });
      expect([value, told(field, value)]).toEqual([value, accepted ? [] : [{ field: field.name, message }]]);
    }
  });

  it(`${constraint.name}: leaves an empty text to required, and decides quickly about a very long one`, () => {
    const argument = constraint.accepts[0]?.[1] as never;
    expect(constraint.test('', argument)).toBe(constraint.demandsValue !== true);
    const started = performance.now();
    for (const part of ['a', '1', 'ｶﾞ', '𠮷', '👨‍👩‍👧', '葛\u{E0100}', ' ', '-']) {
      expect(typeof constraint.test(part.repeat(20_000), argument)).toBe('boolean');
    }
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

it('every constraint of the catalogue exists once, and every constraint is listed', () => {
  const listed = [...Object.keys(constraintRequirements), ...furtherConstraints];
  expect(constraints.map(({ name }) => name).sort()).toEqual(listed.sort());
});

it('the tables are large enough to mean something', () => {
  const small = constraints.filter(({ accepts, refuses }) => accepts.length < 3 || refuses.length < 3);
  expect(small.map(({ name }) => name)).toEqual([]);
});

function caseRows(rows: readonly Row[], accepted: boolean) {
  return rows.map((row) => ({ row, accepted }));
}

function fieldFor(constraint: Constraint, [value, argument]: Row, index: number): Field {
  return aField(`${constraint.name}${index}`, {
    type: typeOf(value, constraint),
    constraints: [{ name: constraint.name, argument, message: null }],
  });
}

function typeOf(value: unknown, constraint: Constraint): Field['type'] {
  if (Array.isArray(value)) return constraint.appliesTo.includes('list') ? 'list' : 'record';
  if (typeof value === 'number' || !constraint.appliesTo.includes('text')) return 'number';
  if (typeof value === 'boolean') return 'flag';
  return typeof value === 'object' && value !== null ? 'record' : 'text';
}

function refusals(validate: Validator | ValidateFunction): Set<string> {
  validate(values);
  return new Set(
    (validate.errors ?? []).map((error) => String(error.params.missingProperty ?? error.instancePath.slice(1))),
  );
}
