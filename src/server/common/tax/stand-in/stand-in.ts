import type { StandIn } from '../../../kernel/portal/stand-in.ts';
import { createExternalSite, sitePaths } from './external-site.ts';
import { medicalExpenses } from './medical-expenses.ts';

export const standIn: StandIn = {
  obtains: { medicalExpenses },
  site: {
    create: createExternalSite,
    addresses: (origin) => ({
      'address.externalSite': origin + sitePaths.link,
      'address.eTax': origin + sitePaths.taxReturn,
    }),
  },
};
