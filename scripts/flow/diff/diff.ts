import {
  catalogPart,
  contractIn,
  keyOfPart,
  OWN_PARTS,
  type OwnPart,
  ownPartIn,
} from '../../../src/load/files/own-part.ts';
import { serverModuleOf } from '../../../src/load/files/server-words-file.ts';
import { entriesOf } from '../../../src/load/gather/nodes.ts';
import type { MapEntry, MapNode, Node } from '../../../src/load/yaml/located.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import type { Answer } from '../answer.ts';
import { expressionKeys } from '../uses/expressions-of.ts';
import { callChanges, settingChanges } from './catalog-changed.ts';
import { type Change, compareNodes } from './compare-nodes.ts';
import { type ChangeKind, kindOfChange, type Sides, wordKeysOf } from './kinds-of-change.ts';
import { isDescriptor } from './read-revision.ts';
import { saidConditions } from './said-conditions.ts';
import { screenChanges } from './screens-changed.ts';
import { type Tree, textsOf } from './tree.ts';

/** What changed between two versions, and whether it is wording only. */
export function diff(before: Tree, after: Tree, vocabulary: Vocabulary): Answer {
  const sides: Sides = {
    texts: new Set<Node>([...textsOf(before), ...textsOf(after)]),
    conditionKeys: new Set([...expressionKeys(after.files, vocabulary), 'when', 'unless']),
    wordKeys: wordKeysOf(vocabulary),
  };
  const changes = documentChanges(before, after).map((change) => ({ change, kind: kindOfChange(change, sides) }));
  const of = (kind: ChangeKind) => changes.filter((found) => found.kind === kind).map(({ change }) => change);
  const [saidBefore, saidAfter] = [saidConditions(before, vocabulary), saidConditions(after, vocabulary)];
  const inWords: InWords = (node, isOld) => (isOld ? saidBefore : saidAfter)(node);
  const { screens, unreachable, validators } = screenChanges(before, after);
  const settings = settingChanges(before, after);
  const calls = callChanges(before, after);
  const others = of('other').filter(({ at }) => !isToldApart(at.file));
  const parts: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ['文言', of('shown').map((change) => changeText(change))],
    ['画面と住所', screens],
    ['行けなくなった画面', unreachable],
    ['条件', of('condition').map((change) => changeText(change, inWords))],
    ['入力の確認（schema の番号）', validators],
    ['設定', settings],
    ['呼び出しと型', calls],
    [
      'そのほか（手順、部品、行き先など）',
      [...others.map((change) => changeText(change)), ...fileChanges(before, after)],
    ],
    ['画面に関係しない変更', of('internal').map((change) => changeText(change))],
  ];
  const wording = new Set(['文言', '画面に関係しない変更']);
  const more = parts.some(([title, lines]) => !wording.has(title) && lines.length > 0) || of('other').length > 0;
  const text = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `■ ${title}（${lines.length} 件）\n${lines.join('\n')}`);
  return {
    code: more ? 1 : 0,
    text: [verdict(changes.length > 0 || more, more, of('shown')), ...text, ...unread(before)].join('\n\n'),
  };
}

function verdict(any: boolean, more: boolean, shown: readonly Change[]): string {
  if (more) return '文言のほかにも変わっています。';
  if (!any) return '変わっていません。';
  const how = shown.some(isInProgram)
    ? '部品の言葉（catalog/components）はプログラムに入っているので、公開には npm run build が要ります'
    : shown.some(isSaidByServer)
      ? 'サーバーの言葉は、npm run build のあと、サーバーを始め直すと出ます'
      : '公開は、変わった画面の JSON を置きかえるだけです';
  return `文言だけの変更です。流れ、条件、入力の確認は変わりません（${how}）。`;
}

/** A word that the browser's code is made with. */
function isInProgram({ at }: Change): boolean {
  return at.file.startsWith('catalog/components/');
}

/** A word that the server is started with. */
const isSaidByServer = ({ at }: Change) => serverModuleOf(at.file) !== null;

/** Reported by name in sections of their own. */
const isToldApart = (file: string) => contractIn(file) !== null || catalogPart(file) === 'settings';

function documentChanges(before: Tree, after: Tree): readonly Change[] {
  const ofFiles = [...after.loaded.documents].flatMap(([file, document]) => {
    const old = before.loaded.documents.get(file);
    return document && old && catalogPart(file) === null ? compareNodes(old.root, document.root) : [];
  });
  const ofParts = OWN_PARTS.flatMap((part) => {
    const twice = new Set(
      [before, after].flatMap((tree) => namedInSeveral(entriesOfPart(tree, part, keyOfPart(part)))),
    );
    // Reasons why a message stays stand beside the messages.
    return [keyOfPart(part), 'keep'].flatMap((key) =>
      compareNodes(wholePart(before, part, key, twice), wholePart(after, part, key, twice), [key]),
    );
  });
  return [...ofFiles, ...ofParts];
}

/** All entries of a part of the catalogue, in whichever file they stand: where an entry has moved, nothing has changed. */
function wholePart(tree: Tree, part: OwnPart, key: string, twice: ReadonlySet<string>): MapNode {
  const entries = entriesOfPart(tree, part, key).map((entry) => {
    const service = ownPartIn(entry.keyAt.file)?.service;
    return service !== undefined && twice.has(entry.key) ? { ...entry, key: `${service}/${entry.key}` } : entry;
  });
  return { kind: 'map', entries, at: { file: `catalog/${part}.yaml`, line: 1, column: 1 } };
}

function entriesOfPart({ loaded }: Tree, part: OwnPart, key: string): readonly MapEntry[] {
  return [...loaded.documents].flatMap(([file, document]) =>
    catalogPart(file) === part && document !== null ? entriesOf(document.root, key) : [],
  );
}

/** Of claims, services may each have one of the same name: they are told apart by whose they are. */
function namedInSeveral(entries: readonly MapEntry[]): readonly string[] {
  const names = entries.map(({ key }) => key);
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** Added and removed files that no section above reports. */
function fileChanges(before: Tree, after: Tree): readonly string[] {
  const names = (tree: Tree) =>
    new Set(
      [...tree.files.keys()].filter((file) => isDescriptor(file) && !isToldApart(file) && catalogPart(file) === null),
    );
  const [old, now] = [names(before), names(after)];
  return [
    ...[...now].filter((file) => !old.has(file)).map((file) => `＋ ${file}`),
    ...[...old].filter((file) => !now.has(file)).map((file) => `－ ${file}`),
  ];
}

function unread({ loaded }: Tree): readonly string[] {
  const wrong = loaded.problems.filter(({ severity }) => severity === 'error').length;
  return wrong === 0
    ? []
    : [`注意: 前の版には、いまのプログラムで読めないところが ${wrong} 件あります。そこは比べていません。`];
}

type InWords = (node: Node, isOld: boolean) => string | undefined;

function changeText({ path, before, after, at }: Change, inWords: InWords = () => undefined): string {
  const line = (node: Node, isOld: boolean) => {
    const words = inWords(node, isOld);
    return `  ${isOld ? '旧' : '新'}: ${written(node)}${words === undefined ? '' : `（${words}）`}`;
  };
  const where = `${at.file}:${at.line}:${at.column} ${path.join('.').replaceAll('.[]', '[]')}`;
  const old = before === null ? [] : [line(before, true)];
  const now = after === null ? [] : [line(after, false)];
  return [after === null ? `${where}（前の版の行）` : where, ...old, ...now].join('\n');
}

/** A value on one line. */
function written(node: Node): string {
  const text = inLine(node);
  return text.length <= 160 ? text : `${text.slice(0, 160)}…`;
}

function inLine(node: Node): string {
  if (node.kind === 'scalar') return node.text.replace(/\s*\n\s*/g, ' ');
  if (node.kind === 'list') return `[${node.items.map(inLine).join(', ')}]`;
  if (node.kind === 'map') return `{ ${node.entries.map(({ key, value }) => `${key}: ${inLine(value)}`).join(', ')} }`;
  return '（読めない値）';
}
