import { draftEnd } from '../../../common/drafts/draft-end.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { filesOfAnswers } from '../applications/answer-files.ts';
import { answerProblem, isComplete } from '../applications/answer-problem.ts';
import { tieToDraft } from '../applications/attachments.ts';
import { lastDayToFile, promisedDay } from '../applications/draft-last-day.ts';
import { storeDraft } from '../applications/drafts.ts';
import { formRenewed, inputDiffers, staleDraft } from '../applications/refusals.ts';
import { begunApplication, isBasedOn } from '../applications/sent-application.ts';

/**
 * Saves an unfinished application as typed: input may be missing or malformed, and the response says whether it is complete. EDQ302 when it
 * was saved, deleted or submitted elsewhere after `revision` of `draftId` was loaded, unless this changes nothing (a retry whose first response was lost).
 * EDQ301, EDQ311 and EDQ313 where the person cannot file.
 */
export const endpoint = defineEndpoint('nqDraftSave', {
  login: 'required',
  record: true,
  async handle(request) {
    const { citizen, db, now, settings, body } = request;
    const { hierarchy, answers } = body;
    const begun = await begunApplication(request);
    if ('refused' in begun) return begun.refused;
    const { path, procedure, draft, open, belongsTo } = begun;
    const { form, formVersion, name } = procedure;

    if (!isBasedOn(body, draft)) return staleDraft;

    if (answers.version !== formVersion) return formRenewed;
    const problem = await answerProblem(form, answers.values, 'shapes');
    if (problem !== null) return inputDiffers(problem);
    const files = await filesOfAnswers(db, citizen.id, answers.values, belongsTo, settings);
    if ('refused' in files) return files.refused;

    const saved = {
      path,
      hierarchy,
      procedureName: name,
      revision: (draft?.revision ?? 0) + 1,
      answers,
      savedAt: now,
      expiresAt: draftEnd(now, settings),
    };
    const id = await storeDraft(db, citizen.id, saved, draft);
    await tieToDraft(db, citizen.id, id, files.ids, now);
    const answer = ok({
      id,
      revision: saved.revision,
      savedAt: now.toISOString(),
      lastDay: promisedDay(saved, lastDayToFile(procedure, open), now),
      isComplete: await isComplete(form, answers.values),
    });
    return { ...answer, leavesWaiting: draft !== null };
  },
});
