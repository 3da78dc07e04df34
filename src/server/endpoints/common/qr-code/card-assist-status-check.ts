import { qrStatusFor } from '../../../cards/qr-reading.ts';
import { qrCodeExpired } from '../../../family-register/refusals.ts';
import { defineEndpoint, ok } from '../../../kernel/endpoint.ts';

/** Whether the phone has read the card: 0 read, 1 waiting, 2 tried in vain. ED1517 when the code is of no use any more. */
export const endpoint = defineEndpoint('qrCardAssistStatusCheck', {
  login: 'required',
  async handle({ body, citizen, db, now }) {
    const status = await qrStatusFor(db, { accessKey: body.accessKey, citizenId: citizen.id, now });
    return status === null ? qrCodeExpired : ok({ qrStatus: status });
  },
});
