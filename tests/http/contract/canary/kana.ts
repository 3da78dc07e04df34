import type { Database } from '../../../../src/server/db/database.ts';
import { filer } from '../journey.ts';
import { saveAnything } from '../kana/journey.ts';

/** A draft that was given up. */
export async function leave(origin: string, database: Database): Promise<void> {
  const { client } = await filer(origin, database, 'kana-couple');
  await saveAnything(client, 'シルシ');
  await client.call('kanaTempDelete');
}
