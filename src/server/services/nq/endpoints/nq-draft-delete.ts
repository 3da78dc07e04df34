import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { deleteDraft } from '../applications/drafts.ts';
import { notFound } from '../applications/refusals.ts';

/** Deletes a draft with its files. */
export const endpoint = defineEndpoint('nqDraftDelete', {
  login: 'required',
  handle: async ({ citizen, db, body }) => ((await deleteDraft(db, citizen.id, body.draftId)) ? ok() : notFound),
});
