import * as refusalsWording from '../../../../../build/wording/server/refusals.ts';
import { invalidRequest } from '../../../kernel/calls/answers.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { numberSetting } from '../../../kernel/portal/settings.ts';
import { qrImage } from '../../images/qr-image.ts';
import { phoneAddress } from '../phone-address.ts';
import { issueQrReading, openQrReading, replaceQrReading } from '../qr-reading.ts';

/** A QR code with which a phone reads the citizen's card: the one this session waits for already, else a new one. Renewing it invalidates the previous code. */
export const endpoint = defineEndpoint('qrCardAssistInfo', {
  login: 'required',
  async handle({ body, citizen, session, db, now, settings, origin }) {
    if (body.myNumberFlg !== '0') return invalidRequest(200, refusalsWording.cards.myNumberNotRead);
    if (body.accessKey) await replaceQrReading(db, citizen.id, body.accessKey);
    const asked = { citizenId: citizen.id, sessionId: session.id, now };
    const { accessKey, token, secondsLeft } =
      (await openQrReading(db, asked)) ??
      (await issueQrReading(db, { ...asked, limitSeconds: numberSetting(settings, 'qr.limit') }));
    const readingUrl = phoneAddress(settings, origin, token);
    return ok({ qrCode: qrImage(readingUrl), accessKey, readingUrl, secondsLeft });
  },
});
