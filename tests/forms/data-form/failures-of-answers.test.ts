import { describe, expect, it } from 'vitest';
import { answerMessages } from '../../../src/forms/data-form/answer-messages.ts';
import { countingValues } from '../../../src/forms/data-form/answers.ts';
import type { DataForm } from '../../../src/forms/data-form/definition.ts';
import { type AnswerMode, failuresOfAnswers } from '../../../src/forms/data-form/failures-of-answers.ts';
import { openAnswers } from '../../../src/forms/data-form/open-answers.ts';
import { message } from '../../words/message.ts';
import { filled, sharedMessages } from '../messages.ts';
import { formVocabulary } from '../vocabulary.ts';
import { choice, formOf, text } from './forms.ts';

const { constraints } = formVocabulary;
const careers = {
  group: 'careers',
  legend: '職歴',
  least: 1,
  most: 2,
  fields: [
    text('company', { required: true, maxLength: 5 }),
    choice('isPresent', ['yes', 'no']),
    text('until', { widget: 'date', required: true, shownWhen: { field: 'isPresent', is: 'no' } }),
  ],
};
const form: DataForm = {
  sections: [
    {
      heading: 'あなた',
      items: [
        text('kana', { label: '氏（カナ）', required: true, fullWidthKana: true, maxLength: 4 }),
        choice('employed', ['yes', 'no'], { required: true }),
        text('employer', { required: true, shownWhen: { field: 'employed', is: 'yes' } }),
        text('size', { widget: 'number', max: 10, shownWhen: { field: 'employer', is: ['A', 'B'] } }),
      ],
      sections: [{ heading: '職歴', items: [careers] }],
    },
  ],
};
const good = { kana: 'ヤマダ', employed: 'no', careers: [{ company: 'A' }] };

const failures = (values: unknown, mode: AnswerMode = 'all') =>
  failuresOfAnswers(form, values, constraints, mode).map(({ path, constraint }) => `${path} ${constraint}`);

describe('what the form refuses', () => {
  it.each<readonly [string, unknown, readonly string[]]>([
    ['nothing of complete answers', good, []],
    ['what is missing', {}, ['/kana required', '/employed required', '/careers least']],
    ['what is no record of values', 'x', [' type']],
    ['every constraint that fails', { ...good, kana: 'やまだたろう' }, ['/kana fullWidthKana', '/kana maxLength']],
    ['a value of another type', { ...good, kana: 3 }, ['/kana type']],
    ['a value that is not among the choices', { ...good, employed: 'maybe' }, ['/employed oneOf']],
    ['「特になし」 to what an answer asks for', { ...good, employed: 'yes', employer: '特になし' }, ['/employer word']],
    ['no 「特になし」 to what is asked anyway', { ...good, careers: [{ company: '特になし' }] }, []],
    ['a field that its condition shows', { ...good, employed: 'yes' }, ['/employer required']],
    ['no field that its condition hides', { ...good, employer: 3, size: 99 }, []],
    ['nothing behind a hidden field', { ...good, employed: 'no', employer: 'A', size: 99 }, []],
    ['what a chain of conditions shows', { ...good, employed: 'yes', employer: 'B', size: 99 }, ['/size max']],
    ['too many rows', { ...good, careers: [{}, {}, {}] }, ['/careers most']],
    ['rows that are no list', { ...good, careers: { company: 'A' } }, ['/careers type']],
    [
      'a row that says what one before it does, whatever is hidden in it',
      {
        ...good,
        careers: [
          { key: 'n1', company: 'A', isPresent: 'yes', until: '20200101' },
          { key: 'n2', company: 'A', isPresent: 'yes' },
        ],
      },
      ['/careers sameRow'],
    ],
    [
      'no empty ones',
      { ...good, careers: [{ company: '' }, { company: '' }] },
      ['/careers/0/company required', '/careers/1/company required'],
    ],
    ['a row that is no record', { ...good, careers: ['A'] }, ['/careers/0 type']],
    [
      'fields of each row',
      { ...good, careers: [{ company: 'A' }, { company: '123456' }] },
      ['/careers/1/company maxLength'],
    ],
    [
      'conditions within a row',
      { ...good, careers: [{ company: 'A', isPresent: 'no' }] },
      ['/careers/0/until required'],
    ],
    ['no name the form does not know', { ...good, other: 1, constructor: 2 }, []],
  ])('%s', (_, values, expected) => {
    expect(failures(values)).toEqual(expected);
  });

  it.each<readonly [string, unknown, readonly string[]]>([
    ['what is missing may wait', {}, []],
    [
      'what is there must have its form',
      { kana: 'やまだ', employed: 'yes', careers: [{ company: '123456' }, {}] },
      ['/kana fullWidthKana', '/careers/0/company maxLength'],
    ],
    ['bounds of rows hold', { careers: [{}, {}, {}] }, ['/careers most']],
  ])('while saving for later: %s', (_, values, expected) => {
    expect(failures(values, 'formats')).toEqual(expected);
  });

  const typed = formOf(
    text('kana', { fullWidthKana: true, maxLength: 5 }),
    { name: 'copies', label: 'copies', widget: 'number', required: true, min: 1, max: 5 },
    { name: 'way', label: 'way', widget: 'radio', options: [{ value: 'yes', label: 'はい' }] },
    {
      name: 'uses',
      label: 'uses',
      widget: 'checkbox',
      most: 1,
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    },
    { name: 'papers', label: 'papers', widget: 'attachment', most: 1 },
    careers,
  );
  it.each<readonly [string, unknown, readonly string[]]>([
    ['nothing', {}, []],
    ['texts of any form and length', { kana: 'とても長いひらがな abc' }, []],
    ['what is no number', { copies: '二枚' }, []],
    ['numbers out of their bounds, and too many choices', { copies: 99, uses: ['a', 'b'] }, []],
    ['texts in rows', { careers: [{ company: '株式会社見本商事' }] }, []],
    ['no text without an end', { kana: 'あ'.repeat(10_001) }, ['/kana maxLength']],
    [
      'no value that is never typed',
      { kana: 1, copies: {}, way: 1, uses: 'a' },
      ['/kana type', '/copies type', '/way type', '/uses type'],
    ],
    ['no choice that is not offered', { way: 'maybe', uses: ['c'] }, ['/way oneOf', '/uses oneOf']],
    ['no more files than the widget sends', { papers: [{}, {}] }, ['/papers accept', '/papers most']],
    ['no more rows than the widget makes', { careers: [{}, {}, {}] }, ['/careers most']],
  ])('kept as it is typed: %s', (_, values, expected) => {
    const found = failuresOfAnswers(typed, values, constraints, 'shapes');
    expect(found.map(({ path, constraint }) => `${path} ${constraint}`)).toEqual(expected);
  });

  it.each<readonly [unknown, readonly string[]]>([
    ['2', []],
    ['2.00', []],
    ['0005', []],
    [5, []],
    ['1.9999999999999999999', ['integer']],
    ['5.0000000000000001', ['integer', 'max']],
    ['12345678901234567', ['max']],
    ['二枚', ['writtenNumber', 'max', 'min']],
    ['1e0', ['writtenNumber', 'max', 'min']],
    [true, ['type']],
  ])('a number is judged by its written digits, all of them: %j', (copies, expected) => {
    const whole = formOf({ name: 'copies', label: 'copies', widget: 'number', integer: true, min: 1, max: 5 });
    expect(failuresOfAnswers(whole, { copies }, constraints).map(({ constraint }) => constraint)).toEqual(expected);
  });

  it('names controls of rows by their key, and says one thing about each', () => {
    const values = { ...good, kana: 'やまだたろう', careers: [{ _key: '7', company: '' }, { company: '123456' }] };
    const told = answerMessages({
      failures: failuresOfAnswers(form, values, constraints),
      constraints,
      messages: sharedMessages('ja'),
      text: filled,
    });
    expect(told).toEqual([
      { name: 'kana', path: '/kana', message: message('fullWidthKana', { label: '氏（カナ）' }) },
      {
        name: 'careers.7.company',
        path: '/careers/0/company',
        message: `職歴 1：${message('required', { label: 'company' })}`,
      },
      {
        name: 'careers.n2.company',
        path: '/careers/1/company',
        message: `職歴 2：${message('maxLength', { n: 5, label: 'company' })}`,
      },
    ]);
  });

  it('has words for groups, and the definition’s own words first', () => {
    const own = formOf(text('a', { required: true, messages: { required: 'aを入れてください。' } }), careers);
    const told = answerMessages({
      failures: failuresOfAnswers(own, {}, constraints),
      constraints,
      messages: sharedMessages('ja'),
      text: filled,
    });
    expect(told.map((one) => one.message)).toEqual(['aを入れてください。', message('least', { label: '職歴', n: 1 })]);
  });
});

it('says which row it is that was written before', () => {
  const twice = [{ company: 'A' }, { company: 'A' }];
  const told = answerMessages({
    failures: failuresOfAnswers(form, { ...good, careers: twice }, constraints),
    constraints,
    messages: sharedMessages('ja'),
    text: filled,
  });
  expect(told.map((one) => one.message)).toEqual([message('sameRow', { label: '職歴', n: '職歴 2' })]);
});

describe('what counts of answers', () => {
  it.each([
    ['hidden fields do not', { employed: 'no', employer: 'A' }, { employed: 'no', careers: [] }],
    ['unknown names do not', { kana: 'ア', other: 1 }, { kana: 'ア', careers: [] }],
    [
      'hidden fields of rows do not',
      { careers: [{ _key: '1', company: 'A', until: 'x', other: 1 }] },
      { careers: [{ _key: '1', company: 'A' }] },
    ],
    ['emptied ones do not', { kana: undefined, employed: null }, { careers: [] }],
  ])('%s', (_, values, counting) => {
    expect(countingValues(form, values)).toEqual(counting);
  });
});

describe('saved answers are opened', () => {
  it('with as many rows as there must be, each with a key', () => {
    expect(openAnswers(form, '1', undefined, constraints)).toEqual({
      version: '1',
      values: { careers: [{ _key: '1' }] },
    });
    expect(openAnswers(form, '1', { version: '1', values: { careers: [{ company: 'A' }] } }, constraints)).toEqual({
      version: '1',
      values: { careers: [{ _key: 'n1', company: 'A' }] },
    });
  });

  it('as they are when they are of the same version, right or wrong', () => {
    const saved = { version: '1', values: { kana: 'やまだ', careers: [{ _key: '1' }] }, again: ['employed'] };
    expect(openAnswers(form, '1', saved, constraints)).toEqual(saved);
  });

  it.each<readonly [string, object, object, readonly string[] | undefined]>([
    ['what still fits is kept', { kana: 'ヤマダ', employed: 'yes' }, { kana: 'ヤマダ', employed: 'yes' }, undefined],
    ['what is refused now is named', { kana: 'ヤマダタロウ', employed: 'maybe' }, {}, ['kana', 'employed']],
    [
      'what is of another type now is named',
      { kana: ['ヤ'], size: 'B', employed: 'yes', employer: 'B' },
      { employed: 'yes', employer: 'B' },
      ['kana', 'size'],
    ],
    [
      'what is no longer asked for is not named',
      { gone: 'x', size: 99, employed: 'no' },
      { employed: 'no' },
      undefined,
    ],
    [
      'rows keep what fits in them',
      { careers: [{ _key: '4', company: '123456', isPresent: 'no' }] },
      { careers: [{ _key: '4', isPresent: 'no' }] },
      ['careers.4.company'],
    ],
    [
      'rows over the bound are named with their group',
      { careers: [{ company: 'A' }, { company: 'B' }, { company: 'C' }] },
      {
        careers: [
          { _key: 'n1', company: 'A' },
          { _key: 'n2', company: 'B' },
        ],
      },
      ['careers'],
    ],
    ['a field that became a group is named', { careers: 'A社' }, {}, ['careers']],
  ])('of another version: %s', (_, old, values, again) => {
    const opened = openAnswers(form, '2', { version: '1', values: old }, constraints);
    expect(opened).toEqual({
      version: '2',
      values: { careers: [{ _key: '1' }], ...values },
      ...(again === undefined ? {} : { again }),
    });
  });

  it('opening twice is opening once', () => {
    const once = openAnswers(form, '2', { version: '1', values: { kana: 'やまだ', careers: [{}] } }, constraints);
    expect(openAnswers(form, '2', once, constraints)).toEqual(once);
  });
});
