import type { JsonSchema } from './json-schema.ts';

/** Types of `catalog/types`, by name. */
export interface NamedSchemas {
  readonly [name: string]: JsonSchema;
}

/** The type that a schema refers to (`$ref: person`), or the schema itself if it refers to none; null = a type that does not exist. */
export function namedSchema(schema: JsonSchema, types: NamedSchemas): JsonSchema | null {
  if (schema.$ref === undefined) return schema;
  return Object.hasOwn(types, schema.$ref) ? (types[schema.$ref] ?? null) : null;
}
