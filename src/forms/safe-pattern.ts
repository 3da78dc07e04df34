/** Longest text that an author's pattern is tested on; longer ones are refused, so that no pattern can stall a phone or the server. */
export const longestPatternText = 500;

/** Maximum number of quantifiers without a small upper bound in one pattern. */
const mostOpenQuantifiers = 3;

/**
 * Why an author's pattern must not be used, as a Japanese sentence; null = it may. Refuses patterns that can take exponential time (a repeated group
 * that repeats or branches within), back references, and whatever `new RegExp(…, 'u')` does not accept.
 */
export function patternProblem(pattern: string): string | null {
  try {
    new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return `「${pattern}」は正規表現として読めません。かっこの数や、\\ のあとの文字を確かめてください。`;
  }
  const plain = withoutClasses(pattern);
  if (/\\(?:[1-9]|k<)/.test(plain)) return '前にあった文字を指す書き方（\\1 など）は使えません。';
  const open = [...plain.matchAll(quantifier)].filter(([, text = '']) => isOpen(text));
  if (open.length > mostOpenQuantifiers) {
    return `くり返し（* や +）は ${mostOpenQuantifiers} つまでです。{1,10} のように回数を書くか、形を簡単にしてください。`;
  }
  if (hasRepeatedBranchingGroup(plain)) {
    return 'くり返すかっこの中に、くり返しや | を入れることはできません（調べるのに長い時間がかかることがあります）。';
  }
  return null;
}

const quantifier = /([*+]|\{\d+(?:,\d*)?\})\??/g;

function isOpen(text: string): boolean {
  const range = /^\{(\d+)(,?)(\d*)\}$/.exec(text);
  if (!range) return true;
  if (range[2] === '') return false;
  return range[3] === '' || Number(range[3]) - Number(range[1]) > 20;
}

/** Replaces each character class and escaped character with one letter, leaving the structure. */
function withoutClasses(pattern: string): string {
  return pattern
    .replace(/\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}/g, 'a')
    .replace(/\\[^1-9k]/g, 'a')
    .replace(/\[(?:\\.|[^\]\\])*\]/g, 'a');
}

function hasRepeatedBranchingGroup(plain: string): boolean {
  let text = plain;
  const innermost = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?([^()]*)\)((?:[*+]|\{\d+(?:,\d*)?\})?)/;
  for (let group = innermost.exec(text); group; group = innermost.exec(text)) {
    const [whole, content = '', repeated = ''] = group;
    const inner = /[*+|?]|\{\d/.test(content);
    if (repeated !== '' && inner) return true;
    text = text.replace(whole, () => (inner ? 'a+' : 'a'));
  }
  return false;
}
