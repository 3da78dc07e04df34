import { notRead } from '../../../common/register/refusals.ts';
import { offerOf } from '../../../common/tax/chosen.ts';
import { notPrepared } from '../../../common/tax/refusals.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { isFailed } from '../../../ports/register.ts';

/** The year's medical expenses, which the health insurance collects without a link: polled until ready. Has a failure of its own: EDE226. */
export const endpoint = defineEndpoint('taxMedicalExpenses', {
  login: 'required',
  async handle(call) {
    const request = { ...call, citizen: await call.known() };
    const offer = await offerOf(request, 'taxReturn');
    if (offer === null) return notPrepared;
    const { register, citizen, db } = request;
    await register.obtain('medicalExpenses', citizen, db);
    const progress = await register.progressOf('medicalExpenses', citizen, db);
    if (progress !== null && isFailed(progress)) return notRead(progress);
    const isReady = progress?.isThere ?? false;
    return ok({ isReady, expenses: isReady ? offer.medical : [] });
  },
});
