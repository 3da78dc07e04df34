import { blockText } from '../../words/block-text.ts';
import { codeLabel } from '../../words/code-label.ts';
import { onButton } from '../../words/on-button.ts';
import { expect, test } from '../harness/test.ts';
import { cards, openNenkin } from './nenkin.ts';

const menu = 'nenkin-select-menu';
const state = (value: string) => codeLabel('pensionItemState', value);
const fourMonths = { "has(pension.insured) ? numberText(pension.insured.unpaidMonths) : ''": '4' };

/** `[persona, a card or null for none, what the page says]` */
const people = [
  [
    'pension-unpaid',
    'pensionExemption',
    blockText(menu, 'banner', 'has(pension.insured) && pension.insured.unpaidMonths > 0', fourMonths),
  ],
  ['pension-exemption', 'pensionExemption', state('underWay')],
  ['pension-student', 'pensionStudentDeferment', '学生の間、保険料を納めるのを待ってもらいます。'],
  ['pension-employee', 'pensionEstimate', blockText(menu, 'heading', 'has(pension.items.record)')],
  ['pension-claim', 'pensionClaim', state('due')],
  ['pension-receiving', 'pensionDependents', onButton(menu, 'pensionReceivingAccount')],
  ['pension-not-linked', null, blockText(menu, 'banner', 'has(pension.insured) && !pension.insured.isLinked')],
  ['qr', null, blockText(menu, 'banner', 'missing(pension.insured)')],
] as const;

for (const [persona, card, says] of people) {
  test(`the menu of ${persona} [PE-001 AM-096]`, async ({ page, portal, accessible }) => {
    await openNenkin(portal, persona);
    await expect(page.getByRole('main')).toContainText(says);
    if (card === null) await expect(cards(page)).toHaveCount(0);
    else await expect(cards(page).filter({ hasText: onButton(menu, card) })).toHaveCount(1);
    for (const link of await cards(page).getByRole('link').all()) {
      const site = await page.request.get(new URL((await link.getAttribute('href')) ?? '', portal.origin).href);
      expect(site.status()).toBe(200);
    }
    await accessible(persona);
  });
}
