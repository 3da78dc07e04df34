import { WORDS_FILES } from '../../load/files/own-part.ts';
import { itemsOf, rootsOf } from '../../load/gather/nodes.ts';
import { member, type Node, textMember } from '../../load/yaml/located.ts';
import type { LintInput } from '../rule.ts';

/** An entry of a list of sentences (`said`, `free`, `places`), of the shared words or of a service's own. */
export interface KnownWords {
  readonly node: Node;
  /** In this folder alone its sentences are known; '' = in every one. */
  readonly folder: string;
  /** In this file alone; '' = in every one of the folder. */
  readonly file: string;
}

/** The entries at `path` (`claims`, `free`), the shared ones first. */
export function knownWords(documents: LintInput['documents'], path: readonly string[]): readonly KnownWords[] {
  const list = path.at(-1) ?? '';
  return rootsOf(documents, WORDS_FILES)
    .toSorted((a, b) => Number(isOwn(a.file)) - Number(isOwn(b.file)))
    .flatMap(({ file, root }) => {
      const folder = isOwn(file) ? file.replace('catalog/words.yaml', '') : '';
      const holder = path.slice(0, -1).reduce<Node | undefined>((node, key) => node && member(node, key), root);
      const entries = holder === undefined ? [] : itemsOf(holder, list);
      return entries.map((node) => ({ node, folder, file: textMember(node, 'in') ?? '' }));
    });
}

/** Is a sentence of that file among those that the entry may be about? `file`: of a descriptor, or the folder of a service; '' = of no service. */
export function isAbout({ folder, file: only }: Omit<KnownWords, 'node'>, file: string): boolean {
  return file.startsWith(folder) && (only === '' || only === file);
}

const isOwn = (file: string) => file.startsWith('screens/');
