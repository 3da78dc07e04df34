import { verifiedEmailOf } from '../../../common/mail/verified-email.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { beginDraft } from '../begin-draft.ts';
import { citizenKana } from '../citizen-kana.ts';
import { draftContent } from '../draft-content.ts';
import { draftId } from '../draft-id.ts';
import { deleteDraft, findDraft, hasInput, storeDraft } from '../drafts.ts';
import { endDraft, findEarlierInput, forgetEarlierInput, isSameInput, keyOf, lockInputs } from '../earlier-inputs.ts';
import { draftOutdated, inputKept, registerRefusal } from '../refusals.ts';

/**
 * Starts a notification, correction or withdrawal. What was saved for another one becomes an earlier input; what was saved for this one is
 * EDV107, and is removed only when starting over was confirmed.
 */
export const endpoint = defineEndpoint('kanaCreate', {
  login: 'required',
  record: true,
  async handle(request) {
    const { body, citizen, db, now, session } = request;
    const refused = registerRefusal(citizen);
    if (refused !== null) return refused;
    const kana = await citizenKana(db, request);
    const begun = beginDraft(kana, body, request);
    if ('refused' in begun) return begun.refused;
    const content = draftContent(kana, begun.draft, await verifiedEmailOf(db, citizen.id));
    if (content === null) return draftOutdated(kana, begun.draft);
    const key = keyOf(begun.draft);
    await lockInputs(db, citizen.id);
    const current = await findDraft(db, citizen.id, now);
    const isCurrent = current !== null && isSameInput(keyOf(current), key);
    const saved = isCurrent ? current : await findEarlierInput(db, citizen.id, key, now);
    if (body.startOver !== true && saved !== null && hasInput(saved)) return inputKept;
    // One that is started over is another draft, with another id.
    await (isCurrent ? deleteDraft(db, citizen.id) : endDraft(db, citizen.id));
    await forgetEarlierInput(db, citizen.id, key);
    await storeDraft(db, { citizenId: citizen.id, sessionId: session.id }, begun.draft);
    return ok({ ...content, id: await draftId(db, citizen.id) });
  },
});
