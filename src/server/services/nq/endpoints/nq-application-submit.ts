import { countingValues } from '../../../../forms/data-form/answers.ts';
import { mailAddressOf } from '../../../common/mail/mail-address.ts';
import { sendReceipt } from '../../../common/receipts/send-receipt.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { filesOfAnswers } from '../applications/answer-files.ts';
import { answerProblem } from '../applications/answer-problem.ts';
import { correctApplication, openApplication, storeApplication } from '../applications/applications.ts';
import { tieToApplication } from '../applications/attachments.ts';
import { deleteDraft } from '../applications/drafts.ts';
import { feeText } from '../applications/fee-words.ts';
import { appliedProcedure } from '../applications/procedure.ts';
import { receipts } from '../applications/receipt.ts';
import {
  alreadyApplied,
  correctionOver,
  formRenewed,
  inputDiffers,
  notAccepted,
  staleDraft,
} from '../applications/refusals.ts';
import { lapsedCorrection, lastDayOf } from '../applications/returned.ts';
import { begunApplication, isBasedOn } from '../applications/sent-application.ts';

/**
 * Files an application: rechecks everything, assigns a number, deletes the draft and attaches its files to the application. A returned
 * application is received again under its number. EDQ304 while one is under examination; EDQ302 when the draft was changed elsewhere; EDQ301,
 * EDQ311 to EDQ313 when the person cannot file here.
 */
export const endpoint = defineEndpoint('nqApplicationSubmit', {
  login: 'required',
  record: true,
  async handle(request) {
    const { citizen, db, now, settings, body } = request;
    const { hierarchy, answers } = body;
    const begun = await begunApplication(request);
    if ('refused' in begun) return begun.refused;
    const { path, procedure: offered, draft, open, belongsTo } = begun;
    const { form, formVersion, acceptsApplication, closed } = offered;

    const lapsed = open === null && body.revision > 0 ? await lapsedCorrection(db, citizen.id, path, now) : null;
    if (lapsed !== null && (draft === null || draft.savedAt < lapsed)) return correctionOver(lastDayOf(lapsed));
    if (!isBasedOn(body, draft)) return staleDraft;
    // A returned application may be corrected even after the period; unchosen levels always prevent filing.
    if (!acceptsApplication && (open === null || closed === null)) return notAccepted(closed, { entered: true });
    if (answers.version !== formVersion) return formRenewed;
    const problem = await answerProblem(form, answers.values, 'all');
    if (problem !== null) return inputDiffers(problem);
    const counting = { version: answers.version, values: countingValues(form, answers.values) };
    const files = await filesOfAnswers(db, citizen.id, counting.values, belongsTo, settings);
    if ('refused' in files) return files.refused;

    const procedure = appliedProcedure(offered);
    const sent = { hierarchy, procedure, form, answers: counting };
    if (open !== null && !(await correctApplication(db, open, { ...sent, now })))
      return alreadyApplied(open.applicationNumber);
    if (open !== null) request.act({ kind: 'correction' });
    const application =
      open ??
      (await storeApplication(db, citizen.id, {
        ...sent,
        path,
        status: '1',
        receivedAt: now,
        returned: null,
        history: [{ at: now.toISOString(), event: '1', note: '' }],
      }));
    if (application === null)
      return alreadyApplied((await openApplication(db, citizen.id, path, now))?.applicationNumber ?? '');
    await tieToApplication(db, citizen.id, application.applyingId, files.ids);
    if (draft !== null) await deleteDraft(db, citizen.id, draft.id);

    const { applyingId, applicationNumber } = application;
    const to = await mailAddressOf(db, citizen, null);
    await sendReceipt(request, receipts, { number: applicationNumber, to });
    return ok({
      applyingId,
      applicationNumber,
      qualificationId: path.qualificationId,
      qualificationName: procedure.qualificationName,
      procedureName: procedure.name,
      receivedOn: japanDate(now),
      isAgain: open !== null,
      feeText: feeText(procedure.fee),
      agency: { name: procedure.agencyName, phone: procedure.agencyPhone, hours: procedure.agencyHours },
    });
  },
});
