import { filesOfPart } from '../../load/files/own-part.ts';
import { entriesOf, itemsOf, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import { member, type Node, type ScalarNode } from '../../load/yaml/located.ts';
import type { Place } from '../../model/place.ts';
import type { LintInput } from '../rule.ts';
import { isAbout, knownWords } from './known-words.ts';
import { textNodesOf, wordingOf } from './wording.ts';

interface FreeClaim {
  readonly place: Place;
  readonly sentence: string;
}

/** What a code means is said by whoever sent the code. */
const SAID_BY_CODE = filesOfPart('codes');

const CLAIM_FILES = filesOfPart('claims');

/** Sentences outside `claims` that end as claims do (`catalog/words.yaml`), unless they only suppose something or are named as no claims, there or in the service's own words. */
export function freeClaims(input: LintInput): readonly FreeClaim[] {
  const [words] = rootsOf(input.documents, /^catalog\/words\.yaml$/).map(({ root }) => member(root, 'claims'));
  if (words === undefined) return [];
  const endings = textsIn(itemsOf(words, 'endings'));
  const supposing = textsIn(itemsOf(words, 'unless'));
  const free = knownWords(input.documents, ['claims', 'free']).map(
    (entry) => [textsIn(itemsIn(member(entry.node, 'text'))), entry] as const,
  );
  const claimed = new Set<ScalarNode>(
    rootsOf(input.documents, CLAIM_FILES).flatMap(({ root }) =>
      entriesOf(root, 'claims').flatMap(({ value }) => scalarsIn(value)),
    ),
  );
  const claims = (sentence: string, file: string) =>
    endings.some((ending) => sentence.includes(ending)) &&
    !supposing.some((word) => sentence.includes(word)) &&
    !free.some(([texts, entry]) => isAbout(entry, file) && texts.some((one) => one !== '' && sentence.includes(one)));
  return textNodesOf(input)
    .filter((node) => !claimed.has(node) && !SAID_BY_CODE.test(node.at.file))
    .flatMap((node) => {
      const { words: text, placeOf } = wordingOf(node, 'texts');
      return [...text.matchAll(/[^。！？\n]+/gu)]
        .filter(([sentence]) => claims(sentence, node.at.file))
        .map((match) => ({ place: placeOf(match.index), sentence: match[0].replaceAll(/□+/gu, '…') }));
    });
}

const itemsIn = (node: Node | undefined): readonly Node[] => (node === undefined ? [] : [node]);

function textsIn(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap(scalarsIn).map(({ text }) => text);
}
