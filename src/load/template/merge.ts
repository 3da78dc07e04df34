import { nearest } from '../../expressions/nearest.ts';
import { tell, type Walk } from '../walk/context.ts';
import { type MapEntry, type MapNode, member, type Node } from '../yaml/located.ts';
import { fillSlots } from './slots.ts';
import type { Template } from './template.ts';

/** Keys that name the template and fill it. */
export const OF_TEMPLATES: ReadonlySet<string> = new Set(['extends', 'params', 'slots']);

/** Keys that may override the template's. */
const OVERRIDABLE = new Set(['title', 'subtitle', 'breadcrumb', 'shownWhen', 'doneWhen', 'themeColor']);

/** Keys under which names may be added to the template's. */
const ADDABLE = new Set(['url', 'data', 'watch', 'fields', 'actions', 'dialogs']);

export interface Merged {
  readonly node: MapNode;
  /** Parts of the template that are not taken over. */
  readonly leftOut: readonly Node[];
  /** Slots that were filled. */
  readonly filled: ReadonlySet<string>;
}

/** Merges a template with what a screen, or a template of its service, adds. `others`: unfilled slots stay open, or get their `otherwise`. */
export function mergeTemplate(walk: Walk, written: MapNode, template: Template, others: 'open' | 'closed'): Merged {
  const fillings = fillingsOf(walk, written, template);
  const { node: body, leftOut } = fillSlots(template.body, fillings, others);
  const own = written.entries.filter(({ key }) => !OF_TEMPLATES.has(key));
  const overridden = body.entries.filter(({ key }) => OVERRIDABLE.has(key) && member(written, key) !== undefined);
  const inherited = body.entries.filter((entry) => !overridden.includes(entry));
  const added = own.filter((entry) => !inherited.some(({ key }) => key === entry.key));
  const merged = inherited.map((entry) => mergeEntry(walk, entry, own, template.name));
  return {
    node: { ...written, entries: [...added, ...merged] },
    leftOut: [...leftOut, ...overridden.map(({ value }) => value)],
    filled: new Set(fillings.keys()),
  };
}

function fillingsOf(walk: Walk, written: MapNode, { name, slots }: Template): ReadonlyMap<string, Node> {
  const given = member(written, 'slots');
  const entries = given?.kind === 'map' ? given.entries : [];
  if (given !== undefined && given.kind !== 'map')
    tell(walk, 'schema/type', given.at, 'slots には「場所の名前: 入れるものの並び」を書いてください。');
  for (const { key, keyAt } of entries) {
    if (slots.has(key)) continue;
    tell(walk, 'template/slot', keyAt, `ひな型「${name}」に「slot: ${key}」はありません。`, nearest(key, slots));
  }
  return new Map(entries.map(({ key, value }) => [key, value]));
}

/** A template's entry with the additions: new names, and error rows that are matched first. */
function mergeEntry(walk: Walk, entry: MapEntry, own: readonly MapEntry[], template: string): MapEntry {
  const { key, value } = entry;
  const added = own.find((candidate) => candidate.key === key);
  if (added === undefined) return entry;
  if (key === 'errors' && value.kind === 'list' && added.value.kind === 'list')
    return { ...added, value: { ...added.value, items: [...added.value.items, ...value.items] } };
  if (ADDABLE.has(key) && value.kind === 'map' && added.value.kind === 'map')
    return { ...added, value: { ...added.value, entries: withNewNames(walk, value, added.value, template) } };
  if (!ADDABLE.has(key) && key !== 'errors') {
    const message = `「${key}」はひな型「${template}」にあります。画面ごとに変えるところは slots に書いてください。`;
    tell(walk, 'template/twice', added.keyAt, message);
    return entry;
  }
  // A malformed value is reported at its place.
  return value.kind === 'map' || value.kind === 'list' ? added : entry;
}

function withNewNames(walk: Walk, taken: MapNode, added: MapNode, template: string): readonly MapEntry[] {
  const fresh = added.entries.filter(({ key, keyAt }) => {
    if (member(taken, key) === undefined) return true;
    const message = `「${key}」はひな型「${template}」にあります。別の名前にするか、画面ごとに変えるところを slots に書いてください。`;
    tell(walk, 'template/twice', keyAt, message);
    return false;
  });
  return [...taken.entries, ...fresh];
}
