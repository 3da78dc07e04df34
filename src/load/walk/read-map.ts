import type { JsonSchema } from '../../model/json-schema.ts';
import { targetKeys } from '../blocks/targets.ts';
import { type MapEntry, type MapNode, madeScalar, type Node } from '../yaml/located.ts';
import { assumeMeant } from './assume-meant.ts';
import { tell, type Walk } from './context.ts';
import { placeholder } from './placeholder.ts';
import { plainValue } from './plain-value.ts';
import { schemaOf } from './schema-of.ts';

/** Reads a map by `properties`, `patternProperties`, `additionalProperties`, `required` and our `x-keys`, `x-inline-step`, `x-one-of`. */
export function readMap(walk: Walk, written: MapNode, schema: JsonSchema, home: string): { [key: string]: unknown } {
  const node = assumeMeant(walk, written, schema);
  const result: { [key: string]: unknown } = {};
  const inline = typeof schema['x-inline-step'] === 'string' ? schema['x-inline-step'] : null;
  const strays: MapEntry[] = [];
  const properties = schema.properties ?? {};
  for (const entry of node.entries) {
    const part = schemaOf(schema, entry.key);
    if (part !== undefined)
      result[entry.key] = part === true ? plainValue(entry.value) : walk.read(walk, entry.value, part, home);
    else strays.push(entry);
    if (typeof schema['x-keys'] === 'string') refer(walk, schema['x-keys'], entry, part);
  }
  for (const key of Object.keys(properties)) {
    const part = properties[key];
    if (part === undefined || Object.hasOwn(result, key)) continue;
    if ('default' in part) result[key] = defaultOf(walk, part, node.at, home);
    else if (schema.required?.includes(key)) {
      tell(walk, 'schema/missing-key', node.at, `「${key}」がありません。${part.description ?? ''}`);
      result[key] = placeholder(part);
    }
  }
  if (inline !== null && strays.length > 0) {
    const stray: MapNode = { kind: 'map', entries: strays, at: strays[0]?.keyAt ?? node.at };
    const step = walk.read(walk, stray, { 'x-kind': 'step', 'x-beside': Object.keys(properties), default: null }, home);
    if (step !== null) result[inline] = [...((result[inline] as readonly unknown[] | undefined) ?? []), step];
  }
  checkOneOf(walk, node, schema, result);
  checkLead(walk, node, schema, result);
  collectHandlers(walk, node, schema, result);
  const named = namedAsInModel(schema, result);
  if (schema['x-lead'] !== undefined) named.at = node.at;
  walk.origins.set(named, node);
  return named;
}

/** Renames members by `x-as`; an empty name merges their members with the others. */
function namedAsInModel(schema: JsonSchema, result: { [key: string]: unknown }): { [key: string]: unknown } {
  const properties = schema.properties ?? {};
  if (Object.values(properties).every((part) => part['x-as'] === undefined)) return result;
  const named = Object.entries(result).map(([key, value]) => {
    const name = properties[key]?.['x-as'] ?? key;
    return name === '' ? (value as { readonly [key: string]: unknown }) : { [String(name)]: value };
  });
  return Object.assign({}, ...named);
}

function refer(walk: Walk, kind: string, { key, keyAt, value }: MapEntry, part: JsonSchema | true | undefined): void {
  const also = typeof part === 'object' ? part['x-choice'] : undefined;
  const choice = Array.isArray(also) && { choice: { node: value, also } };
  walk.references.push({ what: kind.replace('name:', ''), name: key, at: keyAt, also: [], ...choice });
}

/** Those with a value; one that could not be read is written all the same, and has a Problem of its own. */
function writtenAmong(
  names: readonly string[],
  node: MapNode,
  result: { readonly [key: string]: unknown },
): readonly string[] {
  const isUnread = (name: string) =>
    node.entries.some(({ key, value }) => key === name && !(value.kind === 'scalar' && value.empty));
  return names.filter((name) => (result[name] !== undefined && result[name] !== null) || isUnread(name));
}

function checkOneOf(walk: Walk, node: MapNode, schema: JsonSchema, result: { readonly [key: string]: unknown }): void {
  const names = schema['x-one-of'];
  if (!Array.isArray(names)) return;
  const written = writtenAmong(names, node, result);
  if (written.length !== 1) {
    tell(walk, 'schema/one-of', node.at, `${names.join('、')} のどれか一つだけを書いてください。`);
  }
}

/** Something pressable leads to one target, and only a place takes parameters. */
function checkLead(walk: Walk, node: MapNode, schema: JsonSchema, result: { readonly [key: string]: unknown }): void {
  if (schema['x-lead'] === undefined) return;
  const targets = targetKeys(schema);
  const written = writtenAmong(targets, node, result);
  const names = targets.join('、');
  if (written.length > 1 || (written.length === 0 && schema['x-lead-optional'] !== true)) {
    tell(walk, 'schema/one-of', node.at, `${names} のどれか一つだけを書いてください。`);
    return;
  }
  const isPlace = written.some((key) => schema.properties?.[key]?.['x-kind'] === 'place');
  if (!isPlace && Object.keys((result.with ?? {}) as object).length > 0) {
    tell(walk, 'schema/one-of', node.at, 'with は、to と一緒に書いてください（行き先の住所に付く値です）。');
  }
}

/** `dialog` with `then` beside it: its buttons are checked once all dialogs are known. */
function collectHandlers(
  walk: Walk,
  node: MapNode,
  schema: JsonSchema,
  result: { readonly [key: string]: unknown },
): void {
  const keyOf = (kind: string) => Object.keys(properties).find((key) => properties[key]?.['x-kind'] === kind);
  const properties = schema.properties ?? {};
  const handlers = keyOf('handlers');
  const dialog = handlers === undefined ? undefined : keyOf('name:dialog');
  if (dialog === undefined || handlers === undefined) return;
  const then = node.entries.find(({ key }) => key === handlers);
  const opened = node.entries.find(({ key }) => key === dialog);
  const isReadable = then === undefined ? properties[handlers]?.default !== undefined : then.value.kind === 'map';
  if (!isReadable || opened === undefined || typeof result[dialog] !== 'string') return;
  const written = then?.value.kind === 'map' ? then.value.entries : [];
  walk.handlers.push({
    dialog: result[dialog],
    at: then?.keyAt ?? opened.value.at,
    buttons: written.map(({ key, keyAt }) => ({ id: key, at: keyAt })),
  });
}

/** A default written as text (`5 seconds`) goes through the same conversion as an author's value. */
function defaultOf(walk: Walk, schema: JsonSchema, at: Node['at'], home: string): unknown {
  const kind = schema['x-kind'];
  if (kind?.startsWith('name:') && typeof schema.default === 'string' && schema.default !== '') {
    // A name used by default must be declared like a written one.
    walk.references.push({ what: kind.slice('name:'.length), name: schema.default, at, also: [] });
  }
  if (typeof schema.default === 'string' && schema.default !== '' && kind !== undefined && !kind.startsWith('name:')) {
    return walk.read(walk, madeScalar(schema.default, at), schema, home);
  }
  if (schema.type === 'object' && schema['x-kind'] === undefined && isEmptyMap(schema.default)) {
    return readMap(walk, { kind: 'map', entries: [], at }, schema, home);
  }
  return copyOf(schema.default);
}

/** Copies a default, so that no two values share it. */
function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]));
}

function isEmptyMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}
