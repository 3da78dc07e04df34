import { describe, expect, it } from 'vitest';
import { answerMessages } from '../../../src/forms/data-form/answer-messages.ts';
import type { DataForm } from '../../../src/forms/data-form/definition.ts';
import { definitionProblems } from '../../../src/forms/data-form/definition-problems.ts';
import { failuresOfAnswers } from '../../../src/forms/data-form/failures-of-answers.ts';
import { filled, sharedMessages } from '../messages.ts';
import { formVocabulary } from '../vocabulary.ts';
import { choice, formOf, text } from './forms.ts';

const { constraints } = formVocabulary;
const day = (name: string, more = {}) => text(name, { widget: 'date', ...more });
const ended = day('ended', { dateFrom: { field: 'started' }, shownWhen: { field: 'goesOn', is: 'no' } });
const nothingNew = {
  refuseWhen: [
    { field: 'a', is: 'no' },
    { field: 'b', is: 'no' },
  ],
  message: '変わったほうを選んでください。',
};
const form: DataForm = formOf(
  { group: 'careers', legend: '職歴', fields: [day('started'), choice('goesOn', ['yes', 'no']), ended] },
  day('changedOn'),
  text('why', { required: true, shownWhen: { field: 'changedOn', dateBefore: '20261025' } }),
  choice('a', ['yes', 'no']),
  choice('b', ['yes', 'no'], { rules: [nothingNew] }),
);
const failures = (values: unknown) => failuresOfAnswers(form, values, constraints, 'all');
const found = (values: unknown) => failures(values).map(({ path, constraint }) => `${path} ${constraint}`);
const career = (started: string, end: string, goesOn = 'no') => ({ started, goesOn, ended: end });

describe('inputs of a form as data, held against each other', () => {
  it('can be drawn', () => expect(definitionProblems(form, constraints)).toEqual([]));

  it.each([
    ['an end before its start', { careers: [career('2020-04-01', '2020-03-31')] }, ['/careers/0/ended dateFrom']],
    ['no end on the day of its start', { careers: [career('2020-04-01', '2020-04-01')] }, []],
    ['no end without a start', { careers: [career('', '2020-03-31')] }, []],
    ['no hidden end', { careers: [career('2020-04-01', '2020-03-31', 'yes')] }, []],
    [
      'each row by its own start',
      { careers: [career('2020-04-01', '2021-01-01'), career('2022-01-01', '2021-01-01')] },
      ['/careers/1/ended dateFrom'],
    ],
    ['no reason for a day that is early enough', { changedOn: '2026-10-25' }, []],
    ['the missing reason for an earlier day', { changedOn: '2026-10-24' }, ['/why required']],
    ['no reason while the day is written', { changedOn: '2026-10' }, ['/changedOn date']],
    ['answers that break a rule together', { a: 'no', b: 'no' }, ['/b rule']],
    ['neither of them alone', { b: 'no' }, []],
    ['no others', { a: 'yes', b: 'no' }, []],
  ])('refuses %s', (_, values, expected) => expect(found(values)).toEqual(expected));

  it('the message of a row names the row, the one of a rule is its own', () => {
    const told = answerMessages({
      failures: failures({ careers: [career('2020-04-01', '2020-03-31')], a: 'no', b: 'no' }),
      constraints,
      messages: sharedMessages('ja'),
      text: filled,
    });
    expect(told.map(({ message }) => message.startsWith('職歴 1：'))).toEqual([true, false]);
    expect(told[1]?.message).toBe(nothingNew.message);
  });

  it.each([
    [
      'a bound by a later field',
      formOf(day('x', { dateFrom: { field: 'y' } }), day('y')),
      '/sections/0/items/0/dateFrom',
    ],
    [
      'a bound of another kind',
      formOf(text('x'), day('y', { dateFrom: { field: 'x' } })),
      '/sections/0/items/1/dateFrom',
    ],
    [
      'a bound that the portal has not filled in',
      formOf(day('x', { dateUntil: { known: 'today' } })),
      '/sections/0/items/0/dateUntil',
    ],
    [
      'a day to compare with that is none',
      formOf(day('x'), text('y', { shownWhen: { field: 'x', dateBefore: '2026-02-30' } })),
      '/sections/0/items/1/shownWhen/dateBefore',
    ],
    [
      'an answer compared with a day that is none',
      formOf(text('x'), text('y', { shownWhen: { field: 'x', dateBefore: '20261025' } })),
      '/sections/0/items/1/shownWhen',
    ],
    [
      'a rule about an unknown field',
      formOf(choice('b', ['no'], { rules: [nothingNew] })),
      '/sections/0/items/0/rules/0/refuseWhen/0',
    ],
  ])('a definition with %s is refused', (_, definition, path) => {
    expect(definitionProblems(definition, constraints).map((problem) => problem.path)).toEqual([path]);
  });
});
