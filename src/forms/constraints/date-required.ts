import type { Constraint } from '../../model/vocabulary.ts';

/** A date in one text, or in parts that are all filled in. */
export function test(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parts = Object.values(value);
  return parts.length > 0 && parts.every((part) => part !== null && part !== undefined && String(part).trim() !== '');
}

export const constraint: Constraint = {
  name: 'dateRequired',
  says: '日付を必ず入力する',
  argument: { const: true },
  message: 'dateRequired',
  appliesTo: ['text', 'record'],
  demandsValue: true,
  test,
  accepts: [
    ['2026-04-01', true],
    ['４月', true],
    [{ year: '2026', month: '4', day: '1' }, true],
    [{ year: 2026, month: 4, day: 1 }, true],
  ],
  refuses: [
    ['', true],
    [' ', true],
    ['　', true],
    ['\r\n', true],
    [undefined, true],
    [null, true],
    [{}, true],
    [{ year: '2026', month: '', day: '1' }, true],
    [{ year: '2026', month: null, day: '1' }, true],
    [[], true],
  ],
};
