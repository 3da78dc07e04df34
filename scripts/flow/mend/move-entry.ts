import { entriesOn, type Shelf, type Shelved } from '../../../src/load/gather/shelves.ts';
import { type MapEntry, type MapNode, member } from '../../../src/load/yaml/located.ts';
import { readYaml } from '../../../src/load/yaml/read-yaml.ts';
import { linesOf, without } from './entry-lines.ts';
import { schemaLine } from './schema-line.ts';

interface Cut {
  /** What is left; null = nothing that the file would be for. */
  readonly rest: string | null;
  readonly entry: readonly string[];
}

const rootIn = (file: string, text: string): MapNode | null => {
  const root = readYaml(file, text).document?.root;
  return root?.kind === 'map' ? root : null;
};

const lineOf = (key: string) => new RegExp(`^${key}:.*$`, 'mu');

/** Takes an entry with its comments out of a file; null = it cannot be taken out by whole lines. */
export function cutEntry(file: string, text: string, shelf: Shelf, name: string): Cut | null {
  const root = rootIn(file, text);
  const entries = root === null ? [] : entriesOn(shelf, root);
  const entry = entries.find(({ key }) => key === name);
  const lines = text.split('\n');
  const found = entry === undefined ? null : linesOf(lines, entry);
  if (root === null || found === null) return null;
  const rest = without(lines, found).join('\n');
  const cut = lines.slice(found.from, found.to);
  // Rows of a list that are nobody's own may be left.
  const whole = member(root, shelf.key);
  const left = whole?.kind === 'list' ? whole.items.length : whole?.kind === 'map' ? whole.entries.length : 0;
  if (left > 1) return { rest, entry: cut };
  // Of the shared catalogue every part is there.
  if (file === shelf.shared)
    return {
      rest: rest.replace(lineOf(shelf.key), `${shelf.key}: ${whole?.kind === 'list' ? '[]' : '{}'}`),
      entry: cut,
    };
  const others = root.entries.filter(({ key }) => key !== shelf.key);
  return { rest: others.length === 0 ? null : withoutKey(rest, shelf.key), entry: cut };
}

/** The file without a key that holds nothing any more, and the comments right above it. */
function withoutKey(text: string, key: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => lineOf(key).test(line));
  let from = at;
  while (from > 0 && lines[from - 1]?.startsWith('#')) from -= 1;
  return without(lines, { from, to: at + 1 }).join('\n');
}

/** The file with the entry: after those whose names begin as its own does (`address.`), otherwise as the last. `text` null = there is no such file. */
export function withEntry(file: string, text: string | null, shelf: Shelf, name: string, entry: readonly string[]) {
  const { key } = shelf;
  const block = `${key}:\n${entry.join('\n')}`;
  if (text === null) return `${heading(file, shelf)}${block}\n`;
  const root = rootIn(file, text);
  const entries = root === null ? [] : entriesOn(shelf, root);
  const found = root === null ? undefined : member(root, key);
  if (found === undefined) return `${text.trimEnd()}\n${block}\n`;
  if (entries.length === 0) return text.replace(lineOf(key), () => block);
  const lines = text.split('\n');
  const likeness = entries.map((other) => inCommon(other.key, name));
  const most = Math.max(...likeness);
  const before = most === 0 ? entries.length - 1 : likeness.lastIndexOf(most);
  const at = linesOf(lines, entries[before] as MapEntry)?.to;
  return at === undefined ? null : [...lines.slice(0, at), ...entry, ...lines.slice(at)].join('\n');
}

/** How many parts two names begin with in common: settings stand by what they are for. */
function inCommon(a: string, b: string): number {
  const [some, others] = [a.split('.'), b.split('.')];
  const differing = some.findIndex((part, index) => part !== others[index]);
  return differing === -1 ? some.length : differing;
}

const what: { readonly [part in Shelved]: string } = {
  addresses: '画面の外の行き先',
  claims: '世の中のことを言い切る文',
  clientCodes: 'エラー番号',
  serverCodes: 'エラー番号',
  codes: '区分の値と呼び名',
  dialogs: 'お知らせの窓',
  documented: 'エラー番号',
  'messages.en': '文言',
  'messages.ja': '文言',
  settings: '設定',
};

function heading(file: string, { what: part, key, shared, own }: Shelf): string {
  const schema = own === shared ? `catalog-${key}` : 'error-table';
  // A short word needs none.
  const pause = /[のと]/u.test(what[part]) && part !== 'codes' ? '、' : '';
  return `${schemaLine(file, schema)}\n# この手続きだけが使う${pause}${what[part]}。書き方は ${shared} と同じです。\n`;
}
