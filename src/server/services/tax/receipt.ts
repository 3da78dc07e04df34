import type { Receipts } from '../../kernel/portal/module-parts.ts';
import { dayText } from '../../kernel/time/day-text.ts';
import { type Handover, handoversOf, usableUntil } from './handovers.ts';
import type { TaxProcedure } from './procedures.ts';

interface Words {
  /** The screen that lists what was handed over. */
  readonly path: string;
  readonly procedure: string;
  readonly to: string;
  readonly next: string;
  readonly by: (year: string) => string;
  readonly contact: string;
}

export const receiptWords: { readonly [procedure in TaxProcedure]: Words } = {
  taxReturn: {
    path: '/svc/tax-return/connections',
    procedure: '確定申告に使う証明書の受け渡し',
    to: '国税庁（e-Tax）',
    next: 'e-Tax で申告書を作り、内容を確認して送信してください。受け渡しだけでは、申告は終わりません。',
    by: () => '確定申告の期限までに送信してください。',
    contact: '国税庁（e-Tax）',
  },
  yearEnd: {
    path: '/svc/year-end-adjustment/connections-list',
    procedure: '年末調整に使う証明書の受け渡し',
    to: '勤務先の年末調整のソフト',
    next: '勤務先の年末調整のソフトに、この番号を入力してください。入力された内容を確認し、勤務先に提出してください。',
    by: (year) => `番号を使えるのは、${dayText(usableUntil(year))}までです。提出は、勤務先の決めた日までです。`,
    contact: '勤務先の年末調整の担当',
  },
};

export const numberLabel = '受付番号';

export const receiptsOf = (procedure: TaxProcedure): Receipts => ({
  service: procedure,
  async find({ db, citizen }, number) {
    const handovers = await handoversOf(db, citizen.id, procedure);
    const { by, to, next, contact, procedure: name } = receiptWords[procedure];
    const { kanjiName } = citizen.persona.card;
    return handovers
      .filter(({ receiptNumber }) => number === null || receiptNumber === number)
      .map((handover) => ({
        number: handover.receiptNumber,
        numberLabel,
        procedure: `${name}（${handover.year}年分、${timesText(handover, handovers)}）`,
        filedBy: kanjiName,
        filedFor: kanjiName,
        filedTo: to,
        filedAt: handover.handedOverAt.toISOString(),
        content: [
          { name: '選んだ証明書', value: `${handover.year}年分 ${handover.documents.length}件` },
          ...handover.said,
        ],
        next,
        by: by(handover.year),
        contact,
      }));
  },
});

/** Which handover of its year it is. `handovers`: newest first. */
function timesText({ year, receiptNumber }: Handover, handovers: readonly Handover[]): string {
  const ofYear = handovers.filter((one) => one.year === year).toReversed();
  const index = ofYear.findIndex((one) => one.receiptNumber === receiptNumber);
  return index === 0 ? '1回目' : `${index + 1}回目。前に渡したものに代わります`;
}
