import { minuteText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import { isShort } from '../../../model/short.ts';
import { type Html, html } from '../../kernel/page/html.ts';
import type { Receipt } from '../../kernel/portal/module-parts.ts';

/** A receipt on a page of the portal itself: the lines of `screens/templates/receipt.yaml`, printed alone. */
export function receiptSection(receipt: Receipt): Html {
  const { procedure, number, numberLabel, filedBy, filedFor, filedTo, filedAt, content, next, by, contact } = receipt;
  const rows: readonly (readonly [string, string])[] = [
    ['手続き', procedure],
    [numberLabel, groupsOfFour(number)],
    ['受け付けた日時', minuteText(new Date(filedAt))],
    ['手続きをした方', filedBy],
    ['対象の方', filedFor],
    ['提出先', filedTo],
    ...content.map(({ name, value }) => [name, value] as const),
    ['次に起きること', next],
    ['いつまでに', by],
    ['お問い合わせ先', `${contact}（${numberLabel}を伝えてください）`],
  ];
  return html`<div class="ui-item"><div class="ui-item ui-alone"><h2>控え</h2>
    <dl class="ui-summary">${rows.map(([name, value]) => html`<div class="ui-summary-row"><dt>${name}</dt><dd${isShort(value) && html` data-short`}>${value}</dd></div>`)}</dl></div></div>
    <p>この画面を印刷すると、控えだけが紙に出ます。</p>`;
}
