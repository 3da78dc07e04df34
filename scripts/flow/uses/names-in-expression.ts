/** A path read in an expression; `called` for functions and methods. */
export interface NameUse {
  readonly path: readonly string[];
  readonly called: boolean;
  /** Index of its first character in the source. */
  readonly index: number;
}

/** Example: `facts.a && label('sex', state.b)` gives `facts.a`, `label` (called) and `state.b`. Quoted texts contain no names. */
export function namesInExpression(source: string): readonly NameUse[] {
  const blank = source.replace(STRING, (text) => ' '.repeat(text.length));
  return [...blank.matchAll(/(?<![\w.])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*/g)].map((match) => ({
    path: match[0].split('.'),
    called: blank[match.index + match[0].length] === '(',
    index: match.index,
  }));
}

/** The quoted texts, with the index of their first character. */
export function textsInExpression(source: string): readonly { readonly text: string; readonly index: number }[] {
  return [...source.matchAll(STRING)].map((match) => ({ text: match[0].slice(1, -1), index: match.index + 1 }));
}

const STRING = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;
