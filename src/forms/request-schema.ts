import type { JsonSchema } from '../model/json-schema.ts';
import { type NamedSchemas, namedSchema } from '../model/named-schema.ts';
import { isRecord } from './record.ts';

/** Of texts, lists and whole numbers of which a contract does not say how long, or how large, they get. */
const most = { key: 200, text: 4000, encoded: 8_000_000, items: 500, integer: 2 ** 31 - 1 } as const;

/** What may be sent of a shape: no member but its own, at any depth, and nothing without end. A named type says its own. */
export function requestSchema(schema: JsonSchema): JsonSchema {
  const { properties, patternProperties, items } = schema;
  return {
    ...boundOf(schema),
    ...schema,
    ...(properties && { properties: requestTypes(properties) }),
    ...(patternProperties && { patternProperties: requestTypes(patternProperties) }),
    ...((properties ?? patternProperties) && { additionalProperties: false }),
    ...(items && { items: requestSchema(items) }),
  };
}

export function requestTypes(schemas: NamedSchemas): NamedSchemas {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, requestSchema(schema)]));
}

function boundOf({ type, enum: codes, const: only, contentEncoding, 'x-for': whom }: JsonSchema): JsonSchema {
  if (codes !== undefined || only !== undefined) return {};
  if (type === 'integer') return { minimum: -most.integer, maximum: most.integer };
  if (type === 'array') return { maxItems: most.items };
  if (type !== 'string') return {};
  return { maxLength: contentEncoding === undefined ? (whom === 'machine' ? most.key : most.text) : most.encoded };
}

/** Stands for what is cut off. No key has it. */
const cutSign = '\uFFFD';

/**
 * A value with its overlong keys cut, so that they name nothing: who looks one up says, in the words of his contract, that it is not there.
 * `isLookup`: all its texts are asked for. Takes schemas of {@link requestSchema}.
 */
export function withCutKeys(value: unknown, schema: JsonSchema, types: NamedSchemas, isLookup: boolean): unknown {
  const { items, properties = {}, maxLength, pattern, ...real } = namedSchema(schema, types) ?? {};
  if (typeof value === 'string') {
    const isKey = (isLookup || real['x-for'] === 'machine') && pattern === undefined && maxLength !== undefined;
    return isKey && [...value].length > Number(maxLength) ? cutTo(value, Number(maxLength)) : value;
  }
  if (Array.isArray(value))
    return items === undefined ? value : value.map((item) => withCutKeys(item, items, types, isLookup));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, member === undefined ? part : withCutKeys(part, member, types, isLookup)];
    }),
  );
}

/** Not in the middle of a character. */
const cutTo = (text: string, length: number) =>
  text.slice(0, length - cutSign.length).replace(/[\uD800-\uDBFF]$/, '') + cutSign;
