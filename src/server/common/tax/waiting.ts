import * as commonWording from '../../../../build/wording/server/common.ts';
import * as taxWording from '../../../../build/wording/server/tax.ts';
import { filedItem } from '../../kernel/page/filed-item.ts';
import type { Entry } from '../../kernel/page/waiting.ts';
import type { WaitsFor } from '../../kernel/portal/module-parts.ts';
import { type Handover, handoversAsked, handoversOf, latestOfYears } from './handovers.ts';
import type { TaxProcedure } from './procedures.ts';
import { numberLabel, type ReceiptWords } from './receipt.ts';

/** What a service says of handovers in lists. */
export interface WaitingWords extends Pick<ReceiptWords, 'path' | 'procedure'> {
  /** Name of its card. */
  readonly service: string;
  /** Until when there is something to do with a handover; null = there is nothing. */
  readonly until: (handover: Handover, now: Date) => NonNullable<Entry['until']> | null;
  readonly state: (handover: Handover, isOpen: boolean) => string;
}

/** The last handover of each year: to do, or done with. */
export const waitingOf = (procedure: TaxProcedure, words: WaitingWords): WaitsFor => ({
  asks: (id) => [handoversAsked(id, procedure)],
  async list(db, { id }, now) {
    const items = { tasks: [] as Entry[], finished: [] as Entry[] };
    for (const handover of latestOfYears(await handoversOf(db, id, procedure))) {
      const until = words.until(handover, now);
      const item = filedItem({
        service: words.service,
        subject: taxWording.waiting.itemSubject({ name: words.procedure, year: handover.year }),
        numberLabel,
        number: handover.receiptNumber,
        filedAt: handover.handedOverAt,
        is: until === null ? 'finished' : 'usable',
        state: words.state(handover, until !== null),
        link: [words.path, commonWording.seeReceipt],
      });
      if (until === null) items.finished.push(item);
      else items.tasks.push({ ...item, kind: 'handover', until });
    }
    return items;
  },
});
