import type { Implied } from '../../expressions/narrowing.ts';
import type { Dialog } from '../../model/dialog.ts';
import type { Problem } from '../../model/problem.ts';
import type { Screen } from '../../model/screen.ts';
import { catalogPart } from '../files/own-part.ts';
import type { CheckSources } from '../names/names.ts';
import type { Params } from '../template/params.ts';
import type { Walk } from '../walk/context.ts';
import { checkAddresses, checkApps, checkCatalogFile } from './check-catalog.ts';
import { checkDialogs } from './check-dialogs.ts';
import { checkScreen } from './check-screen.ts';
import { checkService, checkSharedFacts } from './check-service.ts';
import type { Checker, Opening } from './checker.ts';
import { checkCoverage, listNames } from './coverage.ts';
import { typeScopeOf } from './type-scope.ts';
import { screenScope, serviceScope, sharedNames } from './types-of-names.ts';

/** Services whose types were checked before, and the dialogs opened there. */
interface Known {
  readonly folders: ReadonlyMap<string, unknown>;
  readonly openings: ReadonlyMap<Walk, readonly Opening[]>;
}

/**
 * Compiles and types every expression of a project in place, and checks that every documented error code is handled deliberately. Problems go to the
 * walks.
 */
export function checkTypes(sources: CheckSources, kept: Known | null = null): ReadonlyMap<Walk, readonly Opening[]> {
  const { catalog, loaded } = sources;
  const openings: Opening[] = [];
  const openingsOf = new Map<Walk, readonly Opening[]>();
  /** Notes what is opened meanwhile; what was checked before only says again what it opens. */
  const checkOnce = (service: string, walk: Walk, check: () => void) => {
    const known = kept?.folders.has(service) ? kept.openings.get(walk) : undefined;
    const before = openings.length;
    if (known === undefined) check();
    else openings.push(...known);
    openingsOf.set(walk, openings.slice(before));
  };
  const isKept = (service: string) => kept?.folders.has(service) === true;
  const implied = new Map<string, Implied>();
  const start = (walk: Walk, dialogs: readonly Dialog[], service = '', params: Params = new Map()): Checker => {
    const findDialog = (name: string) => dialogs.find((dialog) => dialog.name === name);
    return {
      sources,
      walk,
      params,
      problems: walk.problems,
      openings,
      findDialog,
      fields: [],
      actions: null,
      calls: [],
      actionUses: [],
      implied: implied.get(service) ?? {},
      claims: catalog.claims.of(service),
    };
  };
  const shared = catalog.shared.dialogs;
  const serviceOf = (name: string) => loaded.services.find(({ service }) => service.name === name)?.service;

  for (const file of catalog.files) checkCatalogFile(start(file.walk, shared), file);
  const factFile = catalog.files.find(({ file }) => file === 'catalog/facts.yaml');
  const everywhere = factFile ? checkSharedFacts(start(factFile.walk, shared), catalog.facts) : {};
  for (const { walk, service } of loaded.services) {
    checkOnce(service.name, walk, () => {
      const checker = { ...start(walk, [...service.dialogs, ...shared], service.name), implied: everywhere };
      implied.set(service.name, checkService(checker, service));
      for (const use of checker.calls) walk.problems.push(...checkCoverage(use, [service.errors], sources));
    });
  }
  for (const { walk, screen, params } of loaded.screens) {
    const service = serviceOf(screen.service);
    // Without its service a screen's names are unknown; the unreadable service is reported already.
    if (service === undefined) continue;
    checkOnce(screen.service, walk, () => {
      const checker = start(walk, [...screen.dialogs, ...service.dialogs, ...shared], screen.service, params);
      checkScreen(checker, screen, service);
      const lists = [screen.errors, service.errors];
      const left = leftOf(screen.service, sources);
      for (const use of checker.calls) walk.problems.push(...checkCoverage(use, lists, sources, left(use.call)));
      walk.problems.push(...leftUnhandled(checker, screen, sources));
    });
  }
  for (const { walk, screen, params } of loaded.screens) {
    const service = serviceOf(screen.service);
    if (service === undefined || isKept(screen.service)) continue;
    const fallback = typeScopeOf(screenScope(screen, service, sources));
    checkDialogs(start(walk, [], screen.service, params), screen.dialogs, openings, fallback, screen);
  }
  for (const { walk, service } of loaded.services) {
    if (isKept(service.name)) continue;
    checkDialogs(
      start(walk, [], service.name),
      service.dialogs,
      openings,
      typeScopeOf(serviceScope(service, sources, true)),
    );
  }
  const dialogFile = catalog.files.find(({ file }) => file === 'catalog/dialogs.yaml');
  if (dialogFile) checkDialogs(start(dialogFile.walk, []), shared, openings, typeScopeOf(sharedNames(sources)));
  for (const { file, walk } of catalog.files) {
    if (catalogPart(file) === 'addresses') checkAddresses(start(walk, shared), openings);
    if (file === 'catalog/apps.yaml') checkApps(start(walk, shared), openings);
  }
  return openingsOf;
}

/** Codes that a service's error table leaves to the screens (`here: true`) must be named by every screen that makes the call. */
function leftUnhandled(checker: Checker, screen: Screen, sources: CheckSources): Problem[] {
  const left = leftOf(screen.service, sources);
  return checker.calls.flatMap((use) => {
    const codes = left(use.call);
    const missing = codes.filter((code) => !listNames([...use.rows, ...screen.errors], code, sources));
    if (missing.length === 0) return [];
    const message = `呼び出し「${use.call}」のエラー ${missing.join('、')} は、この画面の errors か onError で扱う決まりです（エラー表の here: true）。`;
    return [{ rule: 'call/left-to-screen', severity: 'error' as const, place: use.at, message }];
  });
}

/** Codes of a call that the error table of the service leaves to its screens. */
function leftOf(service: string, { loaded }: CheckSources): (call: string) => readonly string[] {
  const left = loaded.services.find((entry) => entry.service.name === service)?.leftToScreens ?? [];
  return (call) => left.filter((row) => row.call === call).flatMap(({ codes }) => codes);
}
