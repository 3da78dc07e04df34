import { verifiedEmailOf } from '../../../common/mail/verified-email.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { beginDraft } from '../begin-draft.ts';
import { citizenKana } from '../citizen-kana.ts';
import { draftContent } from '../draft-content.ts';
import { draftId } from '../draft-id.ts';
import { storeDraft } from '../drafts.ts';
import { draftOutdated, registerRefusal } from '../refusals.ts';

/** Starts a notification, correction or withdrawal, replacing the citizen's existing draft. */
export const endpoint = defineEndpoint('kanaCreate', {
  login: 'required',
  async handle(request) {
    const { body, citizen, db } = request;
    const refused = registerRefusal(citizen);
    if (refused !== null) return refused;
    const kana = await citizenKana(db, request);
    const begun = beginDraft(kana, body, request);
    if ('refused' in begun) return begun.refused;
    const content = draftContent(kana, begun.draft, await verifiedEmailOf(db, citizen.id));
    if (content === null) return draftOutdated;
    await storeDraft(db, citizen.id, begun.draft);
    return ok({ ...content, id: await draftId(db, citizen.id) });
  },
});
