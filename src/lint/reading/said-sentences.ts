import { itemsOf, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import { member, textMember } from '../../load/yaml/located.ts';
import type { Place } from '../../model/place.ts';
import type { LintInput } from '../rule.ts';
import { isAbout, type KnownWords, knownWords } from './known-words.ts';
import { textNodesOf, wordingOf } from './wording.ts';

/** Lists of the words, shared (`catalog/words.yaml`) and of services' own, with the member that names the test of a sentence. */
const lists = { deadlines: 'enforced', mails: 'sent' } as const;

/** Sentences of one kind that are known. */
export interface SaidSentences {
  readonly stems: readonly string[];
  /** What is counted (`冊`): how many there can be at most is said with the same words as until when. */
  readonly counters: readonly string[];
  readonly said: readonly SaidSentence[];
}

export interface SaidSentence {
  readonly says: readonly string[];
  /** Where it is known. */
  readonly home: Omit<KnownWords, 'node'>;
  /** Test that it is so; '' = none. */
  readonly test: string;
  /** Why nothing tests it; '' = a test does. */
  readonly because: string;
  readonly at: Place;
}

export function saidSentences({ documents }: Pick<LintInput, 'documents'>, list: keyof typeof lists): SaidSentences {
  const [root] = rootsOf(documents, /^catalog\/words\.yaml$/).map((one) => member(one.root, list));
  if (root === undefined) return { stems: [], counters: [], said: [] };
  const textsOf = (node: typeof root, key: string) =>
    itemsOf(node, key)
      .flatMap(scalarsIn)
      .map(({ text }) => text);
  return {
    stems: textsOf(root, 'stems'),
    counters: textsOf(root, 'counters'),
    said: knownWords(documents, [list, 'said']).map(({ node, folder, file }) => ({
      says: textsOf(node, 'says'),
      home: { folder, file },
      test: textMember(node, lists[list]) ?? '',
      because: textMember(node, 'because') ?? '',
      at: node.at,
    })),
  };
}

/** Entries with both a test and a reason, or neither. */
export function undecided({ said }: Pick<SaidSentences, 'said'>): readonly SaidSentence[] {
  return said.filter(({ test, because }) => (test === '') === (because === ''));
}

/** Words shorter than this have to be the whole sentence: in part, they would stand in many. */
const leastOfPart = 5;

/** Is the sentence one of these, or has it one of these in it? */
export function saysOneOf(says: readonly string[], sentence: string): boolean {
  return says.some((words) =>
    words.replaceAll('□', '').length < leastOfPart ? sentence === words : sentence.includes(words),
  );
}

/** Those that a sentence may be. `sentence`: with `□` for each placeholder; `file`: where it stands (see `isAbout`), '' = in no descriptor. */
export function saidIn({ said }: Pick<SaidSentences, 'said'>, sentence: string, file = ''): readonly SaidSentence[] {
  return said.filter(({ says, home }) => isAbout(home, file) && saysOneOf(says, sentence));
}

/** Has the sentence one of the stems, in other words than those of how many there can be? */
export function hasStem({ stems, counters }: Pick<SaidSentences, 'stems' | 'counters'>, sentence: string): boolean {
  const limits = new RegExp(`(?<=[0-9０-９一二三四五六七八九十百千万億□])(?:${counters.join('|')})まで`, 'gu');
  const other = counters.length === 0 ? sentence : sentence.replaceAll(limits, '、');
  return stems.some((stem) => other.includes(stem));
}

/** The sentences of screens and catalogue with one of the stems that are not known. */
export function unknownSentences(input: LintInput, known: SaidSentences) {
  return textNodesOf(input).flatMap((node) => {
    const { words, placeOf } = wordingOf(node, 'texts');
    return [...words.matchAll(/[^。！？\n]+/gu)].flatMap((match) => {
      const sentence = match[0].replaceAll(/[□\s]+/gu, '□');
      if (!hasStem(known, sentence) || saidIn(known, sentence, node.at.file).length > 0) return [];
      return [{ sentence: sentence.replaceAll('□', '…'), place: placeOf(match.index) }];
    });
  });
}
