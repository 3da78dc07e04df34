import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { numberSetting } from '../../../kernel/portal/settings.ts';
import { issueSignatureRequest } from '../signature-request.ts';

/** Stores what an app is to sign and returns the number with which the app is started (assumed). */
export const endpoint = defineEndpoint('signaturePrepare', {
  login: 'required',
  async handle(request) {
    const { body, citizen, session, now, settings } = request;
    const refused = await request.refusalBeforeSigning(body.target);
    if (refused !== null) return refused;
    const { id } = await issueSignatureRequest(request, {
      kind: 'app',
      citizen,
      sessionId: session.id,
      target: body.target,
      now,
      limitSeconds: numberSetting(settings, 'expiry.limit'),
    });
    return ok({ signatureId: id });
  },
});
