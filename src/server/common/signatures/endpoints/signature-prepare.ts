import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { numberSetting } from '../../../kernel/portal/settings.ts';
import { askForSignature, keepSignatureRequest } from '../signature-request.ts';

/** Stores what an app is to sign and returns the number with which the app is started (assumed). */
export const endpoint = defineEndpoint('signaturePrepare', {
  login: 'required',
  record: true,
  async outside({ body: { target }, citizen, now, settings, signing, refusalBeforeSigning }) {
    const refused = await refusalBeforeSigning(target);
    if (refused !== null) return { refused };
    const limitSeconds = numberSetting(settings, 'expiry.limit');
    return { asked: await askForSignature(signing, { kind: 'app', citizen, target, now, limitSeconds }) };
  },
  async handle({ db, session, now }, outside) {
    const told = await outside();
    if (told.refused !== undefined) return told.refused;
    const { id } = await keepSignatureRequest(db, told.asked, { sessionId: session.id, now });
    return ok({ signatureId: id });
  },
});
