import { verifiedEmailOf } from '../../../common/mail/verified-email.ts';
import { sendReceipt } from '../../../common/receipts/send-receipt.ts';
import { takeSignature } from '../../../common/signatures/take-signature.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { submissionProblem } from '../check-submission.ts';
import { citizenKana } from '../citizen-kana.ts';
import { draftContent } from '../draft-content.ts';
import { findDraft } from '../drafts.ts';
import { forgetEarlierInput, keyOf } from '../earlier-inputs.ts';
import { fileSubmission } from '../file-submission.ts';
import { findProcedure } from '../procedures.ts';
import { receiptPaths, receipts } from '../receipt.ts';
import { acceptanceRefusal, draftOutdated, inputDiffers, noDraft, registerRefusal } from '../refusals.ts';

/** Submits the draft: rechecks everything, then the signature (a withdrawal needs none), files it and deletes the draft, and an earlier input of the same. */
export const endpoint = defineEndpoint('kanaSubmit', {
  login: 'required',
  async handle(request) {
    const { body, citizen, db, now, settings } = request;
    const { report, signature } = body;
    const today = japanDate(now);
    const refused = registerRefusal(citizen) ?? (report.type === '1' ? acceptanceRefusal(today, settings) : null);
    if (refused !== null) return refused;
    const draft = await findDraft(db, citizen.id, now);
    if (draft === null) return noDraft;
    const kana = await citizenKana(db, request);
    const content = draftContent(
      kana,
      { ...draft, informant: report.informant },
      await verifiedEmailOf(db, citizen.id),
    );
    if (content === null) return draftOutdated;
    const problem = submissionProblem(report, content, settings);
    if (problem !== null) return inputDiffers(problem);
    if (report.type !== '3') {
      const unsigned = await takeSignature(db, { citizen, now, target: report, signature });
      if (unsigned !== null) return unsigned;
    }

    const { history, procedureId } = await fileSubmission(
      request,
      report,
      findProcedure(kana.procedures, content.procedureId),
      content,
    );
    await forgetEarlierInput(db, citizen.id, keyOf(draft));
    const { arrivalNumber, applicationNumber } = history;
    const { email } = content.informant;
    // Verified before the notification was filed; a correction or withdrawal cannot change it.
    await sendReceipt(request, receipts, { number: arrivalNumber, to: email, path: receiptPaths[report.type] });
    return ok({ type: report.type, arrivalNumber, applicationNumber, procedureId, submissionDate: today });
  },
});
