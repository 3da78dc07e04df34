import { namesUsed } from '../../../src/expressions/names-used.ts';
import type { Expression } from '../../../src/model/expression.ts';
import type { Fact } from '../../../src/model/service.ts';
import type { Reach } from '../words/value-words.ts';

/** The facts a condition refers to, directly or through other facts, without duplicates. */
export function factsIn(condition: Expression, reach: Reach): readonly Fact[] {
  const found = new Set<Fact>();
  const visit = ({ tree }: Expression) => {
    for (const path of namesUsed(tree)) {
      const name = /^facts\.(\w+)/.exec(path)?.[1];
      const fact = reach.service?.facts.find((candidate) => candidate.name === name);
      if (fact === undefined || found.has(fact)) continue;
      found.add(fact);
      visit(fact.is);
    }
  };
  visit(condition);
  return [...found];
}
