import type { Database } from '../db/database.ts';
import type { Obtaining, StandIn } from '../kernel/portal/stand-in.ts';
import type { Register } from '../ports/register.ts';
import { copyOf, personaOf } from './people/copies.ts';
import { recordOf } from './people/record-of.ts';

/** What the registers know of a sample person is what was written about them, and so is how they behave. They are tables of the portal's database, and yet asked beside what it does there, as any other. */
export function sandboxRegister(db: Database, standIns: readonly StandIn[]): Register {
  const obtains: NonNullable<StandIn['obtains']> = Object.assign(
    { onlineUserId },
    ...standIns.map((standIn) => standIn.obtains),
  );
  return {
    of: async ({ id }) => recordOf(await copyOf(db, id), standIns, db),
    async linkPseudonym({ id }, { kanjiName, sex, birthdate }) {
      const { card, pseudonym } = await personaOf(db, id);
      const isOwn = kanjiName === card.kanjiName && sex === card.sex && birthdate === card.birthdate;
      if (!isOwn || !pseudonym.execSucceeds) return false;
      await db.query(
        `insert into pseudonyms (citizen_id, linked_at) values ($1, now())
         on conflict (citizen_id) do update set linked_at = excluded.linked_at`,
        [id],
      );
      return true;
    },
    obtain: async (what, { id }) => obtains[what]?.obtain(db, id),
    progressOf: async (what, { id }) => (await obtains[what]?.progressOf(db, id, await personaOf(db, id))) ?? null,
  };
}

const onlineUserId: Obtaining = {
  async obtain(db, citizenId) {
    await db.query('insert into pseudonyms (citizen_id) values ($1) on conflict do nothing', [citizenId]);
  },
  async progressOf(db, citizenId, { pseudonym: { pollsUntilComplete, statusUndefined } }) {
    if (statusUndefined) return null;
    const [row] = await db.query<{ polls: number }>(
      'update pseudonyms set polls = polls + 1 where citizen_id = $1 returning polls',
      [citizenId],
    );
    return row === undefined ? null : { isThere: pollsUntilComplete !== null && row.polls > pollsUntilComplete };
  },
};
