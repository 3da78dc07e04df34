import { test as isVisible } from '../../../forms/constraints/no-invisible.ts';
import type { JsonSchema } from '../../../model/json-schema.ts';
import { type NamedSchemas, namedSchema } from '../../../model/named-schema.ts';

/**
 * The first text for people in it that holds what cannot be seen; null = none. A sign that turns the direction of a name, or hides in it, would let
 * whoever decides read something else. Takes values that the schema accepts.
 * Answers to forms that come as data are held against their form.
 */
export function hiddenIn(value: unknown, schema: JsonSchema, types: NamedSchemas): string | null {
  const real = namedSchema(schema, types) ?? {};
  if (real['x-for'] === 'machine') return null;
  if (typeof value === 'string') return isVisible(value) ? null : value;
  if (typeof value !== 'object' || value === null) return null;
  const partOf = (name: string) => (Array.isArray(value) ? real.items : real.properties?.[name]) ?? {};
  for (const [name, part] of Object.entries(value)) {
    const hidden = hiddenIn(part, partOf(name), types);
    if (hidden !== null) return hidden;
  }
  return null;
}
