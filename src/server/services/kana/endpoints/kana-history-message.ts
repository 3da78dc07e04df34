import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { reportCalled } from '../called.ts';
import { citizenKana } from '../citizen-kana.ts';
import type { AdjustedReport, Adjustment } from '../documents.ts';
import { unknownProcedure } from '../refusals.ts';
import type { Register } from '../register.ts';

const parts = ['furigana', 'qualificationType', 'address'] as const satisfies readonly (keyof AdjustedReport)[];

/** A message from the municipality about a procedure, a request with everything that it asks for. EDV104 when it is unknown or another citizen's. */
export const endpoint = defineEndpoint('kanaHistoryMessage', {
  login: 'required',
  record: true,
  async handle(request) {
    const { register, documents } = await citizenKana(request.db, request);
    const document = documents.find(({ id }) => id === request.body.documentId);
    if (document === undefined) return unknownProcedure;
    const { adjustment } = document;
    return ok({
      documentId: document.id,
      title: document.title,
      text: document.body,
      sender: document.sender,
      sentDateTime: document.sentAt.toISOString(),
      ...(adjustment !== null && { dueDate: adjustment.dueDate }),
      corrections: correctionsOf(adjustment, register),
    });
  },
});

function correctionsOf(adjustment: Adjustment | null, { family, subjects }: Register) {
  return (adjustment?.reports ?? []).flatMap((asked) =>
    subjects
      .filter(({ id }) => id === asked.id)
      .map(({ id, type, name }) => ({
        type,
        name: reportCalled(family, id, name.origin),
        parts: parts.filter((part) => asked[part]),
        note: asked.note,
      })),
  );
}
