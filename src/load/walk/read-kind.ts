import type { JsonSchema } from '../../model/json-schema.ts';
import type { ChangeTarget, LinkTarget } from '../../model/link.ts';
import type { Step } from '../../model/step.ts';
import type { MapNode, Node } from '../yaml/located.ts';
import { readBlock, readBlocks } from './blocks.ts';
import { type Entry, resolve, tell, type Walk, type Wanted } from './context.ts';
import { readDuration } from './duration.ts';
import { readErrorCalls, readErrors } from './errors.ts';
import { readExpression, readText, readValue, UNCHECKED } from './expression.ts';
import { readFields, readItemFields } from './fields.ts';
import { readFilledText } from './filled-text.ts';
import { readOptions } from './options.ts';
import { placeholder } from './placeholder.ts';
import { plainValue } from './plain-value.ts';
import { readStep, readSteps } from './step.ts';
import { tellSlip } from './tell-slip.ts';
import { readWatches } from './watches.ts';

type Read = (walk: Walk, node: Node, schema: JsonSchema, home: string) => unknown;

/** How each `x-kind` is read. References (`name:…`) are one kind with many targets. */
const READERS: { readonly [kind: string]: Read } = {
  condition: readCondition,
  expression: (walk, node, schema) => readExpression(walk, node, wantedOf(schema)) ?? placeholder(schema),
  value: (walk, node, schema) => readValue(walk, node, wantedOf(schema), schema['x-text'] === true),
  text: (walk, node) => readText(walk, node),
  filledText: (walk, node, schema) => readFilledText(walk, node, schema),
  duration: (walk, node) => readDuration(walk, node),
  change: readChange,
  place: readPlace,
  step: (walk, node, schema, home) =>
    readStep(walk, node, home, (schema['x-beside'] as readonly string[] | undefined) ?? []) ?? placeholder(schema),
  steps: (walk, node, _schema, home) => readSteps(walk, node, home),
  block: (walk, node, _schema, home) => readBlock(walk, node, home),
  blocks: (walk, node, _schema, home) => readBlocks(walk, node, home),
  fields: (walk, node) => readFields(walk, node),
  itemFields: (walk, node) => readItemFields(walk, node),
  handlers: readHandlers,
  errors: readErrors,
  errorCalls: readErrorCalls,
  entries: readEntries,
  watches: readWatches,
  options: readOptions,
  characters: readCharacters,
  plain: (walk, node) => plainValue(node, walk.origins),
  // Filled before the walk; a slot that is left over is misplaced.
  slot: (_walk, node) => plainValue(node),
};

/** Converts a value by the `x-kind` of its schema. */
export function readKind(walk: Walk, node: Node, schema: JsonSchema, home: string): unknown {
  const kind = schema['x-kind'] ?? '';
  if (kind.startsWith('name:')) return readName(walk, node, schema, kind.slice('name:'.length));
  const read = READERS[kind];
  if (!read) throw new Error(`unknown x-kind: ${kind}`);
  return read(walk, node, schema, home);
}

function wantedOf(schema: JsonSchema): Wanted {
  return (schema['x-type'] as Wanted | undefined) ?? 'any';
}

function readCondition(walk: Walk, node: Node, schema: JsonSchema): unknown {
  const words = schema['x-words'];
  if (Array.isArray(words) && node.kind === 'scalar' && words.includes(node.text)) return node.text;
  return readExpression(walk, node, 'flag') ?? placeholder(schema);
}

function readName(walk: Walk, node: Node, schema: JsonSchema, what: string): unknown {
  if (node.kind !== 'scalar' || node.empty) {
    if (node.kind !== 'refused')
      tell(walk, 'schema/type', node.at, `名前を一つ書いてください。${schema.description ?? ''}`);
    return placeholder(schema);
  }
  const also = Array.isArray(schema['x-also']) ? (schema['x-also'] as string[]) : [];
  walk.references.push({ what, name: node.text, at: node.at, also });
  return node.text;
}

/** `withLinkTargets` adds what the target screen knows (its condition, the key of its group) once all screens are read. */
function readChange(walk: Walk, node: Node, schema: JsonSchema): ChangeTarget | null {
  const [screen = '', path = ''] = String(readName(walk, node, schema, 'change') ?? '').split('#');
  if (screen === '') return null;
  const [name = '', field] = path.split('.');
  const own = { screen, shownWhen: null, at: node.at };
  if (field === undefined) return { ...own, field: name, group: null };
  return { ...own, field, group: { name, key: { kind: 'expression', source: '', tree: UNCHECKED } } };
}

/** Whether it names a screen or an address is known once all screens are read (`withLinkTargets`). */
function readPlace(walk: Walk, node: Node, schema: JsonSchema): LinkTarget {
  return { screen: String(readName(walk, node, schema, String(schema['x-of'] ?? 'place')) ?? '') };
}

/** Reads the name of a list of characters, and replaces it by the text of its character class. */
function readCharacters(walk: Walk, node: Node, schema: JsonSchema): unknown {
  return walk.shared.characters[String(readName(walk, node, schema, 'characters'))] ?? placeholder(schema);
}

/** Button id -> steps. */
function readHandlers(walk: Walk, node: Node, schema: JsonSchema, home: string): unknown {
  if (node.kind !== 'map') {
    if (node.kind !== 'refused' && !(node.kind === 'scalar' && tellSlip(walk, node))) {
      tell(walk, 'schema/type', node.at, 'ボタンの id ごとに手順を書いてください。例: { ok: [{ leave: cancel }] }');
    }
    return placeholder(schema);
  }
  const result: { [button: string]: readonly Step[] } = {};
  for (const { key, value } of node.entries) result[key] = readSteps(walk, value, home);
  return result;
}

/** A map whose names the author chooses, kept in the order written (a JavaScript object would sort `"10"` before `"02"`). */
function readEntries(walk: Walk, node: Node, schema: JsonSchema, home: string): Entry<unknown>[] {
  if (node.kind !== 'map') {
    if (node.kind !== 'refused' && !(node.kind === 'scalar' && tellSlip(walk, node)))
      tell(walk, 'schema/type', node.at, `「名前: 値」の形で書いてください。${schema.description ?? ''}`);
    return [];
  }
  const part = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  checkNames(walk, node, schema, home);
  return node.entries.map(({ key, keyAt, value }) => ({
    name: key,
    value: walkEntry(walk, value, part, home),
    at: keyAt,
  }));
}

/** Names that must be there (`required`), and the form of all of them (`propertyNames`). */
function checkNames(walk: Walk, { entries, at }: MapNode, schema: JsonSchema, home: string): void {
  for (const name of schema.required ?? [])
    if (!entries.some(({ key }) => key === name))
      tell(walk, 'schema/missing-key', at, `「${name}」がありません。${schema.description ?? ''}`);
  const { pattern, description = '' } = resolve(walk, (schema.propertyNames ?? {}) as JsonSchema, home);
  if (pattern === undefined) return;
  const form = new RegExp(pattern, 'u');
  for (const { key, keyAt } of entries)
    if (!form.test(key)) tell(walk, 'schema/pattern', keyAt, `「${key}」は名前にできません。${description}`);
}

/** `nonce:` alone is an entry with all defaults. */
function walkEntry(walk: Walk, node: Node, schema: JsonSchema, home: string): unknown {
  const bare = node.kind === 'scalar' && node.empty && schema.type === 'object' && schema.required === undefined;
  return walk.read(walk, bare ? { kind: 'map', entries: [], at: node.at } : node, schema, home);
}
