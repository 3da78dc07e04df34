import { fits, typeInWords } from '../../expressions/type-fit.ts';
import type { Field } from '../../model/field.ts';
import type { DataEntry, Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Type } from '../../model/type.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkKeep, typeOfStatePath } from './check-state.ts';
import { checkRows, checkSteps } from './check-steps.ts';
import { checkRequest, checkValue } from './check-value.ts';
import { type Checker, compile, tellType } from './checker.ts';
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
  for (const action of screen.actions) checkSteps(checker, action.steps, entered);
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

function checkField(checker: Checker, field: Field, reach: Reach): void {
  const told = field.shownWhen ? compile(checker, field.shownWhen, reach).knownWhenTrue : [];
  const shown = withKnown(reach, told);
  checkValue(checker, [field.label, field.hint, field.widgetOptions], shown);
  for (const option of field.options) checkValue(checker, [option.label, option.hint], shown);
  for (const { argument, message } of field.constraints) {
    checkValue(checker, argument, shown);
    // The argument (`n`) and the field's label are put in when the message is shown.
    const words = withName(withName(shown, 'n', { kind: 'any' }), 'label', { kind: 'text' });
    if (message !== null) checkValue(checker, message, words);
  }
  checkValue(checker, field.absent, reach);
  if (field.bind !== null) checkBind(checker, field, field.bind, reach);
}

function checkBind(checker: Checker, field: Field, path: string, reach: Reach): void {
  const at = field.at ?? { file: '', line: 1, column: 1 };
  const wanted = typeOfStatePath(checker, path, reach, at);
  const given: Type =
    field.type === 'list'
      ? { kind: 'list', of: { kind: 'any' } }
      : field.type === 'record'
        ? { kind: 'any' }
        : { kind: field.type };
  if (wanted !== null && !fits(given, wanted)) {
    tellType(
      checker,
      'type/state',
      at,
      `「${path}」は${typeInWords(wanted)}ですが、この入力欄の値は${typeInWords(given)}です。`,
    );
  }
}
