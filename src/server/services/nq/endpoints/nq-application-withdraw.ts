import { withdraw } from '../../../common/agency/withdraw.ts';
import { registeredEmailOf } from '../../../common/mail/registered-email.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { agency } from '../applications/agency.ts';
import { notFound, underExamination } from '../applications/refusals.ts';

/** Withdraws an application whose examination has not begun; EDQ314 once it has, or when it is closed. */
export const endpoint = defineEndpoint('nqApplicationWithdraw', {
  login: 'required',
  record: true,
  async handle(request) {
    const email = await registeredEmailOf(request.db, request.citizen);
    const withdrawn = await withdraw({ ...request, email }, agency, request.body.applyingId);
    if (withdrawn === 'missing') return notFound;
    if (withdrawn === 'late') return underExamination;
    return ok({ applicationNumber: withdrawn.number });
  },
});
