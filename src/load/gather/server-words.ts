import type { ComponentWords, FilledText, ServerWords } from '../../model/filled-text.ts';
import type { Problem } from '../../model/problem.ts';
import { fileOfServerModule, serverModuleOf } from '../files/server-words-file.ts';
import { tell, type Walk } from '../walk/context.ts';
import { readFilledText } from '../walk/filled-text.ts';
import type { LocatedDocument, MapEntry } from '../yaml/located.ts';
import { notMap } from './not-map.ts';
import type { SaidWord, WordsSaid } from './words-said.ts';

export interface LoadedServerWords {
  /** By module below `build/wording`. */
  readonly words: { readonly [module: string]: ServerWords };
  readonly problems: readonly Problem[];
}

const NAME = /^[a-z]\w*$/u;
/** Words of the language that cannot name an export. */
const TAKEN =
  /^(?:default|delete|export|false|for|function|if|import|in|new|null|return|switch|this|true|with|yield)$/u;

/** Reads `catalog/server/*.yaml` and the services' own `server.yaml`: words, and groups of words. */
export function loadServerWords(
  documents: ReadonlyMap<string, LocatedDocument | null>,
  said: WordsSaid,
  walkOf: (file: string) => Walk,
): LoadedServerWords {
  const problems: Problem[] = [];
  const words: { [module: string]: ServerWords } = {};
  for (const [file, document] of documents) {
    const module = serverModuleOf(file);
    if (module === null || document === null) continue;
    if (document.root.kind === 'map')
      words[module] = readWords(
        walkOf(file),
        document.root.entries,
        said === null ? undefined : (said.get(module) ?? []),
      );
    else problems.push(notMap(document.root.at));
  }
  for (const [module, uses] of said ?? []) {
    const file = fileOfServerModule(module);
    const of = words[module] ?? {};
    const missing = documents.get(file) === null ? [] : uses.filter(({ word }) => !stands(of, word));
    for (const word of new Set(missing.map(({ word }) => word)))
      problems.push({
        rule: 'word/missing',
        severity: 'error',
        place: { file, line: 1, column: 1 },
        message: `サーバーの使う言葉「${word}」がありません。消したときは戻し、名前を変えたときは元の名前にしてください。`,
      });
  }
  return { words, problems };
}

/** `uses` undefined = the code that says them is not here. */
function readWords(walk: Walk, entries: readonly MapEntry[], uses: readonly SaidWord[] | undefined): ServerWords {
  const words: { [name: string]: FilledText | ComponentWords } = {};
  for (const entry of entries) {
    const { key, value } = entry;
    if (value.kind !== 'map') {
      words[key] = readWord(
        walk,
        entry,
        uses?.filter(({ word }) => word === key || word.startsWith(`${key}.`)),
      );
      continue;
    }
    nameOf(walk, entry);
    const group: { [name: string]: FilledText } = {};
    for (const one of value.entries) {
      const own = uses?.filter(({ word }) => word === key || word === `${key}.${one.key}`);
      group[one.key] = readWord(walk, one, own);
    }
    words[key] = group;
  }
  return words;
}

function readWord(walk: Walk, entry: MapEntry, uses: readonly SaidWord[] | undefined): FilledText {
  nameOf(walk, entry);
  const { key, keyAt, value } = entry;
  if (uses?.length === 0)
    tell(walk, 'word/unused', keyAt, `言葉「${key}」は、サーバーのどこでも使われていません。消してください。`);
  const written =
    value.kind === 'scalar' ? [...value.text.matchAll(/\$\{\s*(\w+)\s*\}/gu)].map(([, name]) => name) : [];
  const given = uses === undefined || uses.length === 0 ? written : uses.flatMap((use) => use.given);
  return readFilledText(walk, value, { 'x-given': Object.fromEntries(given.map((name) => [name, ''])) });
}

function nameOf(walk: Walk, { key, keyAt }: MapEntry): void {
  if (!NAME.test(key) || TAKEN.test(key))
    tell(
      walk,
      'word/name',
      keyAt,
      `「${key}」は、言葉の名前に使えません。英小文字で始まる、英字と数字の名前にしてください。`,
    );
}

function stands(words: ServerWords, name: string): boolean {
  const [first = '', second] = name.split('.');
  const found = Object.hasOwn(words, first) ? words[first] : undefined;
  return found !== undefined && (second === undefined || Array.isArray(found) || Object.hasOwn(found, second));
}
