import { OTHER_TEXT } from '../../src/flow/conditions/domains.ts';
import { readsOf } from '../../src/flow/conditions/reads.ts';
import { related, solve } from '../../src/flow/conditions/solve.ts';
import type { Condition } from '../../src/flow/graph/graph.ts';
import type { Tree } from '../../src/model/expression.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import type { Service } from '../../src/model/service.ts';
import { isWritten } from './brief-state.ts';
import type { Ground } from './ground.ts';
import { ABSENT, memberAt } from './paths.ts';
import { memberSchema, sampleOf } from './sample.ts';
import { answerNamesIn, scopeOf, valueIn, type World, withValue } from './world.ts';

export interface Assigned {
  readonly world: World;
  /** Conditions that have another outcome there, as far as can be told beforehand. */
  readonly unmet: readonly Condition[];
}

type Change = readonly [path: string, value: unknown];

/** The world, changed as little as possible so that all conditions have their outcome: one value, else the analysis's own example, else two values. */
export function assign(ground: Ground, base: World, conditions: readonly Condition[]): Assigned {
  const screen = ground.screen(base.screen);
  const service = ground.service(screen.service);
  const names = ground.names(service, screen);
  let world = base;
  for (let round = 0; round < 2; round += 1) {
    for (const condition of unmetIn(ground, world, conditions)) {
      if (isMet(ground, world, condition)) continue;
      const group = [...related(conditions, [condition], service), condition].filter(
        (one, at, all) => all.indexOf(one) === at,
      );
      const nearer = tried(ground, world, condition, conditions, service, 1);
      if (isMet(ground, nearer, condition)) {
        world = nearer;
        continue;
      }
      const verdict = solve(group, names);
      const changes =
        verdict.can === 'yes'
          ? [...verdict.example].flatMap(([key, value]) => changeOf(ground, world, key, value))
          : [];
      const solved = applied(ground, world, changes);
      world =
        fits(ground, world, solved) &&
        unmetIn(ground, solved, conditions).length <= unmetIn(ground, world, conditions).length
          ? solved
          : world;
      if (unmetIn(ground, world, group).length > 0) world = tried(ground, world, condition, conditions, service, 2);
    }
  }
  return { world, unmet: unmetIn(ground, world, conditions) };
}

export function unmetIn(ground: Ground, world: World, conditions: readonly Condition[]): readonly Condition[] {
  return conditions.filter((condition) => !isMet(ground, world, condition));
}

function isMet(ground: Ground, world: World, { expression, holds }: Condition): boolean {
  return valueIn(ground, world, expression) === holds;
}

const applied = (ground: Ground, world: World, changes: readonly Change[]) =>
  changes.reduce((so, [path, value]) => withValue(ground, so, path, value), world);

/** Made answers fit their contracts. */
function fits(ground: Ground, before: World, after: World): boolean {
  const entries = ground.service(ground.screen(after.screen).service).state;
  const isKept = entries.every(({ name, type }) => {
    const [was, is] = [before.state[name], after.state[name]];
    return (
      was === is ||
      is === undefined ||
      (isWritten(ground, after.screen, name) &&
        (ground.contracts.stateFault(type, is) === null || ground.contracts.stateFault(type, was) !== null))
    );
  });
  return (
    isKept &&
    Object.entries(after.answers).every(
      ([call, body]) => before.answers[call] === body || ground.contracts.responses[call]?.(body) !== false,
    )
  );
}

/** What a variable of the analysis is in a world: `?path` is presence; `call …` stands for a function's result. */
function changeOf(ground: Ground, world: World, key: string, value: unknown): readonly Change[] {
  if (key.startsWith('call ')) return [];
  const path = key.startsWith('?') ? key.slice(1) : key;
  const now = memberAt(scopeOf(ground, world), path.split('.'));
  if (key.startsWith('?')) {
    if (value === false) return [[path, ABSENT]];
    return now === undefined ? [[path, sampleAt(ground, world, path)]] : [];
  }
  const options = optionsAt(ground, world, path);
  if (options !== null && !options.includes(value)) return [];
  if (value === OTHER_TEXT) return [[path, otherText(now, sampleAt(ground, world, path))]];
  if (Array.isArray(value))
    return [[path, itemsLike(value, Array.isArray(now) ? now : [], sampleAt(ground, world, path))]];
  return now === value ? [] : [[path, typeof value === 'string' ? value.replaceAll('\u0001', '1') : value]];
}

const otherText = (now: unknown, sample: unknown) => {
  const [other = 'x'] = [sample, 'x'].filter((one) => typeof one === 'string' && one !== now);
  return other;
};

/** The analysis names only members that are read: the rest is that of items which were there. */
function itemsLike(items: readonly unknown[], now: readonly unknown[], sample: unknown): readonly unknown[] {
  const [made] = Array.isArray(sample) ? sample : [];
  return items.map((item, nth) => {
    const like = now[nth] ?? now[0] ?? made;
    return typeof item === 'object' && item !== null && typeof like === 'object' && like !== null
      ? { ...like, ...item }
      : item;
  });
}

/** One path after the other, then two together: whatever meets more of the conditions stays. */
function tried(
  ground: Ground,
  world: World,
  condition: Condition,
  all: readonly Condition[],
  service: Service,
  most: 1 | 2,
): World {
  const reads = readsOf(condition.expression.tree, service).map((read) => read.split('[]')[0] ?? read);
  const scope = scopeOf(ground, world);
  const compared = readsOf(condition.expression.tree, service)
    .flatMap((read) => valuesAt(scope, read.split('.')))
    .filter((value) => typeof value !== 'object' && value !== undefined);
  const literals = [...literalsIn(condition.expression.tree, service), ...compared];
  const candidates = [...new Set(reads)].flatMap((path): readonly Change[] =>
    valuesFor(ground, world, path, literals).map((value) => [path, value] as const),
  );
  const wanted = unmetIn(ground, world, all).length;
  const bound = new Set(reads.filter((path) => isBound(ground, world, path)));
  const costOf = ([path, value]: Change) => (value === ABSENT || value === '' ? 2 : 0) + (bound.has(path) ? 1 : 0);
  candidates.sort((one, other) => costOf(one) - costOf(other));
  let best = world;
  let least = wanted;
  const attempt = (changes: readonly Change[]) => {
    const next = applied(ground, world, changes);
    if (!fits(ground, world, next)) return;
    if (!isMet(ground, next, condition)) return;
    const left = unmetIn(ground, next, all).length;
    if (left < least) [best, least] = [next, left];
  };
  for (const one of candidates) attempt([one]);
  if (least < wanted || most === 1 || candidates.length > 40) return best;
  for (const one of candidates) for (const other of candidates) if (one[0] < other[0]) attempt([one, other]);
  return best;
}

/** Is it the answer to an input? It has to stay one that the input takes. */
function isBound(ground: Ground, world: World, path: string): boolean {
  const { screens } = ground.service(ground.screen(world.screen).service);
  return screens.some((name) => ground.screen(name).fields.some(({ bind }) => bind === path));
}

/** What stands at a path; `a[].b`: in every item, texts and numbers in lists too. */
function valuesAt(at: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (name === undefined) return Array.isArray(at) ? at : [at];
  const inner = memberAt(at, [name.replace('[]', '')]);
  return name.endsWith('[]') && Array.isArray(inner)
    ? inner.flatMap((item) => valuesAt(item, rest))
    : valuesAt(inner, rest);
}

const days = ['19000101', '19800101', '20081120', '20250101', '20261120', '29991231'];

function valuesFor(ground: Ground, world: World, path: string, literals: readonly unknown[]): readonly unknown[] {
  const options = optionsAt(ground, world, path);
  if (options !== null) return [...options, ABSENT];
  const now = memberAt(scopeOf(ground, world), path.split('.'));
  const sample = sampleAt(ground, world, path);
  const like = now ?? sample;
  if (typeof like === 'boolean') return [true, false, ABSENT];
  if (Array.isArray(like)) return [[], like, [like[0] ?? sample], ...literals.map((literal) => [literal]), ABSENT];
  const fitting = literals.filter(
    (literal) => like === undefined || typeof literal === typeof like || typeof like === 'object',
  );
  const more =
    typeof like === 'number' ? [0, 1, 2, 100] : typeof like === 'string' ? [sample, '', 'x', ...days] : [sample, like];
  const { enum: codes = [] } = schemaAt(ground, world, inList(world, path))?.is ?? {};
  return [...new Set([...fitting, ...codes, ...more, ABSENT])];
}

/** What an input offers that this is the answer to, or what an address may hold there; null = it is neither. */
function optionsAt(ground: Ground, world: World, path: string): readonly unknown[] | null {
  const { service, pathParams } = ground.screen(world.screen);
  const { codes = null } = path.startsWith('path.') ? (pathParams[path.slice('path.'.length)] ?? {}) : {};
  if (codes !== null)
    return ground.catalog.codes.find(({ name }) => name === codes)?.codes.map(({ value }) => value) ?? [];
  const screens = path.startsWith('form.') ? [world.screen] : ground.service(service).screens;
  const fields = screens.flatMap((name) => ground.screen(name).fields);
  const field = fields.find(({ name, bind, type }) => type === 'text' && (path === `form.${name}` || path === bind));
  return field === undefined || field.options.length === 0 ? null : field.options.map(({ value }) => value);
}

/** What an item is like, its list says. */
const inList = ({ item }: World, path: string) =>
  item !== null && path.startsWith('item.') ? `${item.list}${path.slice('item'.length)}` : path;

/** A value that the path's type takes. */
function sampleAt(ground: Ground, world: World, at: string): unknown {
  const { project } = ground;
  const path = inList(world, at);
  const [option] = optionsAt(ground, world, path) ?? [];
  if (option !== undefined) return option;
  const [root = '', name] = path.split('.');
  const entry = ground.service(ground.screen(world.screen).service).state.find((one) => one.name === name);
  const basic: { readonly [type: string]: unknown } = { flag: true, text: 'x', number: 1 };
  if (root === 'state' && entry !== undefined && entry.type in basic) return basic[entry.type];
  const schema = schemaAt(ground, world, path);
  return schema === null ? 'x' : sampleOf(schema.is, project, schema.member);
}

/** What the contract, or the type of the state, says of a path; null = neither is about it. */
function schemaAt(
  ground: Ground,
  world: World,
  path: string,
): { readonly is: JsonSchema | undefined; readonly member: string | undefined } | null {
  const { project } = ground;
  const [root, name, ...rest] = path.split('.');
  const member = path.split('.').at(-1);
  if (root === 'state') {
    const entry = ground.service(ground.screen(world.screen).service).state.find((one) => one.name === name);
    return { is: memberSchema(project.types[entry?.type ?? ''], rest, project), member };
  }
  const read = answerNamesIn(ground, world).find((one) => path === one.path || path.startsWith(`${one.path}.`));
  if (read === undefined) return null;
  const response = project.callSchemas.find((one) => one.name === read.call)?.response ?? undefined;
  const inner = path.slice(read.path.length + 1);
  const members = [read.member, inner].filter((part) => part !== '').flatMap((part) => part.split('.'));
  return { is: memberSchema(response, members, project), member: members.at(-1) };
}

export function itemOf(ground: Ground, world: World, path: string): unknown {
  const sample = sampleAt(ground, world, path);
  return Array.isArray(sample) ? sample[0] : undefined;
}

function literalsIn(tree: Tree, service: Service): readonly unknown[] {
  const found: unknown[] = [];
  const visit = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    if (part[0] === 'value') found.push(part[1]);
    if (part[0] === 'get' && part[1]?.[0] === 'name' && part[1]?.[1] === 'facts')
      visit(service.facts.find(({ name }) => name === part[2])?.is.tree);
    for (const inner of part.slice(1)) visit(inner);
  };
  visit(tree);
  return [...new Set(found)];
}
