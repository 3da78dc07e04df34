import { dayText } from '../../../expressions/japan-time.ts';
import { filedTimes, lastFiledAt } from '../../common/agency/last-filed.ts';
import { nextOf } from '../../common/agency/next-words.ts';
import { prefectures } from '../../common/register/prefectures.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import { birthdateWords } from '../../kernel/portal/birthdate-words.ts';
import type { Receipts } from '../../kernel/portal/module-parts.ts';
import type { PlainRow } from '../../kernel/portal/plain-row.ts';
import { yenWords } from '../../kernel/portal/yen-words.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { RegisterRecord } from '../../ports/register.ts';
import { type Application, applicationsOf } from './applications.ts';
import { feeYenOf } from './check-application.ts';
import { issuerOf } from './issuers.ts';
import { qualificationName } from './qualification-names.ts';

export const receiptWords = {
  procedure: '医療分野の電子署名の利用申請',
  numberLabel: '受付番号',
  next: '申請先が、資格の登録を確認します。進んだときと、していただくことがあるときは、「やること」に表示されます。',
};

/** The screen that shows it. */
export const receiptPathOf = (issuer: string) => screenAddress('hpki-completion', { issuer });

export const receipts: Receipts = {
  service: 'hpki',
  async find({ db, citizen, now }, number) {
    const filed = await applicationsOf(db, citizen.id, now);
    const { kanjiName } = citizen.record.card;
    return filed
      .filter(({ receptionNumber }) => number === null || receptionNumber === number)
      .map(({ receptionNumber, issuer: code, content, qualificationId, ...filed }) => {
        const filedAt = lastFiledAt(filed);
        const issuer = issuerOf(code);
        const until = dayText(japanDate(daysLater(filedAt, issuer.daysToIssue)));
        return {
          ...receiptWords,
          ...nextOf(
            filed,
            now,
            {
              next: receiptWords.next,
              by: `${until}ごろまで（申請から${issuer.daysToIssue}日ほどです）`,
            },
            'hpki',
          ),
          number: receptionNumber,
          filedBy: kanjiName,
          filedFor: kanjiName,
          filedTo: issuer.name,
          ...filedTimes(filed),
          content: [
            { name: '資格', value: qualificationName(citizen.record, qualificationId) },
            ...personRows(citizen.record),
            ...(content === null ? [{ name: '申請した内容', value: '申請先にお問い合わせください' }] : rowsOf(content)),
          ],
          path: receiptPathOf(code),
          contact: `${issuer.name}　電話 ${issuer.phone}（${issuer.hours}）`,
        };
      });
  },
};

/** Sent with it: as the check screen has them. */
function personRows({ card }: RegisterRecord): readonly PlainRow[] {
  return [
    { name: '氏名', value: card.kanjiName },
    { name: '生年月日', value: birthdateWords(card.birthdate) },
    { name: '住所', value: card.address },
  ].filter(({ value }) => value !== '');
}

type Words = { readonly [code: string]: string };

const memberships: Words = { '1': '会員です', '2': '会員ではありません' };
const workplaces: Words = { '1': '勤務先がある', '2': 'いまは勤務していない' };
const purposes: Words = {
  '1': '電子処方箋',
  '2': '紹介状（診療情報提供書）',
  '3': '診断書や意見書',
  '4': '医療のシステムで本人を示す',
  '9': 'そのほかの医療の書類',
};
const deliveries: Words = {
  phone: 'スマートフォンだけで使う',
  home: 'カードを自宅で受け取る',
  workplace: 'カードを勤務先で受け取る',
  desk: 'カードを医師会の窓口で受け取る',
};
const documents: Words = { '1': 'マイナンバーカード', '2': '運転免許証', '3': '旅券（パスポート）' };

/** What was filled in, in the words and order of the check screen; nothing that was not asked for. */
function rowsOf(sent: Application): readonly PlainRow[] {
  const yen = feeYenOf(sent);
  return [
    { name: '登録番号', value: sent.registrationNumber },
    { name: '登録年月日', value: dayText(sent.registrationDate) },
    { name: '日本医師会の会員', value: memberships[sent.membership] ?? '' },
    { name: '会員番号', value: sent.membership === '1' ? sent.memberNumber : '' },
    { name: '氏のローマ字', value: sent.romanFamilyName },
    { name: '名のローマ字', value: sent.romanFirstName },
    { name: '勤務先', value: workplaces[sent.hasWorkplace] ?? '' },
    ...(sent.hasWorkplace === '1'
      ? [
          { name: '勤務先の名称', value: sent.workplaceName },
          { name: '勤務先の郵便番号', value: sent.workplacePostalCode },
          { name: '勤務先の住所', value: sent.workplaceAddress },
          { name: '勤務先の電話番号', value: sent.workplacePhone },
        ]
      : []),
    { name: 'メールアドレス', value: sent.email },
    { name: '電話番号', value: sent.phone },
    { name: '電子署名の使いみち', value: sent.purposes.map((code) => purposes[code] ?? code).join('、') },
    { name: '受け取り方', value: deliveries[sent.delivery] ?? '' },
    {
      name: '受け取る都道府県',
      value: sent.delivery === 'desk' ? (prefectures[Number(sent.deskPrefecture) - 1] ?? '') : '',
    },
    { name: '本人確認書類', value: sent.delivery === 'phone' ? '' : (documents[sent.document] ?? '') },
    { name: '手数料', value: yen === null ? '' : `${yenWords(yen)}（税込み）` },
  ].filter(({ value }) => value !== '');
}
