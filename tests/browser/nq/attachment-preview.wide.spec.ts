import { crc32, deflateSync } from 'node:zlib';
import { axeViolations } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';
import { expectApply, openApply, procedures, sampleFile } from './apply.ts';

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grey PNG of 400 × 100. */
function greyPng(): Buffer {
  const header = Buffer.from([0, 0, 1, 144, 0, 0, 0, 100, 8, 0, 0, 0, 0]);
  const lines = deflateSync(Buffer.alloc(401 * 100, 0).map((_, at) => (at % 401 === 0 ? 0 : 128)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]);
}

test('a chosen image is shown small, a PDF as a sheet, a broken image in words', async ({ page, portal }) => {
  await portal.login('apply-begun');
  await openApply(portal, 'information', procedures.practice);
  await expectApply(page, 'information');
  const files = page.locator('.ui-files > li');
  await page
    .getByLabel(/資格を得たことが分かる書類の写し/u)
    .setInputFiles([
      { name: '写真.png', mimeType: 'image/png', buffer: greyPng() },
      sampleFile('書類.pdf'),
      sampleFile('壊れた.png', 'png'),
    ]);
  const image = files.nth(0).getByRole('img', { name: '写真.png' });
  await expect(image).toBeVisible();
  const drawn = await image.evaluate((canvas: HTMLCanvasElement) => ({
    size: [canvas.width, canvas.height],
    middle: [...(canvas.getContext('2d')?.getImageData(96, 24, 1, 1).data ?? [])],
  }));
  expect(drawn).toEqual({ size: [192, 48], middle: [128, 128, 128, 255] });
  await expect(files.nth(1).locator('.ui-files-sheet')).toBeVisible();
  await expect(files.nth(2)).toContainText('画像を表示できません。');
  await expect(files.nth(2).getByRole('img')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
