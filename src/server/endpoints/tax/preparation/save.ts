import { defineEndpoint, ok } from '../../../kernel/endpoint.ts';
import { japanDate } from '../../../kernel/japan-date.ts';
import { storePreparation } from '../../../tax/preparations.ts';
import { yearsOf } from '../../../tax/procedures.ts';
import { cannotPrepare } from '../../../tax/refusals.ts';

/** Keeps the year and the consent. */
export const endpoint = defineEndpoint('taxPreparationSave', {
  login: 'required',
  async handle({ body, citizen, db, now }) {
    const { procedure, year, agreed } = body;
    if (!agreed || !yearsOf(procedure, japanDate(now)).includes(year)) return cannotPrepare;
    await storePreparation(db, { citizenId: citizen.id, procedure, year, now });
    return ok();
  },
});
