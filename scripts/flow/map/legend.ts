import type { WayKind } from '../ways/ways.ts';
import { LOOK, SHAPES } from './dot.ts';
import type { Place } from './picture.ts';

/** Meaning of each arrow style, in legend order. */
const ARROWS: readonly (readonly [kind: WayKind, says: string])[] = [
  ['forward', '太い線、黒い三角: 画面の並びで次へ進む'],
  ['go', '細い線、黒い三角: そのほかの移り方（ボタン、リンク、開いたとき）'],
  ['back', '細い線、白い三角: 戻る'],
  ['change', '細い線、開いた矢: 「変更」で直しに行く'],
  ['error', '破線、黒い四角、✕: エラー（番号）'],
  ['guard', '破線、横棒、✕: 画面に入る前の確認に当てはまらない'],
  ['timeout', '点線、黒いひし形: 時間切れ'],
];

const PLACES: readonly (readonly [shape: Place['shape'], name: string, says: string])[] = [
  ['screen', '画面', '四角: いつも表示される画面'],
  ['conditional', '◇ 表示する条件', '破線の四角と ◇: 条件のときだけ表示される画面'],
  ['dialog', 'ダイアログ', '角の丸い四角: ダイアログ（→ はそのボタンの行き先）'],
  ['address', '行き先', '旗の形: 外のページ、またはほかの場所に描いた画面'],
  ['app', 'アプリ', '六角形: アプリ'],
  [
    'unknown',
    '？',
    'ひし形: 送ったものが受け付けられたか分からない。次にどの画面を開いても、送った画面でポータルに確かめる',
  ],
  ['elsewhere', 'ほか', '二重の四角: 別のサービスの画面'],
  ['start', '入口', 'だ円: 入口（▼ の付いた画面も、外から始められる）'],
];

export interface LegendItem {
  /** A small drawing with the same styles as the maps. */
  readonly dot: string;
  readonly says: string;
}

export const LEGEND: readonly LegendItem[] = [
  ...ARROWS.map(([kind, says]) => ({ dot: small(arrowDot(kind)), says })),
  ...PLACES.map(([shape, name, says]) => ({ dot: small(`p [label="${name}", ${SHAPES[shape]}, width=1.5];`), says })),
];

function arrowDot(kind: WayKind): string {
  const { style, head } = LOOK[kind];
  return `node [shape=point, width=0.05]; a -> b [style=${style}, arrowhead=${head}, minlen=2];`;
}

function small(body: string): string {
  return `digraph { rankdir=LR; pad=0.05; bgcolor=transparent; node [fontname="sans-serif", fontsize=11, color="#333333"]; edge [color="#333333", arrowsize=0.8]; ${body} }`;
}
