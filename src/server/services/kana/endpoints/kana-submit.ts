import { sendReceipt } from '../../../common/receipts/send-receipt.ts';
import { takeSignature, toldOfSignature } from '../../../common/signatures/take-signature.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { differencesFrom } from '../differences.ts';
import { forgetEarlierInput, keyOf } from '../earlier-inputs.ts';
import { fileSubmission } from '../file-submission.ts';
import { filable } from '../filing.ts';
import { findProcedure, numberOf } from '../procedures.ts';
import { receipts } from '../receipt.ts';

/** Submits the draft: rechecks everything, then the signature (a withdrawal needs none), files it and deletes the draft, and an earlier input of the same. */
export const endpoint = defineEndpoint('kanaSubmit', {
  login: 'required',
  record: true,
  outside: (request) => toldOfSignature(request, request.body.signature),
  async handle(request, outside) {
    const { body, citizen, db, now } = request;
    const { report, signature } = body;
    const found = await filable(request, report);
    if ('refused' in found) return found.refused;
    const { draft, kana, content } = found;
    if (report.type !== '3') {
      const unsigned = await takeSignature(request, { target: report, signature }, await outside());
      if (unsigned !== null) return unsigned;
    }

    const about = findProcedure(kana.procedures, content.procedureId);
    const kind = report.type === '2' ? 'correction' : 'withdrawal';
    if (about !== undefined) request.act({ kind, follows: numberOf(about) });
    const differences = await differencesFrom(request, report, content);
    const { history, procedureId } = await fileSubmission(request, report, about, content, differences);
    await forgetEarlierInput(db, citizen.id, keyOf(draft));
    const { arrivalNumber, applicationNumber } = history;
    const { email } = content.informant;
    // Verified before the notification was filed; a correction or withdrawal cannot change it.
    await sendReceipt(request, receipts, { number: arrivalNumber, to: email });
    return ok({ type: report.type, arrivalNumber, applicationNumber, procedureId, submissionDate: japanDate(now) });
  },
});
