import { setAhead } from './clock.ts';
import { look } from './look.ts';
import { underWay } from './under-way.ts';

const looks = { ...look, underWay };

export type Looks = typeof looks;

/** The one way in from outside: how far the clock is ahead, what is wanted, and what it needs. */
export function ask(ahead: number, name: keyof Looks, ...values: readonly unknown[]): unknown {
  setAhead(ahead);
  // The caller has the types of what it names.
  return (looks[name] as (...all: readonly unknown[]) => unknown)(...values);
}
