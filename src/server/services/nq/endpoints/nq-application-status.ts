import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { applicationEntry, daysText } from '../applications/application-entry.ts';
import { type Application, findApplication, openApplication } from '../applications/applications.ts';
import { findDraft } from '../applications/drafts.ts';
import { moves } from '../applications/moves.ts';
import { procedureOf } from '../applications/procedure.ts';
import { notFound } from '../applications/refusals.ts';

/** Refused, withdrawn, or past its deadline. */
const cameToNothing: readonly Application['status'][] = ['6', '7', '8'];

/** An application's status, its history, and what was sent. */
export const endpoint = defineEndpoint('nqApplicationStatus', {
  login: 'required',
  record: true,
  async handle(request) {
    const { citizen, db, now, body } = request;
    const application = await findApplication(db, citizen.id, body.applyingId, now);
    if (application === null) return notFound;
    const { path, procedure, returned, payment, status, history, form, answers } = application;
    return ok({
      ...applicationEntry(application),
      ...path,
      reason: returned?.reason ?? (status === '6' ? (history.at(-1)?.note ?? '') : ''),
      dueDate: returned?.dueDate ?? '',
      ...(payment !== null && { payment }),
      isWithdrawable: moves[status].withdraw !== undefined,
      isRepeatable: await isRepeatable(request, application),
      hasDraft: (await findDraft(db, citizen.id, path, now)) !== null,
      daysText: daysText(procedure.days),
      history: history.toReversed(),
      agency: { name: procedure.agencyName, phone: procedure.agencyPhone, hours: procedure.agencyHours },
      form,
      answers,
    });
  },
});

/** Whether the same can be applied for anew: it came to nothing, no other application is open, and the procedure takes one of this person now. */
async function isRepeatable(
  request: Parameters<typeof procedureOf>[0] & { readonly citizen: { readonly id: string } },
  { status, path }: Pick<Application, 'status' | 'path'>,
): Promise<boolean> {
  if (!cameToNothing.includes(status)) return false;
  if ((await openApplication(request.db, request.citizen.id, path, request.now)) !== null) return false;
  const found = await procedureOf(request, path, []);
  return !('refused' in found) && found.procedure.closed === null;
}
