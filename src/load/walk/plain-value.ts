import type { MapNode, Node } from '../yaml/located.ts';

/** The value as YAML core reads it, for places that accept anything. `origins` records where its maps were written. */
export function plainValue(node: Node, origins?: WeakMap<object, MapNode>): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map((item) => plainValue(item, origins));
  if (node.kind === 'refused') return null;
  const map = Object.fromEntries(node.entries.map(({ key, value }) => [key, plainValue(value, origins)]));
  origins?.set(map, node);
  return map;
}
