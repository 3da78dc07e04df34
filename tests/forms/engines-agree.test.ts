import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formAjv } from '../../src/forms/ajv.ts';
import { failuresOfErrors, type ValidatorError } from '../../src/forms/error-messages.ts';
import { schemaOfFields } from '../../src/forms/schema-of-fields.ts';
import { validateFields } from '../../src/forms/validate-fields.ts';
import type { Field } from '../../src/model/field.ts';
import { aField } from './a-field.ts';
import { precompiled } from './precompiled.ts';
import { formVocabulary } from './vocabulary.ts';

const constraints = Object.values(formVocabulary.constraints);
const rows = constraints.flatMap(({ accepts, refuses }) => [...accepts, ...refuses]);

const aValue = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...rows.map(([value]) => value)) },
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      '1',
      'ｶ',
      'ﾞ',
      'ヤ',
      '\u3099',
      '葛',
      '\u{E0100}',
      '𠮷',
      '👨',
      '\u200d',
      '-',
      ' ',
      '　',
      '\r\n',
    ),
  }),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, undefined, [], {}, Number.NaN),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
);

const fieldNames = ['a', 'constructor', 'toString', 'a/b', 'a~b', '名前', 'valueOf', 'x1'];

function aRandomField(name: string): fc.Arbitrary<Field> {
  return fc
    .constantFrom(
      'text' as const,
      'text' as const,
      'number' as const,
      'flag' as const,
      'list' as const,
      'record' as const,
    )
    .chain((type) => {
      const fitting = constraints.filter((constraint) => constraint.appliesTo.includes(type));
      return fc
        .record({
          required: fc.boolean(),
          used: fc.subarray(fitting, { maxLength: Math.min(6, fitting.length) }),
          pick: fc.nat(),
          choices: fc.boolean(),
        })
        .map(({ required, used, pick, choices }) =>
          aField(name, {
            type,
            required,
            constraints: used.map((constraint) => {
              const table = [...constraint.accepts, ...constraint.refuses];
              return { name: constraint.name, argument: table[pick % table.length]?.[1], message: '' };
            }),
            options:
              choices && type === 'text'
                ? [
                    { value: 'online', label: '', hint: '' },
                    { value: '1', label: '', hint: '' },
                  ]
                : [],
          }),
        );
    });
}

const aForm = fc.subarray(fieldNames, { minLength: 1 }).chain((names) =>
  fc.record({
    fields: fc.tuple(...names.map(aRandomField)),
    samples: fc.array(fc.dictionary(fc.constantFrom(...names), aValue), { minLength: 1, maxLength: 20 }),
  }),
);

it('ajv, the precompiled module and the interpreter agree on random values of random fields', async () => {
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(aForm, async ({ fields, samples }) => {
      const schema = schemaOfFields(fields, formVocabulary);
      const ajv = formAjv(formVocabulary).compile(schema);
      const module = await precompiled(schema);
      for (const values of samples) {
        const failures = found(validateFields(fields, values, formVocabulary.constraints));
        refused += failures.length;
        expect(errorsOf(ajv, values)).toEqual(failures);
        expect(errorsOf(module, values)).toEqual(failures);
      }
    }),
    { numRuns: 60 },
  );
  expect(refused).toBeGreaterThan(100);
}, 60_000);

function errorsOf(validate: { (data: unknown): boolean; errors?: unknown }, values: unknown): string[] {
  const accepted = validate(values);
  const failures = found(failuresOfErrors(validate.errors as ValidatorError[] | null));
  expect(accepted).toBe(failures.length === 0);
  return failures;
}

function found(failures: readonly { readonly field: string; readonly constraint: string }[]): string[] {
  return failures.map(({ field, constraint }) => `${field}: ${constraint}`).sort();
}
