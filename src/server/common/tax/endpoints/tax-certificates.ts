import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { offerOf } from '../chosen.ts';
import { notPrepared } from '../refusals.ts';

/** The certificates held by the linked sites, with the citizen's choice. */
export const endpoint = defineEndpoint('taxCertificates', {
  login: 'required',
  record: true,
  async handle(request) {
    const offer = await offerOf(request, request.body.procedure);
    if (offer === null) return notPrepared;
    const { key, certificates, chosenBefore, silentSites } = offer;
    return ok({ year: key.year, certificates, chosenBefore, silentSites });
  },
});
