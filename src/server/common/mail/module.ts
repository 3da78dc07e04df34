import type { ServiceModule } from '../../kernel/portal/module.ts';
import { codeMinutes } from './auth-codes.ts';
import { codeMail } from './code-mail.ts';
import { retention } from './retention.ts';

export const module: ServiceModule = {
  retention,
  mails: (settings) => [
    {
      name: '確認コードのお知らせ',
      when: 'メールアドレスを確認するとき',
      text: codeMail('（6桁の数字）', codeMinutes(settings)),
    },
  ],
};
