import { randomUUID } from 'node:crypto';
import { type Database, json } from '../../../src/server/db/database.ts';
import { randomKey } from '../../../src/server/kernel/sessions/random-key.ts';
import { hashToken, newToken } from '../../../src/server/kernel/sessions/token.ts';

/** Somebody with an open session, and what they were shown that they can submit. */
export interface Person {
  readonly token: string;
  readonly sessionId: string;
  /** Keys of `domicileGet`, each good for one submission. */
  readonly fetches: readonly string[];
}

export const domicile = '東京都見本区例示町一丁目45番地';

const atOnce = 1000;

/** Each with a session that ends in an hour, or ended so many days ago. */
export async function openSessions(
  database: Database,
  count: number,
  { fetches = 0, endedDaysAgo = 0 } = {},
): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - from) }, () => {
      const token = newToken();
      const keys = Array.from({ length: fetches }, randomKey);
      return { citizenId: randomUUID(), token, sessionId: hashToken(token), fetches: keys };
    });
    // As a login leaves it, which counts.
    const countedNow = `jsonb_build_object('selfInfoUnreadCount', 0, 'taskIncompleteCount', 0, 'at', (extract(epoch from now()) * 1000)::bigint)`;
    const until = `now() + interval '${endedDaysAgo > 0 ? `-${endedDaysAgo} days` : '1 hour'}'`;
    await database.query(
      `with given as (select * from jsonb_to_recordset($1::text::jsonb) as g ("citizenId" text, "sessionId" text, fetches jsonb)),
         people as (insert into citizens (id, persona_id, copy_key, persona, created_at)
           select "citizenId", "citizenId", 'login:' || "citizenId", $2::text::jsonb, now() from given returning id),
         opened as (insert into sessions (id, citizen_id, began_at, expires_at, counts)
           select "sessionId", "citizenId", now(), ${until}, ${countedNow} from given returning id)
       insert into domicile_fetches (key, citizen_id, domicile, head_of_the_family, fetched_at)
         select f.key, "citizenId", $3, '見本　花子', now() from given, jsonb_array_elements_text(fetches) f (key)`,
      [
        json(some.map(({ token: _, ...one }) => one)),
        json({
          name: '見本 花子',
          login: { loginType: '3', digitalCertificateType: '1', mdocFlag: '0', isAgent: false },
        }),
        domicile,
      ],
    );
    people.push(...some);
  }
  return people;
}
