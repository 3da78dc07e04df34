import * as wording from '../../../../../build/wording/services/drivers-license.ts';
import { mailAddressOf } from '../../../common/mail/mail-address.ts';
import { differing } from '../../../common/receipts/differing.ts';
import { sendReceipt } from '../../../common/receipts/send-receipt.ts';
import { takeSignature, toldOfSignature } from '../../../common/signatures/take-signature.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { addressRefusal } from '../filing.ts';
import { storeChange } from '../permanent-address.ts';
import { receipts } from '../receipt.ts';
import { registeredDomicile } from '../registered-domicile.ts';

/** Submits a new permanent address to the police, after checking content and signature (assumed). */
export const endpoint = defineEndpoint('licencePermanentAddressSubmit', {
  login: 'required',
  record: true,
  outside: (request) => toldOfSignature(request, request.body.signature),
  async handle(request, outside) {
    const { body, citizen, db, now } = request;
    const { application, signature } = body;
    const refused = await addressRefusal(request, application);
    if (refused !== null) return refused;
    const unsigned = await takeSignature(request, { target: application, signature }, await outside());
    if (unsigned !== null) return unsigned;
    const differences = differing([
      {
        label: wording.receipt.newDomicile,
        written: application.address,
        source: wording.receipt.domicileOfRegister,
        registered: registeredDomicile(citizen) ?? '',
      },
    ]);
    const change = await storeChange(db, citizen.id, application, now, differences);
    const to = await mailAddressOf(db, citizen, null);
    await sendReceipt(request, receipts, { number: change.receptionNumber, to });
    return ok(change);
  },
});
