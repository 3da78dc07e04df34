/** Timers of one browser, and of what answers it: they go off only while its time is let pass. */
export interface Clock {
  /** Milliseconds that were let pass. */
  passed(): number;
  pass(milliseconds: number): Promise<void>;
  /** Whoever sets a timer during the work sets it here. */
  within<T>(work: () => Promise<T>): Promise<T>;
}

interface Timer {
  readonly at: number;
  work(): void;
}

export function createClock(): Clock {
  const due = new Map<object, Timer>();
  let passed = 0;
  const timers = {
    setTimeout(work: (...more: unknown[]) => void, milliseconds = 0, ...more: unknown[]) {
      const handle = { unref: () => handle };
      due.set(handle, { at: passed + milliseconds, work: () => work(...more) });
      return handle;
    },
    clearTimeout: (handle: object) => void due.delete(handle),
  };
  return {
    passed: () => passed,
    async pass(milliseconds) {
      const end = passed + milliseconds;
      for (;;) {
        const [next] = [...due].filter(([, { at }]) => at <= end).toSorted(([, one], [, other]) => one.at - other.at);
        if (next === undefined) break;
        const [handle, { at, work }] = next;
        due.delete(handle);
        passed = Math.max(passed, at);
        work();
        // What it wakes may set timers of its own.
        await new Promise<void>((resolve) => setImmediate(resolve));
      }
      passed = end;
    },
    async within(work) {
      const { setTimeout, clearTimeout } = globalThis;
      Object.assign(globalThis, timers);
      try {
        return await work();
      } finally {
        Object.assign(globalThis, { setTimeout, clearTimeout });
      }
    },
  };
}
