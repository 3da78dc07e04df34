import { dayText } from '../../../expressions/japan-time.ts';
import { newsMail } from '../../common/agency/news-mail.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { MailTemplate } from '../../kernel/portal/module-parts.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { Message } from '../../ports/mailer.ts';
import type { Procedure } from './procedures.ts';
import { numberLabel } from './receipt.ts';
import { procedureTitles } from './signed.ts';

/** What a municipality does with what was filed. */
export type MunicipalDeed = 'correction' | 'notice' | 'entry';

interface Words {
  readonly name: string;
  readonly happened: string;
  /** `until`: the deadline in words; empty = none. */
  next(until: string): string;
}

const words: { readonly [deed in MunicipalDeed]: Words } = {
  correction: {
    name: '訂正のお願い',
    happened: '届け出た内容の訂正をお願いします。',
    next: (until) =>
      `下のページの「市区町村からのお知らせを読む」で、直すところを確認してください。${until}直してください。`,
  },
  notice: {
    name: 'お知らせ',
    happened: '市区町村から、届出についてのお知らせがあります。',
    next: () => '下のページの「市区町村からのお知らせを読む」で、お知らせを読んでください。',
  },
  entry: {
    name: '戸籍への記載',
    happened: '届け出た振り仮名が、戸籍に記載されました。',
    next: () => 'していただくことは、ありません。届け出た内容は、下のページで確認できます。',
  },
};

/** The citizen's page about what they filed. */
const path = screenAddress('kana-top');

interface Told {
  readonly number: string;
  readonly sender: string;
  readonly on: string;
  readonly until: string;
  readonly origin: string;
}

function mailText(deed: MunicipalDeed, { number, sender, on, until, origin }: Told): string {
  const { happened, next } = words[deed];
  const about = ['手続き', procedureTitles['1']] as const;
  return newsMail({
    ...{ happened, about, numberLabel, number, on, from: ['差出人', sender] },
    next: next(until),
    address: `${origin}${path}`,
  });
}

export interface Telling {
  readonly now: Date;
  readonly origin: string;
  send(message: Message): Promise<void>;
}

/** Mails whoever filed, at the address that they verified before filing. `dueDate`: of a correction, `YYYYMMDD`. */
export async function tellByMail(
  { now, origin, send }: Telling,
  { informant, histories }: Procedure,
  { deed, sender, dueDate = '' }: { readonly deed: MunicipalDeed; readonly sender: string; readonly dueDate?: string },
): Promise<void> {
  const [newest] = histories;
  if (informant.email === '' || newest === undefined) return;
  const text = mailText(deed, {
    ...{ number: newest.arrivalNumber, sender, origin },
    on: dayText(japanDate(now)),
    until: dueDate === '' ? '' : `${dayText(dueDate)}までに、`,
  });
  await send({ kind: 'mail', to: informant.email, text });
}

export function municipalityMails(): readonly MailTemplate[] {
  const told = { number: '（番号）', sender: '（市区町村の名前）', on: '（日付）', origin: '（ポータルの住所）' };
  return (Object.keys(words) as MunicipalDeed[]).map((deed) => ({
    name: `市区町村からの${words[deed].name}`,
    when: `市区町村からの${words[deed].name}があったとき`,
    text: mailText(deed, { ...told, until: deed === 'correction' ? '（訂正の期限）までに、' : '' }),
  }));
}
