import type { Page } from 'playwright/test';
import { expect, test } from '../harness/test.ts';
import { allPlaces } from './all-places.ts';
import type { Place } from './place.ts';

const place = (name: string) =>
  Object.values(allPlaces)
    .flat()
    .find((one) => one.name === name) as Place;
const computer = { width: 1280, height: 800 };

/** Boxes with a border all around that stand in another one. */
const boxesInBoxes = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const isBox = (one: Element) => {
      const style = getComputedStyle(one);
      return ['Top', 'Right', 'Bottom', 'Left'].every(
        (side) => Number.parseFloat(style[`border${side}Width` as 'borderTopWidth']) > 0,
      );
    };
    const boxes = [...main.querySelectorAll('div, li, ul, section, article, tr, dl')].filter(isBox);
    return boxes
      .filter((one) => boxes.some((other) => other !== one && other.contains(one)))
      .map((one) => one.className);
  });

/** How light a border is: the sum of its three colours. */
const borderLightness = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) =>
      (getComputedStyle(one).borderTopColor.match(/\d+/g) ?? [])
        .slice(0, 3)
        .reduce((sum, part) => sum + Number(part), 0),
    );

for (const name of ['kana-check', 'hpki-jma-check'])
  test(`${name}: what changes a value stands on its line, flush right`, async ({ page, portal }) => {
    await place(name).reach(portal, page);
    for (const size of [null, computer]) {
      if (size !== null) await page.setViewportSize(size);
      const rows = await page.locator('.ui-summary-row:has(.ui-summary-change)').evaluateAll((all) =>
        all.map((row) => {
          const [words, value] = ['.ui-summary-change span', 'dd'].map((part) => {
            const range = document.createRange();
            range.selectNodeContents(row.querySelector(part) as Element);
            return range.getClientRects()[0] as DOMRect;
          });
          return {
            aside: row.getBoundingClientRect().right - (words as DOMRect).right,
            below: (words as DOMRect).bottom - (value as DOMRect).bottom,
          };
        }),
      );
      expect(rows.length).toBeGreaterThan(2);
      for (const { aside, below } of rows) {
        expect(Math.abs(aside), 'flush right').toBeLessThan(2);
        // Letters of a kana that is checked are larger.
        expect(Math.abs(below), 'on the line of the value').toBeLessThan(8);
      }
    }
  });

for (const name of ['nq-held', 'employment-slip', 'nq-procedure', 'tax-connections'])
  test(`${name}: no box stands in a box, and none is heavier than an input`, async ({ page, portal }) => {
    await place(name).reach(portal, page);
    await expect(page.locator('main .ui-item').first()).toBeVisible();
    for (const size of [null, computer]) {
      if (size !== null) await page.setViewportSize(size);
      expect(await boxesInBoxes(page)).toEqual([]);
    }
    const item = await borderLightness(page, 'main .ui-item:has(> .ui-heading)');
    await page.evaluate(() => {
      const input = document.createElement('input');
      input.className = 'ui-input';
      document.body.append(input);
    });
    expect(item).toBeGreaterThan(await borderLightness(page, '.ui-input'));
  });

test('in a list, what is no exception carries no chip', async ({ page, portal }) => {
  await place('nq-held').reach(portal, page);
  const framed = page
    .locator('main .ui-chip')
    .evaluateAll((chips) =>
      chips.map((chip) => [chip.className.includes('attention'), getComputedStyle(chip).borderTopWidth !== '0px']),
    );
  expect((await framed).some(([isException]) => isException)).toBe(true);
  for (const [isException, isFramed] of await framed) expect(isFramed).toBe(isException);
  // Nor is one broken where there is a line for it.
  for (const height of await page.locator('main .ui-chip').evaluateAll((chips) => chips.map((one) => one.clientHeight)))
    expect(height).toBeLessThan(40);
});

test('a select has its own mark, and that of the system where colours are forced', async ({ page, portal }) => {
  await place('counter-input').reach(portal, page);
  const look = () =>
    page.locator('.ui-select').evaluate((select) => {
      const { appearance, backgroundImage } = getComputedStyle(select);
      return [appearance, backgroundImage !== 'none'];
    });
  expect(await look()).toEqual(['none', true]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect((await look())[0]).toBe('auto');
});

test('with letters twice as large, the header is no more than the mark and a row of links', async ({
  page,
  portal,
}) => {
  await place('kana-check').reach(portal, page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const tops = await page
    .locator('.ui-header-row > *:not([popover])')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
  expect(tops.length).toBe(3);
  // The link and the menu beside it, of another height, stand in one row.
  expect(Math.abs((tops[1] ?? 0) - (tops[2] ?? 0))).toBeLessThan(30);
});

for (const name of ['kana-check', 'nq-completion', 'page-todo'])
  test(`${name}: buttons are as wide as a phone`, async ({ page, portal }) => {
    await place(name).reach(portal, page);
    const buttons = page.locator('main :is(.ui-buttons, .ui-number, .ui-entry) > .ui-button');
    await expect(buttons.first()).toBeVisible();
    const shares = await buttons.evaluateAll((all) =>
      all.map((one) => {
        const room = one.parentElement as HTMLElement;
        return one.getBoundingClientRect().width / room.getBoundingClientRect().width;
      }),
    );
    expect(shares.length).toBeGreaterThan(0);
    for (const share of shares) expect(share).toBeGreaterThan(0.85);
  });
