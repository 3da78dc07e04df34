import { describe, expect, it } from 'vitest';
import { monthsLater } from '../../../src/server/kernel/time/months-later.ts';
import type { InsuredPeriod } from '../../../src/server/services/employment-insurance/employment.ts';
import { countedMonths } from '../../../src/server/services/employment-insurance/insured-months.ts';
import { trainingResults } from '../../../src/server/services/employment-insurance/training.ts';
import { wholeMonths } from '../../../src/server/services/employment-insurance/whole-months.ts';

const period = (acquiredOn: string, leftOn?: string): InsuredPeriod => ({
  office: { name: '見本', number: '0000-000000-0' },
  kind: '1',
  acquiredOn,
  ...(leftOn !== undefined && { leftOn }),
});

describe('months', () => {
  it.each([
    ['20260131', 1, '20260228'],
    ['20240131', 1, '20240229'],
    ['20260331', -1, '20260228'],
    ['20261215', 2, '20270215'],
    ['20240229', 12, '20250228'],
  ])('%s and %i months: %s', (day, months, result) => expect(monthsLater(day, months)).toBe(result));

  it.each([
    ['20260401', '20260430', 1],
    ['20260401', '20260429', 0],
    ['20260215', '20260314', 1],
    ['20250401', '20260331', 12],
    ['20260401', '20260401', 0],
    ['20260402', '20260401', 0],
  ])('from %s to %s: %i whole months', (from, to, months) => expect(wholeMonths(from, to)).toBe(months));
});

describe('months that count together', () => {
  it.each([
    ['nothing', [], 0],
    ['one that goes on', [period('20250401')], 12],
    ['two without a gap', [period('20251001'), period('20240401', '20250930')], 24],
    ['a gap of a year', [period('20251001'), period('20231001', '20241001')], 18],
    ['a gap of more than a year', [period('20251001'), period('20231001', '20240930')], 6],
    ['two offices at the same time count once', [period('20251001'), period('20250401')], 12],
    ['the other way round', [period('20250401'), period('20251001')], 12],
  ] as const)('%s', (_says, periods, months) => expect(countedMonths(periods, '20260331')).toBe(months));
});

describe('training', () => {
  const results = (periods: readonly InsuredPeriod[], today: string, trainingUsedOn?: string) =>
    trainingResults({ insuredNumber: '', periods, ...(trainingUsedOn && { trainingUsedOn }) }, today).map(
      ({ result, monthsLeft }) => `${result}:${monthsLeft}`,
    );

  it.each([
    ['never insured', [], '20260331', undefined, ['3:0', '3:0', '3:0']],
    ['ten months', [period('20250601')], '20260331', undefined, ['2:2', '2:2', '2:14']],
    ['a year', [period('20250401')], '20260331', undefined, ['1:0', '1:0', '2:12']],
    ['two years', [period('20240401')], '20260331', undefined, ['1:0', '1:0', '1:0']],
    ['three years, used one year ago', [period('20200401')], '20260331', '20250401', ['2:24', '2:24', '2:24']],
    ['left a year ago', [period('20200401', '20250331')], '20260331', undefined, ['1:0', '1:0', '1:0']],
    ['left more than a year ago', [period('20200401', '20250330')], '20260331', undefined, ['3:0', '3:0', '3:0']],
  ] as const)('%s', (_says, periods, today, usedOn, expected) => {
    expect(results(periods, today, usedOn)).toEqual(expected);
  });
});
