import { type Html, html } from './html.ts';
import { type IconName, icon } from './icon.ts';
import type { EntryState } from './waiting.ts';

type Tone = 'info' | 'warning' | 'error' | 'success';

const states: { readonly [state in EntryState]: readonly [tone: Tone, icon: IconName, word: string] } = {
  open: ['warning', 'warning', '対応が必要'],
  begun: ['info', 'pen', '入力の途中'],
  kept: ['info', 'pen', '前の入力'],
  returned: ['warning', 'back', '直しが必要'],
  payment: ['warning', 'warning', '支払いが必要'],
  received: ['info', 'wait', '受け付けました'],
  examined: ['info', 'wait', '審査しています'],
  underWay: ['info', 'wait', '処理しています'],
  finished: ['success', 'success', '手続きが終わりました'],
  refused: ['error', 'error', '認められませんでした'],
  withdrawn: ['info', 'back', '取り下げました'],
  lapsed: ['warning', 'warning', '期限が過ぎたため、終わりました'],
};

/** A state in a word, with its icon. */
export function chip(state: EntryState): Html {
  const [tone, name, word] = states[state];
  return html`<span class="ui-chip ui-chip-${tone}">${icon(name)}${word}</span>`;
}
