import { isDeepStrictEqual } from 'node:util';
import type { Answers } from '../../../../forms/data-form/answers.ts';
import type { Answer, KnownRequest } from '../../../kernel/calls/endpoint.ts';
import { type Application, openApplication } from './applications.ts';
import { type Draft, findDraft } from './drafts.ts';
import { type OfferedProcedure, procedureOf } from './procedure.ts';
import { type ProcedurePath, procedurePath } from './procedure-path.ts';
import { alreadyApplied, correctionOver, notAccepted, staleDraft } from './refusals.ts';
import { lapsedCorrection, lastDayOf } from './returned.ts';

/** A submission, to be saved as a draft or filed. */
export interface SentApplication {
  readonly path: ProcedurePath;
  readonly hierarchy: readonly string[];
  readonly answers: Answers;
  /** Revision of the draft it was based on; 0 = none. */
  readonly revision: number;
  /** Its id; empty = none. Two drafts of a procedure, one after the other, have the same revisions. */
  readonly draftId?: string;
  /** Id of the returned application that was shown to be corrected by it; empty = none. */
  readonly corrects?: string;
}

/** Was it based on what is saved now, or is it just that? What nobody changed elsewhere is no conflict, however often it was saved there. */
export function isBasedOn(
  { revision, draftId, hierarchy, answers }: Pick<SentApplication, 'revision' | 'draftId' | 'hierarchy' | 'answers'>,
  draft: Draft | null,
): boolean {
  const isOfIt = (draft?.revision ?? 0) === revision && (draftId ?? draft?.id ?? '') === (draft?.id ?? '');
  return isOfIt || (draft !== null && isDeepStrictEqual([draft.answers, draft.hierarchy], [answers, hierarchy]));
}

/** What already exists for the procedure. */
interface Begun {
  readonly path: ProcedurePath;
  readonly procedure: OfferedProcedure;
  readonly draft: Draft | null;
  /** A returned application, which may be resubmitted. */
  readonly open: Application | null;
  /** What its files may already be attached to. */
  readonly belongsTo: { readonly draftId: string | null; readonly applicationId: string | null };
}

/**
 * Row locks draft and application until the transaction ends. Refusals as in `procedureOf`; EDQ304 while an application is under examination;
 * EDQ301, EDQ311 and EDQ313 when the person cannot file here; EDQ309 when what was to be corrected has ended. A returned application may be corrected regardless.
 */
export async function begunApplication(
  request: KnownRequest<SentApplication>,
): Promise<Begun | { readonly refused: Answer }> {
  const { citizen, db, now, body } = request;
  const path = procedurePath(body.path);
  const [found, draft, open] = await Promise.all([
    procedureOf({ db, now, citizen }, path, body.hierarchy),
    findDraft(db, citizen.id, path, now),
    openApplication(db, citizen.id, path, now),
  ]);
  if ('refused' in found) return found;
  if (open !== null && open.returned === null) return { refused: alreadyApplied(open.applicationNumber) };
  const { closed } = found.procedure;
  // While the register is unreachable (EDQ312), nothing can be filed, but drafts are still saved.
  if (open === null && closed !== null && closed.code !== 'EDQ312')
    return { refused: notAccepted(closed, { entered: true }) };
  if (body.corrects && body.corrects !== open?.applyingId) {
    if (open !== null) return { refused: staleDraft };
    const lapsed = await lapsedCorrection(db, citizen.id, path, now);
    return { refused: correctionOver(lapsed && lastDayOf(lapsed)) };
  }
  const belongsTo = { draftId: draft?.id ?? null, applicationId: open?.applyingId ?? null };
  return { path, procedure: found.procedure, draft, open, belongsTo };
}
