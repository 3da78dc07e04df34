import { lastDayOf } from '../../../kernel/draft-end.ts';
import { defineEndpoint, ok } from '../../../kernel/endpoint.ts';
import { applicationEntry } from '../../../qualification-applications/application-entry.ts';
import { applicationsOf } from '../../../qualification-applications/applications.ts';
import { draftsOf } from '../../../qualification-applications/drafts.ts';
import { procedureOf, qualificationName } from '../../../qualification-applications/procedure.ts';

/** What the citizen has saved and sent for a qualification. */
export const endpoint = defineEndpoint<{ readonly qualificationId: string }>({
  call: 'nqDraftList',
  login: 'required',
  async handle(request) {
    const { citizen, db, now, body } = request;
    const { qualificationId } = body;
    const drafts = (await draftsOf(db, citizen.id, now)).filter(({ path }) => path.qualificationId === qualificationId);
    const entries = [];
    for (const draft of drafts) {
      const found = await procedureOf(request, draft.path, draft.hierarchy);
      const procedure = 'refused' in found ? null : found.procedure;
      entries.push({
        draftId: draft.id,
        ...draft.path,
        procedureName: draft.procedureName,
        savedAt: draft.savedAt.toISOString(),
        lastDay: lastDayOf(draft),
        isOutdated: procedure !== null && procedure.formVersion !== draft.answers.version,
        acceptsApplication: procedure?.acceptsApplication ?? false,
      });
    }
    const applications = (await applicationsOf(db, citizen.id)).filter(
      ({ path }) => path.qualificationId === qualificationId,
    );
    return ok({
      qualificationName: await qualificationName(db, qualificationId),
      drafts: entries,
      applications: applications.map(applicationEntry),
    });
  },
});
