import { nearest } from '../../expressions/nearest.ts';
import type { Place } from '../../model/place.ts';
import { assumeMeant } from '../walk/assume-meant.ts';
import { tell, type Walk } from '../walk/context.ts';
import { type MapEntry, type MapNode, member, type Node, textMember } from '../yaml/located.ts';
import { type Params, paramsOf } from './params.ts';
import { fillSlots, withoutSlots } from './slots.ts';
import type { Template } from './template.ts';

/** How a screen takes over a template. */
export interface TemplateUse {
  readonly name: string;
  readonly file: string;
  /** Where the screen names it. */
  readonly at: Place;
  /** What the template says and this screen does not take over. */
  readonly leftOut: readonly Node[];
}

export interface Merged {
  readonly node: MapNode;
  readonly params: Params;
  /** null = the screen extends nothing. */
  readonly template: TemplateUse | null;
}

const OF_TEMPLATES = new Set(['extends', 'params', 'slots']);

/** What a variant may say again although its template says it. */
const OVERRIDABLE = new Set(['title', 'subtitle', 'breadcrumb', 'shownWhen', 'doneWhen', 'themeColor']);

/** Names that a variant may add to those of its template. */
const ADDABLE = new Set(['url', 'data', 'watch', 'fields', 'actions', 'dialogs']);

/** The variant's map with its template's entries in it, and its constants; null when there is no such template. Without `extends`: as it is. */
export function applyTemplate(walk: Walk, written: MapNode, templates: ReadonlyMap<string, Template>): Merged | null {
  const relied = (key: string) => key === 'name' || key === 'path' || OF_TEMPLATES.has(key);
  const screen = assumeMeant(walk, withoutSlots(walk, written), walk.schemas.screen ?? {}, relied);
  const named = member(screen, 'extends');
  if (named === undefined) return { node: withoutTemplate(walk, screen), params: new Map(), template: null };
  const name = textMember(screen, 'extends') ?? '';
  const template = templates.get(name);
  if (!template) {
    tell(walk, 'name/template', named.at, `ひな型「${name}」はありません。`, nearest(name, templates.keys()));
    return null;
  }
  const { node: body, leftOut } = fillSlots(template.body, fillingsOf(walk, screen, template));
  const own = screen.entries.filter(({ key }) => !OF_TEMPLATES.has(key));
  const overridden = body.entries.filter(({ key }) => OVERRIDABLE.has(key) && member(screen, key) !== undefined);
  const inherited = body.entries.filter((entry) => !overridden.includes(entry));
  const added = own.filter((entry) => !inherited.some(({ key }) => key === entry.key));
  const merged = inherited.map((entry) => merge(walk, entry, own, name));
  return {
    node: { ...screen, entries: [...added, ...merged] },
    params: paramsOf(walk, screen, template),
    template: {
      name,
      file: template.file,
      at: named.at,
      leftOut: [...leftOut, ...overridden.map(({ value }) => value)],
    },
  };
}

/** `params` and `slots` are for a template. */
function withoutTemplate(walk: Walk, screen: MapNode): MapNode {
  const rest = screen.entries.filter(({ key, keyAt }) => {
    if (key !== 'params' && key !== 'slots') return true;
    const rule = key === 'params' ? 'template/param' : 'template/slot';
    tell(walk, rule, keyAt, `「${key}」は、ひな型を使う画面（extends のある画面）だけに書けます。`);
    return false;
  });
  return rest.length === screen.entries.length ? screen : { ...screen, entries: rest };
}

function fillingsOf(walk: Walk, screen: MapNode, { name, slots }: Template): ReadonlyMap<string, Node> {
  const written = member(screen, 'slots');
  const entries = written?.kind === 'map' ? written.entries : [];
  if (written !== undefined && written.kind !== 'map')
    tell(walk, 'schema/type', written.at, 'slots には「場所の名前: 入れるものの並び」を書いてください。');
  for (const { key, keyAt } of entries) {
    if (slots.has(key)) continue;
    tell(walk, 'template/slot', keyAt, `ひな型「${name}」に「slot: ${key}」はありません。`, nearest(key, slots));
  }
  return new Map(entries.map(({ key, value }) => [key, value]));
}

/** A template's entry with what its screen adds to it: new names, and error rows that are asked first. */
function merge(walk: Walk, entry: MapEntry, own: readonly MapEntry[], template: string): MapEntry {
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
  // Of another form than it must have: told where it stands.
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
