import type { Field } from '../../model/field.ts';
import { OTHER_TEXT } from '../conditions/domains.ts';
import { evaluate } from '../conditions/evaluate.ts';
import { readsOf } from '../conditions/reads.ts';
import { type Assignment, lookupOf, type Names } from '../conditions/solve.ts';
import type { Condition } from '../graph/graph.ts';
import { plain } from '../graph/words.ts';
import type { Analysis } from './context.ts';

/** Describes an example in Japanese, using the facts' `says` and the labels of inputs. Empty = any case. Example 「「本人以外の届出を選んでいる」のとき」. */
export function exampleInWords(
  analysis: Analysis,
  names: Names,
  conditions: readonly Condition[],
  example: Assignment,
): string {
  const facts = new Set(conditions.flatMap(({ expression }) => factsIn(expression.tree)));
  const optional = new Set([...example.keys()].filter((key) => key.startsWith('?')).map((key) => key.slice(1)));
  const fact = (name: string) => names.service.facts.find((candidate) => candidate.name === name)?.is.tree;
  const lookup = lookupOf(example, optional, new Set(), fact);
  const said: string[] = [];
  const told = new Set<string>();
  for (const name of facts) {
    const found = names.service.facts.find((candidate) => candidate.name === name);
    const value = found && evaluate(found.is.tree, lookup);
    if (!found || typeof value !== 'boolean') continue;
    said.push(value ? `「${found.says}」` : `「${found.says}」ではない`);
    for (const read of readsOf(found.is.tree, names.service)) told.add(read);
  }
  for (const [key, value] of example) {
    const path = key.startsWith('?') ? key.slice(1) : key;
    if (key.startsWith('call ') || told.has(path) || [...told].some((read) => read.startsWith(`${path}.`))) continue;
    if (!key.startsWith('?')) said.push(valueInWords(analysis, names, path, value));
    else if (value === false) said.push(`${pathInWords(analysis, names, path)}がない`);
    else if (!example.has(path) && ![...example.keys()].some((other) => other.startsWith(`${path}.`))) {
      said.push(`${pathInWords(analysis, names, path)}がある`);
    }
  }
  return said.length === 0 ? '' : `${said.join('、')}とき`.replace(/」とき$/, '」のとき');
}

function factsIn(tree: unknown): readonly string[] {
  if (!Array.isArray(tree)) return [];
  const [operator, from, name] = tree as readonly unknown[];
  if (operator === 'get' && Array.isArray(from) && from[0] === 'name' && from[1] === 'facts') return [String(name)];
  return tree.flatMap(factsIn);
}

function valueInWords(analysis: Analysis, names: Names, path: string, value: unknown): string {
  const what = pathInWords(analysis, names, path);
  if (Array.isArray(value))
    return value.length === 0 ? `${what}が0件の` : `${what}が${value.length}件${itemsInWords(value)}の`;
  if (value === true) return `${what}が「はい」の`;
  if (value === false) return `${what}が「いいえ」の`;
  if (value === '') return `${what}が空の`;
  if (value === OTHER_TEXT) return `${what}がほかの値の`;
  const field = fieldOf(analysis, names, path);
  const option = field?.options.find((candidate) => candidate.value === value);
  return `${what}が「${option ? plain(option.label) : String(value).replaceAll('\u0001', '')}」の`;
}

function itemsInWords(items: readonly unknown[]): string {
  const said = items.map((item) =>
    typeof item === 'object' && item !== null
      ? Object.entries(item)
          .map(([name, value]) => `${name} = ${value === true ? 'はい' : value === false ? 'いいえ' : String(value)}`)
          .join('、')
      : String(item),
  );
  return said.every((text) => text === '') ? '' : `（${said.join('／')}）`;
}

/** Display names of the paths that the frame itself defines. */
const FRAME: { readonly [path: string]: string } = {
  'device.os': '端末の種類',
  'device.referrer': '前のページ',
  'intent.started': 'アプリを開いたあとか',
  'draft.saved': '「次へ」を押した内容がすべて保存できているか',
  'state.process': '進めている手続き',
};

/** A path as an author knows it: the label of its input, a setting's `says`, otherwise its name. */
export function pathInWords(analysis: Analysis, names: Names, path: string): string {
  const frame = FRAME[path];
  if (frame !== undefined) return frame;
  const field = fieldOf(analysis, names, path);
  if (field !== undefined) return `「${plain(field.label)}」`;
  const { collector } = analysis;
  const [root = '', ...members] = path.split('.');
  if (root === 'login') return collector.catalog?.shell.login[members.join('.')]?.says ?? path;
  if (root === 'settings') {
    const setting = collector.catalog?.settings.find(({ name }) => name === members.join('.'));
    if (setting) return `設定「${setting.says}」`;
  }
  if (root === 'url') return `住所の ${members.join('.')} `;
  return `${path} `;
}

function fieldOf({ collector }: Analysis, { service }: Names, path: string): Field | undefined {
  const own = collector.project.screens.filter((screen) => screen.service === service.name);
  for (const { fields } of own) {
    for (const field of fields) if (field.bind === path || `form.${field.name}` === path) return field;
  }
  return undefined;
}
