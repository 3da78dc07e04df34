import type { Tree } from '../model/expression.ts';
import type { Type } from '../model/type.ts';
import type { Vocabulary } from '../model/vocabulary.ts';
import { typeOfTree } from './check.ts';
import { type Implied, knownWhen, withParents } from './narrowing.ts';
import { parseExpression } from './parse.ts';
import type { ExpressionProblem } from './problem.ts';

/** What is known in a place beyond the types of its names. */
export interface CompileOptions {
  /** Paths that are set here although they are optional. Example `['state.four', 'url.sessionId']`. Default: none. */
  readonly known?: readonly string[];
  /** Names that may be unset here and must be tested with `missing(name)` first. Example: a data entry with `when`. Default: none. */
  readonly unset?: readonly string[];
  /** What facts imply about other values, by path: each fact's own `knownWhenTrue` and `knownWhenFalse`. Default: nothing. */
  readonly implied?: Implied;
}

export interface CompiledExpression {
  /** Must not be evaluated while there are problems. */
  readonly tree: Tree;
  /** `any` if the expression could not be parsed. A literal's type has the literal as its only code. */
  readonly type: Type;
  readonly problems: readonly ExpressionProblem[];
  /** Paths that are set wherever this condition held: to be passed as `known` to whatever is under a `when`. */
  readonly knownWhenTrue: readonly string[];
  /** The same where it did not hold, for whatever is under an `unless`. */
  readonly knownWhenFalse: readonly string[];
}

/** Parses and type-checks one expression against the names in scope. `expectType` checks whether its type fits its place. */
export function compileExpression(
  source: string,
  names: { readonly [name: string]: Type },
  functions: Vocabulary['functions'],
  options: CompileOptions = {},
): CompiledExpression {
  const { tree, spans, problems } = parseExpression(source);
  if (tree === null)
    return { tree: ['value', null], type: { kind: 'any' }, problems, knownWhenTrue: [], knownWhenFalse: [] };
  const known = new Set(options.known?.flatMap(withParents));
  const implied = options.implied ?? {};
  const checked = typeOfTree(tree, { source, spans, functions, unset: new Set(options.unset), implied }, names, known);
  return {
    tree,
    ...checked,
    knownWhenTrue: knownPaths(tree, true, implied),
    knownWhenFalse: knownPaths(tree, false, implied),
  };
}

function knownPaths(tree: Tree, outcome: boolean, implied: Implied): readonly string[] {
  const known = knownWhen(tree, outcome, implied);
  return known === 'everything' ? [] : [...known];
}
