import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { applicationEntry } from '../applications/application-entry.ts';
import { applicationsAsked, applicationsOf } from '../applications/applications.ts';
import { lastDayToFile, promisedDay } from '../applications/draft-last-day.ts';
import { procedureOfDraft } from '../applications/draft-procedure.ts';
import { draftsAsked, draftsOf } from '../applications/drafts.ts';
import { nameAsked, qualificationName } from '../applications/procedure.ts';
import { keyOf, type ProcedurePath } from '../applications/procedure-path.ts';
import { withClosedReasons } from '../applications/resumable.ts';

/** The citizen's drafts and applications for a qualification. */
export const endpoint = defineEndpoint('nqDraftList', {
  login: 'required',
  record: true,
  async handle(call) {
    const { citizen, now, body } = call;
    const { qualificationId } = body;
    const asked = [draftsAsked(citizen.id, now), applicationsAsked(citizen.id), nameAsked(qualificationId)];
    const request = await call.ahead(asked);
    const { db } = request;
    const drafts = await withClosedReasons(
      request,
      (await draftsOf(db, citizen.id, now)).filter(({ path }) => path.qualificationId === qualificationId),
    );
    const applications = (await applicationsOf(db, citizen.id, now)).filter(
      ({ path }) => path.qualificationId === qualificationId,
    );
    const returned = applications.filter((application) => application.returned !== null);
    const returnedTo = (path: ProcedurePath) => returned.find((one) => keyOf(one.path) === keyOf(path)) ?? null;
    const entries = [];
    for (const draft of drafts) {
      const procedure = await procedureOfDraft(request, draft);
      const open = returnedTo(draft.path);
      entries.push({
        draftId: draft.id,
        ...draft.path,
        procedureName: draft.procedureName,
        savedAt: draft.savedAt.toISOString(),
        lastDay: promisedDay(draft, lastDayToFile(procedure, open), now),
        isOutdated: procedure !== null && procedure.formVersion !== draft.answers.version,
        closedReason: draft.closedReason,
      });
    }
    return ok({
      qualificationName: await qualificationName(db, qualificationId),
      drafts: entries,
      applications: applications.map(applicationEntry),
    });
  },
});
