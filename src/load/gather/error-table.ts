import type { ErrorRow } from '../../model/step.ts';
import { tell, type Walk } from '../walk/context.ts';
import { readRow } from '../walk/errors.ts';
import { type MapEntry, type MapNode, member, type Node } from '../yaml/located.ts';

/** Codes of one call that the table leaves to the screens; a screen that does not handle them gets a Problem. */
export interface LeftToScreens {
  readonly call: string;
  readonly codes: readonly string[];
  readonly at: Node['at'];
}

export interface ErrorTable {
  readonly rows: readonly ErrorRow[];
  readonly leftToScreens: readonly LeftToScreens[];
}

/** Keys of an error row that a table's row passes on; the others are the row's own values, read as `=row.name` in `to`. */
const SELECTORS = new Set(['codes', 'except', 'status', 'resultCode', 'calls']);

/**
 * Reads a service's `errors.yaml`: `table` with one generic `to` step, and rows per call that take precedence over it. `here: true` in the latter
 * leaves the codes to the screen's own errors.
 */
export function readErrorTable(walk: Walk, node: MapNode): ErrorTable {
  readAboutCodes(walk, node, ['to', 'table', 'calls']);
  const to = member(node, 'to');
  const rows: ErrorRow[] = [];
  const leftToScreens: LeftToScreens[] = [];
  const calls = member(node, 'calls');
  for (const { key, keyAt, value } of calls?.kind === 'map' ? calls.entries : []) {
    walk.references.push({ what: 'call', name: key, at: keyAt, also: [] });
    for (const item of value.kind === 'list' ? value.items : []) {
      const left = leftRow(item, key);
      if (left) leftToScreens.push(left);
      else {
        const row = readRow(walk, withTarget(item, to), 'parts');
        if (row) rows.push({ ...row, calls: [key] });
      }
    }
  }
  const table = member(node, 'table');
  if (table?.kind !== 'list')
    tell(walk, 'schema/missing-key', table?.at ?? node.at, '「table」に行の並びを書いてください。');
  for (const item of table?.kind === 'list' ? table.items : []) {
    const row = readRow(walk, withTarget(item, to), 'parts');
    if (row) rows.push(row);
  }
  return { rows, leftToScreens };
}

/** What a service's `errors.yaml` says of codes, for the checker alone: those that the specification names, its own, and when the portal gives which. `rows` are keys of the rows. */
export function readAboutCodes(walk: Walk, node: MapNode, rows: readonly string[] = []): void {
  const parts = walk.schemas.parts?.$defs ?? {};
  const known = [...rows, 'documented', 'clientCodes', 'serverCodes'];
  for (const { key, keyAt, value } of node.entries) {
    if (!known.includes(key)) {
      const message = `「${key}」という項目はありません。書けるのは ${known.join('、')} です。`;
      tell(walk, 'schema/unknown-key', keyAt, message);
    } else if (!rows.includes(key)) walk.read(walk, value, parts[key] ?? {}, 'parts');
  }
}

function leftRow(item: Node, call: string): LeftToScreens | null {
  const here = member(item, 'here');
  if (here?.kind !== 'scalar' || here.value !== true) return null;
  const codes = member(item, 'codes');
  const items = codes?.kind === 'list' ? codes.items : [];
  return { call, codes: items.flatMap((code) => (code.kind === 'scalar' ? [code.text] : [])), at: item.at };
}

/** A row without handling of its own gets `to`, with `=row.name` replaced by the row's values. */
function withTarget(item: Node, to: Node | undefined): Node {
  if (item.kind !== 'map' || to?.kind !== 'map' || member(item, 'ignore') !== undefined) return item;
  const words = item.entries.filter(({ key }) => !SELECTORS.has(key));
  const usesTo = words.every(({ value }) => value.kind === 'scalar') && refersTo(to, words);
  if (!usesTo && words.length > 0) return item;
  const selectors = item.entries.filter(({ key }) => SELECTORS.has(key));
  return { ...item, entries: [...selectors, ...(replaceRow(to, words) as MapNode).entries] };
}

function refersTo(to: Node, words: readonly MapEntry[]): boolean {
  if (to.kind === 'scalar') return words.some(({ key }) => to.text === `=row.${key}`);
  if (to.kind === 'list') return to.items.some((item) => refersTo(item, words));
  return to.kind === 'map' && to.entries.some(({ value }) => refersTo(value, words));
}

function replaceRow(node: Node, words: readonly MapEntry[]): Node {
  if (node.kind === 'scalar') return words.find(({ key }) => node.text === `=row.${key}`)?.value ?? node;
  if (node.kind === 'list') return { ...node, items: node.items.map((item) => replaceRow(item, words)) };
  if (node.kind === 'map') {
    return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: replaceRow(entry.value, words) })) };
  }
  return node;
}
