import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { qrCodeExpired } from '../../cards/refusals.ts';
import { qrStatusFor } from '../qr-reading.ts';

/** Whether the phone has read the card: 0 read, 1 waiting, 2 attempt failed. ED1517 when the code is no longer valid. */
export const endpoint = defineEndpoint('qrCardAssistStatusCheck', {
  login: 'required',
  async handle({ body, citizen, db, now }) {
    const status = await qrStatusFor(db, { accessKey: body.accessKey, citizenId: citizen.id, now });
    return status === null ? qrCodeExpired : ok({ qrStatus: status });
  },
});
