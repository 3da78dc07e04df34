import type { Queries } from '../../db/database.ts';
import { filedItem } from '../../kernel/page/filed-item.ts';
import type { Entry, Waiting } from '../../kernel/page/waiting.ts';
import type { Citizen } from '../../kernel/people/citizen.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { untilText } from '../../kernel/time/until-text.ts';
import { handoversOf, usableUntil } from './handovers.ts';
import type { TaxProcedure } from './procedures.ts';
import { numberLabel, receiptWords } from './receipt.ts';

const services = { taxReturn: 'tax-return', yearEnd: 'year-end-adjustment' } as const;

/** The last hand-over of each year: one for an employer is under way as long as its number is good. */
export async function waitingTax(db: Queries, { id }: Citizen, now: Date): Promise<Partial<Waiting>> {
  const items = { underWay: [] as Entry[], finished: [] as Entry[] };
  for (const procedure of ['taxReturn', 'yearEnd'] as const satisfies readonly TaxProcedure[]) {
    const handovers = await handoversOf(db, id, procedure);
    const latest = handovers.filter(({ year }, index) => handovers.findIndex((one) => one.year === year) === index);
    const { path, procedure: name, to } = receiptWords[procedure];
    for (const { receiptNumber, handedOverAt, year } of latest) {
      const last = usableUntil(year);
      const isGood = procedure === 'yearEnd' && japanDate(now) <= last;
      const state = isGood
        ? `番号を使えるのは、${untilText(last, now)}までです。`
        : procedure === 'yearEnd'
          ? '番号を使える期間は終わりました。'
          : `${to}に渡しました。申告は、e-Tax で送信すると終わります。`;
      const item = filedItem({
        ...{ service: services[procedure], subject: `${name}（${year}年分）`, numberLabel, number: receiptNumber },
        ...{ filedAt: handedOverAt, is: isGood ? 'usable' : 'finished', state },
        link: [path, '控えを見る'],
      });
      (isGood ? items.underWay : items.finished).push(item);
    }
  }
  return items;
}
