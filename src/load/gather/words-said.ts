import { fileText, isServerCode, type ProjectFiles } from '../files/project-files.ts';

/** A word that the server's code says (`receipt.next`), or a whole group of them (`chips`), and the names that it fills in. */
export interface SaidWord {
  readonly file: string;
  readonly word: string;
  readonly given: readonly string[];
}

/** By module below `build/wording`; null = the server's code is not here. */
export type WordsSaid = ReadonlyMap<string, readonly SaidWord[]> | null;

const IMPORT = /\bimport \* as (\w+) from '[./]*\/build\/wording\/((?:server|services)\/[\w-]+)\.ts'/gu;

/** Every `said.receipt.next({ … })` of the server's code, where `said` is a file of words. */
export function wordsSaid(files: ProjectFiles): WordsSaid {
  const said = new Map<string, SaidWord[]>();
  let isHere = false;
  for (const [file, content] of files) {
    if (!isServerCode(file)) continue;
    isHere = true;
    const code = fileText(content);
    for (const { 1: alias = '', 2: module = '' } of code.matchAll(IMPORT))
      said.set(module, [...(said.get(module) ?? []), ...usesIn(file, code, alias)]);
  }
  return isHere ? said : null;
}

function usesIn(file: string, code: string, alias: string): readonly SaidWord[] {
  // What is filled in follows the word, or stands beside it: `filled(said.help.more, { … })`.
  const use = new RegExp(`(?<![\\w.])${alias}\\.(\\w+(?:\\.\\w+)?)(?:\\(\\{|,\\s*\\{)?`, 'gu');
  return [...code.matchAll(use)].map(({ 0: text, 1: word = '', index }) => ({
    file,
    word,
    given: text.endsWith('{') ? namesIn(code, index + text.length) : [],
  }));
}

/** Names of the members of an object, from behind its first brace on. */
function namesIn(code: string, start: number): readonly string[] {
  const names: string[] = [];
  let depth = 0;
  let isName = true;
  for (let at = start; at < code.length && depth >= 0; at += 1) {
    const letter = code[at] ?? '';
    const name = isName && depth === 0 ? /^\w+/u.exec(code.slice(at, at + 60))?.[0] : undefined;
    if (name !== undefined) {
      names.push(name);
      at += name.length - 1;
      isName = false;
    } else if ('\'"`'.includes(letter)) at = endOfText(code, at);
    else if ('{[('.includes(letter)) depth += 1;
    else if ('}])'.includes(letter)) depth -= 1;
    else if (letter === ',' && depth === 0) isName = true;
  }
  return names;
}

/** Where a text in quotes ends; what a template fills in has none of its own within. */
function endOfText(code: string, start: number): number {
  let at = start + 1;
  while (at < code.length && code[at] !== code[start]) at += code[at] === '\\' ? 2 : 1;
  return at;
}
