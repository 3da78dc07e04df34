import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { documentsOf } from '../documents.ts';
import { unknownProcedure } from '../refusals.ts';

/** A message from the municipality. EDV104 when it is unknown or another citizen's. */
export const endpoint = defineEndpoint('kanaHistoryMessage', {
  login: 'required',
  async handle({ body, citizen, db, now }) {
    const document = (await documentsOf(db, citizen.id, now)).find(({ id }) => id === body.documentId);
    if (document === undefined) return unknownProcedure;
    return ok({
      documentId: document.id,
      title: document.title,
      text: document.body,
      sender: document.sender,
      sentDateTime: document.sentAt.toISOString(),
    });
  },
});
