import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { isComplete } from '../applications/answer-problem.ts';
import { openApplication } from '../applications/applications.ts';
import { draftContent } from '../applications/draft-content.ts';
import { findDraft } from '../applications/drafts.ts';
import { procedureOf } from '../applications/procedure.ts';
import { procedurePath } from '../applications/procedure-path.ts';
import { notAccepted } from '../applications/refusals.ts';

/**
 * What the citizen has saved for a procedure; else what was returned, to be corrected; else nothing yet. EDQ301, EDQ311 to EDQ313 where the person
 * cannot file: there is nothing to go on with.
 */
export const endpoint = defineEndpoint('nqDraftGet', {
  login: 'required',
  async handle(request) {
    const { citizen, db, now, body } = request;
    const path = procedurePath(body.path);
    const draft = await findDraft(db, citizen.id, path, now);
    const open = await openApplication(db, citizen.id, path);
    const nothing = { hierarchy: [], answers: { version: '', values: {} } };
    const begun = open?.status === '3' ? { hierarchy: open.hierarchy, answers: open.answers } : nothing;
    const saved = draftContent(path, draft, begun);
    const asSaved = await procedureOf(request, path, saved.hierarchy);
    // A level that is not offered any longer is chosen anew.
    const [content, found] =
      'refused' in asSaved ? [{ ...saved, hierarchy: [] }, await procedureOf(request, path, [])] : [saved, asSaved];
    if ('refused' in found) return found.refused;
    const { form, formVersion, closed } = found.procedure;
    if (open === null && closed !== null) return notAccepted(closed);
    const { version, values } = content.answers;
    return ok({
      draft: { ...content, isComplete: version === formVersion && (await isComplete(form, values)) },
      ...(open !== null &&
        open.returned === null && {
          open: { applyingId: open.applyingId, applicationNumber: open.applicationNumber },
        }),
      ...(open?.returned && { returned: { applyingId: open.applyingId, ...open.returned } }),
    });
  },
});
