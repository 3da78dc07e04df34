import type { Queries } from '../db/database.ts';
import { findCitizen } from '../kernel/people/citizens.ts';
import type { Applicant } from '../kernel/portal/agency.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import { knownCitizen } from '../ports/register.ts';

/** Who reads the portal's log. */
export interface Log {
  error(what: object, message: string): void;
}

/** Asks for an applicant with what the registers say of them. A register that fails ends nothing but what needs it, and is logged; null = nobody has this id. */
export async function findApplicant(
  { register }: Pick<Portal, 'register'>,
  log: Log,
  db: Queries,
  id: string,
): Promise<Applicant | null> {
  const citizen = await findCitizen(db, id);
  if (citizen === null) return null;
  try {
    return await knownCitizen(register, citizen);
  } catch (error) {
    log.error({ err: error, applicant: id }, 'register not read');
    return { ...citizen, record: null };
  }
}
