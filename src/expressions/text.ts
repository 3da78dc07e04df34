import type { Scope, TextValue } from '../model/expression.ts';
import type { FunctionEnvironment } from '../model/vocabulary.ts';
import { evaluate, type FunctionRuns, reading } from './evaluate.ts';
import { ExpressionError } from './expression-error.ts';
import type { ExpressionProblem } from './problem.ts';

/** An expression inside a text. `offset` is the UTF-16 index of its first character in the text's source. */
export interface Placeholder {
  readonly source: string;
  readonly offset: number;
}

export interface ParsedText {
  readonly parts: readonly (string | Placeholder)[];
  readonly problems: readonly ExpressionProblem[];
}

/**
 * Extracts `${…}` from a text. Braces and quotes inside a placeholder are matched; `$${` stands for a literal `${`.
 * Example: `あと${count}件` gives `['あと', { source: 'count', offset: 4 }, '件']`. A text without placeholders gives one part, or none if it is empty.
 */
export function parseText(source: string): ParsedText {
  const parts: (string | Placeholder)[] = [];
  const problems: ExpressionProblem[] = [];
  let literal = '';
  let at = 0;
  while (at < source.length) {
    if (source.startsWith('$${', at)) {
      literal += '${';
      at += 3;
      continue;
    }
    const opening = /^(?:\$｛|＄[{｛])/.exec(source.slice(at, at + 2))?.[0];
    if (opening !== undefined) {
      problems.push({
        code: 'full-width',
        offset: at,
        length: opening.length,
        message: `「${opening}」は全角です。半角の「\${」で書いてください。`,
        suggestion: '${',
      });
    }
    if (!source.startsWith('${', at)) {
      literal += source[at];
      at += 1;
      continue;
    }
    const end = closingBrace(source, at + 2);
    if (end === -1) {
      problems.push({
        code: 'placeholder-not-closed',
        offset: at,
        length: source.length - at,
        message: `「\${」に対応する「}」がありません。「}」で閉じてください。文字として書くときは「$\${」とします。`,
      });
      literal += source.slice(at);
      break;
    }
    const inner = source.slice(at + 2, end);
    if (inner.trim() === '') {
      problems.push({
        code: 'placeholder-empty',
        offset: at,
        length: end + 1 - at,
        message: `「\${」と「}」の間に、差し込む値の名前を書いてください。`,
      });
    } else {
      if (literal !== '') parts.push(literal);
      literal = '';
      parts.push({ source: inner, offset: at + 2 });
    }
    at = end + 1;
  }
  if (literal !== '') parts.push(literal);
  return { parts, problems };
}

function closingBrace(source: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let at = start; at < source.length; at += 1) {
    const character = source[at] as string;
    if (quote !== '') {
      if (character === '\\') at += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return -1;
}

/**
 * A text with its placeholders filled in. Numbers appear as they are (`1234.5`); use `numberText` or `yenText` for separators.
 * @throws ExpressionError when a placeholder fails or gives anything but text or a number.
 */
export function renderText(
  text: TextValue,
  scope: Scope,
  functions: FunctionRuns,
  environment: FunctionEnvironment,
  more?: Scope,
): string {
  if (typeof text === 'string') return text;
  let result = '';
  for (const part of text.parts) {
    if (typeof part === 'string') {
      result += part;
      continue;
    }
    const value = evaluate(part.tree, scope, functions, environment, more);
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new ExpressionError('neither text nor a number', reading(part.tree));
    result += value;
  }
  return result;
}
