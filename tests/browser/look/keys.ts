import type { Page } from 'playwright/test';
import { expect } from '../harness/test.ts';
import { wordsHere } from '../harness/words-here.ts';

/**
 * Presses Tab until the control has the focus, called by what it does (`next`) or by its words, `begins`: or by how these begin. Every stop on the way
 * shows its focus.
 */
export async function tabTo(page: Page, name: string | RegExp, { back = false, begins = false } = {}): Promise<void> {
  const words = typeof name === 'string' ? wordsHere(page, name) : name;
  // A page that is being taken over gets its focus with that.
  await page.waitForFunction(() => document.getElementById('root')?.dataset.drawn === undefined);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const { label, outlines, isStop } = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLLabelElement> };
      return {
        // A page that arrives meanwhile puts the focus on its heading, which is no stop.
        isStop: at.tabIndex >= 0,
        label:
          [at.labels?.[0]?.textContent, at.textContent]
            .find((text) => text)
            ?.replaceAll('\u200B', '')
            .trim() ?? '',
        // A card shows the focus of its link around the whole card.
        outlines: [getComputedStyle(at), getComputedStyle(at, '::after')].map(({ outlineStyle }) => outlineStyle),
      };
    });
    if (!isStop) continue;
    expect(new Set(outlines), `the focus on 「${label}」 is seen`).not.toEqual(new Set(['none']));
    if (begins && label.startsWith(`${name}`)) return;
    if (typeof words === 'string' ? label === words : words.test(label)) return;
  }
  throw new Error(`Tab never reaches 「${name}」`);
}

/** The stops of the Tab key inside `<main>`, from its first on. */
export async function stopsInMain(page: Page): Promise<string[]> {
  await page.locator('#main').focus();
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null;
      if (at?.closest('main') == null) return null;
      return (at.labels?.[0] ?? at).textContent?.replaceAll('\u200B', '').trim() ?? '';
    });
    if (stop === null) return stops;
    stops.push(stop);
  }
}
