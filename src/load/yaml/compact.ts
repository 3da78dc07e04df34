import { emptyScalar } from './locate.ts';
import type { MapEntry, Node, ScalarNode, ScalarStyle, Source } from './located.ts';
import { placeAt } from './source.ts';

/**
 * A node as JSON, to be read with its source. Scalar `[start, end, style, text?, value?]`, where text and value are left out if the source says the
 * same; missing value: its offset; list `[-1, start, ...items]`; map `[-2, start, ...(key, start of the key, value)]`.
 */
export type Compact = number | readonly (number | string | boolean | null | Compact)[];

const LIST = -1;
const MAP = -2;
const STYLES: readonly ScalarStyle[] = ['plain', 'single', 'double', 'block'];

/** null = part of it was refused or lies in another file: such a document is parsed anew. */
export function compact(node: Node, source: Source): Compact | null {
  const offset = source.lineStarts[node.at.line - 1];
  if (offset === undefined || node.kind === 'refused' || node.at.file !== source.file) return null;
  const start = offset + node.at.column - 1;
  if (node.kind === 'scalar') {
    if (node.raw === null) return node.empty ? start : null;
    const { end, style } = node.raw;
    const head = [start, end, STYLES.indexOf(style)];
    if (node.value !== node.text) return [...head, node.text, node.value];
    return node.text === written(source, start, end, style) ? head : [...head, node.text];
  }
  const parts: (string | number | Compact)[] = [node.kind === 'list' ? LIST : MAP, start];
  for (const item of node.kind === 'list' ? node.items : node.entries) {
    const value = compact('key' in item ? item.value : item, source);
    if (value === null) return null;
    if ('key' in item) parts.push(item.key, (source.lineStarts[item.keyAt.line - 1] ?? 0) + item.keyAt.column - 1);
    parts.push(value);
  }
  return parts;
}

/** Restores the node that {@link compact} was made from, given the same source. */
export function located(from: Compact, source: Source): Node {
  if (typeof from === 'number') return emptyScalar(source, from);
  const [kind, start] = from as readonly [number, number];
  if (kind === LIST) {
    const items = from.slice(2).map((item) => located(item as Compact, source));
    return { kind: 'list', items, at: placeAt(source, start) };
  }
  if (kind === MAP) {
    const entries: MapEntry[] = [];
    for (let nth = 2; nth < from.length; nth += 3) {
      const [key, keyStart, value] = from.slice(nth, nth + 3) as [string, number, Compact];
      entries.push({ key, keyAt: placeAt(source, keyStart), value: located(value, source) });
    }
    return { kind: 'map', entries, at: placeAt(source, start) };
  }
  return scalar(from as readonly [number, number, number, string?, ScalarNode['value']?], source);
}

function scalar(
  [start, end, nth, told, other]: readonly [number, number, number, string?, ScalarNode['value']?],
  source: Source,
): ScalarNode {
  const style = STYLES[nth] ?? 'plain';
  const text = told ?? written(source, start, end, style);
  return {
    kind: 'scalar',
    value: other === undefined ? text : other,
    text,
    quoted: style !== 'plain',
    empty: false,
    at: placeAt(source, start),
    raw: { source, start, end, style },
  };
}

function written({ text }: Source, start: number, end: number, style: ScalarStyle): string {
  return style === 'plain' ? text.slice(start, end) : text.slice(start + 1, end - 1);
}
