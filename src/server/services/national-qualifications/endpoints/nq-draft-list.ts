import { lastDayOf } from '../../../common/drafts/draft-end.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { applicationEntry } from '../applications/application-entry.ts';
import { applicationsOf } from '../applications/applications.ts';
import { draftsOf } from '../applications/drafts.ts';
import { procedureOf, qualificationName } from '../applications/procedure.ts';
import { keyOf, type ProcedurePath } from '../applications/procedure-path.ts';

/** The citizen's drafts and applications for a qualification. */
export const endpoint = defineEndpoint('nqDraftList', {
  login: 'required',
  async handle(request) {
    const { citizen, db, now, body } = request;
    const { qualificationId } = body;
    const drafts = (await draftsOf(db, citizen.id, now)).filter(({ path }) => path.qualificationId === qualificationId);
    const applications = (await applicationsOf(db, citizen.id, now)).filter(
      ({ path }) => path.qualificationId === qualificationId,
    );
    const returned = applications.filter((application) => application.returned !== null).map(({ path }) => keyOf(path));
    const isReturned = (path: ProcedurePath) => returned.includes(keyOf(path));
    const entries = [];
    for (const draft of drafts) {
      const asSaved = await procedureOf(request, draft.path, draft.hierarchy);
      // A level that is no longer offered has to be chosen again.
      const found = 'refused' in asSaved ? await procedureOf(request, draft.path, []) : asSaved;
      const procedure = 'refused' in found ? null : found.procedure;
      entries.push({
        draftId: draft.id,
        ...draft.path,
        procedureName: draft.procedureName,
        savedAt: draft.savedAt.toISOString(),
        lastDay: lastDayOf(draft),
        isOutdated: procedure !== null && procedure.formVersion !== draft.answers.version,
        closedReason: isReturned(draft.path) ? '' : closedReason(found),
      });
    }
    return ok({
      qualificationName: await qualificationName(db, qualificationId),
      drafts: entries,
      applications: applications.map(applicationEntry),
    });
  },
});

/** Empty: the draft can be resumed. */
function closedReason(found: Awaited<ReturnType<typeof procedureOf>>): string {
  return 'refused' in found ? 'この手続きは、いま申請を受け付けていません。' : (found.procedure.closed?.reason ?? '');
}
