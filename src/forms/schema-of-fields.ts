import type { TextValue } from '../model/expression.ts';
import type { Field, Option } from '../model/field.ts';
import type { JsonSchema } from '../model/json-schema.ts';
import type { Constraint } from '../model/vocabulary.ts';
import { keywordOf } from './constraint-keyword.ts';
import { constraintsOfField, isDynamic } from './constraints-of-field.ts';
import { hashOfSchema } from './hash-of-schema.ts';

/** The part of a vocabulary that forms need. */
export interface FormVocabulary {
  readonly constraints: { readonly [name: string]: Constraint };
}

/** JSON Schema's names for the types of fields. A number that was typed may be its digits (`12.90`): `writtenNumber` says whether it is one. */
export const schemaTypes = {
  text: 'string',
  number: ['number', 'string'],
  flag: 'boolean',
  list: 'array',
  record: 'object',
} as const;

/**
 * The flat JSON Schema of a screen's fields: one property per field with its type and its constraints as keywords, and at the root, as lists of field
 * names, the constraints that demand a value. It contains no wording and no conditions, so that a wording edit cannot change it; whether a field is
 * shown is decided when errors become messages. Constraints whose argument contains an expression appear only by name in `x-dynamic`;
 * `failuresOfForm` checks them. `groups`: names of repeated fields, which are lists here; their items have schemas of their own. `$id` is the
 * schema's hash. Throws on an unknown constraint (the loader has refused it before).
 */
export function schemaOfFields(
  fields: readonly Field[],
  vocabulary: FormVocabulary,
  groups: readonly string[] = [],
): JsonSchema {
  const demanded: { [keyword: string]: string[] } = {};
  const dynamic = new Set<string>();
  const properties: { [field: string]: JsonSchema } = {};
  for (const field of fields) {
    const keywords: { [keyword: string]: unknown } = {};
    for (const use of constraintsOfField(field)) {
      const constraint = vocabulary.constraints[use.name];
      if (constraint === undefined) throw new Error(`Field ${field.name} uses the unknown constraint ${use.name}`);
      if (!constraint.appliesTo.includes(field.type)) continue;
      if (isDynamic(use.argument)) {
        dynamic.add(use.name);
        continue;
      }
      const keyword = keywordOf(use.name);
      if (constraint.demandsValue) demanded[keyword] = [...(demanded[keyword] ?? []), field.name];
      else keywords[keyword] = use.argument;
    }
    properties[field.name] = {
      type: schemaTypes[field.type],
      ...(field.type === 'list' ? { items: {} } : {}),
      ...sorted(keywords),
    };
  }
  for (const group of groups) properties[group] = { type: 'array', items: {} };
  const names = dynamic.size > 0 ? { 'x-dynamic': [...dynamic].sort() } : {};
  const schema: JsonSchema = { type: 'object', ...names, ...sorted(demanded), properties };
  return { $id: hashOfSchema(schema), ...schema };
}

/** The wording of a field, separate from its schema. */
export interface FieldUiText {
  readonly label: TextValue;
  readonly hint: TextValue;
  readonly options: readonly Option[];
  readonly widget: string;
}

/** Everything a form shows about its fields apart from validation, by field name, in the fields' order. */
export function uiTextOfFields(fields: readonly Field[]): { readonly [field: string]: FieldUiText } {
  return Object.fromEntries(
    fields.map(({ name, label, hint, options, widget }) => [name, { label, hint, options, widget }]),
  );
}

function sorted<Value>(record: { readonly [key: string]: Value }): { [key: string]: Value } {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
