import type { JsonSchema } from '../model/json-schema.ts';
import { type NamedSchemas, namedSchema } from '../model/named-schema.ts';

/**
 * A self-contained schema: every `$ref` to a type of `catalog/types` (`domicile`) points into `$defs`, which holds the types used, directly or by
 * other types. References within the document (`#…`) stay. Throws on an unknown type.
 */
export function withTypes(schema: JsonSchema, types: NamedSchemas): JsonSchema {
  const used = new Map<string, JsonSchema>();
  const root = resolved(schema) as JsonSchema;
  return used.size === 0 ? root : { ...root, $defs: { ...root.$defs, ...Object.fromEntries(used) } };

  function resolved(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(resolved);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part)
        .filter(([key]) => key !== '$id' && key !== '$schema')
        .map(([key, value]) => [key, key === '$ref' && typeof value === 'string' ? reference(value) : resolved(value)]),
    );
  }

  function reference(target: string): string {
    if (target.startsWith('#')) return target;
    const type = namedSchema({ $ref: target }, types);
    if (type === null) throw new Error(`Unknown type ${target}`);
    if (!used.has(target)) {
      used.set(target, type);
      used.set(target, resolved(type) as JsonSchema);
    }
    return `#/$defs/${target}`;
  }
}
