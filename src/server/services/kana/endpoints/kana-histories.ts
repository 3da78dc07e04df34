import { lastDayOf } from '../../../common/drafts/draft-end.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { citizenKana } from '../citizen-kana.ts';
import { documentsAsked } from '../documents.ts';
import { draftAsked, elsewhereAsked, findDraft, isUsedElsewhere } from '../drafts.ts';
import { earlierInputsAsked } from '../earlier-inputs.ts';
import { historyList } from '../history-list.ts';
import { offeredInputs } from '../offered-inputs.ts';
import { proceduresAsked } from '../procedures.ts';

/** Everything the citizen has submitted, the draft they can resume, and earlier inputs they can take up again. */
export const endpoint = defineEndpoint('kanaHistories', {
  login: 'required',
  record: true,
  async handle(call) {
    const { citizen, now, session } = call;
    const { db } = await call.ahead([
      draftAsked(citizen.id, now),
      elsewhereAsked(citizen.id, session.id, now),
      documentsAsked(citizen.id),
      ...proceduresAsked(citizen.id),
      earlierInputsAsked(citizen.id, now),
    ]);
    const draft = await findDraft(db, citizen.id, now);
    return ok({
      procedures: historyList(await citizenKana(db, call)),
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
