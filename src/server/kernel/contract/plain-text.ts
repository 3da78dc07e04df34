import { test as isVisible } from '../../../forms/constraints/no-invisible.ts';
import type { JsonSchema } from '../../../model/json-schema.ts';
import { type NamedSchemas, namedSchema } from '../../../model/named-schema.ts';

/**
 * True when no text in it that is for people holds what cannot be seen: a sign that turns the direction of a name, or hides in it, would let whoever
 * decides read something else. Takes values that the schema accepts.
 */
export function isPlainText(value: unknown, schema: JsonSchema, types: NamedSchemas): boolean {
  const real = namedSchema(schema, types) ?? {};
  if (typeof value === 'string') return real['x-for'] === 'machine' || isVisible(value);
  if (typeof value !== 'object' || value === null) return true;
  const partOf = (name: string) => (Array.isArray(value) ? real.items : real.properties?.[name]) ?? {};
  return Object.entries(value).every(([name, part]) => isPlainText(part, partOf(name), types));
}
