import { nearest } from '../expressions/nearest.ts';
import type { Place } from '../model/place.ts';
import type { Type } from '../model/type.ts';
import { type Entry, tell, type Walk } from './walk/context.ts';
import { plainValue } from './walk/plain-value.ts';
import { type MapEntry, type MapNode, member, type Node, textMember } from './yaml/located.ts';

/** A file of a `templates` folder. */
export interface Template {
  readonly name: string;
  readonly params: readonly Entry<{ readonly type: string; readonly default?: unknown }>[];
  /** What its screens take over. */
  readonly body: MapNode;
}

/** The constants a variant gives its template: they take the place of `params.…` in expressions. */
export type Params = ReadonlyMap<string, { readonly value: string | number | boolean; readonly type: Type }>;

/** What a variant may say again although its template says it. */
const OVERRIDABLE = new Set(['title', 'subtitle', 'breadcrumb', 'shownWhen', 'doneWhen', 'themeColor']);

export function readTemplate(walk: Walk, node: MapNode, name: string): Template {
  const own = node.entries.filter(({ key }) => key === 'template' || key === 'params');
  const body = node.entries.filter(({ key }) => key !== 'template' && key !== 'params');
  const schema = walk.schemas.template ?? {};
  const head = {
    ...schema,
    properties: { template: schema.properties?.template ?? {}, params: schema.properties?.params ?? {} },
  };
  const raw = walk.read(walk, { ...node, entries: own }, head, 'template') as {
    template: string;
    params: Template['params'];
  };
  if (raw.template !== name) {
    tell(
      walk,
      'file/name',
      member(node, 'template')?.at ?? node.at,
      `ひな型の名前は、ファイルの名前と同じ「${name}」にしてください。`,
      name,
    );
  }
  const forbidden = new Set(schema['x-without'] as readonly string[] | undefined);
  for (const { key, keyAt } of body) {
    if (forbidden.has(key))
      tell(walk, 'schema/unknown-key', keyAt, `「${key}」はひな型には書けません。画面のファイルに書いてください。`);
  }
  return {
    name: raw.template,
    params: raw.params,
    body: { ...node, entries: body.filter(({ key }) => !forbidden.has(key)) },
  };
}

/** The variant's map with its template's entries in it, and its constants; null when there is no such template. Without `extends`: as it is. */
export function applyTemplate(
  walk: Walk,
  screen: MapNode,
  templates: ReadonlyMap<string, Template>,
): { node: MapNode; params: Params } | null {
  const name = textMember(screen, 'extends');
  if (name === undefined) return { node: screen, params: new Map() };
  const template = templates.get(name);
  if (!template) {
    const suggestion = nearest(name, templates.keys());
    tell(
      walk,
      'name/template',
      member(screen, 'extends')?.at ?? screen.at,
      `ひな型「${name}」はありません。`,
      suggestion,
    );
    return null;
  }
  const own = screen.entries.filter(({ key }) => !['extends', 'params', 'slots'].includes(key));
  for (const entry of own) {
    if (!OVERRIDABLE.has(entry.key) && member(template.body, entry.key) !== undefined) {
      tell(
        walk,
        'template/twice',
        entry.keyAt,
        `「${entry.key}」はひな型「${name}」にあります。画面ごとに変えるところは slots に書いてください。`,
      );
    }
  }
  const kept = own.filter(({ key }) => OVERRIDABLE.has(key) || member(template.body, key) === undefined);
  const written = new Set(kept.map(({ key }) => key));
  const slots = slotsOf(screen);
  const used = new Set<string>();
  const inherited = template.body.entries
    .filter(({ key }) => !written.has(key))
    .map((entry) => (entry.key === 'view' ? { ...entry, value: fillSlots(entry.value, slots, used) } : entry));
  for (const [slot, { keyAt }] of slots) {
    if (!used.has(slot)) tell(walk, 'template/slot', keyAt, `ひな型「${name}」に「slot: ${slot}」はありません。`);
  }
  return { node: { ...screen, entries: [...kept, ...inherited] }, params: paramsOf(walk, screen, template) };
}

function slotsOf(screen: MapNode): ReadonlyMap<string, MapEntry> {
  const slots = member(screen, 'slots');
  return new Map(slots?.kind === 'map' ? slots.entries.map((entry) => [entry.key, entry]) : []);
}

/** Puts a variant's blocks where its template says `- slot: name`; a slot nobody fills is left out. */
function fillSlots(view: Node, slots: ReadonlyMap<string, MapEntry>, used: Set<string>): Node {
  if (view.kind !== 'list') return view;
  const items = view.items.flatMap((item): readonly Node[] => {
    const name = textMember(item, 'slot');
    if (name === undefined) return [fillNested(item, slots, used)];
    used.add(name);
    const filling = slots.get(name)?.value;
    if (filling === undefined) return [];
    return filling.kind === 'list' ? filling.items : [filling];
  });
  return { ...view, items };
}

function fillNested(block: Node, slots: ReadonlyMap<string, MapEntry>, used: Set<string>): Node {
  if (block.kind !== 'map' || member(block, 'blocks') === undefined) return block;
  const entries = block.entries.map((entry) =>
    entry.key === 'blocks' ? { ...entry, value: fillSlots(entry.value, slots, used) } : entry,
  );
  return { ...block, entries };
}

function paramsOf(walk: Walk, screen: MapNode, template: Template): Params {
  const given = member(screen, 'params');
  const entries = given?.kind === 'map' ? given.entries : [];
  const params = new Map<string, { value: string | number | boolean; type: Type }>();
  for (const { name, value: declared } of template.params) {
    const entry = entries.find(({ key }) => key === name);
    const value = entry ? plainValue(entry.value) : declared.default;
    const place = entry?.value.at ?? given?.at ?? screen.at;
    // A wrong constant is told once; what reads it is taken on trust.
    const checked = checkParam(walk, name, declared.type, value, place);
    params.set(name, checked ?? { value: '', type: { kind: 'any' } });
  }
  const known = template.params.map(({ name }) => name);
  for (const { key, keyAt } of entries) {
    if (!known.includes(key))
      tell(
        walk,
        'template/param',
        keyAt,
        `ひな型「${template.name}」に「${key}」という params はありません。`,
        nearest(key, known),
      );
  }
  return params;
}

function checkParam(walk: Walk, name: string, type: string, value: unknown, place: Place) {
  if (value === undefined) {
    tell(walk, 'template/param', place, `params の「${name}」がありません。`);
    return null;
  }
  const codes = walk.shared.codes[type]?.map((code) => code.value);
  if (codes !== undefined && typeof value === 'string') {
    if (!codes.includes(value)) {
      tell(walk, 'template/param', place, `「${value}」は一覧「${type}」にありません。`, nearest(value, codes));
      return null;
    }
    return { value, type: { kind: 'text' as const, codes } };
  }
  // A type that does not exist is told where it is written.
  const plain = ['flag', 'number', 'text'].includes(type);
  if (!plain && codes === undefined) return { value: value as string, type: { kind: 'any' as const } };
  if (type === 'flag' && typeof value === 'boolean') return { value, type: { kind: 'flag' as const } };
  if (type === 'number' && typeof value === 'number') return { value, type: { kind: 'number' as const } };
  if (type === 'text' && typeof value === 'string') return { value, type: { kind: 'text' as const } };
  tell(walk, 'template/param', place, `params の「${name}」は ${type} の値にしてください。`);
  return null;
}
