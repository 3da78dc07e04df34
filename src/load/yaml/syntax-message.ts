import { slipIn } from './full-width.ts';
import { unalignedAt } from './indentation.ts';
import type { Source } from './located.ts';
import { placeAt } from './source.ts';

export interface SyntaxFault {
  readonly rule: string;
  /** Where the author has to look, which is not always where the parser gave up. */
  readonly offset: number;
  readonly message: string;
  readonly suggestion?: string;
}

const MERGED =
  '二人の直したところが、まだ一つになっていません。残すほうを選び、「<<<<<<<」「=======」「>>>>>>>」の行を消してください。';

/** Our rule, place and Japanese sentence for an error code of the `yaml` package at an offset. */
export function explainSyntax(code: string, source: Source, offset: number): SyntaxFault {
  const mark = /^(?:<{7}|={7}|>{7})(?: |$)/m.exec(source.text);
  if (mark !== null) return { rule: 'yaml/syntax', offset: mark.index, message: MERGED };
  const slip = tagBefore(source, offset) ?? fullWidthIn(source, offset);
  if (slip !== null) return slip;
  const quote = code === 'MISSING_CHAR' ? unclosedQuote(source.text) : null;
  const unaligned = quote === null && OF_INDENTATION.has(code) ? unalignedNear(source, offset) : null;
  if (unaligned !== null) return unaligned;
  if (quote !== null) return { rule: 'yaml/syntax', offset: quote, message: '引用符（" か \'）が閉じていません。' };
  return { ...explain(code, source, offset), offset };
}

function explain(code: string, source: Source, offset: number): { rule: string; message: string } {
  const syntax = (message: string) => ({ rule: 'yaml/syntax', message });
  switch (code) {
    case 'TAB_AS_INDENT':
      return { rule: 'yaml/tab', message: '字下げにタブは使えません。半角の空白にしてください。' };
    case 'BAD_ALIAS':
    case 'ALIAS_PROPS':
    case 'MULTIPLE_ANCHORS':
      return { rule: 'yaml/alias', message: ALIAS };
    case 'TAG_RESOLVE_FAILED':
    case 'MULTIPLE_TAGS':
      return { rule: 'yaml/tag', message: TAG };
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return syntax(
        '1 行に「: 」が二つあるか、「:」が抜けています。文の中の「: 」は、文全体を引用符 "…" で囲んでください。',
      );
    case 'BAD_INDENT':
      if (/[[{][^\]}]*$/.test(source.text.slice(Math.max(0, offset - 500), offset))) return syntax(BRACKET);
      return syntax('字下げがそろっていません。同じ並びの行は、同じ数の半角の空白で始めてください。');
    case 'BAD_DQ_ESCAPE':
      return syntax('"…" の中の「\\」の書き方が正しくありません。「\\」を使わないか、\'…\' で囲んでください。');
    case 'BAD_SCALAR_START':
      return syntax(
        `値を「${source.text[offset] ?? ''}」で始めることはできません。値全体を引用符 "…" で囲んでください。`,
      );
    case 'MISSING_CHAR':
      return syntax(missingCharacter(source, offset));
    case 'BLOCK_IN_FLOW':
      return syntax(
        '{ } や [ ] の中では、行を並べる書き方は使えません。閉じる括弧が抜けていないかも確かめてください。',
      );
    case 'KEY_OVER_1024_CHARS':
      return syntax('項目名が長すぎます。「:」が抜けていないか確かめてください。');
    default:
      return syntax('YAML として読めません。括弧、引用符、「:」の後の空白、字下げを確かめてください。');
  }
}

const BRACKET = '括弧（] か }）が閉じていないか、「,」が抜けています。';
export const ALIAS = 'YAML の「&」「*」「<<」（別の場所の写し）は使えません。同じ内容をそのまま書いてください。';
export const TAG = '「!」で始まる値は YAML の印（タグ）になります。引用符 "…" で囲んでください。';

function missingCharacter(source: Source, offset: number): string {
  const line = source.text.slice(0, offset).split('\n').at(-1) ?? '';
  if (/[[{]/.test(line)) return BRACKET;
  return '閉じる括弧・引用符か、「:」「,」が抜けています。';
}

/** `when: !a || b` stops the parser after the tag that `!a` became: point at the `!`. */
function tagBefore(source: Source, offset: number): SyntaxFault | null {
  const lineStart = source.text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = source.text.indexOf('\n', lineStart);
  const line = source.text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd);
  const found = /^([\s-]*[A-Za-z][\w.]*:\s+)(!\S.*)$/.exec(line);
  if (found === null) return null;
  const written = (found[2] ?? '').trim().replaceAll('"', "'");
  return { rule: 'yaml/tag', offset: lineStart + (found[1] ?? '').length, message: TAG, suggestion: `"${written}"` };
}

/** The parser fails at such a line; where a bracket is not closed by it, at the next. */
function fullWidthIn(source: Source, offset: number): SyntaxFault | null {
  const line = placeAt(source, offset).line;
  for (const index of [line - 1, line - 2]) {
    const start = source.lineStarts[index];
    if (start === undefined) continue;
    const slip = slipIn(source.text.slice(start, start + 500).split('\n')[0] ?? '');
    if (slip === null || (index !== line - 1 && !/[}\]]/.test(slip.suggestion))) continue;
    return { rule: 'yaml/syntax', offset: start + slip.index, message: slip.message, suggestion: slip.suggestion };
  }
  return null;
}

function unalignedNear(source: Source, offset: number): SyntaxFault | null {
  const found = unalignedAt(source.text, placeAt(source, offset).line);
  if (found === null) return null;
  return { rule: 'yaml/syntax', offset: source.lineStarts[found.line - 1] ?? offset, message: found.message };
}

const OF_INDENTATION: ReadonlySet<string> = new Set([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
]);

/** The quote that opens the first value not closed on its own line. */
function unclosedQuote(text: string): number | null {
  let start = 0;
  for (const line of text.split('\n')) {
    const open = /(?:[:[{,-]\s+|[[{])(["'])/.exec(line);
    const mark = open?.[1];
    if (open && mark !== undefined && line.split(mark).length % 2 === 0) return start + open.index + open[0].length - 1;
    start += line.length + 1;
  }
  return null;
}
