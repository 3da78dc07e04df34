import type { Queries } from '../../db/database.ts';
import { type KnownCitizen, said } from '../../ports/register.ts';
import type { Licence } from './licence.ts';
import { changesOf, enteredBy } from './permanent-address.ts';

/** A citizen's current licence; null = none. It includes a new permanent address once the police have entered it. */
export async function findLicence(db: Queries, { id, record }: KnownCitizen, now: Date): Promise<Licence | null> {
  const licence = said(record.licence);
  if (licence === undefined) return null;
  const address = (await changesOf(db, id)).find(({ receivedAt }) => receivedAt <= enteredBy(now))?.address;
  return address === undefined ? licence : { ...licence, permanentAddress: address };
}
