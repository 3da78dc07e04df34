import { expect, test } from '../harness/test.ts';
import { placeOf } from '../look/all-places.ts';
import { expectApproved } from '../look/approved.ts';

const notCompared = process.env.PICTURES_NOT_COMPARED;
const select = placeOf('select-form');

test.use({ onDayOfPictures: notCompared === undefined });

const changes = [
  ['another shade of blue on one button', '.ui-button { background: #00118f !important; }'],
  ['another grey of the support texts', ':root { --support: #757575 !important; }'],
  ['1 px more above the heading', 'h1 { margin-top: 1px !important; }'],
  ['letters of 15.5 px', 'main { font-size: 15.5px !important; }'],
  ['a rounder corner', '.ui-button { border-radius: 16px !important; }'],
] as const;

test('what looks a little different is not what was approved', async ({ page, portal }) => {
  test.skip(notCompared !== undefined, `pictures are not compared: ${notCompared}`);
  await select.reach(portal, page);
  const look = () => expectApproved(page, ['screen', 'select-form-360.png'], { whole: true });
  await look();
  for (const [change, style] of changes) {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
      Object.assign(window, { changed: sheet });
    }, style);
    await expect(look(), change).rejects.toThrow('are different');
    // The page may have added a sheet of its own meanwhile.
    await page.evaluate(() => {
      const { changed } = window as unknown as { readonly changed: CSSStyleSheet };
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== changed);
    });
  }
  await look();
});
