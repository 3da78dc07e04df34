import { use } from 'react';

/**
 * A lazily loaded value. Once loaded it renders without suspending: suspending, even briefly, would show a fallback, which React keeps for 300 ms.
 */
export interface Preloadable<T> {
  load(): Promise<T>;
  /** For components: returns the value, suspending until it is loaded. */
  use(): T;
}

export function preloadable<T>(fetch: () => Promise<T>): Preloadable<T> {
  let loading: Promise<T> | null = null;
  const load = () => {
    if (loading) return loading;
    const promise = fetch();
    loading = promise;
    promise.then(
      // React's `use` reads a promise with these members without suspending.
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      // Not kept, so that the next need asks again. Of a module Chromium keeps the failure itself, until the page is loaded anew; others ask again.
      () => {
        loading = null;
      },
    );
    return promise;
  };
  return { load, use: () => use(load()) };
}
