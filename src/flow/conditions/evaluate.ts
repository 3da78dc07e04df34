import { type Domain, evaluatePartly, type Path } from '../../expressions/evaluate-partly.ts';
import { type Outcome, unknown } from '../../expressions/outcome.ts';
import type { Tree } from '../../model/expression.ts';
import { pathIn } from './reads.ts';

/** Values of paths (`state.way`), of presence (`?state.draft`), and of calls treated as one variable (`call …`). */
export interface Lookup {
  /** `unknown`, `fails` (absent) or the value. */
  read(path: string): Outcome;
  /** Is it set? True, false or `unknown`. */
  isSet(path: string): Outcome;
  /** A function's result. */
  call(tree: Tree): Outcome;
  fact(name: string): Tree | undefined;
}

/** Evaluates a tree with invented values, of which only the members that conditions read are there. */
export function evaluate(tree: Tree, values: Lookup): Outcome {
  const domain: Domain = {
    read: (path) => readPath(written(path), values),
    isSet: (path) => values.isSet(written(path)),
    // One variable for all items would be wrong.
    call: (call, _of, isInLoop) => (isInLoop || call[1] === 'size' ? unknown : values.call(call)),
    isWhole: (value) => (Array.isArray(value) ? value.every(isPlain) : isPlain(value)),
  };
  return evaluatePartly(tree, domain);
}

const written = (path: Path): string => pathIn(path, new Map()) ?? '';

function readPath(path: string, values: Lookup): Outcome {
  if (!path.startsWith('facts.')) return values.read(path);
  const fact = values.fact(path.slice('facts.'.length));
  return fact === undefined ? unknown : evaluate(fact, values);
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}
