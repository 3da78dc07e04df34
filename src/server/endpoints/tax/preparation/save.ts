import { defineEndpoint, ok } from '../../../kernel/endpoint.ts';
import { japanDate } from '../../../kernel/japan-date.ts';
import { storePreparation } from '../../../tax/preparations.ts';
import { type TaxProcedure, yearsOf } from '../../../tax/procedures.ts';
import { cannotPrepare } from '../../../tax/refusals.ts';

interface Body {
  readonly procedure: TaxProcedure;
  readonly year: string;
  readonly agreed: boolean;
}

/** Keeps the year and the consent. */
export const endpoint = defineEndpoint<Body>({
  call: 'taxPreparationSave',
  login: 'required',
  async handle({ body, citizen, db, now }) {
    const { procedure, year, agreed } = body;
    if (!agreed || !yearsOf(procedure, japanDate(now)).includes(year)) return cannotPrepare;
    await storePreparation(db, { citizenId: citizen.id, procedure, year, now });
    return ok();
  },
});
