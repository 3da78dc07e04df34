// chunk: ahead
import type { Scope, Tree } from '../model/expression.ts';
import type { FunctionEnvironment } from '../model/vocabulary.ts';
import { evaluate, type FunctionRuns } from './evaluate.ts';
import { type Domain, evaluatePartly, isTold, memberOf, type Path } from './evaluate-partly.ts';
import { ExpressionError } from './expression-error.ts';
import { fails, heldBy, lift, type Outcome, unknown } from './outcome.ts';

interface Knowing {
  /** A name that is missing here is unknown; a member that is missing in a known record is absent. `unknown` may stand in records. */
  readonly scope: Scope;
  readonly functions: FunctionRuns;
  /** The time is never known. */
  readonly environment: Omit<FunctionEnvironment, 'now'>;
}

/**
 * Evaluates a checked tree where only a part of the names is known. Whatever the unknown turns out to be, `evaluate` gives the same value, or fails.
 * What fails already is left to it: unknown.
 */
export function evaluateKnown(tree: Tree, knowing: Knowing): unknown {
  const value = heldBy(evaluatePartly(tree, domainOf(knowing)));
  return value !== fails && isWhole(value) ? value : unknown;
}

function domainOf({ scope, functions, environment }: Knowing): Domain {
  const read = (path: Path): Outcome => {
    if (path[0] === 'get') return memberOf(read(path[1] as Path), path[2]);
    return Object.hasOwn(scope, path[1]) ? (scope[path[1]] ?? fails) : unknown;
  };
  const now = () => {
    throw new ExpressionError('the time is not known');
  };
  return {
    read,
    isSet: (path) => isTold(read(path)),
    isWhole,
    call: (tree, of) =>
      lift((tree.slice(2) as Tree[]).map(of), (values) => {
        if (!values.every(isWhole)) return unknown;
        const given = values.map((value) => ['value', value] as Tree);
        try {
          return evaluate(['call', tree[1], ...given], {}, functions, { ...environment, now });
        } catch (error) {
          if (error instanceof ExpressionError) return unknown;
          throw error;
        }
      }),
  };
}

/** Nothing in it is unknown. */
function isWhole(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== unknown;
  return Object.values(value).every(isWhole);
}
