import { domicileProblem } from '../../../common/register/check-domicile.ts';
import { invalidRequest } from '../../../kernel/calls/answers.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** Stores the domicile typed by a citizen who submits at a counter; the last one counts. */
export const endpoint = defineEndpoint('domicileSet', {
  login: 'required',
  async handle({ body, citizen, db, now }) {
    const problem = domicileProblem(body.domicile);
    if (problem !== null) return invalidRequest(200, problem);
    await db.query(
      `insert into domiciles (citizen_id, set_to, set_at) values ($1, $2, $3)
       on conflict (citizen_id) do update set set_to = excluded.set_to, set_at = excluded.set_at`,
      [citizen.id, body.domicile, now.toISOString()],
    );
    return ok();
  },
});
