import { parseText } from '../../../src/expressions/text.ts';
import { catalogPart, contractIn, WORDS_FILES } from '../../../src/load/files/own-part.ts';
import type { Node, ScalarNode } from '../../../src/load/yaml/located.ts';
import type { JsonSchema } from '../../../src/model/json-schema.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import type { Change } from './compare-nodes.ts';

/** `shown`: text for people. `condition`: a deciding expression. `internal`: no effect on the screens. `other`: anything else. */
export type ChangeKind = 'shown' | 'condition' | 'internal' | 'other';

export interface Sides {
  /** Scalars that the loader read as texts, in both trees. */
  readonly texts: ReadonlySet<Node>;
  /** Keys whose value is a condition. */
  readonly conditionKeys: ReadonlySet<string>;
  /** Keys of the blocks that contain only words. */
  readonly wordKeys: ReadonlySet<string>;
}

export function kindOfChange(change: Change, sides: Sides): ChangeKind {
  const { path, before, after, at } = change;
  if (
    path.includes('keep') &&
    path.at(-1) === 'keep' &&
    (at.file.startsWith('catalog/') || catalogPart(at.file) !== null)
  )
    return 'internal';
  if (WORDS_FILES.test(at.file) || isAboutContract(change)) return 'internal';
  const isWord = (node: Node | null) =>
    node === null || isText(node, path, at.file, sides) || (isInView(path) && isWordsBlock(node, sides));
  if (isWord(before) && isWord(after)) {
    // Adding or removing words in a view changes what is shown, not what happens; adding a key (a message, a hint) is more than wording.
    const isLeaf = before?.kind === 'scalar' && after?.kind === 'scalar';
    if (isLeaf ? placeholders(before) === placeholders(after) : isInView(path) && asksNothing(before, after))
      return 'shown';
  }
  const key = path.findLast((part) => part !== '[]') ?? '';
  return sides.conditionKeys.has(key) ? 'condition' : 'other';
}

/** What a call's or a type's file says for its readers, or shows as an example. */
function isAboutContract({ path, before, after, at }: Change): boolean {
  if (contractIn(at.file) === null) return false;
  const isScalar = (before ?? after)?.kind === 'scalar';
  return path[0] === 'example' || (isScalar && /^(?:title|description|source)$/.test(path.at(-1) ?? ''));
}

/** A text for people: read as such by the loader, or a plain string in a file that contains only texts. */
function isText(node: Node, path: readonly string[], file: string, { texts }: Sides): boolean {
  if (node.kind !== 'scalar') return false;
  if (texts.has(node)) return true;
  const key = path.at(-1) ?? '';
  if (catalogPart(file) === 'codes') return key === 'label' || key === 'hint' || key === 'otherwise';
  if (file === 'catalog/shell.yaml') return path.includes('words') || key === 'text' || key === 'portalName';
  return key === 'says';
}

/** Keys of the block kinds in which only texts are evaluated. */
export function wordKeysOf({ blocks }: Vocabulary): ReadonlySet<string> {
  const isWords = ({ 'x-kind': kind, items, enum: words, type }: JsonSchema): boolean =>
    kind === 'text' || words !== undefined || type === 'boolean' || (items !== undefined && isWords(items));
  const ofWords = Object.values(blocks).filter(({ options }) => Object.values(options.properties ?? {}).every(isWords));
  return new Set(ofWords.flatMap(({ options }) => Object.keys(options.properties ?? {})));
}

/** A block of words that is always shown. */
function isWordsBlock(node: Node, { wordKeys }: Sides): boolean {
  return node.kind === 'map' && node.entries.every(({ key }) => wordKeys.has(key));
}

function asksNothing(...nodes: readonly (Node | null)[]): boolean {
  return nodes.every((node) => placeholders(node) === '');
}

function isInView(path: readonly string[]): boolean {
  const last = path.findLast((part) => part !== '[]');
  return path.at(-1) === '[]' && (last === 'view' || last === 'above' || last === 'blocks' || last === 'list');
}

/** The expressions of a text: changing one is more than a change of wording. */
function placeholders(node: Node | null): string {
  if (node === null) return '';
  if (node.kind === 'list') return node.items.map(placeholders).join('');
  if (node.kind === 'map') return node.entries.map(({ value }) => placeholders(value)).join('');
  return node.kind === 'scalar' ? inScalar(node).sort().join('|') : '';
}

/** Quoted texts inside an expression count as wording. */
function inScalar({ text }: ScalarNode): string[] {
  const parts = text.startsWith('=') ? [{ source: text.slice(1) }] : parseText(text).parts;
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part.source.replace(JAPANESE_STRING, "''").trim()]));
}

const JAPANESE_STRING = /'[^'\\]*[^\0-\x7f'][^'\\]*'|"[^"\\]*[^\0-\x7f"][^"\\]*"/g;
