import type { JsonSchema } from '../../model/json-schema.ts';
import type { StepKind, Vocabulary } from '../../model/vocabulary.ts';
import { isRepeatedCall } from '../steps/effects-of.ts';
import type { DescriptorSchemas } from '../walk/context.ts';
import { plain } from './plain.ts';

type Properties = { readonly [key: string]: JsonSchema };

/** `$defs` that every editor schema carries: steps, blocks, fields, rows and dialogs, filled from the vocabulary. */
export function editorDefinitions(vocabulary: Vocabulary, schemas: DescriptorSchemas): Properties {
  const parts = schemas.parts?.$defs ?? {};
  return {
    step: { anyOf: Object.values(vocabulary.steps).map(stepSchema) },
    steps: { anyOf: [{ type: 'array', items: { $ref: '#/$defs/step' } }, { $ref: '#/$defs/step' }] },
    block: { anyOf: [...blockSchemas(vocabulary), { ...plain(parts.part ?? {}), title: 'part' }] },
    blocks: { anyOf: [{ type: 'array', items: { $ref: '#/$defs/block' } }, { $ref: '#/$defs/block' }] },
    field: fieldSchema(vocabulary, parts.field ?? {}),
    repeatedFields: plain(parts.repeatedFields ?? {}),
    option: plain(parts.option ?? {}),
    dialog: plain(parts.dialog ?? {}),
    claims: plain(parts.claims ?? {}),
    clientCodes: plain(parts.clientCodes ?? {}),
    serverCodes: plain(parts.serverCodes ?? {}),
    documented: plain(parts.documented ?? {}),
    knownDeadline: plain(parts.knownDeadline ?? {}),
    knownMail: plain(parts.knownMail ?? {}),
    freeClaim: plain(parts.freeClaim ?? {}),
    namedPlace: plain(parts.namedPlace ?? {}),
    shape: plain(parts.shape ?? {}),
    ...namedParts(vocabulary),
    errorRow: errorRowSchema(vocabulary, parts.errorRow ?? {}),
    watch: watchSchema(Object.values(vocabulary.steps).find(isRepeatedCall)),
  };
}

const CONDITIONS: Properties = {
  when: { type: ['string', 'boolean'], description: 'この条件のときだけ行います。' },
  unless: { type: ['string', 'boolean'], description: 'この条件でないときだけ行います。' },
};

function stepSchema(kind: StepKind): JsonSchema {
  const options = withInlineSteps(kind.options);
  const properties = { ...options.properties, ...CONDITIONS };
  return { ...options, title: kind.kind, description: kind.says, properties, additionalProperties: false };
}

/** Objects that take a step's keys beside their own (`choose`) stay open for them. */
function withInlineSteps(schema: JsonSchema): JsonSchema {
  const open = (part: JsonSchema): JsonSchema => {
    const properties =
      part.properties && Object.fromEntries(Object.entries(part.properties).map(([key, below]) => [key, open(below)]));
    return {
      ...part,
      ...(properties && { properties }),
      ...(part.items && { items: open(part.items) }),
      ...(part['x-inline-step'] !== undefined && { additionalProperties: true }),
    };
  };
  return plain(open(schema));
}

/** The same definitions for templates, where any list may contain a slot. */
export function withSlots(definitions: Properties, schemas: DescriptorSchemas): Properties {
  const slot = { ...plain(schemas.parts?.$defs?.slot ?? {}), title: 'slot' };
  const also = ['step', 'block', 'errorRow', 'summaryRow', 'option'].map((name) => [
    name,
    { anyOf: [slot, definitions[name] ?? {}] },
  ]);
  return { ...definitions, ...Object.fromEntries(also) };
}

/** Named parts of blocks (`x-part`): their lists may contain a template's slot. */
function namedParts({ blocks }: Vocabulary): Properties {
  const found: { [name: string]: JsonSchema } = {};
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { 'x-part': name } = part as JsonSchema;
    if (typeof name === 'string') found[name] = plain({ ...part, 'x-part': undefined });
    Object.values(part).forEach(visit);
  };
  visit(Object.values(blocks).map(({ options }) => options));
  return found;
}

function blockSchemas(vocabulary: Vocabulary): JsonSchema[] {
  const shownWhen: JsonSchema = { type: ['string', 'boolean'], description: 'この条件のときだけ表示します。' };
  const complete = (schema: JsonSchema, title: string, description?: string): JsonSchema => {
    const own = plain(schema);
    return {
      ...own,
      title,
      ...(description === undefined ? {} : { description }),
      properties: { ...own.properties, shownWhen },
      required: [...new Set([title, ...(own.required ?? [])])],
    };
  };
  const widgets = Object.values(vocabulary.widgets).filter((widget) => widget.for === 'block');
  return [
    ...Object.values(vocabulary.blocks).map(({ kind, options, says }) => complete(options, kind, says)),
    ...widgets.map((widget) => complete(widget.options, widget.name, widget.says)),
  ];
}

/** A field's own keys and every constraint; the widget determines which of its own keys are allowed. */
function fieldSchema(vocabulary: Vocabulary, base: JsonSchema): JsonSchema {
  const widgets = Object.values(vocabulary.widgets).filter((widget) => widget.for === 'field');
  const constraints = Object.values(vocabulary.constraints).map(({ name, says, argument }) => [
    name,
    { ...plain(argument), description: says },
  ]);
  const own = plain(base);
  const properties: { [key: string]: JsonSchema } = { ...Object.fromEntries(constraints), ...own.properties };
  properties.widget = {
    description: own.properties?.widget?.description ?? '',
    anyOf: widgets.map(({ name, says }) => ({ const: name, description: says })),
  };
  return {
    ...own,
    properties,
    allOf: widgets.map((widget) => {
      const options = plain(widget.options);
      return {
        if: { properties: { widget: { const: widget.name } }, required: ['widget'] },
        // biome-ignore lint/suspicious/noThenProperty: "then" is JSON Schema's word; the object is never awaited.
        then: { properties: options.properties ?? {}, required: options.required ?? [] },
      };
    }),
    unevaluatedProperties: false,
  };
}

/** An error row may carry any step's keys beside its selectors. */
function errorRowSchema(vocabulary: Vocabulary, row: JsonSchema): JsonSchema {
  const own = plain(row);
  const properties: { [key: string]: JsonSchema } = {};
  for (const kind of Object.values(vocabulary.steps)) {
    for (const [key, schema] of Object.entries(plain(kind.options).properties ?? {})) {
      const before = properties[key];
      properties[key] =
        before === undefined ? schema : { ...before, anyOf: [withoutWords(before), withoutWords(schema)] };
    }
  }
  return { ...own, properties: { ...properties, ...own.properties }, additionalProperties: false };
}

function withoutWords({
  description: _description,
  title: _title,
  default: _default,
  ...schema
}: JsonSchema): JsonSchema {
  return schema;
}

function watchSchema(poll: StepKind | undefined): JsonSchema {
  if (poll === undefined) return { type: 'object' };
  const { waiting: _waiting, ...properties } = plain(poll.options).properties ?? {};
  return {
    type: 'object',
    required: [...(poll.options.required ?? [])],
    additionalProperties: false,
    description: poll.says,
    properties: { after: { type: 'string', description: 'この data を取得した後に始めます。' }, ...properties },
  };
}
