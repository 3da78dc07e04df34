import type { Queries } from '../../db/database.ts';
import type { KnownCitizen } from '../../ports/register.ts';

interface Link {
  /** `pseudonymExec` has linked the pseudonym since the login. */
  readonly linkedSinceLogin: boolean;
  /** The portal knows a pseudonym of this citizen. */
  readonly exists: boolean;
  /** The pseudonym resolves to the register. False although it exists when the link was lost (EDS105 in real state). */
  readonly leadsToRegister: boolean;
}

/** How far a citizen's pseudonym has been linked. */
export async function pseudonymLink(db: Queries, citizen: KnownCitizen): Promise<Link> {
  const [row] = await db.query<{ linked: boolean }>(
    'select linked_at is not null as linked from pseudonyms where citizen_id = $1',
    [citizen.id],
  );
  const linkedSinceLogin = row?.linked ?? false;
  const exists = citizen.record.pseudonym.exists || linkedSinceLogin;
  const isLost = citizen.record.domicile.failure?.errorCode === 'EDS105';
  return { linkedSinceLogin, exists, leadsToRegister: linkedSinceLogin || (exists && !isLost) };
}
