import { expect, it } from 'vitest';
import { test as hasNoEmoji } from '../../src/forms/constraints/no-emoji.ts';
import { test as hasNoInvisible } from '../../src/forms/constraints/no-invisible.ts';
import { errorMessages } from '../../src/forms/error-messages.ts';
import { offending } from '../../src/forms/offending.ts';
import { validateFields } from '../../src/forms/validate-fields.ts';
import type { Expression, TextValue } from '../../src/model/expression.ts';
import { aField } from './a-field.ts';
import { formVocabulary } from './vocabulary.ts';

it.each([
  ['東京都😀区', hasNoEmoji, '「😀」'],
  ['👨‍👩‍👧と😀', hasNoEmoji, '「👨‍👩‍👧」'],
  ['🇯🇵', hasNoEmoji, '「🇯🇵」'],
  ['見本\u202E花子', hasNoInvisible, '「本」のあとの見えない文字'],
  ['葛\u{E0100}\u0007飾', hasNoInvisible, '「葛\u{E0100}」のあとの見えない文字'],
  ['\uFEFF見本', hasNoInvisible, '見えない文字'],
  ['見本　\u200B花子', hasNoInvisible, '見えない文字'],
  ['ヤマ　ダ', (text: string) => !text.includes('　'), '「マ」のあとの空白'],
  [' ヤ', (text: string) => !text.includes(' '), '空白'],
  ['見\u{E0041}\u{E0042}', hasNoInvisible, '「見」のあとの見えない文字'],
  ['東京都\u3164', hasNoInvisible, '「都」のあとの見えない文字'],
  ['\u2800', hasNoInvisible, '見えない文字'],
  ['', hasNoInvisible, ''],
  ['見本', (text: string) => text.length < 2, ''],
])('%j: the character that is refused by itself is named', (text, accepts, named) => {
  expect(offending(text, (part) => !accepts(part))).toBe(named);
});

// As it reaches the browser: without what was written.
const found = { kind: 'expression', tree: ['name', 'refusedText'] } as unknown as Expression;
const messages: { readonly [key: string]: TextValue } = {
  noEmoji: { kind: 'text', parts: [found, 'は使えません。'] },
};
const text = (value: TextValue, more: { readonly [name: string]: unknown }) =>
  typeof value === 'string'
    ? value
    : value.parts.map((part) => (typeof part === 'string' ? part : String(more[String(part.tree[1])]))).join('');

const field = aField('address', { constraints: [{ name: 'noEmoji', argument: true, message: null }] });
const failuresOf = (value: string) => validateFields([field], { address: value }, formVocabulary.constraints);
const told = (value: string, refuses?: (part: string) => boolean) =>
  errorMessages({
    fields: [field],
    failures: failuresOf(value),
    values: { address: value },
    ...(refuses === undefined ? {} : { refuses: (_field, _constraint, part) => refuses(part) }),
    isShown: () => true,
    messages,
    text,
  });

it('a message that wants it names the refused character', () => {
  expect(told('千代田区☕1', (part) => failuresOf(part).length > 0)).toEqual([
    { field: 'address', message: '「☕」は使えません。' },
  ]);
});

it('where no single character is refused, it says so in general', () => {
  const inGeneral = [{ field: 'address', message: '一部の文字は使えません。' }];
  expect(told('千代田区☕1', () => false)).toEqual(inGeneral);
  expect(told('千代田区☕1')).toEqual(inGeneral);
});
