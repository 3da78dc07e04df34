import type { Scope } from '../../model/expression.ts';
import type { Fact } from '../../model/service.ts';
import type { Evaluator } from '../contract/screen.ts';
import { type Knowing, withNames } from './evaluator.ts';

/**
 * Names available on a screen. `facts` and `form` are evaluated on first read: while the screen is loading, a fact may depend on data that is not
 * there yet, and evaluating it eagerly would raise a spurious error.
 */
export function screenScope(
  names: Scope,
  facts: readonly Fact[],
  evaluatorOf: (scope: Scope, knowing?: Knowing) => Evaluator,
  effective: (evaluator: Evaluator) => Scope,
): Scope {
  const scope = withFacts(names, facts, evaluatorOf);
  // Whether a field is shown may depend on other fields; `form` then holds what is known so far, for facts too.
  const knowing = (more: Scope | undefined): Scope => ({
    ...more,
    get facts() {
      return withFacts(withNames(names, more ?? {}), facts, evaluatorOf).facts;
    },
  });
  lazily(scope, 'form', () => effective(evaluatorOf(names, knowing)));
  return scope;
}

function withFacts(
  names: Scope,
  facts: readonly Fact[],
  evaluatorOf: (scope: Scope, knowing?: Knowing) => Evaluator,
): Scope {
  const scope = withNames(names, {});
  const values: Scope = {};
  for (const { name, is } of facts) lazily(values, name, () => evaluatorOf(scope).evaluate(is));
  return Object.assign(scope, { facts: values });
}

/** Defines a member computed once, on first read. */
function lazily(record: Scope, name: string, work: () => unknown): void {
  let done: { readonly value: unknown } | null = null;
  Object.defineProperty(record, name, {
    enumerable: true,
    configurable: true,
    get() {
      done ??= { value: work() };
      return done.value;
    },
  });
}
