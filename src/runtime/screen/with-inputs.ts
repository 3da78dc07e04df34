import { createLoadedJudge } from '../fields/load-judge.ts';
import type { ScreenCore, Staged } from './screen-core.ts';

/** Fourth phase: what its inputs need. */
export function withInputs(staged: Staged): ScreenCore {
  const { fieldParts } = staged;
  const form = { ...staged, sending: fieldParts?.createSendByField(staged) ?? null };
  return { ...form, judge: fieldParts && createLoadedJudge(form) };
}
