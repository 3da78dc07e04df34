import { defineEndpoint, ok } from '../../../../../src/server/kernel/calls/endpoint.ts';

export const endpoint = defineEndpoint('lies', {
  login: 'optional',
  async handle({ db, now }) {
    await db.query(`insert into usage_statistics (function_type, work_id, at) values ('lies', 'lies', $1)`, [now]);
    return ok({ times: 'three' });
  },
});
