import { expect, it } from 'vitest';
import { typeFile } from '../load/shape-of.ts';
import { openBrowser } from './browser.ts';
import { pass, standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();

const project = projectOf({
  'catalog/types/guests.yaml': typeFile({
    type: 'array',
    items: {
      type: 'object',
      properties: { id: { type: 'string' }, reading: { type: 'string' }, comes: { type: 'boolean' } },
      required: ['id', 'reading', 'comes'],
    },
  }),
  'screens/trial/service.yaml': `service: trial
title: 試しの手続き
state:
  guests: { type: guests, keep: session }
flows:
  only: { screens: [trial-pick, trial-done] }
`,
  'screens/trial/SZZ0001-01-001.trial-pick.yaml': `id: SZZ0001-01-001
name: trial-pick
path: pick
title: 選ぶ
view: [{ field: guests }]
fields:
  guests:
    label: 来る人
    widget: member-picker
    bind: state.guests
    edits: comes
    key: item.id
    name: =item.id
    required: true
    atLeast: { count: 1, where: comes }
    messages: { atLeast: 来る人を選んでください。 }
actions:
  arrive: { set: { state.guests: [{ id: a, reading: ア, comes: false }, { id: b, reading: イ, comes: false }] } }
  change: { set: { state.guests: [{ id: c, reading: ウ, comes: false }, { id: b, reading: 別, comes: false }] } }
`,
  'screens/trial/SZZ0001-01-002.trial-done.yaml': `id: SZZ0001-01-002
name: trial-done
path: done
title: 済み
view: [{ text: 着きました。 }]
`,
});

const a = { id: 'a', reading: 'ア', comes: false };
const b = { id: 'b', reading: 'イ', comes: false };

async function open() {
  const browser = openBrowser({ project, replies: {} });
  await browser.open('trial/pick');
  const form = () => browser.screen.view.getState().form.guests;
  return { browser, form };
}

it('follows the list it is bound to, also when it comes later', async () => {
  const { browser, form } = await open();
  expect(form()).toBe(undefined);
  await browser.press('arrive');
  expect(form()).toEqual([a, b]);
});

it('what was chosen stays with its item; all else comes from the list as it is now', async () => {
  const { browser, form } = await open();
  await browser.press('arrive');
  browser.screen.recordInput('guests', [a, { ...b, comes: true, reading: 'すり替え' }]);
  expect(form()).toEqual([a, { ...b, comes: true }]);
  await browser.press('change');
  expect(form()).toEqual([
    { id: 'c', reading: 'ウ', comes: false },
    { id: 'b', reading: '別', comes: true },
  ]);
});

it('next refuses while too few are chosen, then writes the flags alone into the list', async () => {
  const { browser } = await open();
  await browser.press('arrive');
  await browser.press('next');
  expect(browser.screen.view.getState().errors).toEqual([{ field: 'guests', message: '来る人を選んでください。' }]);
  await pass(1);
  browser.screen.recordInput('guests', [{ ...a, comes: true, reading: 'すり替え' }, b]);
  await browser.press('next');
  expect(browser.at).toBe('trial-done');
  expect(browser.screen.view.getState().scope).toMatchObject({ state: { guests: [{ ...a, comes: true }, b] } });
});
