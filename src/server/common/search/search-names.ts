import { bestOf } from './best-of.ts';
import { createSearch } from './search.ts';

export interface Named {
  readonly name: string;
  /** With what else it is called. */
  readonly words: readonly string[];
}

/** What fits less well than so much of the best was not meant. */
const share = 0.6;
/** An everyday word does not begin a name by accident. */
const least = 5;

/** Names by what people call them, best first. */
export function searchNames<One extends Named>(all: readonly One[]): (asked: string) => readonly One[] {
  const byName = new Map(all.map((one) => [one.name, one]));
  const search = createSearch(
    all.map(({ name, words }) => ({ name, words: words.map((word) => ({ word, weight: 1 })) })),
  );
  return (asked) =>
    bestOf(search(asked), share).flatMap(({ name, score }) => (score < least ? [] : (byName.get(name) ?? [])));
}
