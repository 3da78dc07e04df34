import { expect } from 'vitest';
import { officeOf, typed } from '../../contract/agency-journey.ts';
import { applying as hpki } from '../../contract/applying/hpki.ts';
import { endOf } from '../end-of-day.ts';
import type { ToldDays } from '../told-days.ts';

export const told: ToldDays = (_portal, { as }) => [
  [
    'hpki_applications',
    async () => {
      const { client, citizenId } = await as('hpki-doctor');
      const id = await hpki.file(client);
      const office = officeOf(hpki, client);
      for (const move of ['examine', 'return']) expect(await office.press(move, id, typed(40))).toBe(null);
      return { citizenId, until: endOf((await hpki.see(client, id)).dueDate) };
    },
  ],
];
