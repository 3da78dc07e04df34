import * as wording from '../../../../../build/wording/services/nq.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { type Difference, differenceOf, draftDifferences } from '../applications/draft-differences.ts';
import { findDraft } from '../applications/drafts.ts';
import { procedureOf } from '../applications/procedure.ts';
import { procedurePath } from '../applications/procedure-path.ts';
import { findProcedure } from '../catalogue/find-procedure.ts';

/** What the citizen's draft has other than the screen that asks, in words; read before one is chosen over the other. */
export const endpoint = defineEndpoint('nqDraftCompare', {
  login: 'required',
  record: true,
  async handle(request) {
    const { citizen, db, now, body } = request;
    const path = procedurePath(body.path);
    const found = await procedureOf(request, path, body.hierarchy);
    if ('refused' in found) return found.refused;
    const draft = await findDraft(db, citizen.id, path, now);
    if (draft === null) return ok({ id: '', revision: 0, differences: [] });
    const levels = async (hierarchy: readonly string[]) =>
      ((await findProcedure(db, path, hierarchy))?.walk.chosen ?? []).map(({ name }) => name).join('、');
    const chosen = differenceOf(wording.drafts.division, await levels(body.hierarchy), await levels(draft.hierarchy));
    const differences: readonly Difference[] = [
      ...(chosen.here === chosen.saved ? [] : [chosen]),
      ...draftDifferences(found.procedure.form, body.answers.values, draft.answers.values),
    ];
    return ok({ id: draft.id, revision: draft.revision, differences });
  },
});
