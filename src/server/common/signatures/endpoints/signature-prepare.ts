import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { numberSetting } from '../../../kernel/portal/settings.ts';
import { issueSignatureRequest } from '../signature-request.ts';

/** Stores what an app is to sign and returns the number with which the app is started (assumed). */
export const endpoint = defineEndpoint('signaturePrepare', {
  login: 'required',
  async handle({ body, citizen, session, db, now, settings }) {
    const { id } = await issueSignatureRequest(db, {
      kind: 'app',
      citizenId: citizen.id,
      sessionId: session.id,
      target: body.target,
      now,
      limitSeconds: numberSetting(settings, 'expiry.limit'),
    });
    return ok({ signatureId: id });
  },
});
