import type { Page } from 'playwright/test';

/** How far what is seen moved, and what it was. */
export interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

/** From the next page on, every shift is noted that did not follow the person's own act. */
export async function noteShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const told = ({ node, previousRect, currentRect }: Moved) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const [from, to] = [previousRect, currentRect].map((at) => [at.x, at.y, at.width, at.height].map(Math.round));
      return `${element?.outerHTML.slice(0, 80) ?? 'gone'} [${from}] -> [${to}]`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Noted[])
        if (!hadRecentInput) shifts.push({ value, what: sources.map(told) });
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  return () => page.evaluate(() => (window as unknown as { readonly shifts: Shift[] }).shifts);
}

interface Moved {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

interface Noted {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly Moved[];
}
