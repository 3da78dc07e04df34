/** A folded text without its blanks, and where in it words begin: also where Latin letters do. */
export interface Spelled {
  readonly text: string;
  /** With its end. */
  readonly starts: ReadonlySet<number>;
}

const isLatin = (letter: string | undefined) => letter !== undefined && /[a-z0-9]/.test(letter);

export function spelled(folded: string): Spelled {
  const words = folded.split(' ');
  const starts = new Set<number>([0]);
  let at = 0;
  for (const word of words) {
    for (let index = 1; index < word.length; index++)
      if (isLatin(word[index]) !== isLatin(word[index - 1])) starts.add(at + index);
    at += word.length;
    starts.add(at);
  }
  return { text: words.join(''), starts };
}
