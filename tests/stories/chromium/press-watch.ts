import type { Page } from 'playwright/test';

export interface PressWatch {
  readonly twice: readonly string[];
  watch(page: Page): void;
  /** A form is sent. */
  begin(): void;
  /** Something else is done: what is sent from now on is not of that press. */
  end(): void;
}

/** Calls that a press makes more than once. */
export function pressWatch(isWatched: (path: string) => boolean): PressWatch {
  const twice: string[] = [];
  let called: Set<string> | null = null;
  return {
    twice,
    watch: (page) =>
      void page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (called === null || request.method() !== 'POST' || !isWatched(pathname)) return;
        if (called.has(pathname)) twice.push(pathname);
        called.add(pathname);
      }),
    begin() {
      called = new Set();
    },
    end() {
      called = null;
    },
  };
}
