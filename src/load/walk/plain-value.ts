import type { Node } from '../yaml/located.ts';

/** The value as YAML core reads it, for places where anything may stand. */
export function plainValue(node: Node): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(plainValue);
  if (node.kind === 'refused') return null;
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, plainValue(value)]));
}
