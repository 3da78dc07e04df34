import { nearest } from '../../expressions/nearest.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import { tell, type Walk } from '../walk/context.ts';
import { type MapNode, member, textMember } from '../yaml/located.ts';
import { mergeTemplate } from './merge.ts';
import { readSlots } from './slots.ts';
import type { Template } from './template.ts';

/**
 * Reads the head of a template. Its body is read with each screen that uses it, since only there its names can be resolved. `shared`: the templates
 * of all services, which those of one service may extend; null = it is one of them.
 */
export function readTemplate(
  walk: Walk,
  node: MapNode,
  name: string,
  shared: ReadonlyMap<string, Template> | null,
): Template {
  const head = node.entries.filter(({ key }) => key === 'template' || key === 'params');
  const schema = walk.schemas.template ?? {};
  const headSchema: JsonSchema = {
    ...schema,
    properties: { template: schema.properties?.template ?? {}, params: schema.properties?.params ?? {} },
  };
  const raw = walk.read(walk, { ...node, entries: head }, headSchema, 'template') as {
    template: string;
    params: Template['params'];
  };
  if (raw.template !== name) {
    const message = `ひな型の名前は、ファイルの名前と同じ「${name}」にしてください。`;
    tell(walk, 'file/name', member(node, 'template')?.at ?? node.at, message, name);
  }
  const { body, slots } = readSlots(walk, bodyOf(walk, node, schema, shared === null));
  const own: Template = {
    name: raw.template,
    files: [node.at.file],
    params: raw.params,
    body: { ...body, entries: body.entries.filter(({ key }) => key !== 'extends' && key !== 'slots') },
    slots,
    leftOut: [],
  };
  const parent = parentOf(walk, body, shared ?? new Map());
  return parent === null ? own : extended(walk, body, own, parent);
}

function bodyOf(walk: Walk, node: MapNode, schema: JsonSchema, isShared: boolean): MapNode {
  const forbidden = new Set(schema['x-without'] as readonly string[] | undefined);
  const entries = node.entries.filter(({ key, keyAt }) => {
    if (key === 'template' || key === 'params') return false;
    const isOfParent = key === 'extends' || key === 'slots';
    if (!forbidden.has(key) && !(isShared && isOfParent)) return true;
    const message = isOfParent
      ? `「${key}」は、screens/templates のひな型には書けません。ほかのひな型を使えるのは、サービスのひな型だけです。`
      : `「${key}」はひな型には書けません。画面のファイルに書いてください。`;
    tell(walk, 'schema/unknown-key', keyAt, message);
    return false;
  });
  return { ...node, entries };
}

function parentOf(walk: Walk, body: MapNode, shared: ReadonlyMap<string, Template>): Template | null {
  const named = member(body, 'extends');
  if (named === undefined) return null;
  const name = textMember(body, 'extends') ?? '';
  const parent = shared.get(name);
  if (parent !== undefined) return parent;
  const message = `どのサービスでも使えるひな型（screens/templates）に「${name}」はありません。`;
  tell(walk, 'name/template', named.at, message, nearest(name, shared.keys()));
  return null;
}

/** Redeclaring a constant changes its default; a slot left unfilled stays open for the screens. */
function extended(walk: Walk, body: MapNode, own: Template, parent: Template): Template {
  const { node, leftOut, filled } = mergeTemplate(walk, body, parent, 'open');
  const inherited = parent.params.filter(({ name }) => !own.params.some((param) => param.name === name));
  const open = [...parent.slots].filter((slot) => !filled.has(slot));
  return {
    ...own,
    files: [...own.files, ...parent.files],
    params: [...own.params, ...inherited],
    body: node,
    slots: new Set([...own.slots, ...open]),
    leftOut: [...parent.leftOut, ...leftOut],
  };
}
