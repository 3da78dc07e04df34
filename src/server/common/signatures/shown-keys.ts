import type { Queries } from '../../db/database.ts';
import { sealedColumn } from '../../db/sealed.ts';

/** As they are in the addresses that the browser is given. */
interface Keys {
  readonly id: string;
  readonly token: string;
}

const shown = sealedColumn('signature_requests.shown');

/** The keys of a request, which its row is found by the hashes of: for showing it again, and for asking the service that signs. `of`: the row's id. */
export const sealKeys = (db: Queries, of: string, keys: Keys): string => shown.text(db, of, JSON.stringify(keys));

export const openKeys = (db: Queries, of: string, stored: string): Keys =>
  JSON.parse(shown.openText(db, of, stored)) as Keys;
