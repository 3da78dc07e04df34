import * as mailsWording from '../../../../build/wording/server/mails.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { codeMinutes } from './auth-codes.ts';
import { codeMail } from './code-mail.ts';
import { retention } from './retention.ts';

export const module: ServiceModule = {
  retention,
  mails: (settings) => [
    {
      name: mailsWording.code.name,
      when: mailsWording.code.when,
      text: codeMail(mailsWording.slots.code, codeMinutes(settings)),
    },
  ],
};
