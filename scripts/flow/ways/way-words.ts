import type { Condition, GraphEdge, GraphNode } from '../../../src/flow/graph/graph.ts';
import type { Project } from '../../../src/model/project.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import { conditionWords } from '../words/condition-words.ts';
import type { Reach } from '../words/value-words.ts';
import { AFTER_CHANGE, type Way } from './ways.ts';

/** Describes the graph in Japanese. */
export interface WayWords {
  /** A place as named in a sentence. Example: `ダイアログ「中断しますか」`. */
  place(node: GraphNode): string;
  /** What is pressed, or what happens automatically. */
  cause(edge: GraphEdge): string;
  /** Conditions that must all hold; empty = always. */
  conditions(edge: GraphEdge): readonly string[];
  /** Codes of all its edges, with consecutive numbers as ranges. Example: `ELU205〜ELU208`. */
  codes(way: Way): readonly string[];
}

export function wayWords(project: Project, vocabulary: Vocabulary): WayWords {
  const catalog = project.catalogs[0];
  const reachOf = (edge: GraphEdge): Reach => {
    const name = /^(?:screen|stay):(.+)$/.exec(edge.from)?.[1] ?? /@([^@]+)(?:@[^@]*)?$/.exec(edge.from)?.[1];
    const screen = project.screens.find((candidate) => candidate.name === name);
    const own = screen?.service ?? /^start:(.+)$/.exec(edge.from)?.[1] ?? name;
    return { project, vocabulary, screen, service: project.services.find((service) => service.name === own) };
  };
  const addressSays = (name: string) => {
    const is = catalog?.addresses.find((address) => address.name === name)?.is;
    const source = typeof is === 'object' && is !== null ? JSON.stringify(is) : '';
    const setting = /settings\.([\w.]+)/.exec(source)?.[1];
    const says = catalog?.settings.find((candidate) => candidate.name === setting)?.says;
    const given = /launch\.(\w+)/.exec(source)?.[1];
    if (given !== undefined) return `呼び出し元が決めた行き先（${name}）`;
    return says === undefined ? name : `${says.replace(/[（(].*$/, '')}（${name}）`;
  };
  return {
    place(node) {
      switch (node.kind) {
        case 'screen':
          return titleOf(node) === node.name ? `画面 ${node.name}` : `「${node.title}」（${node.name}）`;
        case 'dialog':
          return `ダイアログ「${titleOf(node)}」`;
        case 'address':
          return `外のページ: ${addressSays(node.name)}`;
        case 'app':
          return `アプリ（${node.name}）`;
        case 'stay':
          return 'この画面のまま';
        case 'unknown':
          return '受け付けられたか分からない送信';
        case 'start':
          return `「${node.title}」の始まり`;
      }
    },
    cause: causeOf,
    conditions: (edge) =>
      distinct(
        edge.conditions.filter(isNews).map(({ expression, holds }) => conditionWords(expression, holds, reachOf(edge))),
      ),
    codes: (way) =>
      runs(distinct(way.edges.flatMap(({ codes }) => codes)).filter((code) => code !== 'timeout')).map(
        (code) => MADE[code] ?? code,
      ),
  };
}

/** Codes created by the client itself. */
const MADE: { readonly [code: string]: string } = {
  network: '通信が切れた（network）',
  malformed: '読めない答え（malformed）',
  'extension-cancel': 'アプリでの中断（extension-cancel）',
  'extension-unexpected': 'アプリの失敗（extension-unexpected）',
};

/** A title consisting only of placeholders says nothing, so the name is used instead. */
export function titleOf({ title, name }: Pick<GraphNode, 'title' | 'name'>): string {
  return title.replace(/…/g, '').trim() === '' ? name : title;
}

const BY_ITSELF: { readonly [by: string]: string } = {
  enter: '開いたとき',
  data: '開いて情報を読むとき',
  watch: '待っている間',
  draft: '一時保存を読み込むとき',
  bare: 'サービスの住所を開いたとき',
  login: 'ログインの確認のとき',
  unanswered: '答えの届いていない送信があるとき',
  launched: '呼び出しの手続きが済んでいるとき',
  asked: 'ポータルに確かめたとき',
};

function causeOf({ trigger, label, codes, via }: GraphEdge): string {
  const [by = ''] = trigger.split(':');
  if (AFTER_CHANGE.test(label)) return label.startsWith('変更を終えて') ? '変更を終えたとき' : '変更で必要になったとき';
  if (by === 'due') return 'まだ済んでいない画面があるとき';
  if (by === 'done') return '手続きが終わっているとき';
  if (by === 'change') return '「変更」';
  if (by === 'guard') return label.replace(/ではない$/, 'に当てはまらない');
  if (by === 'process') return label;
  if (Object.hasOwn(BY_ITSELF, by)) return BY_ITSELF[by] ?? label;
  if (via === 'error' || via === 'timeout' || codes.length > 0) return '呼び出しの失敗';
  if (by === 'return' || by === 'external' || by === 'cancel') return label;
  return label === '' ? trigger : `「${label}」`;
}

/** A negated comparison is redundant beside a positive one on the same value. Example: not `x == '2'` beside `x == '3'`. */
function isNews({ expression: { tree }, holds }: Condition, _index: number, all: readonly Condition[]): boolean {
  if (holds || tree[0] !== '==') return true;
  const compared = JSON.stringify(tree[1]);
  return !all.some((other) => other.holds && comparisons(other.expression.tree).includes(compared));
}

/** Left sides of the `==` comparisons that must all hold. */
function comparisons(tree: Condition['expression']['tree']): readonly string[] {
  if (tree[0] === '&&') return [...comparisons(tree[1]), ...comparisons(tree[2])];
  return tree[0] === '==' ? [JSON.stringify(tree[1])] : [];
}

export function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}

/** Consecutive numbers as ranges. */
function runs(codes: readonly string[]): readonly string[] {
  const sorted = [...codes].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const found: { first: string; last: string }[] = [];
  for (const code of sorted) {
    const run = found.at(-1);
    if (run && follows(run.last, code)) run.last = code;
    else found.push({ first: code, last: code });
  }
  return found.flatMap(({ first, last }) => {
    if (first === last) return [first];
    return follows(first, last) ? [first, last] : [`${first}〜${last}`];
  });
}

function follows(before: string, after: string): boolean {
  const [, letters, number] = /^([A-Z]+)(\d+)$/.exec(before) ?? [];
  const next = /^([A-Z]+)(\d+)$/.exec(after);
  return letters !== undefined && next?.[1] === letters && Number(next[2]) === Number(number) + 1;
}
