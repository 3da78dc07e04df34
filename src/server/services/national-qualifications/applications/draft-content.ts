import type { Answers } from '../../../../forms/data-form/answers.ts';
import { lastDayOf } from '../../../common/drafts/draft-end.ts';
import type { Draft } from './drafts.ts';
import { keyOf, type ProcedurePath } from './procedure-path.ts';

/** A draft as the calls transfer it (`catalog/types/nqDraft.yaml`). */
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
}

/** `begun`: initial content when no draft was saved yet. */
export function draftContent(
  path: ProcedurePath,
  draft: Draft | null,
  begun: Pick<DraftContent, 'answers' | 'hierarchy'>,
): Omit<DraftContent, 'isComplete'> {
  const key = keyOf(path);
  if (draft === null) return { key, id: '', revision: 0, savedAt: '', lastDay: '', ...begun };
  const { id, revision, savedAt, hierarchy, answers } = draft;
  return { key, id, revision, savedAt: savedAt.toISOString(), lastDay: lastDayOf(draft), hierarchy, answers };
}
