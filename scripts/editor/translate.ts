import type { JsonSchema } from '../../src/model/json-schema.ts';

export function partsRef(part: string): string {
  return `parts.schema.json#/$defs/${part}`;
}

const anyText: JsonSchema = { type: ['string', 'number', 'boolean'] };

/** What each `x-kind` looks like in YAML. */
const kinds: { readonly [kind: string]: (schema: JsonSchema) => JsonSchema } = {
  condition: () => ({ type: ['string', 'boolean'] }),
  expression: () => ({ type: ['string', 'boolean', 'number'] }),
  value: () => ({}),
  plain: () => ({}),
  text: () => anyText,
  duration: () => ({ type: ['string', 'number'] }),
  step: () => ({ $ref: partsRef('step') }),
  steps: () => ({ $ref: partsRef('steps') }),
  block: () => ({ $ref: partsRef('block') }),
  blocks: () => ({ $ref: partsRef('blocks') }),
  fields: () => ({ $ref: partsRef('fields') }),
  errors: () => ({ $ref: partsRef('errors') }),
  row: () => ({ $ref: partsRef('errorRow') }),
  watches: () => ({ $ref: partsRef('watches') }),
  handlers: () => ({ type: 'object', additionalProperties: { $ref: partsRef('steps') } }),
  options: () => ({ anyOf: [{ type: 'string' }, { type: 'array', items: { $ref: partsRef('option') } }] }),
  errorCalls: () => ({
    anyOf: [
      { type: 'array', items: { type: 'string' } },
      { type: 'object', additionalProperties: false, properties: { keepsScreen: { const: true } } },
    ],
  }),
  entries: ({ additionalProperties: part }) => ({
    type: 'object',
    additionalProperties: typeof part === 'object' ? { anyOf: [forEditor(part), { type: 'null' }] } : true,
  }),
};

/** A descriptor's schema without the loader's annotations: an ordinary JSON Schema that accepts what the loader reads. */
export function forEditor(schema: JsonSchema): JsonSchema {
  const kind = schema['x-kind'];
  if (kind !== undefined) return { ...explanation(schema), ...translateKind(kind, schema) };
  const own = Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !key.startsWith('x-') && key !== '$id' && key !== '$schema')
      .map(([key, value]) => [key, translateMember(key, value)]),
  ) as JsonSchema;
  const open = schema['x-inline-step'] === undefined ? own : { ...own, additionalProperties: true };
  return withShortForm(schema, open);
}

function translateKind(kind: string, schema: JsonSchema): JsonSchema {
  if (kind.startsWith('name:')) {
    return schema.type === undefined || schema.type === 'string' ? { type: 'string' } : { type: schema.type };
  }
  const translate = kinds[kind];
  if (translate === undefined) throw new Error(`No editor schema is known for x-kind ${kind}`);
  return translate(schema);
}

function translateMember(key: string, value: unknown): unknown {
  if (key === 'properties' || key === 'patternProperties' || key === '$defs') {
    const members = Object.entries(value as { readonly [name: string]: JsonSchema });
    return Object.fromEntries(members.map(([name, schema]) => [name, forEditor(schema)]));
  }
  if (key === 'items' || key === 'additionalProperties') {
    return typeof value === 'object' ? forEditor(value as JsonSchema) : value;
  }
  if (key === 'anyOf' || key === 'oneOf') return (value as readonly JsonSchema[]).map(forEditor);
  return value;
}

/** `x-short: key`: the value of that key may stand for the whole map. */
function withShortForm(schema: JsonSchema, whole: JsonSchema): JsonSchema {
  const short = schema['x-short'];
  const member = typeof short === 'string' ? schema.properties?.[short] : undefined;
  if (member === undefined) return whole;
  return { ...explanation(schema), anyOf: [forEditor(member), whole] };
}

function explanation({ description, title }: JsonSchema): JsonSchema {
  return { ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }) };
}
