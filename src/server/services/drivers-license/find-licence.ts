import type { Queries } from '../../db/database.ts';
import type { Licence } from './licence.ts';
import { enteredBy, licenceAndChanges } from './permanent-address.ts';

/** A citizen's current licence; null = none. It includes a new permanent address once the police have entered it. */
export async function findLicence(db: Queries, citizenId: string, now: Date): Promise<Licence | null> {
  const { licence, changes } = await licenceAndChanges(db, citizenId);
  if (licence === null) return null;
  const address = changes.find(({ receivedAt }) => receivedAt <= enteredBy(now))?.address;
  return address === undefined ? licence : { ...licence, permanentAddress: address };
}
