import { expect, it } from 'vitest';
import { type DateParts, eraText } from '../../src/widgets/date/date-parts.ts';

it.each<[DateParts, string]>([
  [['2026', '4', '1'], '令和8年4月1日'],
  [['２０２６', '０４', '１'], '令和8年4月1日'],
  [['1868', '10', '23'], '明治元年10月23日'],
  [['2024', '2', '29'], '令和6年2月29日'],
  [['2026', '2', '29'], ''],
  [['2026', '4', ''], ''],
  [['2026', '', ''], ''],
  [['1867', '4', '1'], ''],
  [['99999', '4', '1'], ''],
  [['+2026', '4', '1'], ''],
  [['2026', '4', '1-2'], ''],
])('the era of %j is told where it is a day with one: %s', (parts, told) => {
  expect(eraText(parts)).toBe(told);
});
