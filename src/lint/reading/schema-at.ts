import { listPath, pathIn } from '../../flow/conditions/reads.ts';
import { stepsIn } from '../../flow/parts/steps-in.ts';
import { visitBlocks } from '../../load/blocks/visit-blocks.ts';
import { callOf } from '../../load/steps/effects-of.ts';
import type { Tree } from '../../model/expression.ts';
import { frameCalls } from '../../model/frame-calls.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import { namedSchema } from '../../model/named-schema.ts';
import type { Project } from '../../model/project.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';

/** Root of paths (`state.draft`, `login.dateToday`, `domicile`) -> what its contract says of it. */
export type Contracts = ReadonlyMap<string, JsonSchema>;

/** What is known everywhere. */
export function loginOf(project: Project): Contracts {
  const answer = project.callSchemas.find(({ name }) => name === frameCalls.isLogin)?.response;
  const answers: Contracts = new Map(answer ? [['answer', answer]] : []);
  return new Map(
    Object.entries(project.catalogs[0]?.shell.login ?? {}).flatMap(([name, { is }]) => {
      const schema = schemaAt(`answer.${is}`, answers, project);
      return schema === null ? [] : [[`login.${name}`, schema] as const];
    }),
  );
}

/** Cached: several rules ask for each screen. */
const known = new WeakMap<object, Contracts>();
const knownItems = new WeakMap<Screen, ReadonlyMap<unknown, string>>();

/** What the contracts say of the names that expressions of a service, or of one of its screens, can read. */
export function contractsOf(
  service: Service,
  screen: Screen | null,
  project: Project,
  vocabulary: Vocabulary,
): Contracts {
  const holder = screen ?? service;
  const before = known.get(holder);
  if (before !== undefined) return before;
  const found = new Map(loginOf(project));
  known.set(holder, found);
  const responses = new Map(project.callSchemas.map(({ name, response }) => [name, response]));
  const note = (root: string, schema: JsonSchema | null | undefined) => {
    if (schema) found.set(root, schema);
  };
  for (const { name, type } of service.state) note(`state.${name}`, project.types[type]);
  const made = [service, ...(screen === null ? [] : [screen])].flatMap((holder) => stepsIn(holder, vocabulary));
  for (const step of made) {
    const call = callOf(step, vocabulary);
    if (call) note(call.result, responses.get(call.call));
  }
  for (const { name, call } of screen?.data ?? []) note(name, responses.get(call));
  return found;
}

/** The schema of a path (`state.draft.reports[].furigana`); null = no contract says. */
export function schemaAt(path: string, contracts: Contracts, { types }: Project): JsonSchema | null {
  const root = /^(?:(?:state|login)\.)?\w+/u.exec(path)?.[0] ?? path;
  let schema = whole(contracts.get(root) ?? null, types);
  for (const part of path.slice(root.length).match(/\[\]|\w+/gu) ?? []) {
    const inside: JsonSchema | undefined = part === '[]' ? schema?.items : schema?.properties?.[part];
    schema = whole(inside ?? null, types);
  }
  return schema;
}

function whole(schema: JsonSchema | null, types: Project['types']): JsonSchema | null {
  return schema && namedSchema(schema, types);
}

/** A path that starts with `item`, as one of the list that it stands for. */
export function pathInList(path: string, item: string | null | undefined): string {
  return item && path.startsWith('item.') ? item + path.slice('item'.length) : path;
}

/** The lists that `item` stands for, by the expression in which it does. */
export function itemsIn(screen: Screen, vocabulary: Vocabulary): ReadonlyMap<unknown, string> {
  const before = knownItems.get(screen);
  if (before !== undefined) return before;
  const found = new Map<unknown, string>();
  knownItems.set(screen, found);
  const note = (value: unknown, item: string | null) => {
    if (item !== null) markAll(value, item, found);
  };
  visitBlocks<string | null>(
    [...screen.view, ...screen.dialogs.flatMap(({ view }) => view)],
    vocabulary,
    {
      items: (list, around) => {
        const path = listed(list.tree);
        return path === null ? null : itemOf(path.replace(/^item(?=[.[]|$)/u, around ?? 'item'));
      },
      onGuard(condition, around) {
        note(condition, around);
        return around;
      },
      value: note,
      key: note,
    },
    null,
  );
  for (const group of screen.groups) note(group, `${group.each}[]`);
  return found;
}

/** Stands after a path that is no list: the value is itself the item. */
const ONE = '!';

function itemOf(path: string): string {
  return path.endsWith(ONE) ? path.slice(0, -1) : `${path}[]`;
}

/** `has(x) ? [x.one] : []` is a list of what it has. */
function listed(tree: Tree): string | null {
  if (tree[0] === '?') return listed(tree[2]) ?? listed(tree[3]);
  const [first] = tree[0] === 'list' ? (tree.slice(1) as unknown as readonly Tree[]) : [];
  return first === undefined ? listPath(tree, new Map()) : (pathIn(first, new Map())?.concat(ONE) ?? null);
}

function markAll(value: unknown, item: string, found: Map<unknown, string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('kind' in value && value.kind === 'expression') found.set(value, item);
  else for (const part of Object.values(value)) markAll(part, item, found);
}
