import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { isComplete } from '../applications/answer-problem.ts';
import { openApplication } from '../applications/applications.ts';
import { draftContent } from '../applications/draft-content.ts';
import { draftDifferences } from '../applications/draft-differences.ts';
import { lastDayToFile, promisedDay } from '../applications/draft-last-day.ts';
import { findDraft } from '../applications/drafts.ts';
import { procedureOf } from '../applications/procedure.ts';
import { procedurePath } from '../applications/procedure-path.ts';
import { notAccepted } from '../applications/refusals.ts';
import { nothingFilled, prefilled } from '../register/prefilled.ts';

/**
 * The citizen's draft for a procedure; otherwise a returned application to correct; otherwise a new one, filled in as far as the portal knows
 * the answers. EDQ301, EDQ311 to EDQ313 where
 * the person cannot file, as there is nothing to continue.
 */
export const endpoint = defineEndpoint('nqDraftGet', {
  login: 'required',
  record: true,
  async handle(request) {
    const { citizen, db, now, body } = request;
    const path = procedurePath(body.path);
    const draft = await findDraft(db, citizen.id, path, now);
    const open = await openApplication(db, citizen.id, path, now);
    const nothing = { hierarchy: [], answers: { version: '', values: {} } };
    const content = open?.status === '3' ? { hierarchy: open.hierarchy, answers: open.answers } : nothing;
    const begun = { ...content, corrects: open?.returned ? open.applyingId : '' };
    const { hierarchy } = draft ?? begun;
    const asSaved = await procedureOf(request, path, hierarchy);
    // A level that is no longer offered has to be chosen again.
    const found = 'refused' in asSaved ? await procedureOf(request, path, []) : asSaved;
    if ('refused' in found) return found.refused;
    const { form, formVersion, closed } = found.procedure;
    if (open === null && closed !== null) return notAccepted(closed, { entered: draft !== null });
    const lastDay = draft && promisedDay(draft, lastDayToFile(found.procedure, open), now);
    const saved = draftContent(path, draft && { ...draft, lastDay: lastDay ?? '' }, begun);
    const offered = 'refused' in asSaved ? { ...saved, hierarchy: [] } : saved;
    const isNew = draft === null && open === null;
    const begins = isNew ? await prefilled(form) : nothingFilled;
    const answers = isNew ? { version: formVersion, values: begins.values } : offered.answers;
    const { version, values } = answers;
    return ok({
      draft: { ...offered, answers, isComplete: version === formVersion && (await isComplete(form, values)) },
      prefilled: begins.labels,
      ...(open !== null &&
        open.returned === null && {
          open: { applyingId: open.applyingId, applicationNumber: open.applicationNumber },
        }),
      ...(open?.returned && {
        returned: {
          applyingId: open.applyingId,
          ...open.returned,
          corrections: draftDifferences(form, values, open.answers.values),
        },
      }),
    });
  },
});
