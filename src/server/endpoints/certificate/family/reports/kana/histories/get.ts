import { citizenKana } from '../../../../../../kana/citizen-kana.ts';
import { findDraft } from '../../../../../../kana/drafts.ts';
import { historyList } from '../../../../../../kana/history-list.ts';
import { lastDayOf } from '../../../../../../kernel/draft-end.ts';
import { defineEndpoint, ok } from '../../../../../../kernel/endpoint.ts';

/** Everything the citizen has submitted, and the draft they can go on with. */
export const endpoint = defineEndpoint('kanaHistories', {
  login: 'required',
  async handle(request) {
    const { citizen, db, now } = request;
    const draft = await findDraft(db, citizen.id, now);
    return ok({
      procedures: historyList(await citizenKana(db, request)),
      ...(draft !== null && { draft: { type: draft.type, lastDay: lastDayOf(draft) } }),
    });
  },
});
