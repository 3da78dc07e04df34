import * as commonWording from '../../../../build/wording/server/common.ts';
import * as taxWording from '../../../../build/wording/server/tax.ts';
import { untilText } from '../../../expressions/japan-time.ts';
import type { Queries } from '../../db/database.ts';
import { filedItem } from '../../kernel/page/filed-item.ts';
import type { Entry, Waiting } from '../../kernel/page/waiting.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { Citizen } from '../../ports/identity.ts';
import { handoversOf, latestOfYears, usableUntil } from './handovers.ts';
import type { TaxProcedure } from './procedures.ts';
import { numberLabel, receiptWords } from './receipt.ts';

const services = { taxReturn: 'tax-return', yearEnd: 'year-end-adjustment' } as const;

/** The last hand-over of each year. A number for an employer is to be typed there, until it is taken or its time is over. */
export async function waitingTax(db: Queries, { id }: Citizen, now: Date): Promise<Partial<Waiting>> {
  const items = { tasks: [] as Entry[], finished: [] as Entry[] };
  for (const procedure of ['taxReturn', 'yearEnd'] as const satisfies readonly TaxProcedure[]) {
    const latest = latestOfYears(await handoversOf(db, id, procedure));
    const { path, procedure: name } = receiptWords[procedure];
    for (const { receiptNumber, handedOverAt, takenAt, year } of latest) {
      const last = usableUntil(year);
      const isOpen = procedure === 'yearEnd' && takenAt === null && japanDate(now) <= last;
      const item = filedItem({
        ...{
          service: services[procedure],
          subject: taxWording.waiting.itemSubject({ name, year }),
          numberLabel,
          number: receiptNumber,
        },
        ...{ filedAt: handedOverAt, is: isOpen ? 'usable' : 'finished', state: stateOf(procedure, isOpen, takenAt) },
        link: [path, commonWording.seeReceipt],
      });
      if (isOpen) {
        const until = {
          label: taxWording.waiting.usable,
          day: last,
          text: taxWording.waiting.until({ until: untilText(last, now) }),
        };
        items.tasks.push({ ...item, kind: 'handover', until });
      } else items.finished.push(item);
    }
  }
  return items;
}

function stateOf(procedure: TaxProcedure, isOpen: boolean, takenAt: Date | null): string {
  if (procedure === 'taxReturn') return taxWording.waiting.handed({ to: receiptWords.taxReturn.to });
  if (isOpen) return taxWording.waiting.enterNumber;
  return takenAt === null ? taxWording.waiting.over : taxWording.waiting.taken;
}
