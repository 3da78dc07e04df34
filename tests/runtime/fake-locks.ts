import type { Host } from '../../src/runtime/contract/host.ts';

/** The locks of one browser, as far as the runtime uses them: whoever asks for one waits until it is free. */
export function fakeLocks(): NonNullable<Host['locks']> {
  const ends = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as () => unknown;
    const { signal } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
    const before = ends.get(name);
    const left = new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError'))),
    );
    await Promise.race([before, ...(signal ? [left] : [])]);
    const doing = Promise.resolve(work());
    ends.set(
      name,
      doing.catch(() => {}),
    );
    return doing;
  };
  return { request: request as NonNullable<Host['locks']>['request'] };
}
