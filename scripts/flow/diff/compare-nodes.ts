import type { Node, ScalarNode } from '../../../src/load/yaml/located.ts';
import type { Place } from '../../../src/model/place.ts';

/** One difference between two descriptors. `path`: keys from the root, `[]` for a list item. */
export interface Change {
  readonly path: readonly string[];
  readonly before: Node | null;
  readonly after: Node | null;
  /** Place in the new file; for removals, in the old one. */
  readonly at: Place;
}

/** Differences between two YAML values, as deep as possible. Comments and formatting do not count. */
export function compareNodes(before: Node, after: Node, path: readonly string[] = []): readonly Change[] {
  if (print(before) === print(after)) return [];
  if (before.kind === 'map' && after.kind === 'map') {
    const keys = [...new Set([...before.entries, ...after.entries].map(({ key }) => key))];
    return keys.flatMap((key): readonly Change[] => {
      const old = before.entries.find((entry) => entry.key === key);
      const now = after.entries.find((entry) => entry.key === key);
      if (old && now) return compareNodes(old.value, now.value, [...path, key]);
      if (now) return [{ path: [...path, key], before: null, after: now.value, at: now.keyAt }];
      return old ? [{ path: [...path, key], before: old.value, after: null, at: old.keyAt }] : [];
    });
  }
  if (before.kind === 'list' && after.kind === 'list') return compareLists(before.items, after.items, path);
  return [{ path, before, after, at: after.at }];
}

/** Compares similar items with each other; the rest were added or removed. */
function compareLists(before: readonly Node[], after: readonly Node[], path: readonly string[]): readonly Change[] {
  const inside = [...path, '[]'];
  return aligned(before, after).flatMap(([old, now]): readonly Change[] => {
    if (old && now) return compareNodes(old, now, inside);
    const node = now ?? old;
    return node ? [{ path: inside, before: old, after: now, at: node.at }] : [];
  });
}

type Pair = readonly [before: Node | null, after: Node | null];

/** The order-preserving pairing with the most in common: equal items first, then items of the same make. */
function aligned(before: readonly Node[], after: readonly Node[]): readonly Pair[] {
  const likeness = (old: Node, now: Node) => (print(old) === print(now) ? 3 : make(old) === make(now) ? 1 : 0);
  const best: number[][] = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const same = likeness(before[i] as Node, after[j] as Node);
      const row = best[i] as number[];
      row[j] = Math.max(at(i + 1, j), at(i, j + 1), same === 0 ? 0 : same + at(i + 1, j + 1));
    }
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, now] = [before[i], after[j]];
    const same = old && now ? likeness(old, now) : 0;
    if (old && now && same > 0 && at(i, j) === same + at(i + 1, j + 1)) {
      pairs.push([old, now]);
      i += 1;
      j += 1;
    } else if (now && (old === undefined || at(i, j) === at(i, j + 1))) {
      pairs.push([null, now]);
      j += 1;
    } else {
      pairs.push([old ?? null, null]);
      i += 1;
    }
  }
  return pairs;
}

const NAMING = ['id', 'name', 'value', 'guard', 'screen', 'action', 'field', 'call', 'dialog', 'label'];

/** Identifies similar items: the first key, and the name if any. */
function make(node: Node): string {
  if (node.kind !== 'map') return node.kind;
  const name = node.entries.find(({ key, value }) => NAMING.includes(key) && value.kind === 'scalar');
  return `${node.entries[0]?.key} ${name?.key === 'label' ? '' : ((name?.value as ScalarNode | undefined)?.text ?? '')}`;
}

const printed = new WeakMap<Node, string>();

/** A canonical text of a value. */
export function print(node: Node): string {
  const known = printed.get(node);
  if (known !== undefined) return known;
  const text = printAnew(node);
  printed.set(node, text);
  return text;
}

function printAnew(node: Node): string {
  if (node.kind === 'scalar') return node.empty ? '' : JSON.stringify(node.text);
  if (node.kind === 'list') return `[${node.items.map(print).join(',')}]`;
  if (node.kind === 'map') return `{${node.entries.map(({ key, value }) => `${key}:${print(value)}`).join(',')}}`;
  return '?';
}
