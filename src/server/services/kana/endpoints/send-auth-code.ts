import { codeMinutes, hasTooManyCodes, makeCode } from '../../../common/mail/auth-codes.ts';
import { codeMail } from '../../../common/mail/code-mail.ts';
import { addressRefused, tooManySends, undeliverable } from '../../../common/mail/refusals.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { deliveryTo } from '../../../ports/mailer.ts';

/** Mails a verification code, invalidating the previous one. ED0014 address refused, ED2117 undeliverable, ED2107 too many. */
export const endpoint = defineEndpoint('sendAuthCode', {
  login: 'required',
  outside: ({ body, mailer }) => deliveryTo(mailer, body.email),
  async handle(request, outside) {
    const { citizen, db, now, settings, send } = request;
    const { email } = request.body;
    const delivery = await outside();
    if (delivery === 'refused') return addressRefused;
    const asked = { citizenId: citizen.id, email, now, settings };
    if (await hasTooManyCodes(db, asked)) return tooManySends;
    if (delivery === 'undeliverable') return undeliverable;
    const validMinutes = codeMinutes(settings);
    await send({ kind: 'code', to: email, text: codeMail(await makeCode(db, asked), validMinutes) });
    return ok({ sentAt: now.getTime(), validMinutes });
  },
});
