import { calculate } from '../../expressions/evaluate.ts';
import { ExpressionError } from '../../expressions/expression-error.ts';
import type { Tree } from '../../model/expression.ts';
import { pathIn } from './reads.ts';

/** Not decided yet, or unknowable. */
export const UNKNOWN = Symbol('unknown');
/** An absent value was read: the type check has proved that such a case cannot occur. */
export const ERROR = Symbol('error');
/** False or an error. */
export const NOT_TRUE = Symbol('not true');
/** True or an error. */
export const NOT_FALSE = Symbol('not false');

/** Values of paths (`state.way`), of presence (`?state.draft`), and of calls treated as one variable (`call …`). */
export interface Lookup {
  /** UNKNOWN, ERROR (absent) or the value. */
  read(path: string): unknown;
  /** Is it set? True, false or UNKNOWN. */
  isSet(path: string): unknown;
  /** A function's result. */
  call(tree: Tree): unknown;
  fact(name: string): Tree | undefined;
}

type Variables = ReadonlyMap<string, unknown>;

const NONE: Variables = new Map();

/**
 * Evaluates a tree as far as the values are known. Unlike `evaluateKnown` it tells what fails from what is unknown, and takes invented values, of which
 * only the members that conditions read are there. What it gives is what `evaluate` gives of every completion.
 */
export function evaluate(tree: Tree, values: Lookup): unknown {
  return run(tree, values, NONE);
}

function run(tree: Tree, values: Lookup, variables: Variables): unknown {
  switch (tree[0]) {
    case 'value':
      return tree[1];
    case 'name':
      return variables.has(tree[1]) ? variables.get(tree[1]) : values.read(tree[1]);
    case 'get': {
      const path = outerPath(tree, variables);
      if (path !== null) return readPath(path, values);
      return memberOf(run(tree[1], values, variables), tree[2]);
    }
    case 'at':
      return UNKNOWN;
    case 'has': {
      const path = outerPath(['get', tree[1], tree[2]], variables);
      if (path !== null) return values.isSet(path);
      const container = run(tree[1], values, variables);
      if (container === UNKNOWN || container === ERROR) return container;
      return memberOf(container, tree[2]) !== ERROR;
    }
    case 'missing': {
      const path = outerPath(tree[1], variables);
      if (path !== null) return opposite(values.isSet(path));
      const value = run(tree[1], values, variables);
      // Only a path is missing; anything else that fails, fails.
      return typeof value === 'symbol' ? (value === ERROR && isPath(tree[1]) ? true : value) : false;
    }
    case 'not':
      return opposite(run(tree[1], values, variables));
    case '&&':
      return and(run(tree[1], values, variables), () => run(tree[2], values, variables));
    case '||':
      return or(run(tree[1], values, variables), () => run(tree[2], values, variables));
    case '?': {
      const condition = run(tree[1], values, variables);
      if (condition === true) return run(tree[2], values, variables);
      if (condition === false) return run(tree[3], values, variables);
      return condition === ERROR ? ERROR : UNKNOWN;
    }
    case 'list':
      return listOf(tree.slice(1).map((part) => run(part as Tree, values, variables)));
    case 'record':
      // No condition looks into one.
      return UNKNOWN;
    case 'each':
      return evaluateLoop(tree, values, variables);
    case 'in': {
      const wanted = run(tree[1], values, variables);
      const list = run(tree[2], values, variables);
      if (wanted === ERROR || list === ERROR) return ERROR;
      const isTold = Array.isArray(list) && [wanted, ...list].every(isPlain);
      return isTold ? list.includes(wanted) : UNKNOWN;
    }
    case 'call':
      return callFunction(tree, values, variables);
    case 'negate':
      return calculated(tree, 0, run(tree[1], values, variables));
    default:
      return calculated(tree, run(tree[1], values, variables), run(tree[2], values, variables));
  }
}

/** A path rooted outside every loop; null where it is rooted at a loop variable. */
function outerPath(tree: Tree, variables: Variables): string | null {
  let root: Tree = tree;
  while (root[0] === 'get') root = root[1];
  return root[0] === 'name' && !variables.has(root[1]) ? pathIn(tree, new Map()) : null;
}

function readPath(path: string, values: Lookup): unknown {
  if (!path.startsWith('facts.')) return values.read(path);
  const fact = values.fact(path.slice('facts.'.length));
  return fact === undefined ? UNKNOWN : run(fact, values, NONE);
}

function memberOf(container: unknown, name: string): unknown {
  if (container === UNKNOWN || container === ERROR) return container;
  if (typeof container !== 'object' || container === null) return UNKNOWN;
  return Object.hasOwn(container, name) ? ((container as { readonly [name: string]: unknown })[name] ?? ERROR) : ERROR;
}

function isPath(tree: Tree): boolean {
  return tree[0] === 'name' || (tree[0] === 'get' && isPath(tree[1]));
}

/** Accepts the outcomes of conditions: flags, UNKNOWN, ERROR, NOT_TRUE, NOT_FALSE. */
function opposite(value: unknown): unknown {
  if (value === NOT_TRUE) return NOT_FALSE;
  if (value === NOT_FALSE) return NOT_TRUE;
  return typeof value === 'boolean' ? !value : value;
}

function and(left: unknown, right: () => unknown): unknown {
  if (left === false || left === ERROR) return left;
  if (left === true) return right();
  if (left === NOT_TRUE) return NOT_TRUE;
  const other = right();
  return other === false || other === ERROR || other === NOT_TRUE ? NOT_TRUE : UNKNOWN;
}

function or(left: unknown, right: () => unknown): unknown {
  return opposite(and(opposite(left), () => opposite(right())));
}

function listOf(items: readonly unknown[]): unknown {
  if (items.includes(ERROR)) return ERROR;
  return items.includes(UNKNOWN) ? UNKNOWN : items;
}

function evaluateLoop(
  tree: Extract<Tree, readonly ['each', ...unknown[]]>,
  values: Lookup,
  variables: Variables,
): unknown {
  const [, kind, over, name, body] = tree;
  const list = run(over, values, variables);
  if (!Array.isArray(list)) return list === ERROR ? ERROR : UNKNOWN;
  const within = (item: unknown) => run(body, values, new Map(variables).set(name, item));
  // The first item that decides it ends the loop: what would fail after it does not.
  if (kind === 'all') return list.reduce((so, item) => and(so, () => within(item)), true);
  if (kind === 'exists') return list.reduce((so, item) => or(so, () => within(item)), false);
  const results = listOf(list.map(within));
  if (kind === 'map' || !Array.isArray(results)) return results;
  if (results.some((result) => typeof result !== 'boolean')) return UNKNOWN;
  const kept = list.filter((_item, nth) => results[nth] === true);
  return kind === 'filter' ? kept : kept.length === 1;
}

function callFunction(
  tree: Extract<Tree, readonly ['call', ...unknown[]]>,
  values: Lookup,
  variables: Variables,
): unknown {
  const [, name, first] = tree;
  if (name === 'size' && first !== undefined) {
    const value = run(first, values, variables);
    if (Array.isArray(value)) return value.length;
    return value === ERROR ? ERROR : UNKNOWN;
  }
  return variables.size === 0 ? values.call(tree) : UNKNOWN;
}

/** By the evaluator that people meet, so that no rule of it is written twice. */
function calculated(tree: Tree, a: unknown, b: unknown): unknown {
  if (a === ERROR || b === ERROR) return ERROR;
  if (typeof a === 'symbol' || typeof b === 'symbol') return UNKNOWN;
  if (tree[0] === '==' || tree[0] === '!=')
    return isPlain(a) && isPlain(b) ? (a === b) === (tree[0] === '==') : UNKNOWN;
  try {
    return calculate(tree, a, b);
  } catch (error) {
    // An invented value may be of no kind.
    if (error instanceof ExpressionError) return UNKNOWN;
    throw error;
  }
}

function isPlain(value: unknown): boolean {
  return value !== UNKNOWN && (typeof value !== 'object' || value === null);
}
