import type { Queries } from '../../db/database.ts';
import { filedItem } from '../../kernel/page/filed-item.ts';
import type { Waiting } from '../../kernel/page/waiting.ts';
import type { Citizen } from '../../kernel/people/citizen.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { untilText } from '../../kernel/time/until-text.ts';
import { issuedCodes } from './codes.ts';
import { receiptPath, receiptWords } from './receipt.ts';

/** Codes that were issued, by application: nobody is working on them. */
export async function waitingCodes(db: Queries, { id }: Citizen, now: Date): Promise<Partial<Waiting>> {
  const codes = await issuedCodes(db, id);
  const first = codes.filter(
    ({ receptionNumber }, index) => codes.findIndex((one) => one.receptionNumber === receptionNumber) === index,
  );
  const { procedure: subject, numberLabel } = receiptWords;
  return {
    finished: first.map(({ receptionNumber: number, issuedAt: filedAt, validUntil }) =>
      filedItem({
        ...{ service: 'familyregister-identification-code', subject, numberLabel, number, filedAt, is: 'finished' },
        state:
          japanDate(now) <= validUntil
            ? `識別符号を使えるのは、${untilText(validUntil, now)}までです。`
            : '識別符号を使える期間は終わりました。',
        link: [`${receiptPath}?number=${number}`, '控えを見る'],
      }),
    ),
  };
}
