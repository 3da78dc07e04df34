import { dayText, minuteText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { Receipt, Receipts } from '../../kernel/portal/module-parts.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { filingDeadline } from './filing-deadline.ts';
import { type Handover, handoversOf, usableUntil } from './handovers.ts';
import type { TaxProcedure } from './procedures.ts';

interface Words {
  /** The screen that lists what was handed over. */
  readonly path: string;
  readonly procedure: string;
  readonly to: string;
  readonly next: string;
  /** `today`: `YYYYMMDD`. */
  readonly by: (year: string, today: string) => string;
  readonly contact: string;
}

export const receiptWords: { readonly [procedure in TaxProcedure]: Words } = {
  taxReturn: {
    path: screenAddress('tax-return-connections'),
    procedure: '確定申告に使う証明書の受け渡し',
    to: '国税庁（e-Tax）',
    next: 'e-Tax で申告書を作り、内容を確認して送信してください。受け渡しだけでは、申告は終わりません。',
    by: (year, today) => {
      const last = filingDeadline(year);
      return today <= last
        ? `確定申告の期限（${dayText(last)}）までに送信してください。`
        : `確定申告の期限（${dayText(last)}）は過ぎています。まだ送信していないときは、早めに送信してください。`;
    },
    contact: '国税庁（e-Tax）',
  },
  yearEnd: {
    path: screenAddress('year-end-adjustment-connections-list'),
    procedure: '年末調整に使う証明書の受け渡し',
    to: '勤務先の年末調整のソフト',
    next: '勤務先の年末調整のソフトに、この番号を入力してください。入力された内容を確認し、勤務先に提出してください。',
    by: (year, today) =>
      today <= usableUntil(year)
        ? `番号を使えるのは、${dayText(usableUntil(year))}までです。提出は、勤務先の決めた日までです。`
        : `番号を使える期間は、${dayText(usableUntil(year))}で終わりました。`,
    contact: '勤務先の年末調整の担当',
  },
};

export const numberLabel = '受付番号';

export const receiptsOf = (procedure: TaxProcedure): Receipts => ({
  service: procedure,
  async find({ db, citizen, now }, number) {
    const handovers = await handoversOf(db, citizen.id, procedure);
    const { by, to, next, contact, path, procedure: name } = receiptWords[procedure];
    const { kanjiName } = citizen.record.card;
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
        ...replacedBy(handover, handovers, {
          next: handover.takenAt === null ? next : takenWords(handover.takenAt),
          by: by(handover.year, japanDate(now)),
        }),
        contact,
        path,
      }));
  },
});

const takenWords = (at: Date) =>
  `勤務先の年末調整のソフトが、証明書を受け取りました（${minuteText(at)}）。入力された内容を確認し、勤務先に提出してください。`;

/** What is left to do with a handover: nothing, once a later one of its year has taken its place. */
function replacedBy(
  { year, receiptNumber }: Handover,
  handovers: readonly Handover[],
  waiting: Pick<Receipt, 'next' | 'by'>,
): Pick<Receipt, 'next' | 'by'> {
  const latest = handovers.find((one) => one.year === year);
  if (latest === undefined || latest.receiptNumber === receiptNumber) return waiting;
  return {
    next: `あとの受け渡し（${numberLabel}：${groupsOfFour(latest.receiptNumber)}）に代わりました。この${numberLabel}は、もう使えません。`,
    by: 'ほかにすることはありません。',
  };
}

/** Which handover of its year it is. `handovers`: newest first. */
function timesText({ year, receiptNumber }: Handover, handovers: readonly Handover[]): string {
  const ofYear = handovers.filter((one) => one.year === year).toReversed();
  const index = ofYear.findIndex((one) => one.receiptNumber === receiptNumber);
  return index === 0 ? '1回目' : `${index + 1}回目。前に渡したものに代わります`;
}
