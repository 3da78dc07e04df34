import { expect, it } from 'vitest';
import { submitButtonOf } from '../../src/draw/submit-button.ts';
import type { Block } from '../../src/model/block.ts';
import type { Action } from '../../src/model/screen.ts';

const button = (action: string): Block => ({
  kind: 'button',
  text: action,
  action,
  look: 'primary',
  lockFor: 1,
  shownWhen: null,
});
const group = (...blocks: readonly Block[]): Block => ({ kind: 'group', blocks, shownWhen: null });
const tabs = (...blocks: readonly Block[]): Block => ({ kind: 'tabs', label: '', items: [], blocks, shownWhen: null });
const each = (...blocks: readonly Block[]): Block => ({
  kind: 'each',
  list: { kind: 'expression', source: '', tree: ['list'] },
  blocks,
  shownWhen: null,
});

const actions: readonly Action[] = [
  { name: 'next', steps: [], validate: 'all' },
  { name: 'back', steps: [], validate: 'none' },
  { name: 'search', steps: [], validate: 'formats' },
  { name: 'save', steps: [], validate: 'all' },
];

it.each<[where: string, view: readonly Block[], action: string | undefined]>([
  ['next stands after others', [button('search'), button('next')], 'next'],
  ['there is no next', [button('back'), button('search'), button('save')], 'search'],
  ['it stands in a group', [button('back'), group(button('search'))], 'search'],
  ['it stands in a tab', [tabs(group(button('search')))], 'search'],
  ['it stands in each item alone', [each(button('save'))], undefined],
  ['nothing looks at the inputs', [button('back')], undefined],
])('Enter presses a button: %s', (_where, view, action) => {
  expect(submitButtonOf({ view, actions })?.action).toBe(action);
});
