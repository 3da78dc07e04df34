import type { Constraint } from '../../model/vocabulary.ts';
import { always } from '../bounds.ts';
import { isBlank } from '../is-blank.ts';

/** Something was typed or chosen. Blanks (full-width ones too, and what looks like one), an unticked box, an empty list or record count as nothing. */
export function test(value: unknown): boolean {
  if (typeof value === 'string') return !isBlank(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

export const constraint: Constraint = {
  name: 'required',
  says: '必ず入力または選択する',
  argument: { const: true },
  message: 'required',
  appliesTo: ['text', 'number', 'flag', 'list', 'record'],
  demandsValue: true,
  test,
  bounds: { characters: { least: always(1) } },
  accepts: [
    ['東京', true],
    [' a ', true],
    ['𠮷', true],
    ['葛\u{E0100}', true],
    ['\r\nあ', true],
    ['__proto__', true],
    ['0', true],
    [0, true],
    [true, true],
    [[''], true],
    [{ year: '2026' }, true],
  ],
  refuses: [
    ['', true],
    [' ', true],
    ['　', true],
    ['\r\n\t', true],
    ['\u3164', true],
    ['　\u2800\u00A0', true],
    ['\u200B\uFEFF\u202E', true],
    ['\uFE0F\u{E0100}', true],
    ['\u{E0068}\u{E007F}', true],
    [undefined, true],
    [null, true],
    [false, true],
    [[], true],
    [{}, true],
  ],
};
