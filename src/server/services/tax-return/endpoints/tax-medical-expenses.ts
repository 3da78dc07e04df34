import { notRead } from '../../../common/register/refusals.ts';
import { offerOf } from '../../../common/tax/chosen.ts';
import { notPrepared } from '../../../common/tax/refusals.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { isFailed } from '../../../ports/register.ts';

/** The year's medical expenses, which the health insurance collects without a link: polled until ready. Has a failure of its own: EDE226. */
export const endpoint = defineEndpoint('taxMedicalExpenses', {
  login: 'required',
  record: true,
  async outside(request) {
    const offer = await offerOf(request, 'taxReturn');
    if (offer === null) return null;
    const { register, citizen } = request;
    await register.obtain('medicalExpenses', citizen);
    return { offer, progress: await register.progressOf('medicalExpenses', citizen) };
  },
  async handle(_request, outside) {
    const told = await outside();
    if (told === null) return notPrepared;
    const { offer, progress } = told;
    if (progress !== null && isFailed(progress)) return notRead(progress);
    const isReady = progress?.isThere ?? false;
    return ok({ isReady, expenses: isReady ? offer.medical : [] });
  },
});
