import * as entriesWording from '../../../../build/wording/server/entries.ts';
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
  open: ['attention', entriesWording.states.open],
  begun: ['attention', entriesWording.states.begun],
  returned: ['attention', entriesWording.states.returned],
  payment: ['attention', entriesWording.states.payment],
  received: ['waiting', entriesWording.states.received],
  examined: ['waiting', entriesWording.states.examined],
  checked: ['waiting', entriesWording.states.checked],
  toCorrect: ['attention', entriesWording.states.toCorrect],
  recorded: ['done', entriesWording.states.recorded],
  underWay: ['waiting', entriesWording.states.underWay],
  usable: ['waiting', entriesWording.states.usable],
  finished: ['done', entriesWording.states.finished],
  refused: ['stopped', entriesWording.states.refused],
  withdrawn: ['stopped', entriesWording.states.withdrawn],
  lapsed: ['stopped', entriesWording.states.lapsed],
};

export function stateChip(state: EntryState): Html {
  return chip(...states[state]);
}
