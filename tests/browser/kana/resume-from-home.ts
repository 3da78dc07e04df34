import { callPortal } from '../harness/call-portal.ts';
import type { Device } from '../harness/devices.ts';
import { expect } from '../harness/test.ts';
import { kanaCalls } from './kana.ts';

/** Opens the portal's home, which names the procedure among what there is to do, with the last day of what is saved, if anything is, and presses 「続きから再開」 there. */
export async function resumeFromHome({ page, portal }: Device, procedure: string, isSaved = true): Promise<void> {
  const { lastDay } = await callPortal<{ lastDay: string }>(portal, kanaCalls.inputGet);
  const kept = `${dayText(lastDay)}まで残しておきます`;
  await page.goto(portal.origin);
  const begun = page
    .getByRole('region', { name: /^対応が必要なこと/u })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: procedure, exact: true }) });
  await expect(begun).toContainText('入力の途中');
  await expect(begun).toContainText(isSaved ? kept : 'まだ、保存した入力はありません。');
  if (!isSaved) await expect(begun).not.toContainText('残しておきます');
  await begun.getByRole('link', { name: '続きから再開', exact: true }).click();
}

/** `20261220` -> `2026年12月20日`. */
function dayText(day: string): string {
  return `${Number(day.slice(0, 4))}年${Number(day.slice(4, 6))}月${Number(day.slice(6))}日`;
}
