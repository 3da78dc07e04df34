import { type Html, html } from './html.ts';

/** Around the name of what is filled in; no text has it (`refusal-of-input.ts`). */
const MARK = '\u0000';

/** A word of the catalogue with markup filled in, such as a link within its sentence. */
export function filled<Name extends string>(
  word: (given: { readonly [name in Name]: string }) => string,
  given: { readonly [name in Name]: Html },
): Html {
  const names = Object.keys(given) as Name[];
  const marked = Object.fromEntries(names.map((name) => [name, `${MARK}${name}${MARK}`])) as {
    [name in Name]: string;
  };
  const parts = word(marked).split(MARK);
  return html`${parts.map((part, index) => (index % 2 === 0 ? part : given[part as Name]))}`;
}
