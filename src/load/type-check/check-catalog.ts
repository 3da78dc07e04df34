import type { Address, App, ShellWords, StatusCall, WrittenCall } from '../../model/catalog.ts';
import type { Type } from '../../model/type.ts';
import { anyRow } from '../gather/any-row.ts';
import type { CatalogFile } from '../gather/load-catalog.ts';
import { checkLogin } from './check-login.ts';
import { checkRows } from './check-steps.ts';
import { checkAssigned, checkValue } from './check-value.ts';
import { type Checker, compile, type Opening } from './checker.ts';
import { typeOfContact } from './type-of-contact.ts';
import { meet, type TypeScope, typeScopeOf, withKnown, withName } from './type-scope.ts';
import { responseType, sharedNames, typeOfError, typeOfLaunch } from './types-of-names.ts';

/** Checks the part of the catalogue that one file holds. Dialogs, apps and addresses are checked elsewhere, once all their openings are known. */
export function checkCatalogFile(checker: Checker, { file }: CatalogFile): void {
  const { shared, messages } = checker.sources.catalog;
  const names = sharedNames(checker.sources);
  const inside = typeScopeOf(names);
  const locale = /messages\.([a-z]{2})\.yaml$/.exec(file)?.[1];
  if (locale !== undefined) checkMessages(checker, Object.values(messages.get(locale) ?? {}), inside);
  const definition = shared.calls.find(({ at }) => at?.file === file);
  if (definition) checkValue(checker, [definition.timeout, definition.rename], inside);
  if (definition?.status) checkStatus(checker, definition, definition.status, names);
  switch (file) {
    case 'catalog/errors.yaml':
      checkRows(checker, [...shared.errors.first, ...shared.errors.otherwise], inside);
      break;
    case 'catalog/guards.yaml':
      for (const guard of shared.guards) {
        if (guard.is !== 'launch') compile(checker, guard.is, inside);
        // Only services that are launched can be asked for it: see the address, which has another way where it lacks.
        const failed = guard.is === 'launch' ? typeScopeOf({ ...names, launch: everyLaunch(checker) }) : inside;
        checkRows(checker, [anyRow(guard.onFailure)], failed);
      }
      break;
    case 'catalog/shell.yaml':
      checkValue(checker, [shared.shell.titleSeparator, shared.shell.webview.marker], inside);
      checkFrameWords(checker, shared.shell.words, names);
      checkLogin(checker, shared.shell);
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

/** The number of an error is told in a dialog, where a service may have an office. */
function checkFrameWords(checker: Checker, { errorNumber, ...words }: ShellWords, names: TypeScope['names']): void {
  const around = typeScopeOf(withoutOutcome(names));
  checkValue(checker, words, around);
  const numbered = withName(around, 'number', { kind: 'text' });
  checkValue(checker, errorNumber, withName(numbered, 'contact', typeOfContact, true));
}

/** The frame around the screens knows of no action. */
function withoutOutcome({ outcome: _outcome, ...names }: TypeScope['names']): TypeScope['names'] {
  return names;
}

/** Addresses and apps are evaluated where they are opened: they read what every place has that opens them, and must test all else. */
export function checkAddresses(checker: Checker, openings: readonly Opening[]): void {
  for (const address of checker.sources.catalog.shared.addresses)
    checkValue(checker, address.is, reachOf(checker, address, openings));
}

export function checkApps(checker: Checker, openings: readonly Opening[]): void {
  const { apps, calls } = checker.sources.catalog.shared;
  for (const app of apps) {
    // A call that was made on no way there is one whose answer may be missing. What nothing opens, a service without which the portal stands may open.
    const isOpened = openings.some(({ opened }) => opened === app);
    const reach = calls.reduce(
      (so, { name }) =>
        Object.hasOwn(so.names, name) ? so : withName(so, name, responseType(name, checker.sources), isOpened),
      withName(reachOf(checker, app, openings), 'returnTo', { kind: 'text' }),
    );
    checkValue(checker, app.installed, reach);
    for (const expression of [app.latest, app.available]) if (expression) compile(checker, expression, reach);
    checkValue(checker, app.url, reach);
  }
}

/** What nothing opens may read the launch of any service. */
function reachOf(checker: Checker, opened: App | Address, openings: readonly Opening[]): TypeScope {
  const reaches = openings.filter((opening) => opening.opened === opened).map(({ reach }) => reach);
  return meet(reaches) ?? typeScopeOf({ ...sharedNames(checker.sources), launch: everyLaunch(checker) });
}

/** Addresses serve every service, so `launch` has the parameters of all of them. */
function everyLaunch(checker: Checker): Type {
  // What an unreadable service declares is unknown.
  if (checker.sources.loaded.unread) return { kind: 'any' };
  const all = checker.sources.loaded.services.map(({ service }) => service.launch?.parameters ?? {});
  return typeOfLaunch(Object.assign({}, ...all), false);
}
