import { itemsOf, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import { textMember } from '../../load/yaml/located.ts';
import type { Finding, LintInput } from '../rule.ts';
import { wordingsOf } from './wording.ts';

/** A word that the staff decided not to use (`catalog/words.yaml`). */
export interface Unwanted {
  readonly word: string;
  readonly instead: string;
  /** Longer words that may contain it. */
  readonly except: readonly string[];
}

export function forbiddenWords({ documents }: LintInput): readonly Unwanted[] {
  return listOf(documents, 'forbidden').map((node) => ({
    word: textMember(node, 'word') ?? '',
    instead: textMember(node, 'instead') ?? '',
    except: textsOf(node, 'except'),
  }));
}

/** Variants of words that must be written the same everywhere. The wanted word may contain a variant (`メールアドレス`, `メール`). */
export function glossaryVariants({ documents }: LintInput): readonly Unwanted[] {
  return listOf(documents, 'glossary').flatMap((node) => {
    const instead = textMember(node, 'use') ?? '';
    return textsOf(node, 'avoid').map((word) => ({ word, instead, except: [instead, ...textsOf(node, 'except')] }));
  });
}

/** One finding for each unwanted word of each wording, at its first occurrence. */
export function findUnwanted(
  input: LintInput,
  unwanted: readonly Unwanted[],
  tell: (found: Unwanted) => Omit<Finding, 'place'>,
): readonly Finding[] {
  const wordings = wordingsOf(input);
  const everything = wordings.map(({ words }) => words).join('\n');
  const met = unwanted.filter(({ word }) => word !== '' && everything.includes(word));
  return wordings.flatMap(({ words, placeOf }) =>
    met.flatMap((one) => {
      if (!words.includes(one.word)) return [];
      const allowed = one.except.reduce((text, part) => text.replaceAll(part, '□'.repeat(part.length)), words);
      const index = allowed.indexOf(one.word);
      return index === -1 ? [] : [{ place: placeOf(index), ...tell(one) }];
    }),
  );
}

function listOf(documents: LintInput['documents'], key: string): ReturnType<typeof itemsOf> {
  return rootsOf(documents, /^catalog\/words\.yaml$/).flatMap(({ root }) => itemsOf(root, key));
}

function textsOf(node: Parameters<typeof itemsOf>[0], key: string): readonly string[] {
  return itemsOf(node, key)
    .flatMap(scalarsIn)
    .map(({ text }) => text)
    .filter((text) => text !== '');
}
