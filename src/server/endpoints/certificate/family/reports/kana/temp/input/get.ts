import { citizenKana } from '../../../../../../../kana/citizen-kana.ts';
import { draftContent } from '../../../../../../../kana/draft-content.ts';
import { findDraft } from '../../../../../../../kana/drafts.ts';
import { draftOutdated, noDraft } from '../../../../../../../kana/refusals.ts';
import { defineEndpoint, ok } from '../../../../../../../kernel/endpoint.ts';
import { verifiedEmailOf } from '../../../../../../../mail/verified-email.ts';

/** The citizen's draft: what was typed, in the reports as they stand today. EDV105 without one. */
export const endpoint = defineEndpoint('kanaTempInputGet', {
  login: 'required',
  async handle(request) {
    const { citizen, db, now } = request;
    const draft = await findDraft(db, citizen.id, now);
    if (draft === null) return noDraft;
    const content = draftContent(await citizenKana(db, request), draft, await verifiedEmailOf(db, citizen.id));
    return content === null ? draftOutdated : ok(content);
  },
});
