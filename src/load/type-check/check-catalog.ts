import type { StatusCall, WrittenCall } from '../../model/catalog.ts';
import type { Type } from '../../model/type.ts';
import { anyRow } from '../gather/any-row.ts';
import type { CatalogFile } from '../gather/load-catalog.ts';
import { checkRows } from './check-steps.ts';
import { checkAssigned, checkValue } from './check-value.ts';
import { type Checker, compile } from './checker.ts';
import { type TypeScope, typeScopeOf, withKnown } from './type-scope.ts';
import { responseType, sharedNames, typeOfError, typeOfLaunch } from './types-of-names.ts';

/** Checks the part of the catalogue that one file holds. Dialogs are checked elsewhere, once all their openings are known. */
export function checkCatalogFile(checker: Checker, { file }: CatalogFile): void {
  const { shared, messages } = checker.sources.catalog;
  const names = sharedNames(checker.sources);
  const inside = typeScopeOf(names);
  const launched = typeScopeOf({ ...names, launch: everyLaunch(checker) });
  const locale = /messages\.([a-z]{2})\.yaml$/.exec(file)?.[1];
  if (locale !== undefined) checkMessages(checker, Object.values(messages.get(locale) ?? {}), inside);
  const definition = shared.calls.find(({ at }) => at?.file === file);
  if (definition) checkValue(checker, [definition.timeout, definition.rename], inside);
  if (definition?.status) checkStatus(checker, definition, definition.status, names);
  switch (file) {
    case 'catalog/addresses.yaml':
      for (const { is } of shared.addresses) checkValue(checker, is, launched);
      break;
    case 'catalog/apps.yaml':
      checkApps(checker, launched);
      break;
    case 'catalog/errors.yaml':
      checkRows(checker, [...shared.errors.first, ...shared.errors.otherwise], inside);
      break;
    case 'catalog/guards.yaml':
      for (const guard of shared.guards) {
        if (guard.is !== 'launch') compile(checker, guard.is, inside);
        checkRows(checker, [anyRow(guard.onFailure)], inside);
      }
      break;
    case 'catalog/shell.yaml':
      checkValue(checker, [shared.shell.titleSeparator, shared.shell.webview.marker], inside);
      checkValue(checker, shared.shell.words, typeScopeOf(withoutOutcome(names)));
      break;
  }
}

/** Reads the status call's answer; gives what the act itself would have answered. */
function checkStatus(checker: Checker, act: WrittenCall, status: StatusCall, names: TypeScope['names']): void {
  const sent = { kind: 'record', members: { intention: { type: { kind: 'text' }, optional: false } } } as const;
  const reach = typeScopeOf({ ...names, [status.call]: responseType(status.call, checker.sources), sent });
  const { knownWhenTrue } = compile(checker, status.done, reach);
  const at = status.done.at ?? act.at ?? { file: '', line: 1, column: 1 };
  if (Object.keys(status.answer).length > 0)
    checkAssigned(
      checker,
      status.answer,
      responseType(act.name, checker.sources),
      withKnown(reach, knownWhenTrue),
      at,
      'status の answer',
    );
}

function checkMessages(checker: Checker, messages: readonly unknown[], inside: TypeScope): void {
  const names = {
    ...inside.names,
    n: { kind: 'any' },
    label: { kind: 'text' },
    refusedText: { kind: 'text' },
    error: typeOfError(true),
  } as const;
  checkValue(checker, messages, typeScopeOf(names));
}

/** The frame around the screens knows of no action. */
function withoutOutcome({ outcome: _outcome, ...names }: TypeScope['names']): TypeScope['names'] {
  return names;
}

/** An app's versions may come from any call made before. */
function checkApps(checker: Checker, launched: TypeScope): void {
  const { apps, calls } = checker.sources.catalog.shared;
  const results = Object.fromEntries(calls.map(({ name }) => [name, responseType(name, checker.sources)]));
  const reach = typeScopeOf({ ...results, ...launched.names, returnTo: { kind: 'text' } });
  for (const app of apps) {
    checkValue(checker, app.installed, reach);
    for (const expression of [app.latest, app.available]) if (expression) compile(checker, expression, reach);
    checkValue(checker, app.url, reach);
  }
}

/** Addresses serve every service, so `launch` has the parameters of all of them. */
function everyLaunch(checker: Checker): Type {
  // What an unreadable service declares is unknown.
  if (checker.sources.loaded.unread) return { kind: 'any' };
  const all = checker.sources.loaded.services.map(({ service }) => service.launch?.parameters ?? {});
  return typeOfLaunch(Object.assign({}, ...all), false);
}
