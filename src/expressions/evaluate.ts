import type { Scope, Tree } from '../model/expression.ts';
import { membersOf } from '../model/members-of.ts';
import { same } from '../model/same.ts';
import type { ExpressionFunction, FunctionEnvironment } from '../model/vocabulary.ts';
import { ExpressionError } from './expression-error.ts';

/** The functions in scope, by name. */
export type FunctionRuns = { readonly [name: string]: ExpressionFunction['run'] };

interface EvaluationContext {
  readonly scope: Scope;
  /** Names that win over those of the scope. Beside it, too: copying thousands of times what is read once costs more than the rest of the evaluation. */
  readonly more: Scope | undefined;
  /** Variables of the enclosing loops, innermost first. Kept beside the scope: copying it would run the getters of names that nothing reads. */
  readonly loop?:
    | { readonly name: string; readonly item: unknown; readonly around: EvaluationContext['loop'] }
    | undefined;
  readonly functions: FunctionRuns;
  readonly environment: FunctionEnvironment;
}

type Values = { readonly [key: string]: unknown };

/**
 * Evaluates a checked tree with the semantics of CEL, except that nothing absorbs an error: `a || b` fails when `a` fails, even if `b` holds.
 * Only own properties are ever read; null counts as absent. Names of `more` win over those of `scope`.
 * @throws ExpressionError for an absent value outside `has`/`missing` and for operands of a wrong type.
 */
export function evaluate(
  tree: Tree,
  scope: Scope,
  functions: FunctionRuns,
  environment: FunctionEnvironment,
  more?: Scope,
): unknown {
  return run(tree, { scope, more, functions, environment });
}

function run(tree: Tree, context: EvaluationContext): unknown {
  switch (tree[0]) {
    case 'value':
      return tree[1];
    case 'name':
      return requirePresent(lookUp(tree[1], context), tree);
    case 'get':
      return requirePresent(ownMember(run(tree[1], context), tree[2]), tree);
    case 'at':
      return requirePresent(entryAt(run(tree[1], context), run(tree[2], context)), tree);
    case 'has':
      return ownMember(run(tree[1], context), tree[2]) !== undefined;
    case 'missing':
      return evaluateIfPresent(tree[1], context) === undefined;
    case 'call':
      return callFunction(tree, tree[1], evaluateAll(tree.slice(2) as Tree[], context), context);
    case 'not':
      return !evaluateFlag(tree[1], context);
    case 'negate':
      return calculate(tree, 0, run(tree[1], context));
    case '&&':
      return evaluateFlag(tree[1], context) && evaluateFlag(tree[2], context);
    case '||':
      return evaluateFlag(tree[1], context) || evaluateFlag(tree[2], context);
    case '?':
      return run(evaluateFlag(tree[1], context) ? tree[2] : tree[3], context);
    case 'list':
      return evaluateAll(tree.slice(1) as Tree[], context);
    case 'record':
      return Object.fromEntries(membersOf(tree).map(([name, value]) => [name, run(value, context)]));
    case 'each':
      return evaluateLoop(tree[1], evaluateList(tree[2], context), tree[3], tree[4], context);
    case 'in': {
      const wanted = run(tree[1], context);
      return evaluateList(tree[2], context).some((item) => same(item, wanted));
    }
    case '==':
      return same(run(tree[1], context), run(tree[2], context));
    case '!=':
      return !same(run(tree[1], context), run(tree[2], context));
    default:
      return calculate(tree, run(tree[1], context), run(tree[2], context));
  }
}

function evaluateAll(trees: readonly Tree[], context: EvaluationContext): readonly unknown[] {
  return trees.map((tree) => run(tree, context));
}

function evaluateFlag(tree: Tree, context: EvaluationContext): boolean {
  const value = run(tree, context);
  return typeof value === 'boolean' ? value : fail('not a flag', tree);
}

function evaluateList(tree: Tree, context: EvaluationContext): readonly unknown[] {
  const value = run(tree, context);
  return Array.isArray(value) ? value : fail('not a list', tree);
}

function requirePresent(value: unknown, tree: Tree): unknown {
  return value === undefined ? fail('absent', tree) : value;
}

function lookUp(name: string, context: EvaluationContext): unknown {
  for (let loop = context.loop; loop !== undefined; loop = loop.around) {
    if (loop.name === name) return loop.item ?? undefined;
  }
  const { scope, more } = context;
  return ownMember(more !== undefined && Object.hasOwn(more, name) ? more : scope, name);
}

/** The value of a chain of members; undefined when any part of it is absent. */
function evaluateIfPresent(tree: Tree, context: EvaluationContext): unknown {
  if (tree[0] === 'name') return lookUp(tree[1], context);
  return tree[0] === 'get' ? ownMember(evaluateIfPresent(tree[1], context), tree[2]) : run(tree, context);
}

/** An own member of a plain record; undefined when absent or null, so that nothing of a prototype is ever reached. */
function ownMember(container: unknown, key: unknown): unknown {
  if (typeof container !== 'object' || container === null || Array.isArray(container) || typeof key !== 'string')
    return undefined;
  return Object.hasOwn(container, key) ? ((container as Values)[key] ?? undefined) : undefined;
}

function entryAt(container: unknown, key: unknown): unknown {
  if (!Array.isArray(container)) return ownMember(container, key);
  return typeof key === 'number' ? (container[key] ?? undefined) : undefined;
}

function evaluateLoop(
  kind: string,
  items: readonly unknown[],
  name: string,
  body: Tree,
  context: EvaluationContext,
): unknown {
  const around = (item: unknown): EvaluationContext => ({ ...context, loop: { name, item, around: context.loop } });
  if (kind === 'map') return items.map((item) => run(body, around(item)));
  const holds = (item: unknown) => evaluateFlag(body, around(item));
  if (kind === 'all') return items.every(holds);
  if (kind === 'exists') return items.some(holds);
  const kept = items.filter(holds);
  return kind === 'filter' ? kept : kept.length === 1;
}

function callFunction(tree: Tree, name: string, args: readonly unknown[], context: EvaluationContext): unknown {
  const [subject, part] = args;
  switch (name) {
    case 'size':
      // As in CEL: characters, not UTF-16 units, so that 𠮷 counts once.
      if (typeof subject === 'string') return [...subject].length;
      return Array.isArray(subject) ? subject.length : fail('has no size', tree);
    case 'contains':
    case 'startsWith':
    case 'endsWith':
      if (typeof subject !== 'string' || typeof part !== 'string') return fail('not a text', tree);
      return name === 'contains' ? subject.includes(part) : subject[name](part);
    default:
      if (!Object.hasOwn(context.functions, name)) return fail('no such function', tree);
      try {
        return (context.functions[name] as FunctionRuns[string])(args, context.environment);
      } catch (error) {
        throw error instanceof ExpressionError && error.reading === ''
          ? new ExpressionError(error.message, reading(tree))
          : error;
      }
  }
}

/** @throws ExpressionError for operands that do not fit. */
export function calculate(tree: Tree, a: unknown, b: unknown): unknown {
  if (typeof a === 'number' && typeof b === 'number') {
    if (tree[0] === '+') return a + b;
    if (tree[0] === '-') return a - b;
    if (tree[0] === '*') return a * b;
    return tree[0] === 'negate' ? -b : compare(tree, a, b);
  }
  if (typeof a === 'string' && typeof b === 'string') return tree[0] === '+' ? a + b : compare(tree, a, b);
  if (Array.isArray(a) && Array.isArray(b) && tree[0] === '+') return [...a, ...b];
  return fail('operands do not fit', tree);
}

function compare<T extends number | string>(tree: Tree, a: T, b: T): boolean {
  if (tree[0] === '<') return a < b;
  if (tree[0] === '<=') return a <= b;
  if (tree[0] === '>') return a > b;
  if (tree[0] === '>=') return a >= b;
  return fail('operands do not fit', tree);
}

function fail(message: string, tree: Tree): never {
  throw new ExpressionError(message, reading(tree));
}

/** What a tree reads, for the developers' record. Example `state.four.sex`. */
export function reading(tree: Tree): string {
  switch (tree[0]) {
    case 'name':
      return tree[1];
    case 'get':
      return `${reading(tree[1])}.${tree[2]}`;
    case 'at':
      return `${reading(tree[1])}[${reading(tree[2])}]`;
    case 'call':
      return `${tree[1]}(…)`;
    case 'value':
      return JSON.stringify(tree[1]);
    default:
      return `… ${tree[0]} …`;
  }
}
