import { lastDayOf } from '../../../common/drafts/draft-end.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { citizenKana } from '../citizen-kana.ts';
import { findDraft, isUsedElsewhere } from '../drafts.ts';
import { historyList } from '../history-list.ts';
import { offeredInputs } from '../offered-inputs.ts';

/** Everything the citizen has submitted, the draft they can resume, and earlier inputs they can take up again. */
export const endpoint = defineEndpoint('kanaHistories', {
  login: 'required',
  async handle(call) {
    const request = { ...call, citizen: await call.known() };
    const { citizen, db, now, session } = request;
    const draft = await findDraft(db, citizen.id, now);
    return ok({
      procedures: historyList(await citizenKana(db, request)),
      ...(draft !== null && {
        draft: {
          type: draft.type,
          lastDay: lastDayOf(draft),
          isUsedElsewhere: await isUsedElsewhere(db, citizen.id, session.id, now),
        },
      }),
      earlier: (await offeredInputs(db, citizen.id, now)).map(({ id, type, lastDayToFile }) => ({
        id,
        type,
        lastDay: lastDayToFile,
      })),
    });
  },
});
