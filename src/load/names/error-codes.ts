type Groups = { readonly [name: string]: readonly string[] };

/** Does one of a row's words match `code`: `any`, the code itself, a group, or a range such as `ELU205-ELU208`? */
export function meansCode(words: readonly string[], code: string, groups: Groups): boolean {
  return words.some((word) => word === 'any' || isNamed(word, code, groups));
}

function isNamed(word: string, code: string, groups: Groups): boolean {
  if (word === code) return true;
  const group = Object.hasOwn(groups, word) ? groups[word] : undefined;
  if (group) return group.some((member) => isNamed(member, code, {}));
  const range = rangeOf(word);
  if (range === null || !code.startsWith(range.letters)) return false;
  const digits = code.slice(range.letters.length);
  return /^\d+$/.test(digits) && Number(digits) >= range.first && Number(digits) <= range.last;
}

interface Range {
  readonly letters: string;
  readonly first: number;
  readonly last: number;
}

/** Cached: every code of every call is tested against every row. */
const ranges = new Map<string, Range | null>();

function rangeOf(word: string): Range | null {
  const known = ranges.get(word);
  if (known !== undefined) return known;
  const [, letters = '', first, last] = /^([A-Z]+)(\d+)-\1(\d+)$/.exec(word) ?? [];
  const range = letters === '' ? null : { letters, first: Number(first), last: Number(last) };
  ranges.set(word, range);
  return range;
}
