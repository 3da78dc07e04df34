import * as receiptsWording from '../../../../build/wording/server/receipts.ts';
import { minuteText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import { isShort } from '../../../model/short.ts';
import { type Html, html } from '../../kernel/page/html.ts';
import type { Receipt } from '../../kernel/portal/module-parts.ts';

/** A receipt on a page of the portal itself: the lines of `screens/templates/receipt.yaml`, printed alone (`src/blocks/sheet`). */
export function receiptSection(receipt: Receipt): Html {
  const { procedure, number, numberLabel, filedBy, filedFor, filedTo, filedAt, content, next, by, contact } = receipt;
  const rows: readonly (readonly [string, string])[] = [
    [receiptsWording.procedure, procedure],
    [numberLabel, groupsOfFour(number)],
    [receiptsWording.filedAt, minuteText(new Date(filedAt))],
    [receiptsWording.filedBy, filedBy],
    [receiptsWording.filedFor, filedFor],
    [receiptsWording.filedTo, filedTo],
    ...content.map(({ name, value }) => [name, value] as const),
    [receiptsWording.next, next],
    [receiptsWording.by, by],
    [receiptsWording.contact, receiptsWording.contactWith({ contact, numberLabel })],
  ];
  return html`<div class="ui-item ui-sheet"><h2>${receiptsWording.heading}</h2>
    <dl class="ui-summary">${rows.map(([name, value]) => html`<div class="ui-summary-row"><dt>${name}</dt><dd${isShort(value) && html` data-short`}>${value}</dd></div>`)}</dl></div>
    <p>${receiptsWording.print}</p>`;
}
