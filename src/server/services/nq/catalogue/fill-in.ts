/** Replaces `{names}` by words. Throws for an unknown name. */
export function fillIn(text: string, words: { readonly [name: string]: string }): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`No word for {${name}}`);
    return word;
  });
}
