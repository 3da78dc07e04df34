// chunk: data-form
interface Asked {
  readonly required: boolean;
  /** It is asked because of an answer. */
  readonly isConditional: boolean;
}

/** What a widget implies for a field without its being written: where an answer asks for more, 「特になし」 is no more. */
export function impliedConstraints(
  implies: { readonly [constraint: string]: unknown },
  { required, isConditional }: Asked,
): { readonly [constraint: string]: unknown } {
  return implies.word === true && required && isConditional ? { ...implies, word: 'answer' } : implies;
}
