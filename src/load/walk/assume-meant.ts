import { nearest } from '../../expressions/nearest.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { MapEntry, MapNode } from '../yaml/located.ts';
import { tell, type Walk } from './context.ts';
import { schemaOf } from './schema-of.ts';

/**
 * Reports every key that the schema does not know. If something else relies on the nearest known key (it is required, or `reliedOn`, or it holds
 * parts that others may name), reading continues as if that key had been written: a misspelt key is one mistake, not also a missing one. Keys of an
 * inline step (`x-inline-step`) are left to the step.
 */
export function assumeMeant(
  walk: Walk,
  node: MapNode,
  schema: JsonSchema,
  reliedOn: (key: string) => boolean = () => false,
): MapNode {
  if (typeof schema['x-inline-step'] === 'string') return node;
  if (node.entries.every(({ key }) => schemaOf(schema, key) !== undefined)) return node;
  const known = Object.keys(schema.properties ?? {});
  const written = new Set(node.entries.map(({ key }) => key));
  const entries: MapEntry[] = [];
  for (const entry of node.entries) {
    if (schemaOf(schema, entry.key) !== undefined) {
      entries.push(entry);
      continue;
    }
    const meant = tellUnknown(walk, entry, known);
    if (meant === undefined || written.has(meant)) continue;
    const hasParts = entry.value.kind === 'map' || entry.value.kind === 'list';
    if (hasParts || schema.required?.includes(meant) || reliedOn(meant)) entries.push({ ...entry, key: meant });
  }
  return entries.length === node.entries.length && entries.every((entry, index) => entry === node.entries[index])
    ? node
    : { ...node, entries };
}

/** Returns the suggestion. */
function tellUnknown(walk: Walk, entry: MapEntry, known: readonly string[]): string | undefined {
  const suggestion = nearest(entry.key, known);
  const meant =
    suggestion === undefined ? `書けるのは ${known.join('、')} です。` : `「${suggestion}」ではありませんか。`;
  tell(walk, 'schema/unknown-key', entry.keyAt, `「${entry.key}」という項目はありません。${meant}`, suggestion);
  return suggestion;
}
