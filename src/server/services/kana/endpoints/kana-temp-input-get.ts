import { verifiedEmailOf } from '../../../common/mail/verified-email.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { citizenKana } from '../citizen-kana.ts';
import { draftContent } from '../draft-content.ts';
import { draftId } from '../draft-id.ts';
import { findDraft, markUsed } from '../drafts.ts';
import { draftOutdated, noDraft } from '../refusals.ts';

/** The citizen's draft: their input, merged into the current reports. EDV105 without one. */
export const endpoint = defineEndpoint('kanaTempInputGet', {
  login: 'required',
  record: true,
  async handle(request) {
    const { citizen, db, now, session } = request;
    const draft = await findDraft(db, citizen.id, now);
    if (draft === null) return noDraft;
    await markUsed(db, citizen.id, session.id);
    const kana = await citizenKana(db, request);
    const content = draftContent(kana, draft, await verifiedEmailOf(db, citizen.id));
    return content === null ? draftOutdated(kana, draft) : ok({ ...content, id: await draftId(db, citizen.id) });
  },
});
