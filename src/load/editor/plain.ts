import type { JsonSchema } from '../../model/json-schema.ts';

/** What each `x-kind` looks like to an editor. Every file carries the definitions in its `$defs` (see `editorDefinitions`). */
const KINDS: { readonly [kind: string]: (schema: JsonSchema) => JsonSchema } = {
  condition: () => ({ type: ['string', 'boolean'] }),
  expression: () => ({ type: 'string' }),
  text: () => ({ type: ['string', 'number', 'boolean'] }),
  filledText: ({ description = '', 'x-given': given = {} }) => {
    const names = Object.entries(given as object).map(([name, says]) => `\${${name}}：${says}`);
    return { type: ['string', 'number', 'boolean'], description: [description, ...names].join('\n') };
  },
  value: () => ({}),
  plain: () => ({}),
  duration: () => ({ type: 'string' }),
  change: () => ({ type: 'string' }),
  place: () => ({ type: 'string' }),
  step: () => ({ $ref: '#/$defs/step' }),
  steps: () => ({ $ref: '#/$defs/steps' }),
  block: () => ({ $ref: '#/$defs/block' }),
  blocks: () => ({ $ref: '#/$defs/blocks' }),
  fields: () => ({
    type: 'object',
    additionalProperties: {
      if: { required: ['fields'] },
      // biome-ignore lint/suspicious/noThenProperty: "then" is JSON Schema's word; the object is never awaited.
      then: { $ref: '#/$defs/repeatedFields' },
      else: { $ref: '#/$defs/field' },
    },
  }),
  itemFields: () => ({ type: 'object', minProperties: 1, additionalProperties: { $ref: '#/$defs/field' } }),
  handlers: () => ({ type: 'object', additionalProperties: { $ref: '#/$defs/steps' } }),
  errors: (schema) => {
    const rows: JsonSchema = { type: 'array', items: { $ref: '#/$defs/errorRow' } };
    return schema['x-table'] === true ? { anyOf: [rows, { type: 'string' }] } : rows;
  },
  errorCalls: () => ({
    anyOf: [
      { type: 'array', items: { type: 'string' } },
      {
        type: 'object',
        required: ['keepsScreen'],
        properties: { keepsScreen: { type: 'boolean' } },
        additionalProperties: false,
      },
    ],
  }),
  entries: (schema) => {
    const part = typeof schema.additionalProperties === 'object' ? plain(schema.additionalProperties) : {};
    const bare = typeof schema.additionalProperties === 'object' && schema.additionalProperties.required === undefined;
    // `nonce:` alone is an entry with all defaults.
    return {
      type: 'object',
      additionalProperties: bare && part.type === 'object' ? { anyOf: [part, { type: 'null' }] } : part,
    };
  },
  watches: () => ({ type: 'object', additionalProperties: { $ref: '#/$defs/watch' } }),
  options: () => ({ anyOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/$defs/option' } }] }),
  characters: () => ({ type: 'string' }),
  row: () => ({ type: 'object' }),
  // What a slot accepts depends on the list that contains it.
  slot: () => ({
    anyOf: [
      { $ref: '#/$defs/blocks' },
      { $ref: '#/$defs/steps' },
      ...['errorRow', 'option'].map((name) => ({ type: 'array', items: { $ref: `#/$defs/${name}` } })),
      { type: 'array', items: { anyOf: [{ $ref: '#/$defs/summaryRow' }, { $ref: '#/$defs/summaryRows' }] } },
    ],
  }),
};

/** Converts one of our schemas to plain JSON Schema: annotations removed, `x-kind` expanded, short forms allowed beside the long ones. */
export function plain(schema: JsonSchema): JsonSchema {
  const part = schema['x-part'];
  if (typeof part === 'string') return { $ref: `#/$defs/${part}` };
  const { description, title } = schema;
  const words = { ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }) };
  const initial = schema.default === undefined || schema.default === null ? {} : { default: schema.default };
  const short = schema['x-short'];
  if (typeof short === 'string') {
    const long = plain({ ...schema, 'x-short': undefined });
    const alone = schema.properties?.[short];
    return { ...words, anyOf: [long, ...(alone ? [plain(alone)] : [])] };
  }
  if (schema['x-single'] === true && schema.items) {
    return { ...words, anyOf: [plain({ ...schema, 'x-single': undefined }), plain(schema.items)] };
  }
  const kind = schema['x-kind'];
  const reader = kind === undefined ? undefined : KINDS[kind];
  if (reader) return { ...words, ...initial, ...reader(schema) };
  if (kind?.startsWith('name:')) {
    const name: JsonSchema = { type: 'string' };
    return { ...words, ...initial, ...(schema.items ? { anyOf: [name, { type: 'array', items: name }] } : name) };
  }
  return structural(schema);
}

/** Unquoted numbers and words are read as text where text is expected (`001`), so an editor must not flag them. */
function structural(schema: JsonSchema): JsonSchema {
  const result: { [key: string]: unknown } = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key.startsWith('x-') || value === undefined || key === '$id' || key === '$schema') continue;
    if (key === '$ref') result.$ref = String(value).replace('parts.schema.json', '');
    else if (key === 'type') result.type = value === 'string' ? ['string', 'number'] : value;
    else if (key === 'default' && value === null) continue;
    else if (key === 'properties' || key === 'patternProperties')
      result[key] = eachOf(value as { [name: string]: JsonSchema });
    else if (key === 'items' || key === 'additionalProperties')
      result[key] = typeof value === 'object' ? plain(value as JsonSchema) : value;
    else if (key === 'oneOf' || key === 'anyOf' || key === 'allOf') result[key] = (value as JsonSchema[]).map(plain);
    else result[key] = value;
  }
  return result as JsonSchema;
}

function eachOf(schemas: { readonly [name: string]: JsonSchema }): { [name: string]: JsonSchema } {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]));
}
