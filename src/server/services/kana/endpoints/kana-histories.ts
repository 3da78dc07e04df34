import { lastDayOf } from '../../../common/drafts/draft-end.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { citizenKana } from '../citizen-kana.ts';
import { findDraft } from '../drafts.ts';
import { historyList } from '../history-list.ts';

/** Everything the citizen has submitted, and the draft they can resume. */
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
