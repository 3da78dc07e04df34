import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { qrCodeExpired } from '../../cards/refusals.ts';
import { signatureStatusFor } from '../signature-request.ts';

/** Whether the phone has signed: 0 signed, 1 waiting, 2 given up. ED1517 when the code is no longer valid. */
export const endpoint = defineEndpoint('signatureStatusCheck', {
  login: 'required',
  outside: (request) => {
    const { body, citizen, now } = request;
    return signatureStatusFor(request, { accessKey: body.accessKey, citizenId: citizen.id, now });
  },
  async handle(_request, outside) {
    const status = await outside();
    return status === null ? qrCodeExpired : ok({ signatureStatus: status });
  },
});
