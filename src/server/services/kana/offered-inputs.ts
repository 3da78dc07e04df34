import { lastDayOf } from '../../common/drafts/draft-end.ts';
import type { Queries } from '../../db/database.ts';
import type { BeginDraft } from './begin-draft.ts';
import { documentsOf, type KanaDocument, openRequests } from './documents.ts';
import type { Draft } from './drafts.ts';
import { earlierInputs, keyOf } from './earlier-inputs.ts';
import { findProcedure, isWithdrawable, type Procedure, proceduresOf } from './procedures.ts';
import type { ProcedureType } from './report.ts';

/** An earlier input that can be taken up again, as `kanaHistories` lists it. */
export interface OfferedInput {
  readonly id: string;
  readonly type: ProcedureType;
  /** It is kept until then. */
  readonly lastDay: string;
  /** And can be filed until then; never later. */
  readonly lastDayToFile: string;
  readonly procedureId: string | null;
  readonly edits: Draft['edits'];
}

/** One whose procedure has moved on cannot be taken up again, and is not offered. */
export async function offeredInputs(db: Queries, citizenId: string, now: Date): Promise<readonly OfferedInput[]> {
  const kept = await earlierInputs(db, citizenId, now);
  if (kept.length === 0) return [];
  const procedures = await proceduresOf(db, citizenId);
  const documents = await documentsOf(db, citizenId, now);
  return kept
    .filter((input) => isOpen(input, procedures, documents))
    .map((input) => {
      const { type, subject } = keyOf(input);
      return {
        id: subject === '' ? type : `${type}-${subject}`,
        type,
        lastDay: lastDayOf(input),
        lastDayToFile: lastDayToFile(input, documents),
        procedureId: input.procedureId,
        edits: input.edits,
      };
    });
}

function lastDayToFile(input: Draft, documents: readonly KanaDocument[]): string {
  const due = documents.find(({ id }) => id === input.documentId)?.adjustment?.dueDate;
  const kept = lastDayOf(input);
  return due !== undefined && due < kept ? due : kept;
}

/** What such an id is about, as `beginDraft` is asked; null: it is no such id. */
export function askedById(id: string): BeginDraft | null {
  const about = id.slice(2);
  if (id === '1') return { type: '1' };
  if (id.startsWith('2-')) return { type: '2', documentId: about };
  return id.startsWith('3-') ? { type: '3', procedureId: about } : null;
}

function isOpen(
  { type, documentId, procedureId }: Draft,
  procedures: readonly Procedure[],
  documents: readonly KanaDocument[],
): boolean {
  if (type === '1') return true;
  if (type === '2') return openRequests(documents).some(({ id }) => id === documentId);
  const procedure = findProcedure(procedures, procedureId ?? '');
  return procedure !== undefined && isWithdrawable(procedure);
}
