import { scalarsIn } from '../../load/gather/nodes.ts';
import { member, textMember } from '../../load/yaml/located.ts';
import type { Place } from '../../model/place.ts';
import type { LintInput } from '../rule.ts';
import { isAbout, type KnownWords, knownWords } from './known-words.ts';
import { hasStem, saidSentences, saysOneOf } from './said-sentences.ts';
import { textNodesOf, wordingOf } from './wording.ts';

type Entry = Omit<KnownWords, 'node'> & { readonly at: Place };

/** Words of an entry, with the files whose sentences they account for. */
interface UsedWords extends Entry {
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

/** All words of `said` and `free`, and the names of `places`. */
export function usedWords(input: LintInput): readonly UsedWords[] {
  const { documents } = input;
  const sentences = sentencesOf(input);
  const used = (
    entry: Entry,
    words: string,
    isSaid: (sentence: string) => boolean,
    among = sentences,
  ): readonly UsedWords[] => {
    const files = among.flatMap(([file, sentence]) => (isAbout(entry, file) && isSaid(sentence) ? [file] : []));
    return words === '' ? [] : [{ ...entry, words, files: new Set(files) }];
  };
  const said = (['deadlines', 'mails'] as const).flatMap((list) => {
    const known = saidSentences(input, list);
    const promising = sentences
      .map(([file, sentence]) => [file, sentence.replaceAll(/[□\s]+/gu, '□')] as const)
      .filter(([, sentence]) => hasStem(known, sentence));
    return known.said.flatMap(({ says, home, at }) =>
      says.flatMap((words) => used({ ...home, at }, words, (sentence) => saysOneOf([words], sentence), promising)),
    );
  });
  const free = knownWords(documents, ['claims', 'free']).flatMap(({ node, ...entry }) => {
    const text = member(node, 'text');
    const texts = text === undefined ? [] : scalarsIn(text).map((one) => one.text);
    return texts.flatMap((words) => used({ ...entry, at: node.at }, words, (sentence) => sentence.includes(words)));
  });
  const places = knownWords(documents, ['places']).flatMap(({ node, ...entry }) => {
    const name = textMember(node, 'name') ?? '';
    return used({ ...entry, at: node.at }, name, (sentence) => sentence.includes(`「${name}」`));
  });
  return [...said, ...free, ...places];
}
