import type { JsonSchema } from '../../src/model/json-schema.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { forEditor, partsRef } from './translate.ts';

/** File below `schemas/editor/` -> schema. */
export type EditorSchemas = { readonly [file: string]: JsonSchema };

/**
 * Plain JSON Schemas for YAML editors: they complete and explain every key. The loader's annotations become ordinary types, and the closed
 * vocabularies (steps, blocks, widgets, constraints) are written out. Names of screens and calls stay open, so that a new screen
 * changes none of these files. What they cannot say (names, types of expressions) the checker does.
 */
export function editorSchemas(
  descriptors: { readonly [name: string]: JsonSchema },
  vocabulary: Vocabulary,
): EditorSchemas {
  const parts = descriptors.parts;
  if (parts === undefined) throw new Error('schemas/parts.schema.json is missing');
  const others = Object.entries(descriptors).filter(([name]) => name !== 'parts');
  return {
    'parts.schema.json': partsSchema(parts, vocabulary),
    ...Object.fromEntries(others.map(([name, schema]) => [`${name}.schema.json`, forEditor(schema)])),
  };
}

function partsSchema(parts: JsonSchema, vocabulary: Vocabulary): JsonSchema {
  const { blocks: handBlocks, field, errorRow, ...others } = parts.$defs ?? {};
  const widgets = Object.values(vocabulary.widgets);
  const blocks = {
    ...(handBlocks as { readonly [kind: string]: JsonSchema } | undefined),
    ...Object.fromEntries(widgets.filter((kind) => kind.for === 'block').map((kind) => [kind.name, explained(kind)])),
  };
  const oneOrMore = (part: string): JsonSchema => ({
    anyOf: [{ type: 'array', items: { $ref: partsRef(part) } }, { $ref: partsRef(part) }],
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: parts.title ?? '',
    $defs: {
      ...Object.fromEntries(Object.entries(others).map(([name, schema]) => [name, forEditor(schema)])),
      step: { anyOf: Object.values(vocabulary.steps).map((kind) => stepSchema(explained(kind))) },
      steps: oneOrMore('step'),
      block: { anyOf: Object.values(blocks).map(blockSchema) },
      blocks: oneOrMore('block'),
      field: fieldSchema(field ?? {}, vocabulary),
      fields: { type: 'object', additionalProperties: { $ref: partsRef('field') } },
      errorRow: withKeys(forEditor(errorRow ?? {}), {}),
      errors: { anyOf: [{ type: 'array', items: { $ref: partsRef('errorRow') } }, { type: 'string' }] },
      watches: {
        type: 'object',
        additionalProperties: watchSchema(vocabulary),
      },
    },
  };
}

function explained({ says, options }: { readonly says: string; readonly options: JsonSchema }): JsonSchema {
  return { description: says, ...options };
}

const condition: JsonSchema = { type: ['string', 'boolean'], description: 'この条件のときだけ行います（式）。' };

function stepSchema(options: JsonSchema): JsonSchema {
  return withKeys(forEditor(options), {
    when: condition,
    unless: { ...condition, description: 'この条件のときは行いません（式）。' },
  });
}

function blockSchema(options: JsonSchema): JsonSchema {
  return withKeys(forEditor(options), {
    shownWhen: { ...condition, description: 'この条件のときだけ表示します（式）。' },
  });
}

/** One schema for every widget: which keys suit which widget the checker knows. */
function fieldSchema(field: JsonSchema, vocabulary: Vocabulary): JsonSchema {
  const kinds = Object.values(vocabulary.widgets).filter((kind) => kind.for === 'field');
  const keys: { [key: string]: JsonSchema } = {};
  for (const { name, says, argument } of Object.values(vocabulary.constraints)) {
    keys[name] = { description: says, anyOf: [forEditor(argument), { type: 'string', pattern: '^=' }] };
  }
  for (const kind of kinds) {
    for (const [key, schema] of Object.entries(kind.options.properties ?? {})) keys[key] ??= forEditor(schema);
  }
  const own = forEditor(field);
  const widget: JsonSchema = {
    enum: kinds.map(({ name }) => name),
    description: ['入力の部品。', ...kinds.map(({ name, says }) => `${name}: ${says}`)].join('\n'),
  };
  return { ...own, properties: { ...keys, ...own.properties, widget } };
}

function watchSchema(vocabulary: Vocabulary): JsonSchema {
  const poll = vocabulary.steps.poll;
  if (poll === undefined) return { type: 'object' };
  const { waiting: _, ...properties } = forEditor(explained(poll)).properties ?? {};
  const after: JsonSchema = { type: 'string', description: 'この data を読んだあとに始めます。' };
  return { ...forEditor(explained(poll)), properties: { ...properties, after } };
}

function withKeys(schema: JsonSchema, keys: { readonly [key: string]: JsonSchema }): JsonSchema {
  return { ...schema, properties: { ...schema.properties, ...keys } };
}
