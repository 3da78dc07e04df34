import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { dropAttachment } from '../applications/attachments.ts';

/**
 * Removes a file at the citizen's request. An unattached one is deleted at once; one attached to a draft or an application only when that is
 * saved or sent again without it, so that the saved state stays intact. What the citizen does not (or no longer) have is removed already: nobody is
 * left with a file in the list that cannot be taken out of it.
 */
export const endpoint = defineEndpoint('nqAttachmentRemove', {
  login: 'required',
  async handle({ citizen, db, body }) {
    await dropAttachment(db, citizen.id, body.attachmentId);
    return ok();
  },
});
