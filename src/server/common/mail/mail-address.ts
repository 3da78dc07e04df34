import type { Queries } from '../../db/database.ts';
import type { KnownCitizen } from '../../ports/register.ts';
import { registeredEmailOf } from './registered-email.ts';
import { verifiedEmailOf } from './verified-email.ts';

/**
 * Where mail about what a citizen files goes: to the address wanted if they have verified it, otherwise to the one registered with the portal.
 * Null = none. An address that was only typed may be somebody else's.
 */
export async function mailAddressOf(db: Queries, citizen: KnownCitizen, wanted: string | null): Promise<string | null> {
  const isVerified = wanted !== null && wanted !== '' && wanted === (await verifiedEmailOf(db, citizen.id));
  return isVerified ? wanted : registeredEmailOf(db, citizen);
}
