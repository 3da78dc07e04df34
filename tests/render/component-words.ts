const files = import.meta.glob<{ readonly [word: string]: unknown }>('../../build/wording/*.ts', { eager: true });

/** A word of a component, named as in an example: `${field.required}`, `${field.mostRows most=2}`. */
const named = /\$\{([\w-]+)\.(\w+)(?: ([^{}]*))?\}/g;

/** With the words of components in place of their names, also where one is filled in with another. */
export function withWords(text: string): string {
  const said = text.replace(named, (_all, file: string, word: string, given = '') => {
    const found = files[`../../build/wording/${file}.ts`]?.[word];
    if (typeof found === 'string') return found;
    if (typeof found !== 'function') throw new Error(`no component says ${file}.${word}`);
    return found(Object.fromEntries(given.split(/ (?=\w+=)/).map((pair: string) => pair.split('='))));
  });
  return said === text ? text : withWords(said);
}
