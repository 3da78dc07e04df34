import { callOf, type StepCall } from '../../load/steps/effects-of.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { Step } from '../../model/step.ts';
import { followCode, followFailures } from './failures.ts';
import { followOther } from './other-content.ts';
import { withAnswered } from './outcome.ts';
import { type Path, withCondition } from './path.ts';
import { arrive, type Site, stay, withRead, withWrite } from './site.ts';

/** Follows the failures of a call; returns the path on which the action continues: answered, ignored, or in the background. */
export function followCall(site: Site, made: StepCall, path: Path, at: Place | undefined): readonly Path[] {
  const { call: name, result, rows } = made;
  const call = site.collector.call(name);
  const isBackground = made.background ?? call?.background ?? false;
  site.collector.noteRequest({ site, path, call: name, result, with: made.with, at });
  if (call && !isBackground) followFailures(site, made.isRepeated ? { ...path, isPaced: true } : path, call, rows);
  const answered = answeredPath(site, made, path);
  return [answered, ...(isBackground ? [] : followOther(site, call, result, answered))];
}

/** The path on which the call has been answered. */
export function answeredPath(site: Site, made: StepCall, path: Path): Path {
  const { call: name, result, isRepeated } = made;
  const call = site.collector.call(name);
  const isBackground = made.background ?? call?.background ?? false;
  const fresh = withWrite(site, path, result);
  const into = [...Object.values(made.keep), ...(made.into === null ? [] : [made.into])];
  const isSure = !isBackground && !isRepeated;
  const after = into.reduce((so, target) => withWrite(site, so, target, isSure ? {} : undefined), fresh);
  const read = isSure
    ? [result, ...into].reduce((so, target) => withRead(site, so, target), after)
    : withRead(site, after, result);
  const told = call && !isBackground ? withAnswered(site, read, call, result) : read;
  return { ...told, writes: [...path.writes, ...into], answered: [...(path.answered ?? []), name] };
}

/** A response that means failure and has no steps of its own goes through the error order with its call's own code. */
export function followFailedAnswer(site: Site, step: Step, paths: readonly Path[]): void {
  const made = callOf(step, site.collector.vocabulary);
  const call = made && site.collector.call(made.call);
  if (call) for (const path of paths) followCode(site, call.clientCode, { ...path, call: call.name }, made.rows);
}

/** The check pages before a screen, which have shown what it files. */
export function checksBefore({ service }: Site, { name }: Screen): readonly string[] {
  const checks = service.flows.flatMap(({ screens, check, done }) =>
    check !== null && done?.result !== name && screens.indexOf(name) > screens.indexOf(check) ? [check] : [],
  );
  return [...new Set(checks)];
}

/** Where a draft that is loaded again is shown first: on the check pages before the screen, or on the screen itself. */
function draftShownOn(site: Site, screen: Screen): readonly string[] {
  const checks = checksBefore(site, screen);
  return checks.length === 0 ? [screen.name] : checks;
}

/** Reloads data: its call may fail as it did on entry. `draft` enters the whole screen anew, or the check page before it. */
export function followRestart(site: Site, { at }: Step, name: string, path: Path): readonly Path[] {
  const { collector, screen, service } = site;
  if (screen === null) return [];
  if (name === 'draft' && service.draft !== null) {
    for (const to of draftShownOn(site, screen)) arrive(site, path, collector.screenNode(to), 'step', at);
    return [];
  }
  const entry = screen.data.find((candidate) => candidate.name === name);
  const call = entry && collector.call(entry.call);
  const within = `restart ${name}`;
  if (!entry || !call) return [path];
  if (path.within.includes(within)) {
    stay(site, [path], at);
    return [];
  }
  const loading = withCondition({ ...path, within: [...path.within, within] }, entry.when);
  if (!call.background) followFailures(site, loading, call, entry.onError);
  const again = entry.again.includes('restore');
  const loaded = [name, ...Object.values(entry.keep)].reduce(
    (so, target) => withRead(site, withWrite(site, so, target), target, again),
    path,
  );
  return [{ ...loaded, writes: [...path.writes, ...Object.values(entry.keep)] }];
}
