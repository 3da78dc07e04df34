import { expect, it } from 'vitest';
import { monthsLater } from '../../src/server/kernel/time/months-later.ts';

it.each([
  ['20261120', 3, '20270220'],
  ['20261130', 3, '20270228'],
  ['20231130', 3, '20240229'],
  ['20260131', 1, '20260228'],
  ['20261231', 12, '20271231'],
])('%s and %i months is %s', (day, months, later) => {
  expect(monthsLater(day, months)).toBe(later);
});
