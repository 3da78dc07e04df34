import { arrivalMail } from '../../../../../kana/arrival-mail.ts';
import { submissionProblem } from '../../../../../kana/check-submission.ts';
import { citizenKana } from '../../../../../kana/citizen-kana.ts';
import { draftContent } from '../../../../../kana/draft-content.ts';
import { findDraft } from '../../../../../kana/drafts.ts';
import { fileSubmission } from '../../../../../kana/file-submission.ts';
import { findProcedure } from '../../../../../kana/procedures.ts';
import {
  acceptanceRefusal,
  draftOutdated,
  inputDiffers,
  noDraft,
  registerRefusal,
} from '../../../../../kana/refusals.ts';
import { defineEndpoint, ok } from '../../../../../kernel/endpoint.ts';
import { japanDate } from '../../../../../kernel/japan-date.ts';
import { verifiedEmailOf } from '../../../../../mail/verified-email.ts';
import { takeSignature } from '../../../../../signatures/take-signature.ts';

/** Submits the draft: everything is checked again, then the signature (a withdrawal needs none), then it is filed and the draft ends. */
export const endpoint = defineEndpoint('kanaSubmit', {
  login: 'required',
  async handle(request) {
    const { body, citizen, db, now, settings, send } = request;
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
    );
    const { arrivalNumber, applicationNumber } = history;
    const { email } = content.informant;
    if (email !== '') await send({ kind: 'mail', to: email, text: arrivalMail(history) });
    return ok({ arrivalNumber, applicationNumber, procedureId, submissionDate: today });
  },
});
