import type { Answers } from '../../../../forms/data-form/answers.ts';
import type { Answer, CitizenRequest } from '../../../kernel/calls/endpoint.ts';
import { type Application, openApplication } from './applications.ts';
import { type Draft, findDraft } from './drafts.ts';
import { type OfferedProcedure, procedureOf } from './procedure.ts';
import { type ProcedurePath, procedurePath } from './procedure-path.ts';
import { alreadyApplied, notAccepted } from './refusals.ts';

/** What is sent to be kept as a draft, or to be filed. */
export interface SentApplication {
  readonly path: ProcedurePath;
  readonly hierarchy: readonly string[];
  readonly answers: Answers;
  /** Of the draft it was made from; 0 = there was none. */
  readonly revision: number;
}

/** What is there already for the procedure. */
interface Begun {
  readonly path: ProcedurePath;
  readonly procedure: OfferedProcedure;
  readonly draft: Draft | null;
  /** What was returned and may be sent again. */
  readonly open: Application | null;
  /** Where its files may be tied to. */
  readonly belongsTo: { readonly draftId: string | null; readonly applicationId: string | null };
}

/**
 * Draft and application are locked until the transaction ends. As `procedureOf`; EDQ304 while an application is being examined; EDQ301, EDQ311 to
 * EDQ313 when the person cannot file here. What was returned may be corrected all the same.
 */
export async function begunApplication(
  request: CitizenRequest<SentApplication>,
): Promise<Begun | { readonly refused: Answer }> {
  const { citizen, db, now, body } = request;
  const path = procedurePath(body.path);
  const found = await procedureOf(request, path, body.hierarchy);
  if ('refused' in found) return found;
  const draft = await findDraft(db, citizen.id, path, now);
  const open = await openApplication(db, citizen.id, path);
  if (open !== null && open.returned === null) return { refused: alreadyApplied(open.applicationNumber) };
  const { closed } = found.procedure;
  // While the register does not answer nothing is filed, but what is typed is still kept.
  if (open === null && closed !== null && closed.code !== 'EDQ312') return { refused: notAccepted(closed) };
  const belongsTo = { draftId: draft?.id ?? null, applicationId: open?.applyingId ?? null };
  return { path, procedure: found.procedure, draft, open, belongsTo };
}
