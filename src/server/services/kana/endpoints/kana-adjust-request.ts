import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { citizenKana } from '../citizen-kana.ts';
import { openRequests } from '../documents.ts';
import { findProcedure } from '../procedures.ts';
import { unknownProcedure } from '../refusals.ts';
import { correctionReports } from '../reports.ts';

/** What the municipality wants corrected. EDV104 for anything but an unanswered request to this citizen. */
export const endpoint = defineEndpoint('kanaAdjustRequest', {
  login: 'required',
  record: true,
  async handle(request) {
    const kana = await citizenKana(request.db, request);
    const asked = openRequests(kana.documents).find(({ id }) => id === request.body.documentId);
    const procedure = findProcedure(kana.procedures, asked?.procedureId ?? '');
    if (asked === undefined || procedure === undefined) return unknownProcedure;
    return ok({
      documentId: asked.id,
      procedureId: procedure.id,
      note: asked.body,
      sender: asked.sender,
      dueDate: asked.adjustment.dueDate,
      reports: correctionReports(kana, procedure, asked, {}),
    });
  },
});
