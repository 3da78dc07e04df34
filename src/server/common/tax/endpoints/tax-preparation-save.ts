import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { storePreparation } from '../preparations.ts';
import { yearsOf } from '../procedures.ts';
import { cannotPrepare } from '../refusals.ts';

/** Saves the year and the consent. */
export const endpoint = defineEndpoint('taxPreparationSave', {
  login: 'required',
  async handle({ body, citizen, db, now }) {
    const { procedure, year, agreed } = body;
    if (!agreed || !yearsOf(procedure, japanDate(now)).includes(year)) return cannotPrepare;
    await storePreparation(db, { citizenId: citizen.id, procedure, year, now });
    return ok();
  },
});
