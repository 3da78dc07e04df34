import { verifiedEmailOf } from '../../../common/mail/verified-email.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { beginDraft } from '../begin-draft.ts';
import { citizenKana } from '../citizen-kana.ts';
import { draftContent } from '../draft-content.ts';
import { draftId } from '../draft-id.ts';
import { findDraft } from '../drafts.ts';
import { findEarlierInput, isSameInput, keyOf, lockInputs, takeUp } from '../earlier-inputs.ts';
import { askedById } from '../offered-inputs.ts';
import { draftOutdated, noDraft, registerRefusal } from '../refusals.ts';

/** Begins a new temporary session with an earlier input (AM-082); one that is under way already goes on. EDV105 when nothing is kept. */
export const endpoint = defineEndpoint('kanaTempResume', {
  login: 'required',
  record: true,
  async handle(request) {
    const { body, citizen, db, now, session } = request;
    const refused = registerRefusal(citizen);
    if (refused !== null) return refused;
    const kana = await citizenKana(db, request);
    const asked = askedById(body.id);
    if (asked === null) return noDraft;
    const begun = beginDraft(kana, asked, request);
    if ('refused' in begun) return begun.refused;
    const key = keyOf(begun.draft);
    await lockInputs(db, citizen.id);
    const current = await findDraft(db, citizen.id, now);
    if (current === null || !isSameInput(keyOf(current), key)) {
      if ((await findEarlierInput(db, citizen.id, key, now)) === null) return noDraft;
      await takeUp(db, citizen.id, session.id, key);
    }
    const draft = await findDraft(db, citizen.id, now);
    if (draft === null) return noDraft;
    const content = draftContent(kana, draft, await verifiedEmailOf(db, citizen.id));
    return content === null ? draftOutdated(kana, draft) : ok({ ...content, id: await draftId(db, citizen.id) });
  },
});
