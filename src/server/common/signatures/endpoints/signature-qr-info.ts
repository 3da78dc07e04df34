import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { numberSetting } from '../../../kernel/portal/settings.ts';
import { signingAddress } from '../../cards/phone-address.ts';
import { qrImage } from '../../images/qr-image.ts';
import {
  askForSignature,
  keepSignatureRequest,
  openSignatureRequest,
  replaceSignatureRequest,
} from '../signature-request.ts';

/**
 * A QR code for signing the content with the citizen's card on a phone (assumed): the one this session waits for already, else a new one. Renewing it
 * invalidates the previous code.
 */
export const endpoint = defineEndpoint('signatureQrInfo', {
  login: 'required',
  record: true,
  async outside(request) {
    const { body, citizen, session, now, settings, signing } = request;
    const refused = await request.refusalBeforeSigning(body.target);
    if (refused !== null) return { refused };
    const wanted = { citizen, target: body.target, now };
    const given = body.accessKey ?? '';
    const open = await openSignatureRequest(request, { ...wanted, sessionId: session.id, given });
    if (open !== null) return { open };
    const limitSeconds = numberSetting(settings, 'qr.limit');
    return { asked: await askForSignature(signing, { ...wanted, kind: 'qr', limitSeconds }) };
  },
  async handle({ body, citizen, session, db, now, settings, origin }, outside) {
    const told = await outside();
    if (told.refused !== undefined) return told.refused;
    if (body.accessKey) await replaceSignatureRequest(db, citizen.id, body.accessKey);
    const { id, token, secondsLeft } =
      told.open ?? (await keepSignatureRequest(db, told.asked, { sessionId: session.id, now }));
    const readingUrl = signingAddress(settings, origin, token);
    return ok({ qrCode: qrImage(readingUrl), accessKey: id, readingUrl, secondsLeft });
  },
});
