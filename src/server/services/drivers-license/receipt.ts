import { dayText } from '../../../expressions/japan-time.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { Receipts } from '../../kernel/portal/module-parts.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { office } from './office.ts';
import { changesOf, daysToEnter } from './permanent-address.ts';

/** The screen that shows it. */
export const receiptPath = screenAddress('drivers-license-complete');

export const receiptWords = {
  procedure: '運転免許の本籍の変更',
  numberLabel: '受付番号',
  next: '警察が内容を確認し、免許の情報に反映します。確認のため、連絡することがあります。',
};

/** When it is entered, for something received at a time. */
const enteredBy = (receivedAt: Date) => `${dayText(japanDate(daysLater(receivedAt, daysToEnter)))}ごろまで（目安です）`;

export const receipts: Receipts = {
  service: 'drivers-license',
  async find({ db, citizen }, number) {
    const changes = await changesOf(db, citizen.id);
    const { kanjiName } = citizen.record.card;
    return changes
      .filter(({ receptionNumber }) => number === null || receptionNumber === number)
      .map(({ receptionNumber, licenceNumber, address, receivedAt }) => ({
        ...receiptWords,
        number: receptionNumber,
        filedBy: kanjiName,
        filedFor: kanjiName,
        filedTo: 'お住まいの都道府県の警察',
        filedAt: receivedAt.toISOString(),
        content: [
          { name: '新しい本籍', value: address },
          ...(licenceNumber === '' ? [] : [{ name: '免許の番号', value: licenceNumber }]),
        ],
        by: enteredBy(receivedAt),
        path: receiptPath,
        contact: `${office.name}　電話 ${office.phone}（${office.hours}）`,
      }));
  },
};
