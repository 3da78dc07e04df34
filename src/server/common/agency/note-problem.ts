import { test as hasNoEmoji } from '../../../forms/constraints/no-emoji.ts';
import { test as isReadable } from '../../../forms/constraints/no-invisible.ts';
import { offending } from '../../../forms/offending.ts';

const isFine = (text: string): boolean => hasNoEmoji(text) && isReadable(text);

/** What an office writes is held against what citizens may write: a sentence for who wrote it; null = it is fine. */
export function noteProblem(text: string): string | null {
  if (isFine(text)) return null;
  return `${offending(text, (part) => !isFine(part)) || '一部の文字'}は使えません。入力し直してください。`;
}
