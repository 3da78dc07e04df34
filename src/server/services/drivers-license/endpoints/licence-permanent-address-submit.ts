import { mailAddressOf } from '../../../common/mail/mail-address.ts';
import { sendReceipt } from '../../../common/receipts/send-receipt.ts';
import { takeSignature } from '../../../common/signatures/take-signature.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { addressProblem } from '../check-address.ts';
import { findLicence } from '../find-licence.ts';
import { changeHindrance } from '../hindrance.ts';
import { pendingChange, storeChange } from '../permanent-address.ts';
import { receiptPath, receipts } from '../receipt.ts';
import { changePending, contentProblem, notUsable } from '../refusals.ts';

/** Submits a new permanent address to the police, after checking content and signature (assumed). */
export const endpoint = defineEndpoint('licencePermanentAddressSubmit', {
  login: 'required',
  async handle(request) {
    const { body, citizen, db, now } = request;
    const { application, signature } = body;
    const licence = await findLicence(db, citizen.id, now);
    if (licence === null || changeHindrance(licence, japanDate(now)) !== '') return notUsable;
    if ((await pendingChange(db, citizen.id, now)) !== null) return changePending;
    const problem = addressProblem(application, licence);
    if (problem !== null) return contentProblem(problem);
    const unsigned = await takeSignature(db, { citizen, now, target: application, signature });
    if (unsigned !== null) return unsigned;
    const change = await storeChange(db, citizen.id, application.address, now);
    const to = await mailAddressOf(db, citizen, null);
    await sendReceipt(request, receipts, { number: change.receptionNumber, to, path: receiptPath });
    return ok(change);
  },
});
