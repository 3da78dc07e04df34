import type { Value } from '../../model/expression.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { Handlers, Step } from '../../model/step.ts';
import { followApp } from './app-return.ts';
import { followCall, followRestart } from './calls.ts';
import { followCode } from './failures.ts';
import { isOtherwise, joined, type Path, passing, under } from './path.ts';
import { arrive, attemptedSave, type Site, written } from './site.ts';
import { followLists } from './step-lists.ts';
import { followWay } from './way.ts';

/** Follows steps in order from every path that comes to them; returns the paths on which the action goes on. */
export function walkSteps(site: Site, steps: readonly Step[], paths: readonly Path[]): readonly Path[] {
  let live = paths;
  for (const step of steps) live = joined(live.flatMap((path) => walkStep(site, step, path)));
  return live;
}

function walkStep(site: Site, step: Step, path: Path): readonly Path[] {
  const { when, unless } = step;
  site.collector.decide(site, path, when, 'step');
  const asked = under(path, when);
  site.collector.decide(site, asked, unless, 'step');
  const isNever = isOtherwise(path, when, true) || isOtherwise(asked, unless, false);
  const after = isNever ? [] : runStep(site, step, under(asked, unless, false));
  // Asked again, it comes out as it did: these steps are never passed by.
  const isAlways = (!when || isOtherwise(path, when, false)) && (!unless || isOtherwise(path, unless, true));
  if (isAlways) return after;
  // With both conditions, not having run tells nothing of either.
  const skipped = when && unless ? path : passing(passing(path, when, false), unless, true);
  return [skipped, ...after];
}

function runStep(site: Site, step: Step, path: Path): readonly Path[] {
  const kind = site.collector.vocabulary.steps[step.kind];
  if (kind === undefined) return [path];
  const { options } = step;
  if (step.kind === 'act') return walkAction(site, String(options.act), path);
  const properties = kind.options.properties ?? {};
  const keys = keysOf(properties);
  if (keys.has('handlers')) return walkDialog(site, step, path);
  const named = (what: string) => nameOf(keys, options, what);
  const app = named('name:app');
  if (app === null) addOwnEdges(site, step, path);
  const code = named('name:code');
  if (code !== null) followCode(site, code, path, []);
  const data = named('name:restart');
  if (data !== null) return followRestart(site, step, data, path);
  if (named('name:draft') !== null) return [attemptedSave(site, path)];
  const call = named('name:call');
  const answered = call === null ? [path] : followCall(site, step, call, path);
  const followed = followLists(site, step, properties, answered, path);
  if (app !== null) followApp(site, step, app, followed);
  return kind.endsAction ? [] : followed.map((after) => withWrites(site, step, properties, after));
}

/** What a step writes into the state itself. */
function withWrites(
  site: Site,
  { options }: Step,
  properties: { readonly [key: string]: JsonSchema },
  path: Path,
): Path {
  let after = path;
  for (const [key, schema] of Object.entries(properties)) {
    const value = options[key];
    if (value === undefined) continue;
    if (schema['x-keys'] === 'name:state') {
      for (const [target, given] of Object.entries(value as object))
        after = written(site, after, target, given as Value);
    } else if (schema['x-kind'] === 'name:state' && options.call === undefined) {
      for (const target of [value].flat()) after = cleared(site, after, String(target));
    }
  }
  return after;
}

/** Back to the start value, which is known, or to nothing. */
function cleared(site: Site, path: Path, target: string): Path {
  const after = written(site, path, target);
  const starts = site.service.state.find(({ name }) => `state.${name}` === target)?.starts;
  const isLiteral = typeof starts === 'string' || typeof starts === 'number' || typeof starts === 'boolean';
  const reset = isLiteral ? written(site, path, target, starts) : after;
  const isGone = starts === undefined;
  return { ...reset, writes: path.writes, cleared: isGone ? [...after.cleared, target] : after.cleared };
}

/** The edges a kind tells of itself: screens, ways, addresses, staying. */
function addOwnEdges(site: Site, step: Step, path: Path): void {
  const { collector } = site;
  const edges = collector.vocabulary.steps[step.kind]?.edges(step) ?? [];
  const isWay = edges.some(({ to }) => 'way' in to);
  for (const { to, via } of edges) {
    if ('dialog' in to) continue;
    if ('address' in to) arrive(site, path, collector.addressNode(to.address), via, step.at);
    else if ('way' in to) followWay(site, step, to.way, path);
    else if ('end' in to) {
      // Told anew without anybody's doing: the call is made again where it failed.
      if (step.kind === 'again' && path.from.startsWith('screen:')) collector.again(site, path, step.at);
      const ended: Path = via === 'cancel' ? { ...path, trigger: 'cancel', label: '待つのをやめる' } : path;
      if (site.screen !== null) arrive(site, ended, collector.stayNode(site.screen.name), via, step.at);
    } else if (!isWay) arrive(site, path, collector.screenNode(to.screen), via, step.at);
  }
}

/** Another action's steps in this one's place; where it ends, this one ends. A dialog's button may begin anew the action that opened it. */
function walkAction(site: Site, name: string, path: Path): readonly Path[] {
  const steps = site.screen?.actions.find((action) => action.name === name)?.steps;
  const run = `${path.from} ${name}`;
  if (steps === undefined || path.within.includes(run)) return [];
  const inside = { ...path, within: [...path.within, run] };
  return walkSteps(site, steps, [inside]).map((after) => ({ ...after, within: path.within }));
}

/** A dialog is a node of its own: each button goes on from there by its own steps, and by those after the dialog where these do not end. */
function walkDialog(site: Site, step: Step, path: Path): readonly Path[] {
  const { collector, screen, service } = site;
  const { id, dialog } = collector.dialogNode(String(step.options.dialog), step.at, screen, service);
  arrive(site, path, id, 'step', step.at);
  const then = (step.options.then ?? {}) as Handlers;
  const unnamed: readonly Step[] = [{ kind: 'stop', options: {}, ...(step.at && { at: step.at }) }];
  return (dialog?.buttons ?? []).flatMap((button) => {
    const pressed: Path = {
      ...path,
      from: id,
      trigger: `button:${button.id}`,
      label: collector.words(button.label),
      via: 'step',
      conditions: [],
      codes: [],
      call: null,
      answered: [],
    };
    const next = (Object.hasOwn(then, button.id) ? then[button.id] : undefined) ?? unnamed;
    return walkSteps(site, next, [passing(pressed, button.shownWhen, true)]);
  });
}

const known = new WeakMap<object, ReadonlyMap<string, string>>();

/** By what a kind's schema calls it (`name:call`), the first option of that kind. */
function keysOf(properties: { readonly [key: string]: JsonSchema }): ReadonlyMap<string, string> {
  const before = known.get(properties);
  if (before !== undefined) return before;
  const keys = new Map<string, string>();
  for (const [key, { 'x-kind': what }] of Object.entries(properties))
    if (what !== undefined && !keys.has(what)) keys.set(what, key);
  known.set(properties, keys);
  return keys;
}

function nameOf(keys: ReadonlyMap<string, string>, options: Step['options'], what: string): string | null {
  const name = options[keys.get(what) ?? ''];
  return typeof name === 'string' ? name : null;
}
