import { mailAddressOf } from '../../../common/mail/mail-address.ts';
import { sendReceipt } from '../../../common/receipts/send-receipt.ts';
import { takeSignature } from '../../../common/signatures/take-signature.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { addressRefusal } from '../filing.ts';
import { storeChange } from '../permanent-address.ts';
import { receipts } from '../receipt.ts';

/** Submits a new permanent address to the police, after checking content and signature (assumed). */
export const endpoint = defineEndpoint('licencePermanentAddressSubmit', {
  login: 'required',
  async handle(call) {
    const request = { ...call, citizen: await call.known() };
    const { body, citizen, db, now } = request;
    const { application, signature } = body;
    const refused = await addressRefusal(request, application);
    if (refused !== null) return refused;
    const unsigned = await takeSignature(request, { target: application, signature });
    if (unsigned !== null) return unsigned;
    const change = await storeChange(db, citizen.id, application, now);
    const to = await mailAddressOf(db, citizen, null);
    await sendReceipt(request, receipts, { number: change.receptionNumber, to });
    return ok(change);
  },
});
