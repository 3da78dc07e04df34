import type { Text, Tree } from '../../model/expression.ts';

/**
 * How a text reads, whatever its placeholders are filled with. What is chosen from words that are written reads like one of them; anything else that is
 * computed may read as it likes.
 */
export function wordsOf(text: unknown): RegExp {
  if (typeof text === 'string') return new RegExp(`^${escaped(text)}$`, 'su');
  const { kind, parts = [] } = text as Partial<Text>;
  if (kind !== 'text') return /^/u;
  return new RegExp(
    `^${parts.map((part) => (typeof part === 'string' ? escaped(part) : written(part.tree))).join('')}$`,
    'su',
  );
}

function written(tree: Tree | undefined): string {
  if (tree?.[0] === 'value' && typeof tree[1] === 'string') return escaped(tree[1]);
  if (tree?.[0] !== '?') return '.*';
  const branches = [written(tree[2]), written(tree[3])];
  return branches.includes('.*') ? '.*' : `(?:${branches.join('|')})`;
}

/** On a page, the ends of phrases may stand in it (`src/model/phrases.ts`). */
function escaped(text: string): string {
  return Array.from(text, (letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')).join('\\u200B?');
}
