import type { JsonSchema } from '../model/json-schema.ts';

/** Members that hold schemas by name, whatever the names are. */
const byName: readonly string[] = ['$defs', 'properties', 'patternProperties'];
/** Members that are values, not schemas. */
const values: readonly string[] = ['const', 'default', 'enum'];

/** A schema without what is for its readers: it judges the same, and schemas of one shape are the same. */
export function withoutWords(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => judges(name))
      .map(([name, part]) => [name, values.includes(name) ? part : byName.includes(name) ? named(part) : within(part)]),
  );
}

const judges = (name: string) =>
  name === 'x-opaque' || !(name.startsWith('x-') || ['title', 'description', 'examples'].includes(name));

const named = (schemas: unknown) =>
  Object.fromEntries(Object.entries(schemas as object).map(([name, schema]) => [name, within(schema)]));

function within(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(within);
  return typeof part === 'object' && part !== null ? withoutWords(part as JsonSchema) : part;
}
