import type { Queries } from '../../db/database.ts';
import type { Licence } from './licence.ts';
import { reflectedAddress } from './permanent-address.ts';

/** A citizen's current licence; null = none. It includes a new permanent address once the police have entered it. */
export async function findLicence(db: Queries, citizenId: string, now: Date): Promise<Licence | null> {
  const [row] = await db.query<{ licence: Licence }>('select licence from licences where citizen_id = $1', [citizenId]);
  if (row === undefined) return null;
  const address = await reflectedAddress(db, citizenId, now);
  return address === null ? row.licence : { ...row.licence, permanentAddress: address };
}
