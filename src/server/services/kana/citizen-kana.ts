import type { Queries } from '../../db/database.ts';
import type { Citizen } from '../../kernel/people/citizen.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import { documentsOf, type KanaDocument, openRequests } from './documents.ts';
import { changeStatus, isAdjustable, type Procedure, proceduresOf } from './procedures.ts';
import { type Register, registerOf } from './register.ts';

/** A citizen's family register, and the procedures and documents about it. */
export interface CitizenKana {
  readonly register: Register;
  /** Most recently submitted first. */
  readonly procedures: readonly Procedure[];
  /** Newest first. */
  readonly documents: readonly KanaDocument[];
}

export async function citizenKana(
  db: Queries,
  { citizen, now, settings }: { readonly citizen: Citizen; readonly now: Date; readonly settings: Settings },
): Promise<CitizenKana> {
  const documents = await documentsOf(db, citizen.id, now);
  const procedures = await withoutLapsed(db, await proceduresOf(db, citizen.id), documents);
  return { register: registerOf(citizen, now, settings), procedures, documents };
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
