import type { Locator, Page } from 'playwright/test';
import { wording } from '../../../../src/ui/wording.ts';

/** What says only what came as data stands in the rows of a table. */
export const isOfRow = (words: readonly string[]) => words.length > 0 && words.every((one) => /^…+$/u.test(one));

/** By its words; a card and a crumb say more, or stand outside of the screen's own part. */
export async function pressable(page: Page, words: readonly string[]): Promise<Locator> {
  if (isOfRow(words)) return page.getByRole('main').locator('tbody button');
  const all = page.locator('main, nav').locator('button, a');
  const exactly = all.filter({ hasText: pattern(...words) });
  return (await exactly.count()) > 0 ? exactly : all.filter({ hasText: pattern(...words.map((one) => `${one}…`)) });
}

/** Links by where they lead: several may lead to the same screen, each with something else. */
export async function linked(page: Page, leads: (href: string) => boolean): Promise<Locator> {
  const fitting = (await hrefsOf(page)).filter(leads).map((href) => `a[href=${JSON.stringify(href)}]`);
  return page.locator('main, nav').locator(fitting.length === 0 ? 'a[href=""]' : fitting.join(', '));
}

/** Addresses of all links, each once. */
export async function hrefsOf(page: Page): Promise<readonly string[]> {
  const all = page.locator('main, nav').locator('a[href]');
  return [...new Set(await all.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))];
}

/** Buttons of a summary that change an answer: that of the row with these words, or one of the answers that came as data. */
export function changing(page: Page, words: readonly string[]): Locator {
  const main = page.getByRole('main');
  const rows = main.locator('.ui-summary-row');
  const name = pattern(...words);
  const own = words.includes(wording.change) ? rows : rows.filter({ has: page.locator('dt', { hasText: name }) });
  return own.getByRole('button').or(main.getByRole('button', { name }));
}

/** Of several that read the same, another one each time. False: it is not there, or cannot be pressed however long one waits. */
export async function tryClick(target: Locator, time: number): Promise<boolean> {
  const count = await target.count();
  if (count === 0) return false;
  return target
    .nth(time % count)
    .click({ timeout: 6000 })
    .then(
      () => true,
      () => false,
    );
}

/** Exactly one of these wordings, with anything in place of what is only known at run time. */
export function pattern(...wordings: readonly string[]): RegExp {
  const escaped = wordings.map((words) =>
    words
      .split('…')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
      .join('.*'),
  );
  return new RegExp(`^\\s*(?:${escaped.join('|')})\\s*$`, 'u');
}

/** Answers that are wanted, by name of the field. */
export type Choices = { readonly [field: string]: unknown };

/** How something is pressed. */
export interface Pressing {
  /** Waits until nothing moves any more; the default. */
  readonly settle?: boolean;
  /** Answers what is asked first; the default. */
  readonly fills?: boolean;
  /** Answers that are there stay, after a 「変更」 link too. */
  readonly keeps?: boolean;
  readonly choices?: Choices;
}
