// chunk: ahead
import type { Scope, Tree } from '../model/expression.ts';
import { membersOf } from '../model/members-of.ts';
import type { FunctionEnvironment } from '../model/vocabulary.ts';
import { evaluate, type FunctionRuns } from './evaluate.ts';
import { ExpressionError } from './expression-error.ts';

/** What cannot be told before somebody is there. */
export const unknown: unique symbol = Symbol('unknown');

interface Knowing {
  /** A name that is missing here is unknown; a member that is missing in a known record is absent. `unknown` may stand in records. */
  readonly scope: Scope;
  readonly functions: FunctionRuns;
  /** The time is never known. */
  readonly environment: Omit<FunctionEnvironment, 'now'>;
}

/**
 * Evaluates a checked tree where only a part of the names is known, in Kleene's logic: `false && unknown` is false. Whatever the unknown turns out to
 * be, `evaluate` gives the same value, or fails. What fails already is left to it: unknown.
 */
export function evaluateKnown(tree: Tree, knowing: Knowing): unknown {
  const value = run(tree, knowing);
  return isWhole(value) ? value : unknown;
}

function run(tree: Tree, knowing: Knowing): unknown {
  const of = (part: Tree) => run(part, knowing);
  switch (tree[0]) {
    case 'value':
      return tree[1];
    case 'name':
      return present(tree, knowing) ?? unknown;
    case 'get':
      return ofRecord(of(tree[1]), (record) => ['get', record, tree[2]], knowing);
    case 'has':
      return ofRecord(
        of(tree[1]),
        (record) => ['has', record, tree[2]],
        knowing,
        (value) => hasUnknown(value, tree[2]),
      );
    case 'at':
      return combined([tree[2]].map(of), ([key]) =>
        ofRecord(of(tree[1]), (container) => ['at', container, key as Tree], knowing),
      );
    case 'missing': {
      const value = present(tree[1], knowing);
      return value === unknown ? unknown : value === undefined;
    }
    case '&&':
    case '||':
      return joined(flagOf(of(tree[1])), () => flagOf(of(tree[2])), tree[0] === '||');
    case '?': {
      const condition = flagOf(of(tree[1]));
      if (condition !== unknown) return of(condition ? tree[2] : tree[3]);
      return combined([of(tree[2]), of(tree[3])], ([one, other]) =>
        calculated(['==', one as Tree, other as Tree], knowing) === true ? heldBy(one) : unknown,
      );
    }
    case 'list':
      return combined((tree.slice(1) as Tree[]).map(of), (values) => values.map(heldBy));
    case 'record':
      return Object.fromEntries(membersOf(tree).map(([name, value]) => [name, of(value)]));
    case 'each':
      return combined([of(tree[2])], ([list]) => loop(tree[1], heldBy(list), tree[3], tree[4], knowing));
    case 'call':
      return combined((tree.slice(2) as Tree[]).map(of), (args) => calculated(['call', tree[1], ...args], knowing));
    case 'not':
      return combined([of(tree[1])], ([value]) => calculated(['not', value as Tree], knowing));
    case 'negate':
      return combined([of(tree[1])], ([value]) => calculated(['negate', value as Tree], knowing));
    default:
      return combined([of(tree[1]), of(tree[2])], ([one, other]) =>
        calculated([tree[0], one as Tree, other as Tree], knowing),
      );
  }
}

/** Every operand is known: goes on with them as trees. */
function combined(values: readonly unknown[], goOn: (operands: readonly Tree[]) => unknown): unknown {
  return values.every(isWhole) ? goOn(values.map(asTree)) : unknown;
}

/** A value of any kind as a tree: `evaluate` gives back what it holds. */
const asTree = (value: unknown) => ['value', value] as Tree;
const heldBy = (tree: Tree | undefined): unknown => tree?.[1];

/** By the one evaluator there is, so that no rule of it is written twice. */
function calculated(tree: Tree, { functions, environment }: Knowing): unknown {
  const now = () => {
    throw new ExpressionError('the time is not known');
  };
  try {
    return evaluate(tree, {}, functions, { ...environment, now });
  } catch (error) {
    if (error instanceof ExpressionError) return unknown;
    throw error;
  }
}

/** A member of a record of which something else may be unknown. */
function ofRecord(
  record: unknown,
  make: (record: Tree) => Tree,
  knowing: Knowing,
  isUnknown: (record: unknown) => boolean = () => false,
): unknown {
  return record === unknown || isUnknown(record) ? unknown : calculated(make(asTree(record)), knowing);
}

function hasUnknown(record: unknown, name: string): boolean {
  return typeof record === 'object' && record !== null && (record as Scope)[name] === unknown;
}

/** As `missing` looks: undefined where something on the way is absent. */
function present(tree: Tree, knowing: Knowing): unknown {
  const { scope } = knowing;
  if (tree[0] === 'name') return Object.hasOwn(scope, tree[1]) ? (scope[tree[1]] ?? undefined) : unknown;
  if (tree[0] !== 'get') return run(tree, knowing);
  const record = present(tree[1], knowing);
  if (record === undefined || record === unknown || hasUnknown(record, tree[2]))
    return record === undefined ? undefined : unknown;
  const member = asTree(record);
  return calculated(['has', member, tree[2]], knowing) === true
    ? calculated(['get', member, tree[2]], knowing)
    : undefined;
}

type Flag = boolean | typeof unknown;

function flagOf(value: unknown): Flag {
  return typeof value === 'boolean' ? value : unknown;
}

/** `decides`: the value of one side that tells the whole. */
function joined(one: Flag, other: () => Flag, decides: boolean): Flag {
  if (one === decides) return decides;
  const second = other();
  if (second === decides) return decides;
  return one === unknown || second === unknown ? unknown : !decides;
}

function loop(kind: string, list: unknown, name: string, body: Tree, knowing: Knowing): unknown {
  if (!Array.isArray(list)) return unknown;
  const results = list.map((item: unknown) => run(body, { ...knowing, scope: { ...knowing.scope, [name]: item } }));
  if (kind === 'map') return combined(results, (values) => values.map(heldBy));
  const flags = results.map(flagOf);
  if (kind === 'all' || kind === 'exists')
    return flags.reduce((all, flag) => joined(all, () => flag, kind === 'exists'), kind === 'all');
  if (flags.includes(unknown)) return unknown;
  const kept = list.filter((_item, nth) => flags[nth]);
  return kind === 'filter' ? kept : kept.length === 1;
}

/** Nothing in it is unknown. */
function isWhole(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== unknown;
  return Object.values(value).every(isWhole);
}
