import { applicationsOf } from './applications.ts';
import { closedReasonOf, procedureOfDraft } from './draft-procedure.ts';
import type { Draft } from './drafts.ts';
import type { procedureOf } from './procedure.ts';
import { keyOf } from './procedure-path.ts';

/** A draft, and why it cannot be gone on with; empty: it can. */
export interface ResumableDraft extends Draft {
  readonly closedReason: string;
}

/** With a returned application, a draft is its correction: that can be gone on with in any case. */
export async function withClosedReasons(
  request: Parameters<typeof procedureOf>[0] & { readonly citizen: { readonly id: string } },
  drafts: readonly Draft[],
): Promise<readonly ResumableDraft[]> {
  if (drafts.length === 0) return [];
  const { db, citizen, now } = request;
  const returned = (await applicationsOf(db, citizen.id, now)).filter((application) => application.returned !== null);
  const corrected = new Set(returned.map(({ path }) => keyOf(path)));
  const found: ResumableDraft[] = [];
  for (const draft of drafts) {
    const isCorrection = corrected.has(keyOf(draft.path));
    const closedReason = isCorrection ? '' : closedReasonOf(await procedureOfDraft(request, draft));
    found.push({ ...draft, closedReason });
  }
  return found;
}
