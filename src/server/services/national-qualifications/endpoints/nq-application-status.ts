import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { applicationEntry, daysText } from '../applications/application-entry.ts';
import { findApplication } from '../applications/applications.ts';
import { findDraft } from '../applications/drafts.ts';
import { notFound } from '../applications/refusals.ts';

/** An application's status, its history, and what was sent. */
export const endpoint = defineEndpoint('nqApplicationStatus', {
  login: 'required',
  async handle({ citizen, db, now, body }) {
    const application = await findApplication(db, citizen.id, body.applyingId);
    if (application === null) return notFound;
    const { path, procedure, returned, history, form, answers } = application;
    return ok({
      ...applicationEntry(application),
      ...path,
      reason: returned?.reason ?? '',
      dueDate: returned?.dueDate ?? '',
      hasDraft: (await findDraft(db, citizen.id, path, now)) !== null,
      daysText: daysText(procedure.days),
      history: history.toReversed(),
      agency: { name: procedure.agencyName, phone: procedure.agencyPhone, hours: procedure.agencyHours },
      form,
      answers,
    });
  },
});
