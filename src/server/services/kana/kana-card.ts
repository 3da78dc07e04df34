import { fourOf } from '../../common/cards/card.ts';
import { json, type Queries } from '../../db/database.ts';
import type { FourInformation } from '../../ports/register.ts';

/** Stores what was read from the card for a report, until the temporary data is deleted. */
export async function keepKanaCard(db: Queries, citizenId: string, four: FourInformation, now: Date): Promise<void> {
  await db.query(
    `insert into kana_cards (citizen_id, four, read_at) values ($1, $2::text::jsonb, $3)
     on conflict (citizen_id) do update set four = excluded.four, read_at = excluded.read_at`,
    [citizenId, json(fourOf(four)), now.toISOString()],
  );
}

/** What was read from the card for the report; null = nothing. */
export async function kanaCardOf(db: Queries, citizenId: string): Promise<FourInformation | null> {
  const [row] = await db.query<{ four: FourInformation }>('select four from kana_cards where citizen_id = $1', [
    citizenId,
  ]);
  return row?.four ?? null;
}

/** Part of deleting the temporary data. */
export async function forgetKanaCard(db: Queries, citizenId: string): Promise<void> {
  await db.query('delete from kana_cards where citizen_id = $1', [citizenId]);
}
