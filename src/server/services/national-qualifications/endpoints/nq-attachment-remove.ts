import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { attachmentsOf, dropAttachment } from '../applications/attachments.ts';
import { notFound } from '../applications/refusals.ts';

/**
 * Removes a file at the citizen's request. An unattached one is deleted at once; one attached to a draft or an application only when that is
 * saved or sent again without it, so that the saved state stays intact.
 */
export const endpoint = defineEndpoint('nqAttachmentRemove', {
  login: 'required',
  async handle({ citizen, db, body }) {
    if ((await attachmentsOf(db, citizen.id, [body.attachmentId])).length === 0) return notFound;
    await dropAttachment(db, citizen.id, body.attachmentId);
    return ok();
  },
});
