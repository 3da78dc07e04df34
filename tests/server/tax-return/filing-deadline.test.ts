import { expect, it } from 'vitest';
import { filingDeadline } from '../../../src/server/services/tax-return/filing-deadline.ts';

// 15 March 2026 was a Sunday, 2025 and 2031 a Saturday.
it.each([
  ['2025', '20260316'],
  ['2024', '20250317'],
  ['2030', '20310317'],
  ['2026', '20270315'],
])('the return of %s is due on %s', (year, day) => {
  expect(filingDeadline(year)).toBe(day);
});
