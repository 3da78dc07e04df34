import type { Action, DataEntry, Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Type } from '../../model/type.ts';
import { placeIn } from '../yaml/place-in.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkField, checkRepeated } from './check-fields.ts';
import { checkFills } from './check-fills.ts';
import { checkKeep } from './check-state.ts';
import { checkRows, checkSteps } from './check-steps.ts';
import { checkAssigned, checkRequest, checkValue } from './check-value.ts';
import { type Checker, compile, tellType } from './checker.ts';
import { draftStates, draftThere } from './draft-scope.ts';
import { withPressedItem } from './pressed-item.ts';
import { type TypeScope, typeScopeOf, withJudged, withKnown, withName } from './type-scope.ts';
import { isLaunched, responseType, screenScope, serviceScope } from './types-of-names.ts';

/** Checks every expression of a screen in the order in which the runtime evaluates them: data, enter, view, fields, actions, watch. */
export function checkScreen(file: Checker, screen: Screen, service: Service): void {
  const acted = new Set<string>();
  const checker: Checker = { ...file, fields: screen.fields, actions: { known: screen.actions, within: [], acted } };
  const params = paramNames(checker);
  const form = file.walk.lost.has('fields') ? { form: { kind: 'any' } as const } : {};
  const inReach = typeScopeOf({ ...screenScope(screen, service, checker.sources), ...form, ...params });
  const start = withKnown(inReach, draftThere(service, screen.name));
  // Also evaluated on other screens, where this screen's address, inputs and data do not exist.
  const around = { ...serviceScope(service, checker.sources, isLaunched(screen, service, checker.sources)), ...params };
  const flow = withKnown(typeScopeOf(around), draftStates(service));
  checkPathDefaults(checker, screen, service, params);
  for (const condition of [screen.shownWhen, screen.doneWhen]) if (condition) compile(checker, condition, flow);
  if (screen.loading?.when) compile(checker, screen.loading.when, start);
  if (screen.loading) checkValue(checker, screen.loading.text, start);
  if (service.draft) checkReserved(checker, screen.data);
  const loaded = screen.data.reduce((reach, entry) => checkData(checker, entry, reach, screen), start);
  checkValue(checker, [screen.title, screen.subtitle], loaded);
  if (screen.breadcrumb) {
    checkValue(checker, screen.breadcrumb.breadcrumbName, loaded);
    // A parent named after its screen shows that screen's title, which is checked there.
    const titles = new Set(checker.sources.loaded.screens.map((other) => other.screen.title));
    for (const { breadcrumbName, breadcrumbPrefix } of screen.breadcrumb.parents) {
      checkValue(checker, breadcrumbPrefix, loaded);
      if (!titles.has(breadcrumbName)) checkValue(checker, breadcrumbName, loaded);
    }
  }
  const entered = checkSteps(checker, screen.enter, loaded) ?? loaded;
  checkBlocks(checker, screen.view, entered);
  for (const field of screen.fields) checkField(checker, field, entered);
  for (const group of screen.groups) checkRepeated(checker, group, entered);
  const judged = withJudged(entered, onScreen(screen), ({ required }) => required);
  const checkAction = ({ name, steps, validate }: Action) => {
    const within = { known: screen.actions, within: [name], acted };
    const reach = validate === 'all' ? judged : entered;
    checkSteps({ ...checker, actions: within }, steps, withPressedItem(checker, screen, name, reach));
  };
  const isPressed = ({ name }: Action) =>
    name === 'next' || name === 'back' || checker.actionUses.some(({ action }) => action === name);
  for (const action of screen.actions) if (isPressed(action)) checkAction(action);
  for (const { after, poll, at } of screen.watch) {
    // It runs only while the data it follows is present.
    const beside = after === null ? entered : withKnown(entered, [after]);
    checkSteps(checker, [{ ...poll, ...(at && { at: poll.at ?? at }) }], beside);
  }
  checkRows(checker, screen.errors, start);
  // An action that only an `act` runs has been checked there, with the names in scope there.
  for (const action of screen.actions) if (!isPressed(action) && !acted.has(action.name)) checkAction(action);
}

/** Inputs of dialogs are judged in their dialog. */
function onScreen({ fields, groups, dialogs }: Screen): Pick<Screen, 'fields' | 'groups'> {
  return { fields: fields.filter(({ name }) => dialogs.every((dialog) => !dialog.fields?.includes(name))), groups };
}

function paramNames(checker: Checker): { readonly [name: string]: Type } {
  if (checker.params.size === 0) return {};
  const members = [...checker.params].map(([name, { type }]) => [name, { type, optional: false }]);
  return { params: { kind: 'record', members: Object.fromEntries(members) } };
}

/** Evaluated on any screen or bare path of the service that leads here, so only what always exists can be read. */
function checkPathDefaults(
  checker: Checker,
  { pathParams }: Screen,
  service: Service,
  params: { readonly [name: string]: Type },
): void {
  const { sources, walk } = checker;
  const { facts: _facts, launch: _launch, ...names } = serviceScope(service, sources, false);
  for (const parameter of Object.values(pathParams)) {
    const node = walk.origins.get(parameter);
    if (parameter.default === null || node === undefined) continue;
    const list = sources.catalog.shared.codes.find(({ name }) => name === parameter.codes);
    const wanted: Type = list ? { kind: 'text', codes: list.codes.map(({ value }) => value) } : { kind: 'text' };
    checkAssigned(
      checker,
      parameter.default,
      wanted,
      typeScopeOf({ ...names, ...params }),
      placeIn(node, 'default'),
      'default ',
    );
  }
}

/** `draft` is reserved: `restart: draft` means the draft. */
function checkReserved(checker: Checker, data: readonly DataEntry[]): void {
  for (const { name, at } of data) {
    if (name !== 'draft' || at === undefined) continue;
    const message =
      'このサービスでは、draft は一時保存のことです（restart: draft）。data には別の名前を付けてください。';
    tellType(checker, 'data/draft', at, message);
  }
}

function checkData(checker: Checker, entry: DataEntry, reach: TypeScope, screen: Screen): TypeScope {
  const at = entry.at ?? { file: '', line: 1, column: 1 };
  const told = entry.when ? compile(checker, entry.when, reach).knownWhenTrue : [];
  const definition = checker.sources.catalog.shared.calls.find(({ name }) => name === entry.call);
  if (!definition) return withName(reach, entry.name, { kind: 'any' });
  checkRequest(checker, entry.call, entry.with, withKnown(reach, told), at);
  checkRows(checker, entry.onError, reach);
  checker.calls.push({ call: entry.call, rows: entry.onError, background: definition.background, at });
  const response = responseType(entry.call, checker.sources);
  checkKeep(checker, response, entry.keep, reach, at);
  const unset = entry.when !== null || definition.background || entry.onError.some(({ ignore }) => ignore);
  const after = withName(reach, entry.name, response, unset);
  checkFills(checker, entry, response, reach, screen);
  return unset ? after : withKnown(after, Object.values(entry.keep));
}
