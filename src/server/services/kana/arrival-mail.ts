import type { MailTemplate } from '../../kernel/portal/module-parts.ts';
import type { History } from './procedures.ts';
import type { ProcedureType } from './report.ts';

const said: { readonly [type in ProcedureType]: string } = {
  '1': '振り仮名の届出を受け付けました。',
  '2': '振り仮名の届出の訂正を受け付けました。',
  '3': '振り仮名の届出の取り下げを受け付けました。',
};

/** Text of the mail about a submission. */
export function arrivalMail({ type, arrivalNumber }: Pick<History, 'type' | 'arrivalNumber'>): string {
  return `${said[type]}\n到達番号：${arrivalNumber}\n市区町村が内容を確認します。確認の結果は、振り仮名の届出の画面でお知らせします。`;
}

const named: { readonly [type in ProcedureType]: string } = {
  '1': '振り仮名の届出',
  '2': '届出の訂正',
  '3': '届出の取り下げ',
};

export function arrivalMails(): readonly MailTemplate[] {
  return (['1', '2', '3'] as const).map((type) => ({
    name: `${named[type]}の受け付け`,
    when: `${named[type]}を受け付けたとき`,
    text: arrivalMail({ type, arrivalNumber: '（番号）' }),
  }));
}
