import { describe, expect, it } from 'vitest';
import { argumentText } from '../../src/forms/argument-text.ts';
import { errorMessages } from '../../src/forms/error-messages.ts';
import { failuresOfForm } from '../../src/forms/failures-of-form.ts';
import { schemaOfFields } from '../../src/forms/schema-of-fields.ts';
import { validateFields } from '../../src/forms/validate-fields.ts';
import type { Expression } from '../../src/model/expression.ts';
import { aField } from './a-field.ts';
import { precompiled } from './precompiled.ts';
import { messages, shown, text } from './told-errors.ts';
import { formVocabulary } from './vocabulary.ts';

describe('errorMessages', () => {
  const code = aField('code', {
    label: '確認コード',
    required: true,
    constraints: [
      { name: 'digits', argument: 6, message: '確認コードは${n}けたの数字です。' },
      { name: 'halfWidthNumeral', argument: true, message: '${label}は半角で入力してください。' },
    ],
  });
  const turnIn = aField('turnIn', {
    label: '提出方法',
    required: true,
    options: [{ value: 'online', label: '', hint: '' }],
  });

  it('gives one message per field, in field order, of the constraint written first', () => {
    expect(shown([turnIn, code], { code: 'abc', turnIn: 'post' })).toEqual([
      { field: 'turnIn', message: '提出方法を選び直してください。' },
      { field: 'code', message: '確認コードは6けたの数字です。' },
    ]);
    const turned = { ...code, constraints: code.constraints.toReversed() };
    expect(shown([turned], { code: 'abc' })).toEqual([
      { field: 'code', message: '確認コードは半角で入力してください。' },
    ]);
  });

  it('falls back on the shared message of the constraint', () => {
    expect(shown([code], {})).toEqual([{ field: 'code', message: '確認コードは必須項目です。' }]);
  });

  it('leaves out fields that are not shown', () => {
    expect(shown([turnIn, code], {}, (field) => field.name !== 'turnIn').map(({ field }) => field)).toEqual(['code']);
  });

  it('says that a value of a wrong type is invalid [VA-080]', () => {
    expect(shown([code], { code: 123456 })).toEqual([{ field: 'code', message: '入力値が不正です。' }]);
  });

  it('asks to check the input when neither field nor catalogue has words for the constraint [VA-079]', () => {
    const failures = [{ field: 'turnIn', constraint: 'oneOf', argument: ['online'] }];
    const only = { default: messages.default };
    expect(errorMessages({ fields: [turnIn], failures, isShown: () => true, messages: only, text })).toEqual([
      { field: 'turnIn', message: '入力内容をご確認ください。' },
    ]);
  });
});

describe('constraints that compare with run-time values', async () => {
  const today: Expression = { kind: 'expression', source: 'login.dateToday', tree: ['name', 'today'] };
  const fields = [
    aField('start', { constraints: [{ name: 'dateAfter', argument: today, message: '${n}より後にしてください。' }] }),
    aField('name', { required: true }),
  ];
  const validate = await precompiled(schemaOfFields(fields, formVocabulary));
  const check = (start: string, mode: 'all' | 'formats') => {
    const failures = failuresOfForm({ validate, fields, values: { start }, evaluate: () => '20261120', mode });
    return errorMessages({ fields, failures, isShown: () => true, messages, text });
  };
  const late = { field: 'start', message: '2026年11月20日より後にしてください。' };
  const empty = { field: 'name', message: 'nameは必須項目です。' };

  it.each([
    ['2026-11-20', 'all' as const, [late, empty]],
    ['2026-11-21', 'all' as const, [empty]],
    ['2026-11-20', 'formats' as const, [late]],
    ['', 'formats' as const, []],
  ])('judge %s by the evaluated argument (mode %s)', (start, mode, expected) => {
    expect(check(start, mode)).toEqual(expected);
  });
});

it.each([
  [100, '100'],
  ['2026-04-01', '2026年4月1日'],
  ['20260401', '2026年4月1日'],
  ['<>', '<>'],
  [['a', 'b'], 'a、b'],
  [true, ''],
  [{ a: 1 }, ''],
])('argumentText(%j) is %j', (argument, expected) => {
  expect(argumentText(argument)).toBe(expected);
});

it.each([
  ['03-0000-0001（内線 12）', 'phoneExtension'],
  ['03-0000-0001 ext.12', 'phoneExtension'],
  ['03-1234-567', 'phoneShort'],
  ['090-1234-567', 'phoneShort'],
  ['（050）1234-567', 'phoneShort'],
  ['０９０-1234-56789', 'phoneLong'],
  ['03-1234-56789', 'phoneLong'],
  ['010-1234-5678', 'phone'],
  ['1234-5678', 'phone'],
  ['電話', 'phone'],
])('of %s it is told what is wrong with that number [VA-038]', (phone, expected) => {
  const field = aField('phone', { constraints: [{ name: 'phone', argument: true, message: null }] });
  const told = errorMessages({
    fields: [field],
    failures: validateFields([field], { phone }, formVocabulary.constraints),
    values: { phone },
    isShown: () => true,
    messages: { phone: 'phone', phoneExtension: 'phoneExtension', phoneShort: 'phoneShort', phoneLong: 'phoneLong' },
    text: (written) => String(written),
  });
  expect(told).toEqual([{ field: 'phone', message: expected }]);
});

it('of what is far too long it is told that it is, before what nobody looked at', () => {
  const long = aField('furigana', {
    constraints: [
      { name: 'pattern', argument: '[^ー].*', message: '「ー」より前に文字を入力してください。' },
      { name: 'maxLength', argument: 50, message: '50文字までです。' },
    ],
  });
  const furigana = 'タ'.repeat(2000);
  const failures = validateFields([long], { furigana }, formVocabulary.constraints);
  const told = errorMessages({
    fields: [long],
    failures,
    isShown: () => true,
    messages: {},
    text: (text) => String(text),
  });
  expect(told).toEqual([{ field: 'furigana', message: '50文字までです。' }]);
});
