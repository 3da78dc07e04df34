import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { applicationEntry, daysText } from '../applications/application-entry.ts';
import { findApplication } from '../applications/applications.ts';
import { findDraft } from '../applications/drafts.ts';
import { moves } from '../applications/moves.ts';
import { notFound } from '../applications/refusals.ts';

/** An application's status, its history, and what was sent. */
export const endpoint = defineEndpoint('nqApplicationStatus', {
  login: 'required',
  async handle({ citizen, db, now, body }) {
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
      hasDraft: (await findDraft(db, citizen.id, path, now)) !== null,
      daysText: daysText(procedure.days),
      history: history.toReversed(),
      agency: { name: procedure.agencyName, phone: procedure.agencyPhone, hours: procedure.agencyHours },
      form,
      answers,
    });
  },
});
