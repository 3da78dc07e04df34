import { describe, expect, it } from 'vitest';
import { hashOfSchema } from '../../src/forms/hash-of-schema.ts';
import { schemaOfFields, uiTextOfFields } from '../../src/forms/schema-of-fields.ts';
import { schemasOfScreen } from '../../src/forms/schemas-of-screen.ts';
import type { Field, RepeatedFields } from '../../src/model/field.ts';
import { aField } from './a-field.ts';
import { formVocabulary } from './vocabulary.ts';

const turnIn = aField('turnIn', {
  label: '提出方法',
  widget: 'radio',
  required: true,
  options: [
    { value: 'online', label: 'オンライン', hint: 'この画面から続けます。' },
    { value: 'offline', label: '窓口', hint: '' },
  ],
});
const address = aField('address', {
  label: '市区郡以下',
  required: true,
  constraints: [
    { name: 'maxLength', argument: 100, message: '100文字以下で入力してください。' },
    { name: 'noEmoji', argument: true, message: '絵文字は使えません。' },
  ],
});
const fields = [turnIn, address, aField('amount', { type: 'number' }), aField('chosen', { type: 'list' })];
const schema = schemaOfFields(fields, formVocabulary);

describe('schemaOfFields', () => {
  it('is flat: types and constraints at the fields, demands at the root', () => {
    expect(schema).toEqual({
      $id: hashOfSchema(schema),
      type: 'object',
      required: ['turnIn', 'address'],
      properties: {
        turnIn: { type: 'string', 'x-oneOf': ['online', 'offline'] },
        address: { type: 'string', maxLength: 100, noEmoji: true },
        amount: { type: ['number', 'string'] },
        chosen: { type: 'array', items: {} },
      },
    });
  });

  it('holds no wording', () => {
    expect(JSON.stringify(schema)).not.toMatch(/[ぁ-んァ-ヶ一-龠]/);
  });

  it('gives the same hash after an edit of any wording', () => {
    const reworded = fields.map(
      (field): Field => ({
        ...field,
        label: `${field.name} を入力`,
        hint: '別の説明',
        options: field.options.map(({ value }) => ({ value, label: `別の${value}`, hint: '別の説明' })),
        constraints: field.constraints.map((use) => ({ ...use, message: '別の文言' })),
      }),
    );
    expect(schemaOfFields(reworded, formVocabulary)).toEqual(schema);
  });

  it.each<[string, Partial<Field>]>([
    ['another limit', { constraints: [{ name: 'maxLength', argument: 99, message: '' }] }],
    ['a constraint less', { constraints: [] }],
    ['no longer required', { required: false }],
    ['another type', { type: 'number', constraints: [] }],
    ['another name', { name: 'town' }],
  ])('gives another hash for %s', (_what, change) => {
    expect(schemaOfFields([turnIn, { ...address, ...change }], formVocabulary).$id).not.toBe(
      schemaOfFields([turnIn, address], formVocabulary).$id,
    );
  });

  it('does not depend on the order in which constraints are written', () => {
    const turned = { ...address, constraints: address.constraints.toReversed() };
    expect(schemaOfFields([turned], formVocabulary).$id).toBe(schemaOfFields([address], formVocabulary).$id);
  });

  it('only names constraints whose argument is known at run time', () => {
    const base = { kind: 'expression' as const, source: 'login.dateToday', tree: ['name', 'login'] as const };
    const field = aField('start', { constraints: [{ name: 'dateAfter', argument: base, message: '' }] });
    expect(schemaOfFields([field], formVocabulary)).toMatchObject({
      'x-dynamic': ['dateAfter'],
      properties: { start: { type: 'string' } },
    });
  });

  it('throws on a constraint that does not exist', () => {
    const field = aField('a', { constraints: [{ name: 'maxLenght', argument: 1, message: '' }] });
    expect(() => schemaOfFields([field], formVocabulary)).toThrow('maxLenght');
  });
});

it('uiTextOfFields keeps the wording beside the schema', () => {
  const { label, hint, options, widget } = turnIn;
  expect(uiTextOfFields([turnIn])).toEqual({ turnIn: { label, hint, options, widget } });
});

it('hashOfSchema tells ten thousand neighbouring schemas apart', () => {
  const hashes = Array.from({ length: 10_000 }, (_, maxLength) => hashOfSchema({ type: 'object', maxLength }));
  expect(new Set(hashes).size).toBe(10_000);
  expect(hashes.filter((hash) => !/^[0-9a-z]{10}$/.test(hash))).toEqual([]);
});

describe('schemasOfScreen', () => {
  const repeated = { fields: [address] } as const;
  const group = { ...repeated, name: 'addressOf' } as unknown as RepeatedFields;

  it('gives repeated fields one flat schema per item and a list in the screen’s own', () => {
    const { own, groups } = schemasOfScreen({ fields: [turnIn], groups: [group] }, formVocabulary);
    expect(own?.properties?.addressOf).toEqual({ type: 'array', items: {} });
    expect(own?.required).toEqual(['turnIn']);
    expect(groups).toEqual([schemaOfFields([address], formVocabulary)]);
  });

  it('changes the group’s hash, not the screen’s, when a condition inside the group changes', () => {
    const stricter = { ...group, fields: [{ ...address, constraints: [] }] };
    const [one, other] = [group, stricter].map((each) =>
      schemasOfScreen({ fields: [turnIn], groups: [each] }, formVocabulary),
    );
    expect(one?.own).toEqual(other?.own);
    expect(one?.groups[0]?.$id).not.toBe(other?.groups[0]?.$id);
  });

  it('gives a screen without inputs none', () => {
    expect(schemasOfScreen({ fields: [], groups: [] }, formVocabulary)).toEqual({ own: null, groups: [] });
  });
});
