import type { Constraint } from '../../model/vocabulary.ts';
import { isBlank } from '../is-blank.ts';

/** Widths, blanks and how a mark is written make no difference. Nothing to compare with (empty) = no rule. */
export function test(text: string, other: string): boolean {
  return isBlank(text) || compared(text) !== compared(other);
}

/** Only for the comparison: the typed value itself is never changed. */
function compared(text: unknown): string {
  return typeof text === 'string' ? text.normalize('NFKC').replace(/\s/g, '') : '';
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
    ['例示町 一丁目２番', '例示町一丁目2番'],
    ['ﾊﾅｺ', 'ハナコ'],
    ['𠮷', '𠮷'],
    ['__proto__', '__proto__'],
  ],
};
