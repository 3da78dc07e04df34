import type { JsonSchema } from '../../model/json-schema.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';

const known = new WeakMap<object, readonly string[]>();

/** State paths that the steps anywhere below a value write, by the schemas of their kinds. */
export function stateWritesIn(node: unknown, vocabulary: Vocabulary): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const before = known.get(node);
  if (before !== undefined) return before;
  const found = new Set<string>();
  visit(node, vocabulary, found);
  const writes = [...found];
  known.set(node, writes);
  return writes;
}

function visit(node: unknown, vocabulary: Vocabulary, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if ('kind' in node && 'options' in node && typeof node.kind === 'string') {
    const kind = Object.hasOwn(vocabulary.steps, node.kind) ? vocabulary.steps[node.kind] : undefined;
    const options = node.options as { readonly [key: string]: unknown };
    for (const [key, schema] of Object.entries(kind?.options.properties ?? {})) note(schema, options[key], found);
  }
  for (const part of Object.values(node)) visit(part, vocabulary, found);
}

function note(schema: JsonSchema, value: unknown, found: Set<string>): void {
  if (value === undefined || value === null) return;
  if (schema['x-keys'] === 'name:state') for (const path of Object.keys(value as object)) found.add(path);
  const inside = schema.additionalProperties;
  const isMap = typeof inside === 'object' && inside['x-kind'] === 'name:state';
  if (schema['x-kind'] === 'name:state' || isMap) {
    for (const path of typeof value === 'object' ? Object.values(value) : [value]) found.add(String(path));
  }
}
