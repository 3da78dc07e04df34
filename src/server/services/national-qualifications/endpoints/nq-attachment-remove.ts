import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { attachmentsOf, dropAttachment } from '../applications/attachments.ts';
import { notFound } from '../applications/refusals.ts';

/**
 * The citizen no longer wants a file. One that nothing saved names goes at once; one that a draft or an application names goes when that is saved
 * or sent again without it, so that what is saved stays whole.
 */
export const endpoint = defineEndpoint('nqAttachmentRemove', {
  login: 'required',
  async handle({ citizen, db, body }) {
    if ((await attachmentsOf(db, citizen.id, [body.attachmentId])).length === 0) return notFound;
    await dropAttachment(db, citizen.id, body.attachmentId);
    return ok();
  },
});
