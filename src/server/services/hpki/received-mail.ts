import type { MailTemplate } from '../../kernel/portal/module-parts.ts';
import type { FiledApplication } from './applications.ts';

/** Text of the mail confirming an application. */
export function receivedMail(
  { receptionNumber }: Pick<FiledApplication, 'receptionNumber'>,
  issuerName: string,
): string {
  return `医療分野の電子署名の利用申請を受け付けました。\n受付番号：${receptionNumber}\n申請先：${issuerName}\n申請先が内容を確認します。確認が終わると、申請先から連絡します。`;
}

export function receivedMails(): readonly MailTemplate[] {
  return [
    {
      name: '電子署名の利用申請の受け付け',
      when: '医療分野の電子署名の利用申請を受け付けたとき',
      text: receivedMail({ receptionNumber: '（番号）' }, '（申請先の名前）'),
    },
  ];
}
