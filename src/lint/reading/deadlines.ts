import { itemsOf, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import { member, textMember } from '../../load/yaml/located.ts';
import type { Place } from '../../model/place.ts';
import type { LintInput } from '../rule.ts';
import { textNodesOf, wordingOf } from './wording.ts';

/** Sentences about deadlines that are known (`deadlines` in `catalog/words.yaml`). */
export interface Deadlines {
  readonly stems: readonly string[];
  readonly said: readonly SaidDeadline[];
}

export interface SaidDeadline {
  readonly says: readonly string[];
  /** Test that somebody is refused by it; '' = none. */
  readonly enforced: string;
  /** Why nobody is; '' = somebody is. */
  readonly because: string;
  readonly at: Place;
}

export function deadlinesOf({ documents }: Pick<LintInput, 'documents'>): Deadlines {
  const [root] = rootsOf(documents, /^catalog\/words\.yaml$/).map((one) => member(one.root, 'deadlines'));
  if (root === undefined) return { stems: [], said: [] };
  const textsOf = (node: typeof root, key: string) =>
    itemsOf(node, key)
      .flatMap(scalarsIn)
      .map(({ text }) => text);
  return {
    stems: textsOf(root, 'stems'),
    said: itemsOf(root, 'said').map((node) => ({
      says: textsOf(node, 'says'),
      enforced: textMember(node, 'enforced') ?? '',
      because: textMember(node, 'because') ?? '',
      at: node.at,
    })),
  };
}

/** Words shorter than this have to be the whole sentence: in part, they would stand in many. */
const leastOfPart = 5;

/** Those that a sentence may be. `sentence`: with `□` for each placeholder. */
export function saidIn({ said }: Pick<Deadlines, 'said'>, sentence: string): readonly SaidDeadline[] {
  const isSaid = (words: string) =>
    words.replaceAll('□', '').length < leastOfPart ? sentence === words : sentence.includes(words);
  return said.filter(({ says }) => says.some(isSaid));
}

/** The sentences of screens and catalogue that say a deadline. */
export function deadlineSentences(input: LintInput, { stems }: Deadlines) {
  return textNodesOf(input).flatMap((node) => {
    const { words, placeOf } = wordingOf(node, 'texts');
    return [...words.matchAll(/[^。！？\n]+/gu)].flatMap((match) => {
      const sentence = match[0].replaceAll(/[□\s]+/gu, '□');
      return stems.some((stem) => sentence.includes(stem)) ? [{ sentence, place: placeOf(match.index) }] : [];
    });
  });
}
