import { evaluate, type FunctionRuns } from '../../src/expressions/evaluate.ts';
import type { Expression, Scope } from '../../src/model/expression.ts';
import type { Service } from '../../src/model/service.ts';
import type { FunctionEnvironment } from '../../src/model/vocabulary.ts';
import { noOutcome } from '../../src/runtime/calls/outcome.ts';
import { functions } from '../runtime/project.ts';
import type { AnswerName, Ground } from './ground.ts';
import { ABSENT, type AnyRecord, memberAt, withMember } from './paths.ts';

/** Everything a screen finds when it is opened, and what the portal will answer. */
export interface World {
  readonly screen: string;
  /** The screen that opens next; null = none that matters. */
  readonly beyond: string | null;
  readonly login: AnyRecord;
  readonly device: AnyRecord;
  /** By dotted name. */
  readonly settings: AnyRecord;
  readonly url: AnyRecord;
  readonly path: AnyRecord;
  readonly launch: AnyRecord;
  readonly state: AnyRecord;
  readonly isSaved: boolean;
  readonly isStarted: boolean;
  /** The launch's purpose is fulfilled. */
  readonly isLaunchDone: boolean;
  /** What an act without an answer was the act of. */
  readonly sent: AnyRecord;
  /** An act that no answer came to; null = there is none. */
  readonly pending: Pending | null;
  /** Bodies by call. */
  readonly answers: AnyRecord;
  /** What is typed, by field. */
  readonly form: AnyRecord;
  /** Item of the list in which what is pressed stands, and the list's path; null = it stands in none. */
  readonly item: { readonly value: AnyRecord; readonly list: string } | null;
}

export interface Pending {
  readonly call: string;
  /** The screen that sent it. */
  readonly screen: string;
  /** Its tab is gone, and nothing of it is left but this. */
  readonly isLeft: boolean;
}

const flat: { readonly [root: string]: 'sent' | 'login' | 'device' | 'url' | 'path' | 'launch' | 'state' | 'form' } = {
  sent: 'sent',
  login: 'login',
  device: 'device',
  url: 'url',
  path: 'path',
  launch: 'launch',
  state: 'state',
  form: 'form',
};

/** The world in which a path has this value (ABSENT = none); state that a call of the screen fills in is changed in its answer, too. */
export function withValue(ground: Ground, world: World, path: string, value: unknown): World {
  const [root = '', ...rest] = path.split('.');
  if (root === 'item' && world.item !== null) {
    const item = withMember(world.item.value, rest, value) as AnyRecord;
    const [, ...others] = (memberAt(scopeOf(ground, world), world.item.list.split('.')) ?? []) as readonly unknown[];
    return { ...withValue(ground, world, world.item.list, [item, ...others]), item: { ...world.item, value: item } };
  }
  const answers = answerNamesIn(ground, world)
    .filter((name) => path === name.path || path.startsWith(`${name.path}.`))
    .reduce<AnyRecord>((all, { path: own, call, member }) => {
      const inner = path.slice(own.length + 1);
      const at = [call, ...(member === '' ? [] : member.split('.')), ...(inner === '' ? [] : inner.split('.'))];
      if (at.length === 1 && value === ABSENT) return all;
      return withMember(all, at, value) as AnyRecord;
    }, world.answers);
  const so = { ...world, answers };
  if (root === 'settings') return { ...so, settings: withMember(so.settings, [rest.join('.')], value) as AnyRecord };
  if (path === 'draft.saved') return { ...so, isSaved: value === true };
  if (path === 'launched.done') return { ...so, isLaunchDone: value === true };
  if (path === 'intent.started') return { ...so, isStarted: value === true };
  const part = flat[root];
  // An empty parameter is none.
  const given = (root === 'url' || root === 'launch') && value === '' ? ABSENT : value;
  return part === undefined ? so : { ...so, [part]: withMember(so[part], rest, given) };
}

/** Names of answers on the screen, and on the one that opens next. */
export function answerNamesIn(ground: Ground, { screen, beyond }: World): readonly AnswerName[] {
  return [...ground.answerNames(screen), ...(beyond === null ? [] : ground.answerNames(beyond)), ...ofPending(ground)];
}

/** What is worked out once for each object; a search asks for it thousands of times. */
function once<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const done = new WeakMap<Key, Result>();
  return (key) => {
    const known = done.get(key);
    if (known !== undefined) return known;
    const result = work(key);
    done.set(key, result);
    return result;
  };
}

/** What the portal tells of an act without an answer. */
const ofPending = once(({ catalog }: Ground): readonly AnswerName[] =>
  [...new Set(['outcomeGet', ...catalog.calls.flatMap(({ status }) => (status === null ? [] : [status.call]))])].map(
    (call) => ({ path: call, call, member: '' }),
  ),
);

const environments = new WeakMap<Ground, FunctionEnvironment>();

/** What functions of expressions are told. */
export function environmentOf(ground: Ground, world: Pick<World, 'settings'>): FunctionEnvironment {
  const { codes, settings } = ground.catalog;
  const known = environments.get(ground);
  const shared = known ?? {
    label: (list, value) =>
      codes.find(({ name }) => name === list)?.codes.find((code) => code.value === value)?.label as string | undefined,
    setting: () => undefined,
    now: () => Date.now(),
  };
  environments.set(ground, shared);
  return { ...shared, setting: (name) => world.settings[name] ?? settings.find((one) => one.name === name)?.default };
}

/** What an expression is in a world; undefined = it reads what is not there. */
export function valueIn(ground: Ground, world: World, expression: Expression): unknown {
  try {
    return evaluate(expression.tree, scopeOf(ground, world), functions as FunctionRuns, environmentOf(ground, world));
  } catch {
    return undefined;
  }
}

/** By dotted name, as they are read. */
const nested = (settings: AnyRecord, within: unknown = {}) =>
  Object.entries(settings).reduce((all, [name, value]) => withMember(all, name.split('.'), value), within);

const defaultSettings = once(
  ({ catalog }: Ground) => nested(Object.fromEntries(catalog.settings.map((one) => [one.name, one.default]))) as object,
);

const scopes = new WeakMap<World, Scope>();

export function scopeOf(ground: Ground, world: World): Scope {
  const before = scopes.get(world);
  if (before !== undefined) return before;
  const screen = ground.screen(world.screen);
  const service = ground.service(screen.service);
  const settings = nested(world.settings, defaultSettings(ground));
  const names: Record<string, unknown> = {
    settings,
    login: world.login,
    device: world.device,
    url: world.url,
    path: world.path,
    launch: world.launch,
    state: stateIn(ground, world),
    draft: { saved: world.isSaved },
    intent: { started: world.isStarted },
    launched: { done: world.isLaunchDone },
    sent: world.sent,
    form: { ...boundForm(ground, world), ...world.form },
    error: { code: '', number: '', message: '' },
    ...noOutcome,
    ...(world.item !== null && { item: world.item.value }),
  };
  for (const { path, call, member } of answerNamesIn(ground, world)) {
    if (path.includes('.') || member !== '' || world.answers[call] === undefined) continue;
    names[path] = world.answers[call];
  }
  const facts: Record<string, unknown> = {};
  const scope = { ...names, facts } as Scope;
  for (const { name, is } of service.facts)
    Object.defineProperty(facts, name, {
      enumerable: true,
      get: () => evaluate(is.tree, scope, functions as FunctionRuns, environmentOf(ground, world)),
    });
  // What a screen loads only at times is not there at others.
  for (const { name, when } of screen.data) {
    if (when === null) continue;
    try {
      if (evaluate(when.tree, scope, functions as FunctionRuns, environmentOf(ground, world)) !== true)
        delete (scope as Record<string, unknown>)[name];
    } catch {
      delete (scope as Record<string, unknown>)[name];
    }
  }
  scopes.set(world, scope);
  return scope;
}

/** With start values. */
const stateIn = (ground: Ground, { screen, state }: World): AnyRecord => ({
  ...startingIn(ground.service(ground.screen(screen).service)),
  ...state,
});

const startingIn = once(({ state }: Service) =>
  Object.fromEntries(state.filter(({ starts }) => starts !== undefined).map(({ name, starts }) => [name, starts])),
);

/** Fields show what their state holds. */
function boundForm(ground: Ground, world: World): AnyRecord {
  const scope = { state: stateIn(ground, world) };
  return Object.fromEntries(
    ground
      .screen(world.screen)
      .fields.map(({ name, bind }) => [name, bind === null ? undefined : memberAt(scope, bind.split('.'))])
      .filter(([, value]) => value !== undefined),
  );
}
