import type { Place } from '../../../src/model/place.ts';
import { covers } from '../../../src/runtime/calls/error-rows.ts';

/** An occurrence of a name: in a reference, in an expression, or in its declaration. */
export interface Mention {
  readonly kind: Kind;
  /** Without `settings.`, `state.` and the like. Dotted for nested members. Example: `draft.reports`. */
  readonly name: string;
  readonly at: Place;
  readonly declares: boolean;
}

/** What a name can refer to, with its Japanese designation. */
export const KINDS = {
  screen: '画面',
  field: '入力欄',
  action: 'アクション',
  dialog: 'ダイアログ',
  call: '呼び出し',
  result: '呼び出しの結果',
  data: 'data',
  watch: 'watch',
  state: 'state',
  fact: '名前を付けた条件（facts）',
  setting: '設定',
  message: '共通の文言',
  code: 'エラーコード',
  codes: 'コードの一覧',
  value: 'コードの値',
  address: '行き先',
  guard: '画面に入る前の確認',
  app: 'アプリ',
  widget: '部品',
  constraint: '入力の条件',
  function: '関数',
  characters: '文字の一覧',
  type: '型（catalog/types）',
  template: 'ひな型',
  flow: '画面の並び（flows）',
  launch: '呼び出し元から受け取る値',
  url: '住所に付いた値',
  member: '項目',
} as const;

export type Kind = keyof typeof KINDS;

/** Kind of name after each prefix in expressions. */
export const ROOTS: { readonly [root: string]: Kind } = {
  settings: 'setting',
  state: 'state',
  facts: 'fact',
  form: 'field',
  launch: 'launch',
  url: 'url',
};

/** Whether a mention concerns `name`, nested members included: `draft` is mentioned in `state.draft.email`. */
export function isAbout(mention: Mention, name: string): boolean {
  if (mention.kind === 'code')
    return mention.name === name || (mention.name !== 'any' && covers(mention.name, name, {}));
  return mention.name === name || (DOTTED.has(mention.kind) && mention.name.startsWith(`${name}.`));
}

const DOTTED = new Set<Kind>(['state', 'setting', 'field', 'result', 'data', 'call']);
