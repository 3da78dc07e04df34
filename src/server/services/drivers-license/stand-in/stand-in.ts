import type { StandIn } from '../../../kernel/portal/stand-in.ts';
import { licenceOf } from './licence-of.ts';
import { seedLicence } from './seed-licence.ts';

export const standIn: StandIn = {
  knows: async (sample, loggedInAt) => {
    const licence = licenceOf(sample, loggedInAt);
    return licence === null ? {} : { licence };
  },
  seed: seedLicence,
};
