import { bodyOf } from '../../contract/client.ts';
import { endOf } from '../end-of-day.ts';
import type { ToldDays } from '../told-days.ts';

export const told: ToldDays = (_portal, { as }) => [
  [
    'licence_courses',
    async () => {
      const { client, citizenId } = await as('licence-course-done');
      const { completion } = await bodyOf<{ completion: { validUntil: string } }>(client.call('licenceCourse'));
      return { citizenId, until: endOf(completion.validUntil) };
    },
  ],
];
