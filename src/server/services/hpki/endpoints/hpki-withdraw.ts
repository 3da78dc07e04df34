import { withdraw } from '../../../common/agency/withdraw.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { agency } from '../agency.ts';
import { notFound, underExamination } from '../refusals.ts';

/** Withdraws an application whose examination has not begun; EDH105 once it has, or when it is closed. */
export const endpoint = defineEndpoint('hpkiWithdraw', {
  login: 'required',
  record: true,
  async handle(request) {
    const email = await registeredEmailOf(request.db, request.citizen);
    const withdrawn = await withdraw({ ...request, email }, agency, request.body.receptionNumber);
    if (withdrawn === 'missing') return notFound;
    if (withdrawn === 'late') return underExamination;
    return ok({ receptionNumber: withdrawn.number });
  },
});
