import { defineEndpoint, ok } from '../../../../../src/server/kernel/calls/endpoint.ts';

/** A write whose effect can be counted: one statistics row for each time it runs. `boom` fails after the effect. */
export const endpoint = defineEndpoint('count', {
  login: 'required',
  async handle({ body, citizen, db, now }) {
    await db.query(
      `insert into usage_statistics (citizen_id, function_type, work_id, at) values ($1, $2, 'count', $3)`,
      [citizen.id, body.text, now],
    );
    if (body.text === 'boom') throw new Error('secret detail');
    const [row] = await db.query<{ times: number }>(
      'select count(*)::integer as times from usage_statistics where citizen_id = $1',
      [citizen.id],
    );
    return ok({ times: row?.times ?? 0 });
  },
});
