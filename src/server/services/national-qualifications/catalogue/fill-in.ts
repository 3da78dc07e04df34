/** Puts words in the place of `{names}`. Throws for a name that is not known. */
export function fillIn(text: string, words: { readonly [name: string]: string }): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`No word for {${name}}`);
    return word;
  });
}
