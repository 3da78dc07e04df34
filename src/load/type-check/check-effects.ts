import { nearest } from '../../expressions/nearest.ts';
import type { Dialog } from '../../model/dialog.ts';
import type { Effect } from '../../model/effect.ts';
import type { Expression, Value } from '../../model/expression.ts';
import type { Place } from '../../model/place.ts';
import type { ErrorRow, Handlers, Step } from '../../model/step.ts';
import { callBy, type StepCall } from '../steps/effects-of.ts';
import { placeIn } from '../yaml/place-in.ts';
import { checkFill } from './check-fill.ts';
import { checkIntention } from './check-intention.ts';
import { checkInto, checkKeep, typeOfStatePath } from './check-state.ts';
import { checkAssigned, checkRequest } from './check-value.ts';
import { type Checker, compile, tellType } from './checker.ts';
import { meet, type TypeScope, withJudged, withKnown, withName, withoutKnown } from './type-scope.ts';
import { responseType } from './types-of-names.ts';

/** A step being checked. */
export interface StepSite {
  readonly checker: Checker;
  readonly step: Step;
  readonly at: Place;
  /** What was in scope before its first effect. */
  readonly before: TypeScope;
  follow(checker: Checker, steps: readonly Step[], reach: TypeScope): TypeScope | null;
  rows(checker: Checker, rows: readonly ErrorRow[], reach: TypeScope): void;
}

type Of<Do extends Effect['do']> = Extract<Effect, { readonly do: Do }>;

type Checks = {
  /** Returns what is in scope after it; null = the action has ended. */
  readonly [Do in Effect['do']]: (site: StepSite, effect: Of<Do>, reach: TypeScope) => TypeScope | null;
};

/** How each effect changes what is in scope. */
export const CHECKS: Checks = {
  write: ({ checker, step: { options }, at }, { values }, reach) =>
    checkWrite(checker, options[values] as Values, reach, at),
  reset: ({ step: { options } }, { paths }, reach) => pathsIn(options[paths]).reduce<TypeScope>(withoutKnown, reach),
  call: (site, effect, reach) => checkCall(site, callBy(effect, site.step), reach),
  ask: checkAsk,
  run: (site, { steps, how }, reach) => {
    const list = stepsOf(site, steps);
    if (how === 'here') return site.follow(site.checker, list, reach);
    site.follow(site.checker, list, site.before);
    return reach;
  },
  branch: checkBranches,
  act: checkAct,
  open: checkOpen,
  // Reloading the draft re-enters the screen.
  load: ({ step: { options } }, { data }, reach) => (options[data] === 'draft' ? null : reach),
  tell: (_site, _effect, reach) => reach,
  saveDraft: (_site, _effect, reach) => reach,
  renew: (_site, _effect, reach) => withoutKnown(reach, 'state'),
  raise: (_site, _effect, reach) => reach,
  repeat: (_site, _effect, reach) => reach,
  launch: (site, { app }, reach) => noteOpened(site, 'apps', app, reach),
  go: (_site, _effect, reach) => reach,
  leave: (site, { address }, reach) => noteOpened(site, 'addresses', address, reach),
  stay: (_site, _effect, reach) => reach,
  end: () => null,
};

/** The catalogue says what it reads; it is checked with the names of every place that opens it. */
function noteOpened(
  { checker, step: { options } }: StepSite,
  list: 'apps' | 'addresses',
  option: string,
  reach: TypeScope,
): TypeScope {
  const opened = checker.sources.catalog.shared[list].find(({ name }) => name === options[option]);
  if (opened) checker.openings.push({ opened, reach });
  return reach;
}

type Values = { readonly [name: string]: Value };

function stepsOf({ step: { options } }: StepSite, name: string): readonly Step[] {
  return (options[name] ?? []) as readonly Step[];
}

function pathsIn(value: unknown): readonly string[] {
  return [value].flat().map(String);
}

function checkWrite(checker: Checker, values: Values, reach: TypeScope, at: Place): TypeScope {
  const node = checker.walk.origins.get(values);
  for (const [path, value] of Object.entries(values)) {
    const place = node ? placeIn(node, path) : at;
    const wanted = typeOfStatePath(checker, path, reach, place);
    checkAssigned(checker, value, wanted ?? { kind: 'any' }, reach, place, `「${path}」`);
  }
  return withKnown(reach, Object.keys(values));
}

function checkCall(
  { checker, at, before, rows, step: written }: StepSite,
  step: StepCall,
  reach: TypeScope,
): TypeScope {
  const { call, result, into, keep } = step;
  const definition = checker.sources.catalog.shared.calls.find(({ name }) => name === call);
  rows(checker, step.rows, before);
  if (!definition) return withUnknownResult(checker, reach, result, call);
  checkRequest(checker, call, (step.with ?? {}) as Values, reach, at);
  checkIntention(checker, definition, written.options.intention !== undefined, at);
  const response = responseType(call, checker.sources);
  const background = step.background ?? definition.background;
  checker.calls.push({ call, rows: step.rows, background, at });
  // An ignored failure leaves the result absent; a repeated call retries until it has one.
  const unset = !step.isRepeated && (background || step.rows.some(({ ignore }) => ignore));
  let after = withName(reach, result, response, unset);
  if (into !== null) {
    checkInto(checker, response, into, reach, at);
    if (!unset) after = withKnown(after, [into]);
  }
  checkKeep(checker, response, keep, reach, at);
  return unset ? after : withKnown(after, Object.values(keep));
}

/** Declares the result of an unknown call, also under the name that was probably meant, so that the misspelt call is the only mistake reported. */
function withUnknownResult(checker: Checker, reach: TypeScope, name: string, call: string): TypeScope {
  const meant = nearest(
    call,
    checker.sources.catalog.shared.calls.map((known) => known.name),
  );
  const own = withName(reach, name, { kind: 'any' });
  return meant === undefined ? own : withName(own, meant, { kind: 'any' });
}

/** Narrows by the condition, both in its steps and for what follows. */
function checkAsk(site: StepSite, { condition, steps, isAwaited }: Of<'ask'>, reach: TypeScope): TypeScope {
  const asked = site.step.options[condition] as Expression | undefined;
  const told = asked && compile(site.checker, asked, reach);
  site.follow(site.checker, stepsOf(site, steps), withKnown(reach, told?.knownWhenTrue ?? []));
  return withKnown(reach, (isAwaited === true ? told?.knownWhenTrue : told?.knownWhenFalse) ?? []);
}

interface Branch {
  readonly when?: Expression;
  readonly do: readonly Step[];
}

/** The first branch whose condition holds runs; each later one knows that those before it did not hold. */
function checkBranches(
  { checker, step: { options }, follow }: StepSite,
  { cases }: Of<'branch'>,
  start: TypeScope,
): TypeScope | null {
  const ends: TypeScope[] = [];
  let reach = start;
  for (const branch of options[cases] as readonly Branch[]) {
    const compiled = branch.when && compile(checker, branch.when, reach);
    const after = follow(checker, branch.do, withKnown(reach, compiled?.knownWhenTrue ?? []));
    if (after !== null) ends.push(after);
    reach = withKnown(reach, compiled?.knownWhenFalse ?? []);
  }
  return meet(ends);
}

/** The other action runs with what is known here. A cycle of actions is reported once, whichever of them starts it. */
function checkAct(
  { checker, step: { options }, at, follow }: StepSite,
  { action }: Of<'act'>,
  reach: TypeScope,
): TypeScope | null {
  const name = String(options[action]);
  const { actions } = checker;
  if (actions === null) {
    tellType(checker, 'action/no-screen', at, 'act は、画面の YAML の中だけで使えます（アクションは画面のものです）。');
    return reach;
  }
  const { known, within, acted } = actions;
  acted.add(name);
  const steps = known.find((candidate) => candidate.name === name)?.steps;
  if (within.includes(name)) {
    const order = (other: string) => known.findIndex((candidate) => candidate.name === other);
    const circle = within.slice(within.indexOf(name));
    if (circle.every((other) => order(name) <= order(other))) {
      const way = [...circle, name].join(' → ');
      const message = `アクションが、めぐりめぐって自分自身を行います（${way}）。終わりがありません。`;
      tellType(checker, 'action/cycle', at, message);
    }
    return reach;
  }
  if (steps === undefined) return reach;
  return follow({ ...checker, actions: { ...actions, within: [...within, name] } }, steps, reach);
}

/** A button continues after the dialog unless its steps end the action; a button without a handler ends it, and is reported. */
function checkOpen(
  { checker, step: { options }, follow }: StepSite,
  effect: Of<'open'>,
  reach: TypeScope,
): TypeScope | null {
  const dialog = checker.findDialog(String(options[effect.dialog]));
  if (dialog) checker.openings.push({ opened: dialog, reach });
  checkFill(checker, dialog, (options[effect.fill] ?? {}) as Values, reach);
  const then = options[effect.handlers] as Handlers;
  const afters = Object.entries(then).map(([id, steps]) =>
    follow(checker, steps, afterButton(checker, dialog, id, reach)),
  );
  // The steps after the dialog are meant to run: do not report them as unreachable on top of the missing button.
  const isTold = !dialog || dialog.buttons.some(({ id }) => !Object.hasOwn(then, id));
  return meet([...(isTold ? [reach] : []), ...afters.filter((after) => after !== null)]);
}

/** A button of the dialog may have judged its inputs. */
function afterButton(checker: Checker, dialog: Dialog | undefined, id: string, reach: TypeScope): TypeScope {
  if (dialog?.buttons.find((button) => button.id === id)?.validate !== 'all') return reach;
  const fields = checker.fields.filter(({ name }) => dialog.fields?.includes(name));
  return withJudged(reach, { fields, groups: [] }, ({ required }) => required);
}
