import type { Looks } from './in-page/entry.ts';
import { inPageScript } from './in-page-script.ts';
import type { Remote } from './remote.ts';

/** Elements come as references, and may be given back as such. */
type AsReference<T, E> = T extends Element
  ? E
  : T extends readonly (infer One)[]
    ? readonly AsReference<One, E>[]
    : T extends object
      ? { [name in keyof T]: AsReference<T[name], E> }
      : T;

type Values<T extends readonly unknown[], E> = { [index in keyof T]: T[index] extends Element ? E : T[index] };

export type AskPage<E> = <Name extends keyof Looks>(
  name: Name,
  ...values: Values<Parameters<Looks[Name]>, E>
) => Promise<AsReference<ReturnType<Looks[Name]>, E>>;

/** Asks the page itself, which is given what it needs once. `ahead`: how far its clock is ahead of this machine's, in milliseconds. */
export function askPage<E>(remote: Remote<E>, ahead: () => number): AskPage<E> {
  return async (name, ...values) => {
    // Drivers know references among the arguments, not all of them inside another one.
    const asked = [ahead(), name, ...values];
    const known = 'return window.storyPage === undefined ? null : [window.storyPage.ask(...arguments)];';
    const first = (await remote.run(known, asked)) ?? (await remote.run(`${inPageScript}${known}`, asked));
    // What came back is what the page's own function of that name returned.
    return (first as readonly [never])[0];
  };
}
