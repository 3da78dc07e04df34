import { readsOf } from '../../../../src/flow/conditions/reads.ts';
import type { GraphEdge } from '../../../../src/flow/graph/graph.ts';
import type { Expression } from '../../../../src/model/expression.ts';
import type { Service } from '../../../../src/model/service.ts';

type Login = { readonly [name: string]: unknown };

/** Value for somebody who is logged in so and of whom nothing else is known. */
type Evaluate = (expression: Expression, service: Service, login: Login) => unknown;

/** Decides what asks for nothing but who is logged in: it holds, or does not, before one goes anywhere. */
export class ByLogin {
  private readonly evaluate: Evaluate;
  private readonly known = new WeakMap<Expression, Map<string, boolean | null>>();

  constructor(evaluate: Evaluate) {
    this.evaluate = evaluate;
  }

  /** False: somebody with this login never takes the edge, whatever else is so. */
  fits(edge: GraphEdge, service: Service, login: Login): boolean {
    const key = JSON.stringify(login);
    return edge.conditions.every(({ expression, holds }) => {
      const known = this.known.get(expression) ?? new Map<string, boolean | null>();
      this.known.set(expression, known);
      const before = known.get(key);
      const value = before === undefined ? this.decide(expression, service, login) : before;
      known.set(key, value);
      return value === null || value === holds;
    });
  }

  /** null = it asks for something else, too. */
  private decide(expression: Expression, service: Service, login: Login): boolean | null {
    const reads = readsOf(expression.tree, service);
    if (reads.length === 0 || !reads.every((read) => read.startsWith('login.'))) return null;
    const value = this.evaluate(expression, service, login);
    return typeof value === 'boolean' ? value : null;
  }
}
