import type { Database } from '../../../../src/server/db/database.ts';
import type { Client } from '../../contract/client.ts';
import { filer } from '../../contract/journey.ts';
import { saveAnything } from '../../contract/kana/journey.ts';

export async function save(database: Database, origin: string) {
  const person = await filer(origin, database, 'kana-couple');
  await saveAnything(person.client);
  return person;
}

export const read = async (client: Client) => (await client.call('kanaTempInputGet')).resBody;
