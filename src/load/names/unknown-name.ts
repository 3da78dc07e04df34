import { nearest } from '../../expressions/nearest.ts';
import type { Place } from '../../model/place.ts';
import type { Problem } from '../../model/problem.ts';

/** The Problem of a name that is not declared, with the nearest that is. */
export function unknown(
  what: string,
  name: string,
  place: Place,
  known: readonly string[],
  { dialog, screen }: { readonly dialog?: string; readonly screen?: string } = {},
): Problem {
  const suggestion = nearest(name, known);
  const where = screen !== undefined ? `画面「${screen}」に` : dialog !== undefined ? `ダイアログ「${dialog}」に` : '';
  const list = known.length <= 12 && known.length > 0 ? `使えるのは ${known.join('、')} です。` : '';
  const meant = suggestion === undefined ? list : `「${suggestion}」ではありませんか。`;
  const message = `${where}${WORDS[what] ?? '名前'}「${name}」はありません。${meant}`;
  const problem: Problem = { rule: `name/${what}`, severity: 'error', place, message };
  return suggestion === undefined ? problem : { ...problem, suggestion };
}

const WORDS: { readonly [what: string]: string } = {
  screen: '画面',
  change: '画面',
  dialog: 'ダイアログ',
  button: 'ボタン',
  call: '呼び出し',
  address: '行き先',
  place: '画面や行き先',
  message: '共通の文言',
  codes: 'コードの一覧',
  characters: '文字の一覧',
  code: 'エラーコード',
  app: 'アプリ',
  guard: '画面に入る前の確認',
  type: '型',
  shape: '型',
  paramType: '型',
  widget: '入力の部品',
  field: '入力欄',
  action: 'アクション',
  data: 'data',
  restart: 'data',
  watch: 'watch',
  state: 'state',
  url: 'url のパラメーター',
  launch: 'launch のパラメーター',
  count: '数（catalog/shell.yaml の login）',
  shell: '枠（catalog/shell.yaml の shells）',
  setting: '設定',
  story: '話',
  person: 'サンプルの人',
  table: 'サーバーの表',
  column: 'サーバーの表の項目',
  opened: '画面',
  pressed: '押せるもの',
  shownField: '入力欄',
  shownDialog: 'ダイアログ',
  answered: 'ボタン',
};
