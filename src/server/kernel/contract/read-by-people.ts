import type { JsonSchema } from '../../../model/json-schema.ts';
import { type NamedSchemas, namedSchema } from '../../../model/named-schema.ts';

/** The value without what only machines read (numbers of things, signatures). Takes values that the schema accepts. */
export function readByPeople(value: unknown, schema: JsonSchema, types: NamedSchemas): unknown {
  const real = namedSchema(schema, types) ?? {};
  if (real['x-for'] === 'machine') return undefined;
  if (Array.isArray(value)) return value.map((item) => readByPeople(item, real.items ?? {}, types));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, readByPeople(part, real.properties?.[name] ?? {}, types)]),
  );
}
