import * as wording from '../../../../../build/wording/services/nq.ts';
import type { Draft } from './drafts.ts';
import { type OfferedProcedure, procedureOf } from './procedure.ts';

/** The procedure that a draft is for; a level that is no longer offered has to be chosen again. Null: nothing is offered there any more. */
export async function procedureOfDraft(
  request: Parameters<typeof procedureOf>[0],
  { path, hierarchy }: Pick<Draft, 'path' | 'hierarchy'>,
): Promise<OfferedProcedure | null> {
  const asSaved = await procedureOf(request, path, hierarchy);
  const found = 'refused' in asSaved ? await procedureOf(request, path, []) : asSaved;
  return 'refused' in found ? null : found.procedure;
}

/** Why a draft cannot be gone on with; empty: it can. */
export function closedReasonOf(procedure: OfferedProcedure | null): string {
  return procedure === null ? wording.refusals.notAcceptedNow : (procedure.closed?.reason ?? '');
}
