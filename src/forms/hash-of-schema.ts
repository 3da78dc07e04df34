import type { JsonSchema } from '../model/json-schema.ts';

/**
 * Names a schema by its content, with 10 characters of `0-9a-z`. Equal schemas (key order included, `$id` not) have equal hashes, identical in Node
 * and in the browser. Some 51 bits: enough against accidental collisions, not against attackers.
 */
export function hashOfSchema(schema: JsonSchema): string {
  const { $id: _, ...content } = schema;
  const text = JSON.stringify(content);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0').slice(-10);
}
