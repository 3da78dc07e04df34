import type { StandIn } from '../../../kernel/portal/stand-in.ts';
import { createExternalSite, sitePaths } from './external-site.ts';

export const standIn: StandIn = {
  site: {
    create: createExternalSite,
    addresses: (origin) => ({
      'address.externalSite': origin + sitePaths.link,
      'address.eTax': origin + sitePaths.taxReturn,
    }),
  },
};
