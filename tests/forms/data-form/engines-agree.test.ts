import fc from 'fast-check';
import { expect, it } from 'vitest';
import { constraints as inBrowser } from '../../../build/constraints.ts';
import { formAjv } from '../../../src/forms/ajv.ts';
import { constraintOfKeyword } from '../../../src/forms/constraint-keyword.ts';
import { countingValues, rowsOf } from '../../../src/forms/data-form/answers.ts';
import type { DataField, DataForm, DataItem } from '../../../src/forms/data-form/definition.ts';
import { isGroup, itemsOf } from '../../../src/forms/data-form/definition.ts';
import { definitionProblems } from '../../../src/forms/data-form/definition-problems.ts';
import { failuresOfAnswers } from '../../../src/forms/data-form/failures-of-answers.ts';
import { innerWidgets } from '../../../src/forms/data-form/inner-widgets.ts';
import { openAnswers } from '../../../src/forms/data-form/open-answers.ts';
import { type DataConstraint, usableConstraints } from '../../../src/forms/data-form/schema.ts';
import { formConstraints } from '../../../src/server/kernel/contract/form-constraints.ts';
import { formVocabulary } from '../vocabulary.ts';
import { schemaOfDefinition } from './schema-of-definition.ts';

const onServer = await formConstraints();
const usable = usableConstraints(formVocabulary.constraints);
const tables = Object.values(formVocabulary.constraints).flatMap(({ accepts, refuses }) => [...accepts, ...refuses]);
const codes = ['a', 'b', 'c'];
const names = ['constructor', 'toString', 'a1', 'b2', 'c3', 'd4'];

/** What is typed, what a storage was edited to, and what no widget gives. */
const aValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...codes, '', ' ', undefined) },
  { weight: 4, arbitrary: fc.constantFrom(...tables.map(([value]) => value)) },
  { weight: 1, arbitrary: fc.subarray(codes) },
  { weight: 1, arbitrary: fc.oneof(fc.integer({ min: -3, max: 12 }), fc.string({ unit: 'grapheme' }), fc.boolean()) },
  { weight: 1, arbitrary: fc.constantFrom(null, {}, [], [null]) },
);

const aUse = (fitting: readonly DataConstraint[]) =>
  fc.constantFrom(...fitting).chain(({ name }) => {
    const { accepts = [], refuses = [], argumentProblem } = formVocabulary.constraints[name] ?? {};
    const given = [...accepts, ...refuses].map(([, argument]) => [name, argument] as const);
    // Some arguments come about only where an expression gives them.
    return fc.constantFrom(...given.filter(([, argument]) => !argumentProblem?.(argument as never)));
  });

function aField(name: string, earlier: readonly DataField[]): fc.Arbitrary<DataField> {
  return fc.constantFrom(...Object.keys(innerWidgets)).chain((widget) => {
    const { type = 'text', hasOptions = false } = innerWidgets[widget] ?? {};
    const fitting = usable.filter(({ name: use, appliesTo }) => {
      const isOfFiles = ['accept', 'mostBytes'].includes(use);
      return appliesTo.includes(type) && (!isOfFiles || widget === 'attachment') && !(use === 'dateRequired');
    });
    return fc
      .record({
        required: fc.boolean(),
        uses: fc.array(aUse(fitting), { maxLength: 4 }),
        shownWhen: aCondition(earlier),
      })
      .map(({ required, uses, shownWhen }) => ({
        ...Object.fromEntries(uses),
        name,
        label: name,
        widget,
        required,
        ...(hasOptions ? { options: codes.map((value) => ({ value, label: value })) } : {}),
        ...(shownWhen ? { shownWhen } : {}),
      }));
  });
}

function aCondition(earlier: readonly DataField[]) {
  const asked = earlier.filter(({ widget }) => widget !== 'attachment').map(({ name }) => name);
  if (asked.length === 0) return fc.constant(null);
  const is = fc.oneof(fc.constantFrom(...codes), fc.subarray(codes, { minLength: 1 }));
  return fc.option(fc.record({ field: fc.constantFrom(...asked), is }));
}

/** Each may ask those before it. */
function fieldsNamed(
  [name, ...rest]: readonly string[],
  earlier: readonly DataField[] = [],
): fc.Arbitrary<DataField[]> {
  if (name === undefined) return fc.constant([]);
  return aField(name, earlier).chain((field) =>
    fieldsNamed(rest, [...earlier, field]).map((others) => [field, ...others]),
  );
}

const aForm: fc.Arbitrary<DataForm> = fc
  .record({
    fields: fc.subarray(names).chain((some) => fieldsNamed(some)),
    rows: fc.subarray(names, { minLength: 1, maxLength: 3 }).chain((some) => fieldsNamed(some)),
    bounds: fc.option(fc.record({ least: fc.integer({ min: 0, max: 1 }), most: fc.integer({ min: 1, max: 2 }) })),
    cut: fc.nat(),
  })
  .chain(({ fields, rows, bounds, cut }) =>
    aCondition(fields).map((shownWhen): DataForm => {
      const group = { group: 'group1', legend: 'group', fields: rows, ...bounds, ...(shownWhen ? { shownWhen } : {}) };
      const items: DataItem[] = [...fields, ...(bounds ? [group] : [])];
      const at = cut % (items.length + 1);
      return {
        sections: [{ heading: '1', items: items.slice(0, at), sections: [{ heading: '2', items: items.slice(at) }] }],
      };
    }),
  );

const someValues = (fields: readonly DataField[]) =>
  fc
    .tuple(...fields.map(({ name }) => aValue.map((value) => [name, value] as const)))
    .map((entries) => Object.fromEntries(entries));

function valuesFor(form: DataForm): fc.Arbitrary<{ [name: string]: unknown }> {
  const items = itemsOf(form);
  const group = items.find(isGroup);
  const own = someValues(items.filter((item): item is DataField => !isGroup(item)));
  if (group === undefined) return own;
  const rows = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.array(fc.oneof({ weight: 6, arbitrary: someValues(group.fields) }, fc.constantFrom(null, 'x')), {
        maxLength: 3,
      }),
    },
    fc.constantFrom(undefined, 'x', {}),
  );
  return fc.tuple(own, rows).map(([values, list]) => ({ ...values, group1: list }));
}

/** Compiling takes a while: each form is asked often. */
const manyCases = aForm.chain((form) =>
  fc.tuple(fc.constant(form), fc.array(valuesFor(form), { minLength: 20, maxLength: 20 })),
);
const cases = aForm.chain((form) => fc.tuple(fc.constant(form), valuesFor(form)));

/** Without `undefined`, as values come over the wire. */
const sent = (values: object) => JSON.parse(JSON.stringify(values)) as { [name: string]: unknown };

const written = ({ path, constraint }: { readonly path: string; readonly constraint: string }) =>
  `${path} ${constraint}`;

it('random definitions are definitions', () => {
  fc.assert(
    fc.property(aForm, (form) => {
      expect(definitionProblems(form, inBrowser)).toEqual([]);
    }),
    { seed: 51, numRuns: 300 },
  );
});

it('ajv compiled from the definition, the browser and the server give the same verdicts', () => {
  const ajv = formAjv(formVocabulary);
  let refused = 0;
  let accepted = 0;
  fc.assert(
    fc.property(manyCases, ([form, many]) => {
      const judge = compiled(ajv, form);
      for (const values of many.map(sent)) {
        const browser = failuresOfAnswers(form, values, inBrowser).map(written);
        const server = failuresOfAnswers(form, values, onServer).map(written);
        expect(server).toEqual(browser);
        // A schema cannot compare rows without their keys and what is hidden in them.
        expect(judge(values)).toEqual(browser.filter((told) => !told.endsWith(' sameRow')).sort());
        if (browser.length > 0) refused += 1;
        else accepted += 1;
      }
    }),
    { seed: 52, numRuns: 60 },
  );
  expect(Math.min(refused, accepted)).toBeGreaterThan(50);
});

it('what does not count changes no verdict, and what is opened stays what it is', () => {
  fc.assert(
    fc.property(cases, ([form, values]) => {
      const wire = sent(values);
      const all = failuresOfAnswers(form, wire, inBrowser).map(written);
      const isWhole = !Object.values(wire).some((value) => value === null) && rowsAreRecords(wire);
      if (isWhole) expect(failuresOfAnswers(form, countingValues(form, wire), inBrowser).map(written)).toEqual(all);
      const opened = openAnswers(form, '2', { version: '1', values: wire }, inBrowser);
      expect(openAnswers(form, '2', opened, inBrowser)).toEqual(opened);
      // What was taken over is what the new version accepts; what is missing may wait.
      expect(failuresOfAnswers(form, opened.values, inBrowser, 'formats')).toEqual([]);
      const formats = failuresOfAnswers(form, wire, inBrowser, 'formats').map(written);
      expect(all).toEqual(expect.arrayContaining(formats));
    }),
    { seed: 53, numRuns: 300 },
  );
});

function rowsAreRecords(values: { readonly [name: string]: unknown }): boolean {
  const list = values.group1;
  return (
    list === undefined ||
    (Array.isArray(list) &&
      list.length === rowsOf(values, 'group1').length &&
      !list.some((row) => row === null || row === 'x' || Object.values(row).includes(null)))
  );
}

/** ajv's errors in the interpreter's words, sorted. What only says that a branch failed is left out. */
function compiled(ajv: ReturnType<typeof formAjv>, form: DataForm): (values: object) => string[] {
  const validate = ajv.compile(schemaOfDefinition(form));
  const groups = itemsOf(form).filter(isGroup);
  const none = Object.fromEntries(groups.map(({ group }) => [group, []]));
  const words: { readonly [keyword: string]: string } = { minItems: 'least', maxItems: 'most' };
  return (values) => {
    if (validate({ ...none, ...values })) return [];
    const found = (validate.errors ?? [])
      .filter(({ keyword }) => !['if', 'allOf', 'anyOf', 'not'].includes(keyword))
      .map(({ keyword, instancePath, params }) => {
        const missing = (params as { missingProperty?: string }).missingProperty;
        const place = `${instancePath}${missing === undefined ? '' : `/${missing}`}`;
        return `${place} ${words[keyword] ?? constraintOfKeyword(keyword)}`;
      });
    return [...new Set(found)].sort();
  };
}
