import type { JsonSchema } from '../../model/json-schema.ts';
import type { BlockKind } from '../../model/vocabulary.ts';
import { nameInModel, targetKeys } from './targets.ts';
import { EVALUATED } from './visit-blocks.ts';

/** `x-kind`s of blocks that are not evaluated themselves. */
const OTHERS = new Set(['blocks', 'change', 'place']);

/** Every annotation that some reader of blocks understands. */
const ANNOTATIONS = new Set([
  ...['x-kind', 'x-type', 'x-text', 'x-single', 'x-also', 'x-of', 'x-as', 'x-part'],
  ...['x-lead', 'x-lead-optional', 'x-current', 'x-inner', 'x-items', 'x-item', 'x-guard', 'x-key'],
]);

/** What a member can name. */
const NAMES = new Set(['action', 'dialog', 'address', 'field', 'url', 'watch']);

const PLAIN = new Set(['string', 'integer', 'number', 'boolean', 'array', 'object']);

/** Names that mean the same in every kind (see `Block`), with the annotation that gives them. */
const SHARED: { readonly [kind: string]: string } = { blocks: 'blocks', 'name:field': 'field' };

/**
 * Finds parts of a kind's options that nothing would read, type or follow: an annotation that no reader understands, or a member that says neither
 * how it is evaluated nor that it is plain data. Empty = no problems. In English, for whoever adds the kind.
 */
export function oddOptions({ kind, options, becomes }: BlockKind): readonly string[] {
  return inSchema(options, kind, becomes === undefined);
}

function inSchema(schema: JsonSchema, path: string, isDrawn: boolean): readonly string[] {
  const { properties = {}, items, additionalProperties: rest, anyOf = [] } = schema;
  const inside = (part: JsonSchema, at: string) => [...ofMember(part, at), ...inSchema(part, at, isDrawn)];
  return [
    ...Object.keys(schema).flatMap((key) =>
      key.startsWith('x-') && !ANNOTATIONS.has(key) ? [`${path}: no reader knows ${key}`] : [],
    ),
    ...ofObject(schema, path),
    ...Object.entries(properties).flatMap(([key, part]) => [
      ...inside(part, `${path}.${key}`),
      ...(isDrawn ? misnamed(key, part, path) : []),
    ]),
    ...(items ? inside(items, `${path}[]`) : []),
    ...(typeof rest === 'object' ? inside(rest, `${path}.*`) : []),
    ...anyOf.flatMap((part, index) => inSchema(part, `${path}|${index}`, isDrawn)),
  ];
}

/** Checks that anything pressable is marked as such, and that the members it names exist. */
function ofObject(schema: JsonSchema, path: string): readonly string[] {
  const { 'x-lead': label, 'x-items': list, properties = {} } = schema;
  const targets = targetKeys(schema);
  const isMissing = (name: unknown) =>
    typeof name === 'string' && !name.startsWith('=') && !Object.hasOwn(properties, name);
  return [
    ...(targets.length > 0 && label === undefined
      ? [`${path}: ${targets.join(', ')} can be pressed: x-lead is missing`]
      : []),
    ...(isMissing(label) ? [`${path}: x-lead names ${String(label)}, which is no member`] : []),
    ...(isMissing(list) ? [`${path}: x-items names ${String(list)}, which is no member`] : []),
  ];
}

function ofMember(part: JsonSchema, path: string): readonly string[] {
  const { 'x-kind': kind, type, enum: words, anyOf } = part;
  if (kind !== undefined) {
    const isKnown = EVALUATED.has(kind) || OTHERS.has(kind) || NAMES.has(/^name:(.+)$/.exec(kind)?.[1] ?? '');
    if (!isKnown) return [`${path}: blocks cannot have x-kind ${kind}`];
    const isBare = kind === 'condition' && part['x-guard'] !== true && part['x-current'] !== true;
    return isBare ? [`${path}: a condition decides something: x-guard, or x-current`] : [];
  }
  if (type === 'string' && words === undefined && part.pattern === undefined)
    return [`${path}: words that people read are x-kind text; other words have an enum or a pattern`];
  const isPlain = words !== undefined || anyOf !== undefined || (typeof type === 'string' && PLAIN.has(type));
  return isPlain ? [] : [`${path}: neither an x-kind nor a plain type`];
}

function misnamed(key: string, part: JsonSchema, path: string): readonly string[] {
  const shared = SHARED[part['x-kind'] ?? ''];
  const name = nameInModel(key, part);
  if (shared === undefined && Object.values(SHARED).includes(name))
    return [`${path}.${key}: ${name} means something else in every kind (x-as)`];
  if (shared === undefined || name === shared) return [];
  return [`${path}.${key}: must be called ${shared} in the model (x-as), as in every kind`];
}
