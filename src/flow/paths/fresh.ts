import type { Value } from '../../model/expression.ts';
import type { Service } from '../../model/service.ts';
import { asExpression } from '../conditions/made-conditions.ts';
import { isWithin, readsOf } from '../conditions/reads.ts';

/** A name or path whose value the portal gave since the screen was opened. `isRestored`: also where the browser's page cache brings the page back. */
export interface Fresh {
  readonly path: string;
  readonly isRestored: boolean;
}

/** What the run-time itself keeps of this tab: what was typed, the address, settings and the like. */
const OF_THIS_TAB = [
  'typed',
  'draft',
  'form',
  'url',
  'path',
  'route',
  'launch',
  'params',
  'settings',
  'device',
  'contact',
] as const;

/** Names that no other tab or device can make out of date: those, and what is asked at once or again. */
const ALWAYS: ReadonlySet<string> = new Set([...OF_THIS_TAB, 'outcome', 'error', 'login', 'row']);

/** Is a path of what the run-time itself keeps of this tab? */
export function isOfThisTab(path: string): boolean {
  return OF_THIS_TAB.some((name) => name === path.split('.')[0]);
}

/** How fresh a path is; null = it was not read since. */
export function freshness(path: string, fresh: readonly Fresh[]): Fresh | null {
  if (ALWAYS.has(path.split(/[.[]/)[0] ?? '')) return { path, isRestored: true };
  const found = fresh.filter((one) => isWithin(path, one.path));
  return found.find(({ isRestored }) => isRestored) ?? found[0] ?? null;
}

/** What is fresh whichever way was taken. */
export function commonFresh(one: readonly Fresh[], other: readonly Fresh[]): readonly Fresh[] {
  if (one === other) return one;
  return [...inBoth(one, other), ...inBoth(other, one)];
}

function inBoth(one: readonly Fresh[], other: readonly Fresh[]): readonly Fresh[] {
  return one.flatMap((a) => {
    const b = freshness(a.path, other);
    return b === null ? [] : [{ path: a.path, isRestored: a.isRestored && b.isRestored }];
  });
}

/** Another value has taken its place. */
export function withoutFresh(fresh: readonly Fresh[], target: string): readonly Fresh[] {
  return fresh.some(({ path }) => isWithin(path, target)) ? fresh.filter(({ path }) => !isWithin(path, target)) : fresh;
}

/** A value that is set is as fresh as what it is made of; null = some of that was not read. */
export function freshnessOf(value: Value, fresh: readonly Fresh[], service: Service): Omit<Fresh, 'path'> | null {
  const expression = asExpression(value);
  if (expression === null) return { isRestored: true };
  const reads = readsOf(expression.tree, service).map((read) => freshness(read, fresh));
  return reads.includes(null) ? null : { isRestored: reads.every((read) => read?.isRestored === true) };
}
