import { parseText } from '../../src/expressions/text.ts';
import { apart, MARK } from './other-words.ts';

/** What people read of descriptors whose texts are changed: the same words before the change, and after it. */
export interface AsRead {
  /** For a whole text, its placeholders filled; null when no text reads like this. */
  whole(words: string): string | null;
  /** For a part of a text. Numbers in it may come from placeholders. */
  part(words: string): string | null;
}

export function asRead(texts: readonly string[]): AsRead {
  const forms = texts.map(formOf).filter(saysSomething).toSorted(byLength);

  function whole(words: string): string | null {
    for (const { pattern, literals } of forms) {
      const filled = pattern.exec(words);
      if (filled === null) continue;
      return MARK + literals.map((literal, index) => apart(literal) + (filled[index + 1] ?? '')).join('');
    }
    return null;
  }

  function part(words: string): string | null {
    const pieces = words.split(/[0-9A-Za-z]+/).filter((piece) => piece !== '');
    const isIn = ({ literals }: Form) => pieces.every((piece) => literals.some((literal) => literal.includes(piece)));
    return forms.some(isIn) ? apart(words) : afterValue(words);
  }

  /** A value, and what the text says after it. */
  function afterValue(words: string): string | null {
    const after = forms.flatMap(({ literals }) => literals.slice(1));
    for (let at = 1; at <= words.length - FEWEST; at += 1)
      if (after.some((literal) => literal.startsWith(words.slice(at))))
        return words.slice(0, at) + apart(words.slice(at));
    return null;
  }

  return { whole, part };
}

/** Fewer letters could be data as well. */
const FEWEST = 4;

interface Form {
  readonly pattern: RegExp;
  /** What is around the placeholders, one more than there are of these. */
  readonly literals: readonly string[];
}

function formOf(text: string): Form {
  const literals = [''];
  for (const part of parseText(text).parts) {
    if (typeof part === 'string') literals.push((literals.pop() ?? '') + part);
    else literals.push('');
  }
  const escaped = literals.map((literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { literals, pattern: new RegExp(`^${escaped.join('(.+?)')}$`, 's') };
}

/** False for nearly nothing but placeholders, which would read like anything. */
function saysSomething({ literals }: Form): boolean {
  return literals.length === 1 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(literals.join(''));
}

function byLength(a: Form, b: Form): number {
  return b.literals.join('').length - a.literals.join('').length;
}
