import { citizenKana } from '../../../../../../../kana/citizen-kana.ts';
import { draftContent } from '../../../../../../../kana/draft-content.ts';
import { draftOutdated, inputDiffers } from '../../../../../../../kana/refusals.ts';
import type { KanaReport } from '../../../../../../../kana/report.ts';
import { isLocked } from '../../../../../../../kana/reports.ts';
import { saveDraft } from '../../../../../../../kana/save-draft.ts';
import { defineEndpoint } from '../../../../../../../kernel/endpoint.ts';

/** Keeps what the citizen changed in the reports; everything else in them is the server's, and a locked report stays as it is. */
export const endpoint = defineEndpoint('kanaTempInputSave', {
  login: 'required',
  handle: (request) =>
    saveDraft(request, request.body.revision, async (draft) => {
      const content = draftContent(await citizenKana(request.db, request), draft, null);
      if (content === null) return { refused: draftOutdated };
      const known = new Map(content.reports.map((report) => [report.id, report]));
      if (request.body.reports.some(({ id }) => !known.has(id))) {
        return { refused: inputDiffers('この手続きにない届出が送られました。はじめの画面からやり直してください。') };
      }
      const changed = request.body.reports
        .filter(({ id }) => isLocked(known.get(id) as KanaReport) === false)
        .map(({ id, isChecked, furigana, qualificationType, address }) => [
          id,
          { isChecked, furigana, qualificationType, address },
        ]);
      return { edits: { ...draft.edits, ...Object.fromEntries(changed) } };
    }),
});
