import type { Place } from '../../model/place.ts';
import type { Problem } from '../../model/problem.ts';
import type { HandlerUse, Reference, Walk } from '../walk/context.ts';
import { heldElsewhere } from './held-elsewhere.ts';
import { checkHomeServices } from './home-services.ts';
import { type CheckSources, catalogNames, type NamesInReach, screenNames, serviceNames } from './names.ts';
import { checkServiceContacts } from './service-contacts.ts';
import { checkColumns } from './story-columns.ts';
import { checkLooks } from './story-looks.ts';
import { checkMembers } from './story-members.ts';
import { checkStory } from './story-names.ts';
import { unknown } from './unknown-name.ts';

/** Services and stories whose names were checked before. */
interface Known {
  readonly folders: ReadonlyMap<string, { readonly others: readonly Walk[] }>;
  readonly stories: ReadonlyMap<string, unknown>;
}

/** Checks that every name in a descriptor is declared. Each wrong name adds one Problem to its walk, suggesting the nearest known name. */
export function checkReferences(sources: CheckSources, kept: Known | null = null): void {
  const { catalog, loaded } = sources;
  const shared = catalogNames(sources);
  const isKept = (service: string) => kept?.folders.has(service) === true;
  const known = new Set([...(kept?.folders.values() ?? [])].flatMap(({ others }) => others));
  for (const { walk } of catalog.files) checkWalk(walk, shared);
  checkHomeServices(sources);
  checkServiceContacts(sources);
  for (const entry of loaded.services)
    if (!isKept(entry.service.name)) checkWalk(entry.walk, serviceNames(shared, entry, sources));
  for (const entry of loaded.screens)
    if (!isKept(entry.screen.service)) checkWalk(entry.walk, screenNames(shared, entry, sources));
  for (const walk of loaded.others) if (!known.has(walk)) checkWalk(walk, namesOfOther(walk, shared, sources));
}

/** As `checkReferences`, for the stories. */
export function checkStories(sources: CheckSources, kept: Known | null = null): void {
  const shared = catalogNames(sources);
  for (const entry of sources.stories) {
    if (kept?.stories.has(entry.file)) continue;
    checkStory(entry, shared, sources);
    checkMembers(entry, sources);
    checkColumns(entry, sources);
    checkLooks(entry, sources);
  }
}

/** An error table can use the names of its service. */
function namesOfOther(walk: Walk, shared: NamesInReach, sources: CheckSources): NamesInReach {
  const file = walk.references[0]?.at.file ?? '';
  const owner = sources.loaded.services.find((entry) => file === entry.file.replace('service.yaml', 'errors.yaml'));
  return owner === undefined ? shared : serviceNames(shared, owner, sources);
}

function checkWalk(walk: Walk, names: NamesInReach): void {
  walk.problems.push(
    ...walk.references.flatMap((reference) => checkReference(reference, names)),
    ...walk.handlers.flatMap((use) => checkHandlers(use, names)),
  );
}

function checkReference({ what, name, at, also }: Reference, names: NamesInReach): Problem[] {
  if (name === '' || also.includes(name)) return [];
  const target = what === 'change' ? 'screen' : what;
  const [first = '', field] = what === 'change' ? name.split('#') : [name];
  if (what === 'state' || what === 'stateList') return checkState(name, at, names);
  if (what === 'item') return checkItem(name, at);
  const known = names.of(target);
  if (known !== null && !known.has(first)) {
    const [other] = target === 'dialog' ? names.having(first) : [];
    return [other === undefined ? unknown(what, first, at, [...known, ...also]) : dialogOf(other, first, at)];
  }
  if (field !== undefined) {
    const fields = names.fieldsOf(first);
    if (fields !== null && !fields.has(field)) return [unknown('field', field, at, [...fields])];
  }
  return [];
}

function dialogOf(service: string, name: string, place: Place): Problem {
  const message = `ダイアログ「${name}」は、手続き「${service}」だけのものです（screens/${service}/service.yaml）。${heldElsewhere}`;
  return { ...unknown('dialog', name, place, []), message };
}

function checkState(name: string, at: Place, names: NamesInReach): Problem[] {
  const path = /^state\.([A-Za-z][A-Za-z0-9_]*)(?:\.[A-Za-z][A-Za-z0-9_]*)*$/.exec(name);
  if (!path) {
    const message = `「${name}」は state の場所ではありません。state.名前 の形で書いてください。`;
    return [{ rule: 'name/state', severity: 'error', place: at, message, suggestion: `state.${name}` }];
  }
  const known = names.of('state');
  if (known === null || known.has(path[1] ?? '')) return [];
  const all = [...known].map((own) => `state.${own}`);
  return [unknown('state', `state.${path[1]}`, at, all)];
}

/** Whether the item has that member is left to the type check. */
function checkItem(name: string, place: Place): Problem[] {
  if (/^item(?:\.[A-Za-z][A-Za-z0-9_]*)+$/.test(name)) return [];
  const message = `くり返す入力欄の bind には、item.名前 の形で item の項目を書いてください（「${name}」と書かれています）。`;
  const problem: Problem = { rule: 'name/item', severity: 'error', place, message };
  return [/^[A-Za-z][A-Za-z0-9_]*$/.test(name) ? { ...problem, suggestion: `item.${name}` } : problem];
}

/** `then` must name buttons of the dialog, and all of them: what each one does is written out, never implied. */
function checkHandlers({ dialog, at: place, buttons }: HandlerUse, names: NamesInReach): Problem[] {
  const known = names.buttonsOf(dialog);
  if (known === null) return [];
  const wrong = buttons
    .filter(({ id }) => !known.has(id))
    .map(({ id, at }) => unknown('button', id, at, [...known], { dialog }));
  // A misspelt button already has a Problem: do not report the intended one as missing, too.
  const named = new Set([...buttons.map(({ id }) => id), ...wrong.map(({ suggestion }) => suggestion)]);
  const left = [...known].filter((id) => !named.has(id));
  if (left.length === 0) return wrong;
  const which = left.map((id) => `「${id}」`).join('');
  const suggestion = left.map((id) => `${id}: [{ stop: true }]`).join(', ');
  const message = `ダイアログ「${dialog}」のボタン${which}を押した後のことが、then に書かれていません。ここで終わるなら「${suggestion}」、窓を閉じて次の手順へ進むなら「${suggestion.replaceAll('[{ stop: true }]', '[]')}」と書いてください。`;
  return [...wrong, { rule: 'dialog/unanswered', severity: 'error', place, message, suggestion }];
}
