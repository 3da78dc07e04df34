import { keywordOf } from '../../../src/forms/constraint-keyword.ts';
import type { DataCondition, DataField, DataForm, DataItem } from '../../../src/forms/data-form/definition.ts';
import { isGroup, itemsOf, mostRows, nameOf } from '../../../src/forms/data-form/definition.ts';
import { innerField } from '../../../src/forms/data-form/inner-field.ts';
import { schemaTypes } from '../../../src/forms/schema-of-fields.ts';
import type { JsonSchema } from '../../../src/model/json-schema.ts';
import { formVocabulary } from '../vocabulary.ts';

/**
 * A definition as JSON Schema with our constraints as keywords: the same meaning said in another language, for a compiler to hold the interpreter
 * against. Conditions become `if`/`then`. A group must
 * be there, if only as an empty list.
 */
export function schemaOfDefinition(form: DataForm): JsonSchema {
  return { type: 'object', allOf: [true, ...schemasOf(itemsOf(form))] } as JsonSchema;
}

function schemasOf(items: readonly DataItem[]): JsonSchema[] {
  return items.map((item) => {
    const own = isGroup(item) ? groupSchema(item) : fieldSchema(item);
    const conditions = conditionsOf(item, items);
    return conditions.length === 0 ? own : implied({ allOf: conditions }, own);
  });
}

function implied(condition: JsonSchema, consequence: JsonSchema): JsonSchema {
  // biome-ignore lint/suspicious/noThenProperty: "then" is JSON Schema's word; the object is never awaited.
  return { if: condition, then: consequence };
}

/** Its own condition and those of the fields it asks. */
function conditionsOf({ shownWhen }: DataItem, items: readonly DataItem[]): JsonSchema[] {
  if (shownWhen === undefined) return [];
  const asked = items.find((item): item is DataField => !isGroup(item) && nameOf(item) === shownWhen.field);
  if (asked === undefined) throw new Error(`No field ${shownWhen.field}`);
  return [...conditionsOf(asked, items), condition(shownWhen)];
}

function condition({ field, ...wanted }: DataCondition): JsonSchema {
  if (!('is' in wanted)) throw new Error('JSON Schema does not know what reads alike');
  const values = [wanted.is].flat();
  const numbers = values.map(Number).filter((number, index) => String(number) === values[index]);
  const one = { enum: [...values, ...numbers] };
  const asked = { anyOf: [one, { type: 'array', contains: { enum: values } }] };
  return { type: 'object', required: [field], properties: { [field]: asked } };
}

function fieldSchema(data: DataField): JsonSchema {
  const field = innerField(data, formVocabulary.constraints);
  const keywords: { [keyword: string]: unknown } = {};
  const demanded: { [keyword: string]: unknown } = {};
  for (const { name, argument } of field.constraints) {
    const isDemanding = formVocabulary.constraints[name]?.demandsValue === true;
    if (isDemanding) demanded[keywordOf(name)] = [field.name];
    else keywords[keywordOf(name)] = argument;
  }
  return {
    type: 'object',
    ...demanded,
    properties: {
      [field.name]: { type: schemaTypes[field.type], ...(field.type === 'list' ? { items: {} } : {}), ...keywords },
    },
  };
}

/** Too many rows are told alone: what is in them is asked when they are fewer. */
function groupSchema({ group, least = 0, most = mostRows, fields }: Extract<DataItem, { group: string }>): JsonSchema {
  const rows: JsonSchema = { type: 'array', items: { type: 'object', allOf: schemasOf(fields) }, minItems: least };
  const isFew = { properties: { [group]: { type: 'array', maxItems: most } } };
  const isMany = { properties: { [group]: { type: 'array', minItems: most + 1 } }, required: [group] };
  return {
    type: 'object',
    allOf: [implied(isMany, isFew), implied({ not: isMany }, { properties: { [group]: rows } })],
  };
}
