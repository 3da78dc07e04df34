import { mailAddressOf } from '../../../common/mail/mail-address.ts';
import { nextNumber } from '../../../common/receipts/next-number.ts';
import { sendReceipt } from '../../../common/receipts/send-receipt.ts';
import { takeSignature, toldOfSignature } from '../../../common/signatures/take-signature.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { issueCode } from '../codes.ts';
import { registersToIssue } from '../filing.ts';
import { receipts } from '../receipt.ts';

/** Issues a code for every register that was requested and signed (assumed). */
export const endpoint = defineEndpoint('identificationCodeIssue', {
  login: 'required',
  record: true,
  outside: (request) => toldOfSignature(request, request.body.signature),
  async handle(request, outside) {
    const { body, citizen, db, now, settings } = request;
    const { application, signature } = body;
    const asked = registersToIssue(request, application);
    if ('refused' in asked) return asked.refused;
    const unsigned = await takeSignature(request, { target: application, signature }, await outside());
    if (unsigned !== null) return unsigned;

    const receptionNumber = await nextNumber(db, now);
    const codes = [];
    for (const register of asked.registers) {
      codes.push(await issueCode(db, { citizenId: citizen.id, receptionNumber, register, now, settings }));
    }
    const to = await mailAddressOf(db, citizen, null);
    await sendReceipt(request, receipts, { number: receptionNumber, to });
    return ok({ receptionNumber, codes });
  },
});
