import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { listUnits } from '../catalogue/list-units.ts';
import { notOffered } from '../catalogue/refusals.ts';

/** One page of the agencies that handle a business. */
export const endpoint = defineEndpoint('nqInstitutionList', {
  login: 'required',
  async handle({ body: { path, ...wish }, db }) {
    const found = await listUnits(db, path, wish);
    return found === null ? notOffered : ok(found);
  },
});
