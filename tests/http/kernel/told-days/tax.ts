import { handOverToEmployer, taxpayer } from '../../contract/tax-journey.ts';
import { endOf } from '../end-of-day.ts';
import type { ToldDays } from '../told-days.ts';

export const told: ToldDays = (portal, { newest }) => [
  [
    'tax_handovers',
    async () => {
      const client = await taxpayer(portal.origin, 'tax-much');
      const citizenId = await newest();
      return { citizenId, until: endOf((await handOverToEmployer(client)).validUntil) };
    },
  ],
];
