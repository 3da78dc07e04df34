import type { OwnPart } from '../../../src/load/files/own-part.ts';
import { entriesOf } from '../../../src/load/gather/nodes.ts';
import type { MapEntry } from '../../../src/load/yaml/located.ts';
import { readYaml } from '../../../src/load/yaml/read-yaml.ts';
import { linesOf, without } from './entry-lines.ts';
import { schemaLine } from './schema-line.ts';

interface Cut {
  /** What is left; null = nothing that the file would be for. */
  readonly rest: string | null;
  readonly entry: readonly string[];
}

const entriesIn = (file: string, text: string, part: OwnPart): readonly MapEntry[] => {
  const root = readYaml(file, text).document?.root;
  return root === undefined ? [] : entriesOf(root, part);
};

/** Takes an entry with its comments out of a file; null = it cannot be taken out by whole lines. */
export function cutEntry(file: string, text: string, part: OwnPart, name: string): Cut | null {
  const entries = entriesIn(file, text, part);
  const entry = entries.find(({ key }) => key === name);
  const lines = text.split('\n');
  const found = entry === undefined ? null : linesOf(lines, entry);
  if (found === null) return null;
  const rest = without(lines, found).join('\n');
  const isLast = entries.length === 1;
  // Of the shared catalogue every part is there.
  const empty = file.startsWith('catalog/') ? rest.replace(new RegExp(`^${part}:$`, 'mu'), `${part}: {}`) : null;
  return { rest: isLast ? empty : rest, entry: lines.slice(found.from, found.to) };
}

/** The file with the entry: after those whose names begin as its own does (`address.`), otherwise as the last. `text` null = there is no such file. */
export function withEntry(file: string, text: string | null, part: OwnPart, name: string, entry: readonly string[]) {
  if (text === null) return `${heading(file, part)}${part}:\n${entry.join('\n')}\n`;
  const entries = entriesIn(file, text, part);
  if (entries.length === 0)
    return text.replace(new RegExp(`^${part}:.*$`, 'mu'), () => `${part}:\n${entry.join('\n')}`);
  const lines = text.split('\n');
  const likeness = entries.map(({ key }) => inCommon(key, name));
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

const what: { readonly [part in OwnPart]: string } = {
  addresses: '画面の外の行き先',
  claims: '世の中のことを言い切る文',
  codes: '区分の値と呼び名',
  settings: '設定',
};

function heading(file: string, part: OwnPart): string {
  return `${schemaLine(file, `catalog-${part}`)}\n# この手続きだけが使う${part === 'codes' || part === 'settings' ? '' : '、'}${what[part]}。書き方は catalog/${part}.yaml と同じです。\n`;
}
