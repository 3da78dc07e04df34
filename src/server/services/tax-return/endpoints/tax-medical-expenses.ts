import { offerOf } from '../../../common/tax/chosen.ts';
import { notPrepared } from '../../../common/tax/refusals.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { askMedical } from '../ask-medical.ts';

/** The year's medical expenses, which the health insurance collects without a link: polled until ready. Has a failure of its own: EDE226. */
export const endpoint = defineEndpoint('taxMedicalExpenses', {
  login: 'required',
  async handle(call) {
    const request = { ...call, citizen: await call.known() };
    const offer = await offerOf(request, 'taxReturn');
    if (offer === null) return notPrepared;
    const answer = await askMedical(request.db, request.citizen);
    if (!('isReady' in answer)) return answer;
    return ok({ isReady: answer.isReady, expenses: answer.isReady ? offer.medical : [] });
  },
});
