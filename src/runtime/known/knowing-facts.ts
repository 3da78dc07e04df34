// chunk: ahead
import { evaluateKnown } from '../../expressions/evaluate-known.ts';
import type { Scope } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import type { ServicePart } from '../../model/service.ts';
import type { Knowing } from './known-part.ts';

/** What is known of these names, and of the service's facts, which are made of them. */
export function knowingFacts(names: Scope, { facts }: Pick<ServicePart, 'facts'>, by: Omit<Knowing, 'scope'>): Knowing {
  const values = {};
  const knowing = { ...by, scope: { ...names, facts: values } };
  for (const { name, is } of facts)
    Object.defineProperty(values, name, { enumerable: true, get: () => evaluateKnown(is.tree, knowing) });
  return knowing;
}

/** Does something write to the state before the screen is ready? `isRead`: what an entry of `data` keeps is there already. */
export function isStateWritten(
  { draft }: Pick<ServicePart, 'draft'>,
  { name, data, enter }: Pick<Screen, 'name' | 'data' | 'enter'>,
  isRead: (entry: string) => boolean = () => false,
): boolean {
  const isKept = data.some((entry) => Object.keys(entry.keep).length > 0 && !isRead(entry.name));
  return isKept || enter.length > 0 || draft?.screens.includes(name) === true;
}
