import { isDeepStrictEqual } from 'node:util';
import { draftEnd, lastDayOf } from '../../common/drafts/draft-end.ts';
import type { Queries } from '../../db/database.ts';
import type { Answer, CitizenRequest } from '../../kernel/calls/endpoint.ts';
import { ok } from '../../kernel/calls/endpoint.ts';
import type { ResponseOf } from '../../kernel/contract/call-types.ts';
import { draftId as idOfDraft } from './draft-id.ts';
import { type Draft, findDraft, hasInput, storeDraft } from './drafts.ts';
import { noDraft, staleDraft } from './refusals.ts';

type SavedDraft = ResponseOf<'kanaTempInputSave'>;

/**
 * Saves a change to the citizen's draft and returns the new revision. EDV105 without a draft; EDV106 when it was saved elsewhere after
 * `revision` was loaded, unless this changes nothing (a retry whose first response was lost), and when another draft (`draftId`) has been begun
 * since: its revisions count from 1, too.
 */
export async function saveDraft(
  request: CitizenRequest<{ readonly revision?: number; readonly draftId?: string }>,
  change: (draft: Draft, db: Queries) => Promise<Partial<Draft> | { readonly refused: Answer }>,
): Promise<Answer<SavedDraft>> {
  const { citizen, db, now, session, settings } = request;
  const { revision, draftId } = request.body;
  const draft = await findDraft(db, citizen.id, now);
  if (draft === null) return noDraft;
  if (draftId !== undefined && draftId !== (await idOfDraft(db, citizen.id))) return staleDraft;
  const changed = await change(draft, db);
  if ('refused' in changed) return changed.refused;
  const next: Draft = { ...draft, ...changed };
  if (revision !== undefined && revision !== draft.revision) {
    return isDeepStrictEqual(next, draft) ? savedAnswer(draft) : staleDraft;
  }
  const saved: Draft = { ...next, revision: draft.revision + 1, expiresAt: draftEnd(now, settings) };
  await storeDraft(db, { citizenId: citizen.id, sessionId: session.id }, saved);
  return { ...savedAnswer(saved), leavesWaiting: hasInput(draft) };
}

function savedAnswer(draft: Draft): Answer<SavedDraft> {
  return ok({ revision: draft.revision, lastDay: lastDayOf(draft) });
}
