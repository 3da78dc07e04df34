import type { Text } from '../../model/expression.ts';

/** How a text reads, whatever its placeholders are filled with. Anything that is computed altogether may read as it likes. */
export function wordsOf(text: unknown): RegExp {
  if (typeof text === 'string') return new RegExp(`^${escaped(text)}$`, 'su');
  const { kind, parts = [] } = text as Partial<Text>;
  if (kind !== 'text') return /^/u;
  return new RegExp(`^${parts.map((part) => (typeof part === 'string' ? escaped(part) : '.*')).join('')}$`, 'su');
}

/** On a page, the ends of phrases may stand in it (`src/model/phrases.ts`). */
function escaped(text: string): string {
  return Array.from(text, (letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')).join('\\u200B?');
}
