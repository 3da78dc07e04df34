import type { Scope } from '../../../../src/model/expression.ts';
import { put } from './knowledge.ts';
import type { JourneyEdge } from './portal-model.ts';

/** What is written on the way is there, whatever it is. */
export function withWritten(scope: Scope, { writes }: JourneyEdge): Scope {
  const state: Record<string, unknown> = { ...(scope.state as object) };
  for (const write of writes) {
    const [root, name = '', ...rest] = write.split('.');
    if (root === 'state' && rest.length === 0) state[name] ??= {};
  }
  return { ...scope, state };
}

const nestedBefore = new WeakMap<object, object>();

/** Dotted names as records in records. */
export function nested(flat: { readonly [name: string]: unknown }): object {
  const before = nestedBefore.get(flat);
  if (before !== undefined) return before;
  const made: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(flat)) put(made, name, value);
  nestedBefore.set(flat, made);
  return made;
}
