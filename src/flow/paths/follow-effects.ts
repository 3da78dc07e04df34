import { callBy, callOf, goingBy, isSet } from '../../load/steps/effects-of.ts';
import type { Effect } from '../../model/effect.ts';
import type { Expression, Value } from '../../model/expression.ts';
import type { Handlers, Step } from '../../model/step.ts';
import { followAlongFlow } from './along-flow.ts';
import { followApp } from './app-return.ts';
import { followCall, followFailedAnswer, followRestart } from './calls.ts';
import { followDialog } from './dialog.ts';
import { followCode, tellUnsaved } from './failures.ts';
import { joinPaths, type Path, withCondition, withPassed } from './path.ts';
import { arrive, type Site, stay, withAttemptedSave, withCleared, withRenewed, withSet } from './site.ts';

/** A step being followed. */
interface Course {
  readonly site: Site;
  readonly step: Step;
  /** The path on which the step began. */
  readonly before: Path;
}

type Follows = {
  /** Adds the edges; of the paths that reached the effect, returns those on which the step continues. */
  readonly [Do in Effect['do']]: (
    course: Course,
    effect: Extract<Effect, { readonly do: Do }>,
    live: readonly Path[],
  ) => readonly Path[];
};

/** What each effect adds to the graph. */
export const FOLLOWS: Follows = {
  write: ({ site, step: { options } }, { values }, live) =>
    live.map((path) =>
      Object.entries((options[values] ?? {}) as { readonly [path: string]: Value }).reduce(
        (so, [target, value]) => withSet(site, so, target, value),
        path,
      ),
    ),
  reset: ({ site, step: { options } }, { paths }, live) =>
    live.map((path) =>
      [options[paths]].flat().reduce<Path>((so, target) => withCleared(site, so, String(target)), path),
    ),
  call: ({ site, step }, effect, live) => live.flatMap((path) => followCall(site, callBy(effect, step), path, step.at)),
  ask: followAsk,
  run: followRun,
  branch: followBranches,
  act: ({ site, step: { options } }, { action }, live) =>
    live.flatMap((path) => followAction(site, String(options[action]), path)),
  open: ({ site, step: { options, at } }, { dialog, handlers }, live) =>
    live.flatMap((path) =>
      followDialog(
        site,
        { dialog: String(options[dialog]), handlers: (options[handlers] ?? {}) as Handlers, at },
        path,
      ),
    ),
  load: ({ site, step }, { data }, live) =>
    live.flatMap((path) => followRestart(site, step, String(step.options[data]), path)),
  tell: ({ site, step: { options, at } }, { text }, live) => {
    for (const path of live) site.collector.noteTold(site, path, options[text], at, 'whole');
    return live;
  },
  saveDraft: ({ site }, _effect, live) => {
    for (const step of site.service.draft?.save ?? []) {
      const made = callOf(step, site.collector.vocabulary);
      const call = made && site.collector.call(made.call);
      if (call) for (const path of live) tellUnsaved(site, withCondition(path, step.when), call, made.rows, true);
    }
    return live.map((path) => withAttemptedSave(site, path));
  },
  renew: ({ site }, _effect, live) => live.map((path) => withRenewed(site, path)),
  raise: ({ site, step: { options } }, { code }, live) => {
    for (const path of live) followCode(site, String(options[code]), path, []);
    return live;
  },
  repeat: ({ site, step: { at } }, _effect, live) => {
    // Without a dialog in between, the failed call is repeated without any user action, which is reported.
    for (const path of live)
      if (path.from.startsWith('screen:') && path.isPaced !== true) site.collector.noteRepeat(site, path, at);
    return live;
  },
  launch: ({ site, step }, { app, returnTo }, live) => {
    const back = step.options[returnTo];
    followApp(site, String(step.options[app]), typeof back === 'string' ? back : null, live, step.at);
    return live;
  },
  go: ({ site, step }, effect, live) => {
    const going = goingBy(effect, step);
    const targets = [going.to, ...(going.otherwise === null ? [] : [going.otherwise])];
    for (const path of live) {
      if (going.way !== null) followAlongFlow(site, { ...going, way: going.way }, path, step.at);
      else for (const to of targets) arrive(site, path, site.collector.screenNode(to), 'step', step.at);
    }
    return live;
  },
  leave: ({ site, step: { options, at } }, { address }, live) => {
    for (const path of live) arrive(site, path, site.collector.addressNode(String(options[address])), 'step', at);
    return live;
  },
  stay: ({ site: { screen, ...site }, step }, { via, ifSet }, live) => {
    if (screen === null || (ifSet !== undefined && !isSet(step, ifSet))) return live;
    const words = via === 'cancel' ? { trigger: 'cancel', label: '待つのをやめる' } : {};
    for (const path of live) arrive(site, { ...path, ...words }, site.collector.stayNode(screen.name), via, step.at);
    return live;
  },
  end: () => [],
};

function stepsOf({ options }: Step, name: string): readonly Step[] {
  return (options[name] ?? []) as readonly Step[];
}

function followAsk(
  { site, step }: Course,
  { condition, steps: name, isAwaited, fails }: Extract<Effect, { readonly do: 'ask' }>,
  live: readonly Path[],
): readonly Path[] {
  const asked = step.options[condition] as Expression | null | undefined;
  if (!asked) return live;
  for (const path of live) site.collector.noteDecision(site, path, asked, 'poll');
  const holding = live.map((path) => withCondition(path, asked));
  const steps = stepsOf(step, name);
  const after = site.follow(site, steps, holding);
  if (isAwaited === true) return after;
  if (steps.length > 0) stay(site, after, step.at);
  else if (fails === true) followFailedAnswer(site, step, holding);
  return live.map((path) => withCondition(path, asked, false));
}

function followRun(
  { site, step, before }: Course,
  effect: Extract<Effect, { readonly do: 'run' }>,
  live: readonly Path[],
): readonly Path[] {
  const steps = stepsOf(step, effect.steps);
  if (effect.how === 'here') return site.follow(site, steps, live);
  const named: Path = { ...before, label: effect.words, via: effect.via ?? before.via };
  const after = site.follow(site, steps, [named]);
  if (effect.how === 'beside') return joinPaths([...live, ...after.map((path) => unnamed(path, before))]);
  if (steps.length > 0) stay(site, after, step.at);
  return live;
}

/** Restores label and `via` after the list, so that later edges are not named after it. */
function unnamed(path: Path, before: Path): Path {
  return path.from === before.from ? { ...path, label: before.label, via: before.via } : path;
}

interface Branch {
  readonly when?: Expression | null;
  readonly do: readonly Step[];
}

/** The first branch whose condition holds runs; each later one knows that those before it did not hold. */
function followBranches(
  { site, step: { options, at } }: Course,
  { cases }: Extract<Effect, { readonly do: 'branch' }>,
  live: readonly Path[],
): readonly Path[] {
  const branches = options[cases] as readonly Branch[];
  const conditions = branches.map(({ when }) => when ?? null);
  const ends: Path[] = [];
  let rest = live;
  site.collector.noteBranching(site, conditions, live, at);
  for (const { when, do: steps } of branches) {
    for (const path of rest) site.collector.noteDecision(site, path, when, 'branch');
    const inside = rest.map((path) => withCondition(path, when));
    ends.push(...site.follow(site, steps, inside));
    if (!when) return ends;
    rest = rest.map((path) => withPassed(path, when, false));
  }
  // There is no `otherwise`: when no branch matches, the steps after it run.
  return [...ends, ...rest];
}

/** Runs another action's steps in place of this one; where they end, this one ends. A dialog's button may restart the action that opened it. */
function followAction(site: Site, name: string, path: Path): readonly Path[] {
  const steps = site.screen?.actions.find((action) => action.name === name)?.steps;
  const run = `${path.from} ${name}`;
  if (steps === undefined || path.within.includes(run)) return [];
  const inside = { ...path, within: [...path.within, run] };
  return site.follow(site, steps, [inside]).map((after) => ({ ...after, within: path.within }));
}
