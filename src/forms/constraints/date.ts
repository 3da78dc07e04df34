import type { Constraint } from '../../model/vocabulary.ts';
import { somewhere } from '../bounds.ts';
import { dateDigits } from '../written-date.ts';

export function test(text: string): boolean {
  return text === '' || dateDigits(text) !== null;
}

export const constraint: Constraint = {
  name: 'date',
  says: '暦にある日付',
  argument: { const: true },
  message: 'date',
  appliesTo: ['text'],
  test,
  bounds: { characters: { most: somewhere } },
  accepts: [
    ['', true],
    ['2026-04-01', true],
    ['2026/4/1', true],
    ['20260401', true],
    ['2026年4月1日', true],
    ['２０２６年４月１日', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1000-01-01', true],
    [' 2026-04-01 ', true],
  ],
  refuses: [
    ['2026-02-29', true],
    ['1900-02-29', true],
    ['2026-13-01', true],
    ['2026-00-01', true],
    ['2026-04-31', true],
    ['2026-04-00', true],
    ['0999-12-31', true],
    ['2026-4/1', true],
    ['令和8年4月1日', true],
    ['2026-04', true],
    ['2026-04-01T00:00:00Z', true],
    ['明日', true],
    ['__proto__', true],
  ],
};
