import type { Answers } from '../../../../forms/data-form/answers.ts';
import type { Draft } from './drafts.ts';
import { keyOf, type ProcedurePath } from './procedure-path.ts';

/** A draft as the calls transfer it (`screens/nq/catalog/types/nqDraft.yaml`). */
export interface DraftContent {
  readonly key: string;
  /** Empty = not saved. */
  readonly id: string;
  readonly revision: number;
  /** ISO 8601; empty = not saved. */
  readonly savedAt: string;
  readonly lastDay: string;
  readonly isComplete: boolean;
  readonly hierarchy: readonly string[];
  readonly answers: Answers;
  /** Id of the returned application that it corrects; empty = none. */
  readonly corrects: string;
}

/** `begun`: initial content when no draft was saved yet; `lastDay`: promised for the draft. */
export function draftContent(
  path: ProcedurePath,
  draft: (Draft & { readonly lastDay: string }) | null,
  begun: Pick<DraftContent, 'answers' | 'hierarchy' | 'corrects'>,
): Omit<DraftContent, 'isComplete'> {
  const key = keyOf(path);
  if (draft === null) return { key, id: '', revision: 0, savedAt: '', lastDay: '', ...begun };
  const { id, revision, savedAt, lastDay, hierarchy, answers } = draft;
  const { corrects } = begun;
  return { key, id, revision, savedAt: savedAt.toISOString(), lastDay, hierarchy, answers, corrects };
}
