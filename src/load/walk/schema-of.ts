import type { JsonSchema } from '../../model/json-schema.ts';

/** The schema of one key of a map; true = anything goes; undefined = the key is unknown. */
export function schemaOf(schema: JsonSchema, key: string): JsonSchema | true | undefined {
  if (schema.properties && Object.hasOwn(schema.properties, key)) return schema.properties[key];
  for (const [pattern, part] of Object.entries(schema.patternProperties ?? {})) {
    if (expressionOf(pattern).test(key)) return part;
  }
  const rest = schema.additionalProperties;
  if (typeof rest === 'object') return rest;
  if (rest === false || schema['x-inline-step'] !== undefined) return undefined;
  return rest === true || schema.properties === undefined ? true : undefined;
}

/** Cached: every key of every map is looked up. */
const expressions = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? new RegExp(pattern, 'u');
  expressions.set(pattern, known);
  return known;
}
