import { draftEnd } from '../../common/drafts/draft-end.ts';
import type { Answer } from '../../kernel/calls/endpoint.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { CitizenKana } from './citizen-kana.ts';
import { openRequests } from './documents.ts';
import type { Draft } from './drafts.ts';
import { findProcedure, isAdjustable, isWithdrawable } from './procedures.ts';
import { acceptanceRefusal, correctionLapsed, notAdjustable, notWithdrawable, unknownProcedure } from './refusals.ts';
import { noContact, noWithdrawal, type ProcedureType } from './report.ts';

export interface BeginDraft {
  readonly type: ProcedureType;
  /** Request that a correction answers; the id of a plain message stands for the open request of its procedure. */
  readonly documentId?: string;
  /** Procedure to be corrected or withdrawn. */
  readonly procedureId?: string;
}

/** A draft's first revision, or why it cannot be started. */
export function beginDraft(
  kana: CitizenKana,
  asked: BeginDraft,
  { now, settings }: { readonly now: Date; readonly settings: Settings },
): { readonly draft: Draft } | { readonly refused: Answer } {
  const fresh: Draft = {
    type: asked.type,
    revision: 1,
    procedureId: null,
    documentId: null,
    edits: {},
    informant: noContact,
    withdrawal: noWithdrawal,
    expiresAt: draftEnd(now, settings),
  };
  if (asked.type === '1') {
    const refused = acceptanceRefusal(japanDate(now), settings);
    return refused === null ? { draft: fresh } : { refused };
  }

  const named = kana.documents.find(({ id }) => id === asked.documentId);
  const procedure = findProcedure(kana.procedures, asked.procedureId ?? named?.procedureId ?? '');
  if (procedure === undefined) return { refused: unknownProcedure };
  const about = { ...fresh, procedureId: procedure.id, informant: procedure.informant };
  if (asked.type === '3') return isWithdrawable(procedure) ? { draft: about } : { refused: notWithdrawable };

  if (asked.documentId !== undefined && named?.procedureId !== procedure.id) return { refused: unknownProcedure };
  const isRequest = named !== undefined && named.adjustment !== null;
  const request = openRequests(kana.documents).find(
    ({ id, procedureId }) => procedureId === procedure.id && (!isRequest || id === named.id),
  );
  if (request === undefined || !isAdjustable(procedure)) {
    const last = kana.documents.find(
      ({ procedureId, adjustment }) => procedureId === procedure.id && adjustment !== null,
    );
    return { refused: last?.isLapsed === true ? correctionLapsed : notAdjustable };
  }
  return { draft: { ...about, documentId: request.id } };
}
