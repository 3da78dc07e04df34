import type { Constraint } from '../../model/vocabulary.ts';

/** A letter and its combining mark count as one, surrounding blanks are ignored. Nothing to compare with (empty) = no rule. */
export function test(text: string, other: string): boolean {
  const own = compared(text);
  return own === '' || own !== compared(other);
}

/** Only for the comparison: the typed value itself is never changed. */
function compared(text: unknown): string {
  return typeof text === 'string' ? text.normalize('NFC').trim() : '';
}

export const constraint: Constraint = {
  name: 'mustDifferFrom',
  says: 'その文字列と違う（その文字列が空なら、何も求めない）',
  argument: { type: 'string', 'x-kind': 'value', 'x-type': 'text' },
  message: 'mustDifferFrom',
  appliesTo: ['text'],
  test,
  accepts: [
    ['ハナコ', 'ハナエ'],
    ['ハナコ', ''],
    ['', ''],
    ['', 'ハナコ'],
    ['葛', '葛\u{E0100}'],
    ['はなこ', 'ハナコ'],
  ],
  refuses: [
    ['ハナコ', 'ハナコ'],
    ['カ\u3099ク', 'ガク'],
    [' ハナコ　', 'ハナコ'],
    ['𠮷', '𠮷'],
    ['__proto__', '__proto__'],
  ],
};
