import type { Tone } from '../../../model/catalog.ts';
import { type Html, html } from './html.ts';
import { type IconName, icon } from './icon.ts';
import type { EntryState } from './waiting.ts';

const icons: { readonly [tone in Tone]: IconName } = {
  done: 'success',
  waiting: 'waiting',
  attention: 'warning',
  stopped: 'stopped',
};

/** A state in words, drawn as by `ui/chip.tsx`. */
export function chip(tone: Tone, words: string): Html {
  return html`<span class="ui-chip ui-chip-${tone}">${icon(icons[tone])}${words}</span>`;
}

/** Of each filing one word, on home, in the to-do list, at the stand-ins, and in the services' lists (`catalog/codes.yaml`). */
export const states: { readonly [state in EntryState]: readonly [tone: Tone, words: string] } = {
  open: ['attention', '対応が必要'],
  begun: ['attention', '入力の途中'],
  returned: ['attention', '直しが必要です'],
  payment: ['attention', '支払いが必要です'],
  received: ['waiting', '受け付けました'],
  examined: ['waiting', '審査しています'],
  checked: ['waiting', '市区町村が確認しています'],
  toCorrect: ['attention', '訂正の依頼があります'],
  recorded: ['done', '戸籍に記載されました'],
  underWay: ['waiting', '処理しています'],
  usable: ['waiting', '番号を使えます'],
  finished: ['done', '手続きが終わりました'],
  refused: ['stopped', '認められませんでした'],
  withdrawn: ['stopped', '取り下げました'],
  lapsed: ['stopped', '期限が過ぎたため、終わりました'],
};

export function stateChip(state: EntryState): Html {
  return chip(...states[state]);
}
