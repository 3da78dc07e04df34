import * as wording from '../../../../../build/wording/services/kana.ts';
import { defineEndpoint } from '../../../kernel/calls/endpoint.ts';
import { citizenKana } from '../citizen-kana.ts';
import { draftContent } from '../draft-content.ts';
import { draftOutdated, inputDiffers } from '../refusals.ts';
import type { KanaReport } from '../report.ts';
import { isLocked } from '../reports.ts';
import { saveDraft } from '../save-draft.ts';

/** Saves the citizen's changes to the reports; everything else in them is the server's, and locked reports stay unchanged. */
export const endpoint = defineEndpoint('kanaTempInputSave', {
  login: 'required',
  record: true,
  handle: (request) =>
    saveDraft(request, async (draft) => {
      const kana = await citizenKana(request.db, request);
      const content = draftContent(kana, draft, null);
      if (content === null) return { refused: draftOutdated(kana, draft) };
      const known = new Map(content.reports.map((report) => [report.id, report]));
      if (request.body.reports.some(({ id }) => !known.has(id))) {
        return { refused: inputDiffers(wording.input.handleRefused) };
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
