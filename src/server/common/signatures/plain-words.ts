import * as refusalsWording from '../../../../build/wording/server/refusals.ts';
import type { PlainWords, WordsOf } from '../../kernel/portal/module-parts.ts';
import { type PlainRow, recordOf, rowsAsRead } from '../../kernel/portal/plain-row.ts';

/** Most rows shown for content without words of its own. */
const mostRows = 30;

/** Says in plain words what is signed, to whoever signs it. Content without words of its own is listed by its text values. */
export function plainWordsOf(
  target: unknown,
  kinds: readonly WordsOf[],
  record: NonNullable<Parameters<WordsOf>[1]>,
): PlainWords {
  for (const wordsOf of kinds) {
    const words = wordsOf(recordOf(target), record);
    if (words !== null) return { ...words, rows: rowsAsRead(words.rows) };
  }
  return { title: refusalsWording.signatures.contentTitle, rows: rowsAsRead(textRows(target, '')) };
}

function textRows(value: unknown, name: string): readonly PlainRow[] {
  if (typeof value !== 'object' || value === null) {
    return value === '' || value === null || value === undefined ? [] : [{ name, value: String(value) }];
  }
  return Object.entries(value)
    .flatMap(([key, member]) => textRows(member, name === '' ? key : `${name} ${key}`))
    .slice(0, mostRows);
}
