import { namesUsed } from '../../expressions/names-used.ts';
import type { Implied } from '../../expressions/narrowing.ts';
import { fits, typeInWords } from '../../expressions/type-fit.ts';
import type { Place } from '../../model/place.ts';
import type { DraftRules, Fact, Flow, FlowEnd, Service } from '../../model/service.ts';
import { anyRow } from '../gather/any-row.ts';
import { callOf } from '../steps/effects-of.ts';
import { typeOfStatePath } from './check-state.ts';
import { checkRows, checkSteps } from './check-steps.ts';
import { checkAssigned, checkValue } from './check-value.ts';
import { type Checker, compile, tellType } from './checker.ts';
import { draftStates } from './draft-scope.ts';
import { type TypeScope, typeScopeOf, withKnown, withName } from './type-scope.ts';
import { layoutScope, serviceScope, sharedNames, typeOfUrl } from './types-of-names.ts';
import { tellUnknownMembers } from './unknown-members.ts';

/**
 * Checks every expression of a service; returns what its facts imply. Facts, errors and the layout are evaluated inside guarded screens; launch
 * checks run before.
 */
export function checkService(checker: Checker, service: Service): Implied {
  const { sources } = checker;
  const inside = typeScopeOf(serviceScope(service, sources, true));
  checkValue(checker, service.title, inside);
  if (service.enabled) compile(checker, service.enabled, typeScopeOf(settingsAlone(sources)));
  const implied = checkFacts(checker, service.facts, withKnown(inside, draftStates(service)));
  checkFactCycles(
    checker,
    service.facts.filter(({ is }) => checker.walk.expressions.has(is)),
  );
  checkStarts(checker, service, inside);
  const { stepIndicator, cancel, loading, toast } = service.layout;
  checkValue(checker, [toast.seconds, toast.most], inside);
  if (stepIndicator) {
    const around = typeScopeOf(layoutScope(service, sources));
    checkValue(checker, [stepIndicator.total, stepIndicator.current], around, undefined);
  }
  if (loading !== null) checkValue(checker, loading, inside);
  if (cancel) {
    checkValue(checker, cancel.label, inside);
    const dialog = checker.findDialog(cancel.dialog);
    if (dialog) checker.openings.push({ opened: dialog, reach: inside });
    for (const steps of Object.values(cancel.then)) checkSteps(checker, steps, inside);
  }
  if (service.launch) {
    checkValue(checker, service.launch.keepSeconds, inside);
    for (const check of service.launch.checks) if ('failsUnless' in check) compile(checker, check.failsUnless, inside);
    // Steps that run when a guard or the launch checks fail see the failure as `error`, like an error row.
    checkRows(checker, [anyRow(service.launch.onFailure)], inside);
    checkSteps(checker, service.launch.onDone, inside);
  }
  // Outside the screens nothing is known about the draft.
  checkSteps(checker, service.bare, typeScopeOf(serviceScope({ ...service, draft: null }, sources, false)));
  for (const guard of service.guards) checkRows(checker, [anyRow(guard.onFailure)], inside);
  for (const flow of service.flows) checkFlow(checker, flow, service, inside);
  checkSteps(checker, service.onWrongProcess, inside);
  if (service.draft) checkDraft(checker, service.draft, inside);
  checkRows({ ...checker, implied }, service.errors, inside);
  return implied;
}

/** Evaluated before anything of a service is known, also by the server. */
function settingsAlone(sources: Checker['sources']) {
  const { settings } = sharedNames(sources);
  return settings === undefined ? {} : { settings };
}

function checkFlow(checker: Checker, flow: Flow, service: Service, inside: TypeScope): void {
  const { sources } = checker;
  const at = flow.at ?? FIRST_LINE;
  // Evaluated before anything of a screen is known.
  checkAssigned(checker, flow.process, { kind: 'text' }, typeScopeOf(sharedNames(sources)), at, 'process');
  if (flow.process !== '' && !service.state.some(({ name }) => name === 'process')) {
    const message = `流れ「${flow.name}」に process がありますが、それを残す state がありません。state に process（keep: session）を書いてください。`;
    tellType(checker, 'flow/process-state', at, message);
  }
  if (flow.done) checkEnd(checker, flow, flow.done, service);
  for (const { screen, when } of flow.startsAlsoAt) {
    const entered = sources.loaded.screens.find((entry) => entry.screen.routes.some(({ name }) => name === screen));
    compile(checker, when, withName(inside, 'url', entered ? typeOfUrl(entered.screen) : { kind: 'any' }));
  }
}

/** Evaluated before the draft is loaded: only what this tab keeps can say it. All of what it reads is reset when the flow is begun anew. */
function checkEnd(checker: Checker, { screens, at = FIRST_LINE }: Flow, done: FlowEnd, service: Service): void {
  const { result, when } = done;
  const { tree } = compile(
    checker,
    when,
    typeScopeOf(serviceScope({ ...service, draft: null }, checker.sources, false)),
  );
  const forgets = [...new Set(namesUsed(tree).map((path) => path.split('.').slice(0, 2).join('.')))];
  (done as { forgets: readonly string[] }).forgets = forgets;
  const kept = new Map(service.state.map(({ name, lifetime }) => [`state.${name}`, lifetime.keep]));
  // A lifetime that cannot be read is told where it stands.
  const isLasting = (path: string) => path.startsWith('state.') && (kept.get(path) ?? 'session') === 'session';
  if (forgets.length === 0 || !forgets.every(isLasting)) {
    const message = 'done の when には、keep: session の state だけを使えます。例: has(state.submission)';
    tellType(checker, 'flow/done-state', at, message);
  }
  if (screens.includes(result) || screens.length === 0) return;
  const message = `done の result の「${result}」が、この流れの screens にありません。screens に加えてください。`;
  tellType(checker, 'flow/done-state', at, message);
}

function checkDraft(checker: Checker, draft: DraftRules, inside: TypeScope): void {
  const loaded = checkSteps(checker, [draft.load], inside) ?? inside;
  const at = draft.load.at ?? FIRST_LINE;
  checkAssigned(checker, draft.process, { kind: 'text' }, loaded, at, 'draft の process');
  checkSteps(checker, draft.save, loaded);
  for (const step of draft.save) {
    const call = callOf(step, checker.walk.vocabulary);
    if (call !== null && !call.isRepeated) continue;
    tellType(checker, 'draft/save', step.at ?? at, '一時保存（draft の save）に書ける手順は call だけです。');
  }
  checkValue(checker, draft.onSaveFailureText, inside);
}

/** Checks the catalogue's facts: they can read what exists in every service, and each other. */
export function checkSharedFacts(checker: Checker, facts: readonly Fact[]): Implied {
  const flags = facts.map(({ name }) => [name, { type: { kind: 'flag' }, optional: false }] as const);
  const names = { facts: { kind: 'record', members: Object.fromEntries(flags) } } as const;
  const implied = checkFacts(checker, facts, typeScopeOf({ ...sharedNames(checker.sources), ...names }));
  checkFactCycles(checker, facts);
  return implied;
}

/** What each fact implies about other values, for everything that tests it. */
function checkFacts(checker: Checker, facts: readonly Fact[], inside: TypeScope): Implied {
  const implied: { [path: string]: Implied[string] } = { ...checker.implied };
  for (const { name, is } of facts) {
    // Facts of the catalogue have been checked there.
    if (!checker.walk.expressions.has(is)) continue;
    const { knownWhenTrue, knownWhenFalse } = compile({ ...checker, implied }, is, inside);
    implied[`facts.${name}`] = { whenTrue: knownWhenTrue, whenFalse: knownWhenFalse };
  }
  return implied;
}

function checkStarts(checker: Checker, service: Service, reach: TypeScope): void {
  for (const { name, starts, at } of service.state) {
    if (starts === undefined) continue;
    const place = at ?? FIRST_LINE;
    const wanted = typeOfStatePath(checker, `state.${name}`, reach, place);
    // A flag that does not hold is evidence of nothing.
    if (starts === false && wanted?.kind === 'flag') continue;
    const given = checkValue(checker, starts, reach);
    if (wanted !== null && !tellUnknownMembers(checker, starts, wanted, place) && !fits(given, wanted)) {
      tellType(checker, 'type/state', place, `state「${name}」の starts には${typeInWords(wanted)}を書いてください。`);
    }
  }
}

const FIRST_LINE: Place = { file: '', line: 1, column: 1 };

/** A fact that depends on itself would never terminate. */
function checkFactCycles(checker: Checker, facts: readonly Fact[]): void {
  const uses = new Map(
    facts.map(({ name, is }) => [
      name,
      namesUsed(is.tree).flatMap((path) => (path.startsWith('facts.') ? [path.split('.')[1] ?? ''] : [])),
    ]),
  );
  for (const { name, at } of facts) {
    const seen = new Set<string>();
    const open = [...(uses.get(name) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === name) {
        tellType(checker, 'fact/cycle', at ?? FIRST_LINE, `facts「${name}」が、めぐりめぐって自分自身を使っています。`);
        break;
      }
      if (!seen.has(next)) open.push(...(uses.get(next) ?? []));
      seen.add(next);
    }
  }
}
