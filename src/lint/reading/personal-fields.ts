import { itemsOf, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import { textMember } from '../../load/yaml/located.ts';
import type { LintInput } from '../rule.ts';

/** How an input about the person is told, and what the browser may fill in (`personal` of `catalog/words.yaml`). */
export interface PersonalKind {
  /** Empty = there is no such value. */
  readonly autocomplete: string;
  readonly endings: readonly string[];
  readonly names: readonly string[];
}

export function personalKinds({ documents }: Pick<LintInput, 'documents'>): readonly PersonalKind[] {
  return rootsOf(documents, /^catalog\/words\.yaml$/)
    .flatMap(({ root }) => itemsOf(root, 'personal'))
    .map((node) => ({
      autocomplete: textMember(node, 'autocomplete') ?? '',
      endings: textsOf(node, 'endings'),
      names: textsOf(node, 'names'),
    }));
}

/** What the browser may fill into an input of that label and those names (its own, and what it is bound to); empty = nothing of the person. */
export function autocompleteOf(kinds: readonly PersonalKind[], label: string, names: readonly string[]): string {
  const asked = label.replace(/(?:[（(][^（）()]*[）)])+$/u, '').trim();
  const told = kinds.find(({ endings }) => endings.some((ending) => asked.endsWith(ending) || label.endsWith(ending)));
  const found = told ?? kinds.find((kind) => names.some((name) => kind.names.includes(name)));
  return found?.autocomplete ?? '';
}

function textsOf(node: Parameters<typeof itemsOf>[0], key: string): readonly string[] {
  return itemsOf(node, key)
    .flatMap(scalarsIn)
    .map(({ text }) => text);
}
