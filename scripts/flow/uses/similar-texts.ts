import type { LoadedProject } from '../../../src/load/gather/loaded.ts';
import { rootsOf, scalarsIn } from '../../../src/load/gather/nodes.ts';
import type { Place } from '../../../src/model/place.ts';
import { comparable } from './match-sentence.ts';

/** Minimum similarity for one text to be taken as a misremembered other. */
const ALIKE = 0.5;
const MOST = 3;

/** Places of texts similar to the given one, for sentences remembered inexactly. */
export function similarTexts({ documents }: Pick<LoadedProject, 'documents'>, sentence: string): readonly Place[] {
  if (!/[^\0-\x7f]/.test(sentence)) return [];
  const wanted = pairsOf(sentence);
  return rootsOf(documents, /^(?:screens|catalog)\//)
    .flatMap(({ root }) => scalarsIn(root))
    .filter(({ raw, text }) => raw !== null && /[^\0-\x7f]/.test(text))
    .map(({ at, text }) => ({ at, likeness: likeness(wanted, pairsOf(text)) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ at }) => at);
}

/** Share of character pairs that two texts have in common (Dice). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of one) if (other.has(pair)) common += 1;
  return (2 * common) / (one.size + other.size || 1);
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = comparable(text);
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}
