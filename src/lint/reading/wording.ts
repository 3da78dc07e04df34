import { filesOfPart, isForMachines } from '../../load/files/own-part.ts';
import { mapsIn, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import type { ScalarNode } from '../../load/yaml/located.ts';
import { placeInScalar } from '../../load/yaml/source.ts';
import type { Place } from '../../model/place.ts';
import type { Finding, LintInput } from '../rule.ts';

/** A text that users read. `words` is as long as the source, with `□` for every character of a placeholder. */
export interface Wording {
  readonly words: string;
  placeOf(index: number): Place;
}

/** Cached: several rules ask for the same project. */
const found = new WeakMap<LintInput['gathered'], readonly Wording[]>();

/** Every text of screens, services and the catalogue, each once. */
export function wordingsOf(input: LintInput): readonly Wording[] {
  const known = found.get(input.gathered) ?? findWordings(input);
  found.set(input.gathered, known);
  return known;
}

function findWordings(input: LintInput): readonly Wording[] {
  return textNodesOf(input).map((node) => wordingOf(node));
}

/** The scalars that hold those texts. */
export function textNodesOf({ gathered, documents }: Pick<LintInput, 'gathered' | 'documents'>): readonly ScalarNode[] {
  const nodes = new Set(gathered.filter(({ file }) => !isForMachines(file)).flatMap(({ texts }) => texts));
  for (const file of [filesOfPart('codes'), /^catalog\/shell\.yaml$/])
    for (const { root } of rootsOf(documents, file)) for (const node of plainTexts(root)) nodes.add(node);
  return [...nodes].filter(({ raw }) => raw !== null);
}

/** Texts that these files hold as plain strings. */
function plainTexts(root: Parameters<typeof mapsIn>[0]): readonly ScalarNode[] {
  return mapsIn(root).flatMap(({ entries }) =>
    entries.flatMap(({ key, value }) => {
      if (key === 'words') return scalarsIn(value);
      const isText = key === 'label' || key === 'hint' || key === 'text' || key === 'portalName' || key === 'otherwise';
      return isText && value.kind === 'scalar' && !value.empty ? [value] : [];
    }),
  );
}

/** `inside`: of a placeholder, keep the texts in its expression. */
export function wordingOf(node: ScalarNode, inside?: 'texts'): Wording {
  const words = node.text.replace(/\$\{[^}]*\}/g, (placeholder) =>
    inside === undefined ? '□'.repeat(placeholder.length) : textsOnly(placeholder),
  );
  return { words, placeOf: (index) => placeInScalar(node, index) };
}

function textsOnly(placeholder: string): string {
  return placeholder
    .split(/('(?:[^'\\]|\\.)*')/u)
    .map((part) => (part.startsWith("'") ? `□${part.slice(1, -1)}□` : '□'.repeat(part.length)))
    .join('');
}

/** One finding for each wording in which the pattern occurs, at its first occurrence. */
export function findInWordings(
  input: LintInput,
  pattern: RegExp,
  tell: (found: string) => { readonly message: string; readonly suggestion?: string },
): readonly Finding[] {
  return wordingsOf(input).flatMap(({ words, placeOf }) => {
    const match = pattern.exec(words);
    return match === null ? [] : [{ place: placeOf(match.index), ...tell(match[0]) }];
  });
}
