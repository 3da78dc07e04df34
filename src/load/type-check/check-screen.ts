import type { DataEntry, Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Type } from '../../model/type.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkField, checkRepeated } from './check-fields.ts';
import { checkKeep } from './check-state.ts';
import { checkRows, checkSteps } from './check-steps.ts';
import { checkRequest, checkValue } from './check-value.ts';
import { type Checker, compile } from './checker.ts';
import { withPressedItem } from './pressed-item.ts';
import { type Reach, reachOf, withKnown, withName } from './reach.ts';
import { responseType, screenScope } from './types-of-names.ts';

/** Every expression of a screen, in the order in which the run-time meets them: data, enter, view, fields, actions, watch. */
export function checkScreen(checker: Checker, screen: Screen, service: Service): void {
  const names = { ...screenScope(screen, service, checker.sources), ...paramNames(checker) };
  const start = reachOf(names);
  for (const condition of [screen.shownWhen, screen.doneWhen, screen.loading?.when ?? null]) {
    if (condition) compile(checker, condition, start);
  }
  if (screen.loading) checkValue(checker, screen.loading.text, start);
  const loaded = screen.data.reduce((reach, entry) => checkData(checker, entry, reach), start);
  checkValue(checker, [screen.title, screen.subtitle], loaded);
  if (screen.breadcrumb) {
    checkValue(checker, screen.breadcrumb.breadcrumbName, loaded);
    // A parent named after its screen carries that screen's title, which is checked there.
    for (const crumb of screen.breadcrumb.parents) checkValue(checker, crumb.breadcrumbPrefix, loaded);
  }
  const entered = checkSteps(checker, screen.enter, loaded) ?? loaded;
  checkBlocks(checker, screen.view, entered);
  for (const field of screen.fields) checkField(checker, field, entered);
  for (const group of screen.groups) checkRepeated(checker, group, entered);
  for (const { name, steps } of screen.actions) {
    checkSteps(checker, steps, withPressedItem(checker, screen, name, entered));
  }
  for (const { poll, at } of screen.watch)
    checkSteps(checker, [{ ...poll, ...(at && { at: poll.at ?? at }) }], entered);
  checkRows(checker, screen.errors, start);
}

function paramNames(checker: Checker): { readonly [name: string]: Type } {
  if (checker.params.size === 0) return {};
  const members = [...checker.params].map(([name, { type }]) => [name, { type, optional: false }]);
  return { params: { kind: 'record', members: Object.fromEntries(members) } };
}

function checkData(checker: Checker, entry: DataEntry, reach: Reach): Reach {
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
  return unset ? after : withKnown(after, Object.values(entry.keep));
}
