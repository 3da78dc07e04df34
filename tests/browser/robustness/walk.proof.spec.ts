import type { Locator, Page } from 'playwright/test';
import { openSelect } from '../harness/family-register.ts';
import { expect, test } from '../harness/test.ts';
import { expectUsable } from './usable.ts';

const walkMilliseconds = 8_000;
const mostSteps = 60;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const controls = 'button:visible, a[href]:not([target]):visible, input:visible, select:visible';

/** What a person could touch now: a dialog's own controls while one is open. */
async function reachable(page: Page): Promise<Locator> {
  const dialog = page.locator('dialog[open]').last();
  const place = (await dialog.count()) > 0 ? dialog : page.locator('main');
  return place.locator(controls);
}

async function touch(control: Locator, random: () => number): Promise<string> {
  const tag = await control.evaluate((element) => `${element.tagName} ${(element as HTMLInputElement).type ?? ''}`);
  const name = await control.evaluate((element) => (element.getAttribute('name') || element.textContent) ?? '');
  if (tag === 'INPUT text') await control.fill(random() < 0.5 ? '見本区例示町一丁目' : '\u{20BB7}'.repeat(101));
  else if (tag.startsWith('SELECT')) await control.selectOption({ index: random() < 0.3 ? 0 : 13 });
  else await control.click();
  return `${tag.trim()} ${name.trim()}`;
}

const walks = [
  { seed: 1, persona: 'qr', processId: '000' },
  { seed: 2, persona: 'intent', processId: '001' },
  { seed: 3, persona: 'pseudonym-undefined', processId: '000' },
] as const;

for (const { seed, persona, processId } of walks) {
  test(`random walk ${seed} (${persona}, ${processId}): always a heading or a dialog, never a blank page or a console error`, async ({
    page,
    portal,
  }) => {
    const random = randomNumbers(seed);
    const trail: string[] = [];
    page.setDefaultTimeout(2000);
    page.setDefaultNavigationTimeout(5000);
    await portal.settings({ 'poll.limit': 2, 'button.readLock': 0 });
    await openSelect(page, portal, { persona, launch: { processId } });
    const endsAt = Date.now() + walkMilliseconds;
    while (Date.now() < endsAt && trail.length < mostSteps) {
      const chance = random();
      if (!page.url().startsWith(`${portal.origin}/svc/`) && !page.url().includes('/sandbox/app/')) {
        await portal.launch({ processId });
        trail.push('launch');
      } else if (chance < 0.1) {
        trail.push(
          await page.goBack().then(
            () => 'back',
            () => 'missed',
          ),
        );
      } else if (chance < 0.17) {
        await page.reload();
        trail.push('reload');
      } else if (chance < 0.22) {
        await page.keyboard.press('Escape');
        trail.push('Escape');
      } else {
        const found = await reachable(page);
        const count = await found.count();
        if (count === 0) continue;
        // A control may be gone or covered by the time it is reached, as for a person.
        trail.push(await touch(found.nth(Math.floor(random() * count)), random).catch(() => 'missed'));
      }
      if (page.url() === 'about:blank') continue;
      await expectUsable(page, `seed ${seed}: ${trail.join(' > ')}`);
      await expect(page.locator('main'), trail.join(' > ')).not.toBeEmpty();
    }
    expect(trail.filter((step) => step !== 'missed').length).toBeGreaterThan(5);
  });
}
