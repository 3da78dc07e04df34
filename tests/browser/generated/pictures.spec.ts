import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '../harness/test.ts';
import { placeOf } from '../look/all-places.ts';

/** The pictures of the README and the staff guide. `PICTURES=write` replaces the files; otherwise they go where nobody keeps them. */
const folder = process.env.PICTURES === 'write' ? 'docs/pictures' : 'build/screenshots/docs';
const mostBytes = 80_000;

const phone = { width: 360, height: 740 };
const computer = { width: 1024, height: 720 };

const pictures: readonly (readonly [file: string, place: string, size: typeof phone])[] = [
  ['select-phone', 'select-form', phone],
  ['select-error-phone', 'select-error', phone],
  ['qr-phone', 'qr', phone],
  ['confirm-phone', 'confirm', phone],
  ['confirm-computer', 'confirm', computer],
];

test.use({ isMobile: true, hasTouch: true });

for (const [file, name, size] of pictures)
  test(`docs/pictures/${file}.png is there, can be taken anew and is light`, async ({ page, portal }) => {
    await page.setViewportSize(size);
    await placeOf(name).reach(portal, page);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: /^(次へ|戻る)$/ }).first()).toBeVisible();
    await expect(main.locator('[aria-disabled]')).toHaveCount(0);
    const picture = await page.screenshot();
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${file}.png`, picture);
    expect(picture.length).toBeLessThan(mostBytes);
    expect(existsSync(`docs/pictures/${file}.png`)).toBe(true);
  });
