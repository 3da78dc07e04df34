import { defineEndpoint } from '../../../kernel/calls/endpoint.ts';
import { saveDraft } from '../save-draft.ts';

/** Saves the contact and, for a withdrawal, its reason; all other informant data is the server's. */
export const endpoint = defineEndpoint('kanaTempInformantSave', {
  login: 'required',
  handle: (request) =>
    saveDraft(request, async (draft) => {
      const { informant, withdrawal = draft.withdrawal } = request.body;
      const { address, email, phone } = informant;
      const reason = { reason: withdrawal.reason, detail: withdrawal.detail };
      return { informant: { address, email, phone }, withdrawal: draft.type === '3' ? reason : draft.withdrawal };
    }),
});
