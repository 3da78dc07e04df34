import * as commonWording from '../../../../build/wording/server/common.ts';
import * as homeWording from '../../../../build/wording/server/home.ts';
import { minuteText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import type { Entry, Waiting } from '../../kernel/page/waiting.ts';
import type { Receipt } from '../../kernel/portal/module-parts.ts';
import { numberIn } from './number-in.ts';

/** A receipt of the service of that name. */
export type ReceiptOf = Receipt & { readonly service: string };

/** What a citizen filed under a number, or has to do about it; also what a later filing has taken the place of, which has a receipt alone. */
export function filedUnder(
  { tasks, begun, underWay, finished }: Waiting,
  receipts: readonly ReceiptOf[],
  number: string,
): readonly Entry[] {
  const entries = [...tasks, ...begun, ...underWay, ...finished].filter((entry): entry is Entry => 'facts' in entry);
  const found = entries.filter(({ facts = [] }) => facts.some(({ value }) => numberIn(value) === number));
  if (found.length > 0) return found;
  return receipts.filter((one) => numbersOf(one).includes(number)).map(entryOf);
}

/** Every number that stands on it. */
function numbersOf({ number, content }: Receipt): readonly (string | null)[] {
  const others = content.filter(({ name }) => name.endsWith('番号') || name.endsWith('符号'));
  return [number, ...others.map(({ value }) => value)].map(numberIn);
}

function entryOf({ service, procedure, number, numberLabel, filedAt, next, path }: ReceiptOf): Entry {
  return {
    kind: 'receipt',
    service,
    title: procedure,
    state: 'received',
    says: next,
    facts: [
      { label: numberLabel, value: groupsOfFour(number) },
      { label: homeWording.number.filedAt, value: minuteText(new Date(filedAt)) },
    ],
    link: { href: `${path}?number=${encodeURIComponent(number)}`, text: commonWording.seeReceipt },
  };
}
