import { expect } from 'vitest';
import type { Unsealed } from '../unsealed.ts';

export const rows: Unsealed['rows'] = `
  insert into licences (citizen_id, licence) values ('c', '{"validUntil": "20290505"}');
  insert into licence_courses (citizen_id, finished) values ('c', '["rules"]');`;

/** A licence is the register's; what is kept of it is how long a course counts. */
export const expectRead: Unsealed['expectRead'] = async (database, citizenId) => {
  expect(
    await database.query('select finished, counts_until from licence_courses where citizen_id = $1', [citizenId]),
  ).toEqual([{ finished: ['rules'], counts_until: '20290505' }]);
};
