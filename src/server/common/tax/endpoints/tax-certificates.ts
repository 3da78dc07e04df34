import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { offerOf } from '../chosen.ts';
import { handedOverElsewhere } from '../handed-over-elsewhere.ts';
import { notPrepared } from '../refusals.ts';

/** The certificates held by the linked sites, with the citizen's choice; of each, when it was handed over in another procedure. */
export const endpoint = defineEndpoint('taxCertificates', {
  login: 'required',
  record: true,
  async handle(request) {
    const offer = await offerOf(request, request.body.procedure);
    if (offer === null) return notPrepared;
    const { key, certificates, chosenBefore, silentSites } = offer;
    const handedOver = await handedOverElsewhere(request.db, key);
    const told = certificates.map((certificate) => {
      const handedOverAt = handedOver.get(certificate.id);
      return { ...certificate, ...(handedOverAt !== undefined && { handedOverAt: handedOverAt.toISOString() }) };
    });
    return ok({ year: key.year, certificates: told, chosenBefore, silentSites });
  },
});
