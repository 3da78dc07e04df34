import type { ParseError } from '@marcbachmann/cel-js';
import type { ExpressionProblem } from './problem.ts';

/** Full-width and typographic characters that an input method produces, and what was meant. Longer ones first. */
const fullWidth: readonly (readonly [written: string, meant: string])[] = [
  ['＝＝', '=='],
  ['！＝', '!='],
  ['＜＝', '<='],
  ['＞＝', '>='],
  ['＆＆', '&&'],
  ['｜｜', '||'],
  ['＝', '=='],
  ['＆', '&&'],
  ['｜', '||'],
  ['≠', '!='],
  ['≦', '<='],
  ['≤', '<='],
  ['≧', '>='],
  ['≥', '>='],
  ['×', '*'],
  ['−', '-'],
  ['－', '-'],
  ['‘', "'"],
  ['’', "'"],
  ['“', '"'],
  ['”', '"'],
  ['「', "'"],
  ['」', "'"],
  ['、', ','],
  ['。', '.'],
  ['\u3000', ' '],
  ['\u00a0', ' '],
];

/** Operators of other languages, and how CEL writes them. */
const foreign: readonly (readonly [written: string, meant: string])[] = [
  ['===', '=='],
  ['!==', '!='],
  ['<>', '!='],
  ['=>', '>='],
  ['=<', '<='],
  ['=', '=='],
  ['&', '&&'],
  ['|', '||'],
];

const words: { readonly [word: string]: string } = { and: '&&', or: '||', not: '!', AND: '&&', OR: '||', NOT: '!' };

/** Explains a parser error to an author: which characters are wrong, and what to write instead. */
export function syntaxProblem(source: string, error: ParseError): ExpressionProblem {
  const offset = Math.min(error.range?.start ?? 0, source.length);
  return (
    fullWidthProblem(source, offset) ??
    unclosedText(source, error.code, offset) ??
    optionalAccess(source, offset) ??
    foreignSign(source, offset) ??
    plainProblem(source, error, offset)
  );
}

function fullWidthProblem(source: string, offset: number): ExpressionProblem | null {
  const rest = source.slice(offset);
  const listed = fullWidth.find(([written]) => rest.startsWith(written));
  const first = rest[0] ?? '';
  const written = listed?.[0] ?? (/[！-～]/.test(first) ? first : null);
  if (written === null) return null;
  const meant = listed?.[1] ?? written.normalize('NFKC');
  const shown = meant === ' ' ? '空白' : `「${meant}」`;
  return {
    code: 'full-width',
    offset,
    length: written.length,
    message: `「${written}」は式では使えません。半角の${shown}で書いてください。`,
    suggestion: meant,
  };
}

/** A text opened with a plain quote and closed with a typographic one runs to the end of the source. */
function unclosedText(source: string, code: string, offset: number): ExpressionProblem | null {
  if (!/^(unterminated|newline_in)/.test(code)) return null;
  const start =
    code === 'newline_in_string' ? Math.max(source.lastIndexOf("'", offset), source.lastIndexOf('"', offset)) : offset;
  const quote = source[start] ?? "'";
  const typographic = source.slice(start).search(/[‘’“”＇＂]/);
  if (typographic !== -1) {
    const at = start + typographic;
    return {
      code: 'full-width',
      offset: at,
      length: 1,
      message: `「${source[at]}」では文字列を閉じられません。半角の「${quote}」で書いてください。`,
      suggestion: quote,
    };
  }
  return {
    code: 'text-not-closed',
    offset: start,
    length: source.length - start,
    message: `「${quote}」で始まる文字列が閉じていません。終わりにも「${quote}」を書いてください。`,
  };
}

function optionalAccess(source: string, offset: number): ExpressionProblem | null {
  // `a.?b` and `a[?b]` of CEL, `a?.b` of other languages: the parser fails at the second sign.
  const signs = source.slice(Math.max(0, offset - 1), offset + 1);
  if (!['.?', '[?', '?.'].includes(signs)) return null;
  return {
    code: 'not-available',
    offset: offset - 1,
    length: 2,
    message: `「${signs}」は使えません。あるかどうかは has(…) または missing(…) で確かめてください。`,
  };
}

function foreignSign(source: string, offset: number): ExpressionProblem | null {
  const here = /^[A-Za-z]+/.exec(source.slice(offset))?.[0] ?? '';
  if (Object.hasOwn(words, here)) return signProblem(offset, here, words[here] as string);
  // `not x`: the parser takes `not` for a name and fails at what follows.
  const before = /(?:^|[^\w.])(not|NOT)\s*$/.exec(source.slice(0, offset))?.[1];
  if (before !== undefined) return signProblem(source.lastIndexOf(before, offset - 1), before, '!');
  for (const back of [2, 1, 0]) {
    const start = offset - back;
    const sign =
      start < 0 ? undefined : foreign.find(([written]) => written.length > back && source.startsWith(written, start));
    if (sign === undefined) continue;
    if (start === 0 && sign[0] === '=') {
      return {
        code: 'leading-equals',
        offset: 0,
        length: 1,
        message: 'ここはいつも式なので、先頭の「=」は要りません。「=」を取ってください。',
        suggestion: '',
      };
    }
    return signProblem(start, sign[0], sign[1]);
  }
  return null;
}

function signProblem(offset: number, written: string, meant: string): ExpressionProblem {
  return {
    code: 'wrong-sign',
    offset,
    length: written.length,
    message: `「${written}」という書き方はありません。「${meant}」と書いてください。`,
    suggestion: meant,
  };
}

function plainProblem(source: string, error: ParseError, offset: number): ExpressionProblem {
  const length = Math.max(0, Math.min(error.range?.end ?? offset, source.length) - offset);
  const written = source.slice(offset, offset + length);
  if (offset >= source.length) {
    return {
      code: 'syntax',
      offset: source.length,
      length: 0,
      message: '式が途中で終わっています。続きを書くか、開いた括弧を閉じてください。',
    };
  }
  if (/[^\x20-\x7e]/.test(written)) {
    return {
      code: 'syntax',
      offset,
      length,
      message: `「${written}」は式の中にそのまま書けません。文字列なら ' で囲み、名前なら英数字で書いてください。`,
    };
  }
  const messages: { readonly [code: string]: string } = {
    reserved_identifier: `「${written}」は予約された語で、名前に使えません。別の名前にしてください。`,
    invalid_macro_argument: `「${written}」の場所には、一つずつ指す名前を英数字で書いてください。例: reports.exists(r, r.isChecked)`,
    invalid_escape_sequence: `「${written}」という書き方はありません。\\ そのものは \\\\ と書いてください。`,
  };
  return {
    code: 'syntax',
    offset,
    length,
    message: messages[error.code] ?? `「${written}」はここには書けません。式の形を見直してください。`,
  };
}
