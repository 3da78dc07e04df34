import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { lockCitizen } from '../../../kernel/people/citizens.ts';
import { chosenIds, storeChoice } from '../choices.ts';
import { offerOf } from '../chosen.ts';
import { progressOf } from '../progress.ts';
import { notPrepared, unknownCertificate } from '../refusals.ts';

/** Saves the choice. Choices the citizen could not see (a silent site, medical expenses that failed to load) stay unchanged. */
export const endpoint = defineEndpoint('taxCertificatesChoose', {
  login: 'required',
  record: true,
  async handle(request) {
    const { body, citizen, db } = request;
    await lockCitizen(db, citizen.id);
    const before = await offerOf(request, body.procedure);
    if (before === null) return notPrepared;
    const medical = body.medicalIds === undefined ? [] : before.medical;
    const seen = new Set([...before.certificates, ...medical].map(({ id }) => id));
    const wanted = [...body.ids, ...(body.medicalIds ?? [])];
    if (!wanted.every((id) => seen.has(id))) return unknownCertificate;
    const unseen = [...(await chosenIds(db, before.key))].filter((id) => !seen.has(id));
    await storeChoice(db, before.key, new Set([...unseen, ...wanted]));
    const after = await offerOf(request, body.procedure);
    return after === null ? notPrepared : ok(await progressOf(db, after));
  },
});
