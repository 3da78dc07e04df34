import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { numberSetting } from '../../../kernel/portal/settings.ts';
import { signingAddress } from '../../cards/phone-address.ts';
import { qrImage } from '../../images/qr-image.ts';
import { issueSignatureRequest, replaceSignatureRequest } from '../signature-request.ts';

/** Issues a QR code for signing the content with the citizen's card on a phone (assumed). Renewing it invalidates the previous code. */
export const endpoint = defineEndpoint('signatureQrInfo', {
  login: 'required',
  async handle(request) {
    const { body, citizen, session, db, now, settings, origin } = request;
    const refused = await request.refusalBeforeSigning(body.target);
    if (refused !== null) return refused;
    if (body.accessKey) await replaceSignatureRequest(db, citizen.id, body.accessKey);
    const { id, token } = await issueSignatureRequest(db, {
      kind: 'qr',
      citizenId: citizen.id,
      sessionId: session.id,
      target: body.target,
      now,
      limitSeconds: numberSetting(settings, 'qr.limit'),
    });
    const readingUrl = signingAddress(settings, origin, token);
    return ok({ qrCode: await qrImage(readingUrl), accessKey: id, readingUrl });
  },
});
