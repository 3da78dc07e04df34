import * as agencyWording from '../../../../build/wording/server/agency.ts';
import { test as hasNoEmoji } from '../../../forms/constraints/no-emoji.ts';
import { test as isReadable } from '../../../forms/constraints/no-invisible.ts';
import { offending } from '../../../forms/offending.ts';

const isFine = (text: string): boolean => hasNoEmoji(text) && isReadable(text);

/** What an office writes is held against what citizens may write: a sentence for who wrote it; null = it is fine. */
export function noteProblem(text: string): string | null {
  if (isFine(text)) return null;
  return agencyWording.decide.unusable({
    characters: offending(text, (part) => !isFine(part)) || agencyWording.decide.someCharacters,
  });
}
