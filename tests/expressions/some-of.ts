import fc from 'fast-check';
import { unknown } from '../../src/expressions/outcome.ts';
import type { Scope } from '../../src/model/expression.ts';
import { scopes } from './typed-expressions.ts';

/** What of a scope is known before the rest is: names, and members of the one record. */
export const someOf = fc.tuple(scopes, fc.infiniteStream(fc.boolean())).map(([whole, coins]) => {
  const isLeftOut = () => coins.next().value === true;
  const state = Object.fromEntries(
    Object.entries(whole.state as Scope).map(([name, value]) => [name, isLeftOut() ? unknown : value]),
  );
  // An absent member may turn out to be there as well.
  for (const name of ['note', 'four']) if (!Object.hasOwn(state, name) && isLeftOut()) state[name] = unknown;
  const names = Object.entries({ ...whole, state }).filter(() => !isLeftOut());
  return { whole, part: Object.fromEntries(names) };
});
