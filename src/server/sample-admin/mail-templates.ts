import { receivedMail } from '../hpki/received-mail.ts';
import { arrivalMail } from '../kana/arrival-mail.ts';
import type { Settings } from '../kernel/settings.ts';
import { codeMinutes } from '../mail/auth-codes.ts';
import { codeMail } from '../mail/code-mail.ts';

export interface MailTemplate {
  readonly name: string;
  /** When the portal sends it. */
  readonly when: string;
  readonly text: string;
}

const number = '（番号）';

/** The mails that the portal sends, made by what sends them, with placeholders where the person's own data stand. */
export function mailTemplates(settings: Settings): readonly MailTemplate[] {
  return [
    {
      name: '確認コードのお知らせ',
      when: 'メールアドレスを確認するとき',
      text: codeMail('（6桁の数字）', codeMinutes(settings)),
    },
    {
      name: '電子署名の利用申請の受け付け',
      when: '医療分野の電子署名の利用申請を受け付けたとき',
      text: receivedMail({ receptionNumber: number }, '（申請先の名前）'),
    },
    ...(['1', '2', '3'] as const).map((type) => ({
      name: `${kanaNames[type]}の受け付け`,
      when: `${kanaNames[type]}を受け付けたとき`,
      text: arrivalMail({ type, arrivalNumber: number }),
    })),
  ];
}

const kanaNames = { '1': '振り仮名の届出', '2': '届出の訂正', '3': '届出の取り下げ' } as const;
