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

/** Names of the types that schemas refer to, anywhere in a value; a name occurs as often as it is referred to. */
export function typeNamesIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { $ref } = part as JsonSchema;
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(part).flatMap(typeNamesIn)];
}
