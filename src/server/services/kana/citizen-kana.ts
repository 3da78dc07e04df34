import type { Queries } from '../../db/database.ts';
import type { Citizen } from '../../kernel/people/citizen.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import { documentsOf, type KanaDocument } from './documents.ts';
import { type Procedure, proceduresOf } from './procedures.ts';
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
  return {
    register: registerOf(citizen, now, settings),
    procedures: await proceduresOf(db, citizen.id),
    documents: await documentsOf(db, citizen.id),
  };
}
