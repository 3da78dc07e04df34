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

/** Names by what people call them, best first. `beside`: what else the same words may be written for, by its words; who means that means no name. */
export function searchNames<One extends Named>(
  all: readonly One[],
  beside: readonly (readonly string[])[] = [],
): (asked: string) => readonly One[] {
  const byName = new Map(all.map((one) => [one.name, one]));
  const searched = (name: string, words: readonly string[]) => ({
    name,
    words: words.map((word) => ({ word, weight: 1 })),
  });
  const named = all.map(({ name, words }) => searched(name, words));
  const search = createSearch(named);
  const bestNames = (asked: string) =>
    bestOf(search(asked), share).flatMap(({ name, score }) => (score < least ? [] : (byName.get(name) ?? [])));
  if (beside.length === 0) return bestNames;
  // No name begins with a blank. How much a word tells is judged among names alone: services have the commonest, too.
  const besides = createSearch([...named, ...beside.map((words, index) => searched(` ${index}`, words))]);
  return (asked) => {
    const found = bestNames(asked);
    if (found.length === 0) return found;
    const meant = new Set(bestOf(besides(asked), share).map(({ name }) => name));
    return found.filter(({ name }) => meant.has(name));
  };
}
