import { defineEndpoint, ok } from '../../../kernel/endpoint.ts';
import { deleteDraft } from '../../../qualification-applications/drafts.ts';
import { notFound } from '../../../qualification-applications/refusals.ts';

/** Gives up a draft, with its files. */
export const endpoint = defineEndpoint('nqDraftDelete', {
  login: 'required',
  handle: async ({ citizen, db, body }) => ((await deleteDraft(db, citizen.id, body.draftId)) ? ok() : notFound),
});
