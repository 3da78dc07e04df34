// chunk: data-form
interface Asked {
  readonly required: boolean;
  /** It is asked because of an answer. */
  readonly isConditional: boolean;
  /** Names of the constraints that it writes. */
  readonly written: readonly string[];
}

/** They say how much is written, and in which letters, not what. */
const ofAnyWords = ['required', 'maxLength', 'minLength', 'noEmoji', 'noInvisible', 'nameSigns', 'word'];

/** What a widget implies for a field without its being written: where an answer asks for more in one's own words, 「特になし」 is no more. */
export function impliedConstraints(
  implies: { readonly [constraint: string]: unknown },
  { required, isConditional, written }: Asked,
): { readonly [constraint: string]: unknown } {
  const isFree = [...written, ...Object.keys(implies)].every((name) => ofAnyWords.includes(name));
  return implies.word === true && required && isConditional && isFree ? { ...implies, word: 'answer' } : implies;
}
