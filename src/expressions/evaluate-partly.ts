// chunk: ahead
import type { Tree } from '../model/expression.ts';
import { membersOf } from '../model/members-of.ts';
import { same } from '../model/same.ts';
import { calculate } from './evaluate.ts';
import { ExpressionError } from './expression-error.ts';
import { and, fails, heldBy, lift, not, type Outcome, or, orFails, unknown } from './outcome.ts';

/** A name, or a chain of members of one. */
export type Path = Extract<Tree, readonly ['name' | 'get', ...unknown[]]>;

/** What is known, and how it is asked. */
export interface Domain {
  /** `fails`: it is absent. */
  read(path: Path): Outcome;
  /** Is it there? A flag or `unknown`. */
  isSet(path: Path): Outcome;
  /** Any function but the size of a list. `of` evaluates what it is given. */
  call(tree: Extract<Tree, readonly ['call', ...unknown[]]>, of: (part: Tree) => Outcome, isInLoop: boolean): Outcome;
  /** Is nothing of a value left open, so that it can be compared? */
  isWhole(value: unknown): boolean;
}

type Variables = ReadonlyMap<string, unknown>;

const noVariables: Variables = new Map();

/**
 * Evaluates a checked tree as far as the domain knows its names, in Kleene's logic: `unknown && false` is false, or fails. Whatever the unknown turns
 * out to be, `evaluate` gives what is told here. What does not fit together is unknown: values of a domain may be invented.
 */
export function evaluatePartly(tree: Tree, domain: Domain): Outcome {
  return run(tree, domain, noVariables);
}

function run(tree: Tree, domain: Domain, variables: Variables): Outcome {
  const of = (part: Tree) => run(part, domain, variables);
  switch (tree[0]) {
    case 'value':
      return tree[1];
    case 'name':
      return variables.has(tree[1]) ? (variables.get(tree[1]) ?? fails) : domain.read(tree);
    case 'get':
      return isOuter(tree, variables) ? domain.read(tree) : memberOf(of(tree[1]), tree[2]);
    case 'has': {
      const path: Path = ['get', tree[1], tree[2]];
      if (isOuter(path, variables)) return domain.isSet(path);
      return lift([of(tree[1])], ([record]) => isTold(memberOf(record, tree[2])));
    }
    case 'missing': {
      const [, path] = tree;
      if (isOuter(path, variables)) return not(domain.isSet(path));
      const value = of(path);
      return value === fails && !isPath(path) ? fails : not(isTold(value));
    }
    case 'not':
      return not(of(tree[1]));
    case '&&':
      return and(of(tree[1]), () => of(tree[2]));
    case '||':
      return or(of(tree[1]), () => of(tree[2]));
    case '?':
      return either(
        of(tree[1]),
        () => of(tree[2]),
        () => of(tree[3]),
        domain,
      );
    case 'list':
      return lift((tree.slice(1) as Tree[]).map(of), (items) => items);
    case 'record':
      return recordOf(membersOf(tree).map(([name, part]) => [name, of(part)]));
    case 'each': {
      const [, kind, over, name, body] = tree;
      const within = (item: unknown) => run(body, domain, new Map(variables).set(name, item));
      return lift([of(over)], ([list]) => (Array.isArray(list) ? loop(kind, list, within) : unknown));
    }
    case 'call': {
      const list = tree[1] === 'size' && tree[2] !== undefined ? of(tree[2]) : unknown;
      if (list === fails) return fails;
      if (Array.isArray(heldBy(list))) return lift([list], ([items]) => (items as readonly unknown[]).length);
      return domain.call(tree, of, variables.size > 0);
    }
    case 'negate':
      return calculated(tree, [0, of(tree[1])], domain);
    default:
      return calculated(tree, [of(tree[1]), of(tree[2])], domain);
  }
}

/** Rooted at no variable of a loop. */
function isOuter(tree: Tree, variables: Variables): tree is Path {
  let root: Tree = tree;
  while (root[0] === 'get') root = root[1];
  return root[0] === 'name' && !variables.has(root[1]);
}

function isPath(tree: Tree): tree is Path {
  return tree[0] === 'name' || (tree[0] === 'get' && isPath(tree[1]));
}

/** A member of a record of which something else may be unknown. */
export function memberOf(record: Outcome, name: string): Outcome {
  return lift([record], ([value]) => {
    if (typeof value !== 'object' || value === null) return unknown;
    return Object.hasOwn(value, name) ? ((value as { readonly [name: string]: unknown })[name] ?? fails) : fails;
  });
}

/** Is a value there, where its absence is no failure? */
export function isTold(value: Outcome): Outcome {
  return value === unknown ? unknown : value !== fails;
}

function either(condition: Outcome, then: () => Outcome, otherwise: () => Outcome, domain: Domain): Outcome {
  if (condition !== unknown)
    return lift([condition], ([value]) => (value === true ? then() : value === false ? otherwise() : unknown));
  const one = then();
  const other = otherwise();
  if (one === fails && other === fails) return fails;
  const isSame = lift([one, other], ([a, b]) => domain.isWhole(a) && domain.isWhole(b) && same(a, b));
  return heldBy(isSame) === true ? orFails(one) : unknown;
}

/** Nothing of it fails later: what is not known of one member does not touch the others. */
function recordOf(members: readonly (readonly [string, Outcome])[]): Outcome {
  if (members.some(([, value]) => value === fails)) return fails;
  const record = Object.fromEntries(members.map(([name, value]) => [name, heldBy(value)]));
  return members.some(([, value]) => value !== heldBy(value)) ? orFails(record) : record;
}

function loop(kind: string, list: readonly unknown[], within: (item: unknown) => Outcome): Outcome {
  // The first item that decides it ends the loop: what would fail after it does not.
  if (kind === 'all') return list.reduce((so, item) => and(so, () => within(item)), true);
  if (kind === 'exists') return list.reduce((so, item) => or(so, () => within(item)), false);
  return lift(list.map(within), (results) => {
    if (kind === 'map') return results;
    if (results.some((result) => typeof result !== 'boolean')) return unknown;
    const kept = list.filter((_item, nth) => results[nth] === true);
    return kind === 'filter' ? kept : kept.length === 1;
  });
}

/** By the evaluator that people meet, so that no rule of it is written twice. */
function calculated(tree: Tree, operands: readonly Outcome[], { isWhole }: Domain): Outcome {
  return lift(operands, (values) => {
    if (!values.every(isWhole)) return unknown;
    const [a, b] = values;
    if (tree[0] === '==' || tree[0] === '!=') return same(a, b) === (tree[0] === '==');
    if (tree[0] === 'in') return Array.isArray(b) ? b.some((item) => same(item, a)) : unknown;
    if (tree[0] === 'at') return Array.isArray(a) ? (a[Number(b)] ?? fails) : memberOf(a, String(b));
    try {
      return calculate(tree, a, b);
    } catch (error) {
      if (error instanceof ExpressionError) return unknown;
      throw error;
    }
  });
}
