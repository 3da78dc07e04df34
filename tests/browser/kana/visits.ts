import type { Page } from 'playwright/test';
import { serviceTitle } from '../../words/title.ts';
import { type Portal, screenIdsOf } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';
import { expectKana, type KanaScreen, kanaScreens } from './kana.ts';

/** The screens a journey has come to, each looked at in the same way. */
export class Visits {
  private readonly page: Page;
  private readonly portal: Portal;
  private readonly seen = new Set<KanaScreen>();

  constructor(page: Page, portal: Portal) {
    this.page = page;
    this.portal = portal;
  }

  /** Stands on a screen: address, heading and the frame all screens share. `reload`: loads it anew first, which changes nothing. */
  async at(name: KanaScreen, { reload = true }: { reload?: boolean } = {}): Promise<void> {
    const { page } = this;
    await expectKana(page, name);
    if (reload) {
      await page.reload();
      await expectKana(page, name);
    }
    await expect(page.getByRole('banner')).toContainText(serviceTitle('kana'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kanaScreens[name].title);
    await expect(page.getByRole('navigation', { name: /パンくず/u })).toHaveCount(0);
    expect(await page.title()).toBe(`${kanaScreens[name].title} | ${serviceTitle('kana')}`);
    this.seen.add(name);
  }

  /** Every screen that was visited named itself in its calls. */
  async expectIds(): Promise<void> {
    const sent = screenIdsOf(await this.portal.journal());
    for (const name of this.seen) expect([...sent], name).toContain(kanaScreens[name].id);
  }
}
