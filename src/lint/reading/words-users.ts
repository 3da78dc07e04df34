import { scalarsIn } from '../../load/gather/nodes.ts';
import { member, textMember } from '../../load/yaml/located.ts';
import type { Place } from '../../model/place.ts';
import type { LintInput } from '../rule.ts';
import { isAbout, type KnownWords, knownWords } from './known-words.ts';
import { hasStem, saidSentences, saysOneOf } from './said-sentences.ts';
import { textNodesOf, wordingOf } from './wording.ts';

type Entry = Omit<KnownWords, 'node'> & { readonly at: Place };

/** An entry of the words, with the files whose sentences it accounts for. */
interface UsedWords extends Entry {
  /** What it is about, to be told. */
  readonly words: string;
  readonly files: ReadonlySet<string>;
}

/** Sentences by file, with `□` for every character of a placeholder. */
function sentencesOf(input: LintInput): readonly (readonly [file: string, sentence: string])[] {
  return textNodesOf(input).flatMap((node) =>
    wordingOf(node, 'texts')
      .words.split(/[。！？\n]+/u)
      .filter((sentence) => sentence !== '')
      .map((sentence) => [node.at.file, sentence] as const),
  );
}

/** Every entry of `said` and `free`, and of `places`. */
export function usedWords(input: LintInput): readonly UsedWords[] {
  const { documents } = input;
  const sentences = sentencesOf(input);
  const used = (
    entry: Entry,
    texts: readonly string[],
    isSaid: (sentence: string) => boolean,
    among = sentences,
  ): UsedWords => {
    const files = among.flatMap(([file, sentence]) => (isAbout(entry, file) && isSaid(sentence) ? [file] : []));
    return { ...entry, words: texts[0] ?? '', files: new Set(files) };
  };
  const said = (['deadlines', 'mails'] as const).flatMap((list) => {
    const known = saidSentences(input, list);
    const promising = sentences
      .map(([file, sentence]) => [file, sentence.replaceAll(/[□\s]+/gu, '□')] as const)
      .filter(([, sentence]) => hasStem(known, sentence));
    return known.said.map(({ says, home, at }) =>
      used({ ...home, at }, says, (sentence) => saysOneOf(says, sentence), promising),
    );
  });
  const free = knownWords(documents, ['claims', 'free']).map(({ node, ...entry }) => {
    const text = member(node, 'text');
    const texts = text === undefined ? [] : scalarsIn(text).map((one) => one.text);
    return used({ ...entry, at: node.at }, texts, (sentence) =>
      texts.some((one) => one !== '' && sentence.includes(one)),
    );
  });
  const places = knownWords(documents, ['places']).map(({ node, ...entry }) => {
    const name = textMember(node, 'name') ?? '';
    return used({ ...entry, at: node.at }, [name], (sentence) => name !== '' && sentence.includes(`「${name}」`));
  });
  return [...said, ...free, ...places];
}
