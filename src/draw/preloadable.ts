import { use } from 'react';

/**
 * Something loaded late. What was loaded before it is drawn is drawn at once: suspending, even for a moment, would put a fallback on the
 * page, and React holds a fallback for 300 ms.
 */
export interface Preloadable<T> {
  load(): Promise<T>;
  /** For components: the value, or suspends until it is there. */
  use(): T;
}

export function preloadable<T>(fetch: () => Promise<T>): Preloadable<T> {
  let loading: Promise<T> | null = null;
  const load = () => {
    if (loading) return loading;
    const promise = fetch();
    loading = promise;
    promise.then(
      // React's `use` reads a promise that carries its outcome without suspending.
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      // A lost connection must not be remembered for ever.
      () => {
        loading = null;
      },
    );
    return promise;
  };
  return { load, use: () => use(load()) };
}
