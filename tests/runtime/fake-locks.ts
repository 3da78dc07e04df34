import type { Host } from '../../src/runtime/contract/host.ts';

/** The locks of one browser, as far as the runtime uses them: whoever asks for one waits until it is free. */
export function fakeLocks(): NonNullable<Host['locks']> {
  const ends = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as (lock: unknown) => unknown;
    const { signal, ifAvailable } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
    const before = ends.get(name);
    if (ifAvailable && before !== undefined) return work(null);
    const left = new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError'))),
    );
    await Promise.race([before, ...(signal ? [left] : [])]);
    const doing = Promise.resolve(work({ name }));
    const end = doing.then(
      () => {},
      () => {},
    );
    ends.set(name, end);
    void end.then(() => ends.get(name) === end && ends.delete(name));
    return doing;
  };
  return { request: request as NonNullable<Host['locks']>['request'] };
}
