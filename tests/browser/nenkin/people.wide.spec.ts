import { cards, openNenkin } from '../harness/nenkin.ts';
import { expect, test } from '../harness/test.ts';

/** `[persona, a card or '' for none, what the page says]` */
const people = [
  ['pension-unpaid', '保険料の免除・納付猶予を申請する', '保険料を納めていない月が、4か月あります。'],
  ['pension-exemption', '保険料の免除・納付猶予を申請する', '申請を受け付け、審査しています。'],
  ['pension-student', '学生納付特例を申請する', '学生の間、保険料を納めるのを待ってもらいます。'],
  ['pension-employee', '年金の見込額を試算する', '記録と見込額'],
  ['pension-claim', '年金を請求する', '年金は、請求しないと受け取れません。手続きをお勧めします。'],
  ['pension-receiving', '扶養親族等申告書を提出する', '年金を受け取る口座を変更する'],
  ['pension-not-linked', '', '基礎年金番号とマイナンバーが、まだ結び付いていません。'],
  ['qr', '', '年金の加入が確認できませんでした。'],
] as const;

for (const [persona, card, says] of people) {
  test(`the menu of ${persona} [PE-001 AM-096]`, async ({ page, portal, accessible }) => {
    await openNenkin(portal, persona);
    await expect(page.getByRole('main')).toContainText(says);
    if (card === '') await expect(cards(page)).toHaveCount(0);
    else await expect(cards(page).filter({ hasText: card })).toHaveCount(1);
    for (const link of await cards(page).getByRole('link').all()) {
      const site = await page.request.get(new URL((await link.getAttribute('href')) ?? '', portal.origin).href);
      expect(site.status()).toBe(200);
    }
    await accessible(persona);
  });
}
