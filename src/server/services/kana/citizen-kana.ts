import { askedTogether } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import type { KnownCitizen } from '../../ports/register.ts';
import { documentsAsked, documentsOf, type KanaDocument, openRequests } from './documents.ts';
import { changeStatus, isAdjustable, type Procedure, proceduresAsked, proceduresOf } from './procedures.ts';
import { type Register, registerOf } from './register.ts';

/** A citizen's procedures, and the documents about them. */
export interface StoredKana {
  /** Most recently submitted first. */
  readonly procedures: readonly Procedure[];
  /** Newest first. */
  readonly documents: readonly KanaDocument[];
}

export interface CitizenKana extends StoredKana {
  readonly register: Register;
}

export async function citizenKana(
  db: Queries,
  { citizen, now, settings }: { readonly citizen: KnownCitizen; readonly now: Date; readonly settings: Settings },
): Promise<CitizenKana> {
  return { register: registerOf(citizen, now, settings), ...(await storedKana(db, citizen.id, now)) };
}

export async function storedKana(db: Queries, citizenId: string, now: Date): Promise<StoredKana> {
  const known = await askedTogether(db, [documentsAsked(citizenId), ...proceduresAsked(citizenId)]);
  const documents = await documentsOf(known, citizenId, now);
  return { documents, procedures: await withoutLapsed(known, await proceduresOf(known, citizenId), documents) };
}

/** A correction that was not made in time is waited for no longer: the municipality goes on with what was filed. */
async function withoutLapsed(
  db: Queries,
  procedures: readonly Procedure[],
  documents: readonly KanaDocument[],
): Promise<readonly Procedure[]> {
  const asked = new Set(openRequests(documents).map(({ procedureId }) => procedureId));
  const lapsed = procedures.filter((procedure) => isAdjustable(procedure) && !asked.has(procedure.id));
  for (const procedure of lapsed) await changeStatus(db, procedure, '1');
  return procedures.map((procedure) => (lapsed.includes(procedure) ? { ...procedure, status: '1' } : procedure));
}
