import { readdir } from 'node:fs/promises';
import { type PlainRow, recordOf } from './plain-row.ts';

/** What a citizen signs, in words for the phone. */
export interface PlainWords {
  readonly title: string;
  readonly rows: readonly PlainRow[];
}

/** Words of one kind of content; null = it is not of this kind. One file of `plain-words/` exports one as `wordsOf`. */
export type WordsOf = (target: { readonly [member: string]: unknown }) => PlainWords | null;

/** At most this many rows of a content that has no words of its own. */
const mostRows = 30;

const folder = new URL('./plain-words/', import.meta.url);
const kinds = await Promise.all(
  (await readdir(folder)).sort().map(async (name) => {
    const { wordsOf } = (await import(new URL(name, folder).href)) as { wordsOf?: WordsOf };
    if (wordsOf === undefined) throw new Error(`plain-words/${name} must export wordsOf.`);
    return wordsOf;
  }),
);

/** Says in plain words what is signed. A content without words of its own is shown with its texts. */
export function plainWordsOf(target: unknown): PlainWords {
  for (const wordsOf of kinds) {
    const words = wordsOf(recordOf(target));
    if (words !== null) return words;
  }
  return { title: '手続きの内容', rows: textRows(target, '') };
}

function textRows(value: unknown, name: string): readonly PlainRow[] {
  if (typeof value !== 'object' || value === null) {
    return value === '' || value === null || value === undefined ? [] : [{ name, value: String(value) }];
  }
  return Object.entries(value)
    .flatMap(([key, member]) => textRows(member, name === '' ? key : `${name} ${key}`))
    .slice(0, mostRows);
}
