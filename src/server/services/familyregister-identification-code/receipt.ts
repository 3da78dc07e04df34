import { dayText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { Receipts } from '../../kernel/portal/module-parts.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { type IssuedCode, issuedCodes } from './codes.ts';

/** The screen that shows it. */
export const receiptPath = screenAddress('familyregister-identification-code-complete');

export const receiptWords = {
  procedure: '戸籍電子証明書提供用識別符号の取得',
  numberLabel: '受付番号',
  next: '申請先の手続きの画面や書類に、識別符号を書いてください。申請先が、あなたの戸籍の電子証明書を確認します。',
};

const usableUntil = (day: string) => `識別符号を使えるのは、${dayText(day)}までです。`;

export const receipts: Receipts = {
  service: 'familyregister-identification-code',
  async find({ db, citizen, now }, number) {
    const codes = await issuedCodes(db, citizen.id);
    const numbers = [...new Set(codes.map(({ receptionNumber }) => receptionNumber))];
    const { kanjiName } = citizen.record.card;
    return numbers
      .filter((one) => number === null || one === number)
      .map((one) => {
        const [first, ...others] = codes.filter(({ receptionNumber }) => receptionNumber === one) as [IssuedCode];
        return {
          ...receiptWords,
          number: one,
          filedBy: kanjiName,
          filedFor: kanjiName,
          filedTo: '戸籍の情報を管理するシステム（法務省）',
          filedAt: first.issuedAt.toISOString(),
          content: [first, ...others].flatMap(rowsOf),
          by: usableUntil(first.validUntil),
          ...(japanDate(now) <= first.validUntil && {
            ends: { service: 'familyregister-identification-code', day: first.validUntil },
          }),
          path: receiptPath,
          contact: '本籍地の市区町村の戸籍の窓口',
        };
      });
  },
};

function rowsOf({ type, identificationCode, domicile, headOfTheFamily }: IssuedCode) {
  const name = type === '1' ? '戸籍' : '除籍';
  return [
    { name: `${name}の識別符号`, value: groupsOfFour(identificationCode) },
    { name: `${name}の本籍`, value: domicile },
    { name: `${name}の筆頭者`, value: headOfTheFamily },
  ];
}
