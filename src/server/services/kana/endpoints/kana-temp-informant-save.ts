import { defineEndpoint } from '../../../kernel/calls/endpoint.ts';
import { saveDraft } from '../save-draft.ts';

/** Keeps how the citizen can be reached and, in a withdrawal, its reason; everything else of the informant is the server's. */
export const endpoint = defineEndpoint('kanaTempInformantSave', {
  login: 'required',
  handle: (request) =>
    saveDraft(request, request.body.revision, async (draft) => {
      const { informant, withdrawal = draft.withdrawal } = request.body;
      const { address, email, phone } = informant;
      const reason = { reason: withdrawal.reason, detail: withdrawal.detail };
      return { informant: { address, email, phone }, withdrawal: draft.type === '3' ? reason : draft.withdrawal };
    }),
});
