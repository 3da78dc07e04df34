import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { numberSetting } from '../../../kernel/portal/settings.ts';
import { signingAddress } from '../../cards/phone-address.ts';
import { qrImage } from '../../images/qr-image.ts';
import { issueSignatureRequest, openSignatureRequest, replaceSignatureRequest } from '../signature-request.ts';

/**
 * A QR code for signing the content with the citizen's card on a phone (assumed): the one this session waits for already, else a new one. Renewing it
 * invalidates the previous code.
 */
export const endpoint = defineEndpoint('signatureQrInfo', {
  login: 'required',
  async handle(request) {
    const { body, citizen, session, db, now, settings, origin } = request;
    const refused = await request.refusalBeforeSigning(body.target);
    if (refused !== null) return refused;
    if (body.accessKey) await replaceSignatureRequest(db, citizen.id, body.accessKey);
    const asked = { citizen, sessionId: session.id, target: body.target, now };
    const { id, token, secondsLeft } =
      (await openSignatureRequest(request, asked)) ??
      (await issueSignatureRequest(request, {
        ...asked,
        kind: 'qr',
        limitSeconds: numberSetting(settings, 'qr.limit'),
      }));
    const readingUrl = signingAddress(settings, origin, token);
    return ok({ qrCode: qrImage(readingUrl), accessKey: id, readingUrl, secondsLeft });
  },
});
