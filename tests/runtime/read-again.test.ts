import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openBrowser, type Replies } from './browser.ts';
import { pass, standStill } from './clock.ts';
import { MemoryStorage } from './memory-storage.ts';
import { projectOf } from './project.ts';

standStill();

/** A switch, as the portal has it, and what turns it. */
const project = projectOf({
  'catalog/calls/switchGet.yaml':
    'call: switchGet\npath: /api/switch/get\nsource: 想定\nresponse: { properties: { isOn: { type: boolean }, count: { type: integer } } }\n',
  'catalog/calls/switchSet.yaml':
    'call: switchSet\npath: /api/switch/set\nsource: 想定\nsendOnce: true\neffect: files\nintention: procedure\ncodes: [EDX001]\n' +
    'response: { properties: { isOn: { type: boolean, proves: filed } } }\n',
  'screens/switch/service.yaml':
    'service: switch\ntitle: 切り替え\nstate: { count: { type: number, starts: 0, keep: session } }\n',
  'screens/switch/SSW0001-01-001.switch.yaml': `id: SSW0001-01-001
name: switch
path: set/
title: 切り替える
data: { found: { call: switchGet, keep: { count: state.count } } }
view:
  - text: "\${found.isOn ? '使っています' : '使っていません'}"
  - { button: 使う, action: on }
actions:
  on:
    - { call: switchSet, intention: "\${numberText(state.count)}" }
    - restart: found
`,
});

const off = { body: { isOn: false, count: 1 } };
const on = { body: { isOn: true, count: 2 } };

async function pressed(replies: Replies) {
  const browser = openBrowser({
    project,
    storages: { session: new MemoryStorage(), local: new MemoryStorage() },
    replies,
  });
  await browser.open('switch/set/');
  await browser.press('on');
  return browser;
}

const shown = ({ screen }: ReturnType<typeof openBrowser>) => {
  const { scope, reason } = screen.view.getState();
  return { isOn: (scope.found as { readonly isOn: boolean }).isOn, reason };
};

const { readBefore, unanswered } = (
  parse(readFileSync('catalog/shell.yaml', 'utf8')) as { words: { readBefore: string; unanswered: string } }
).words;

// A browser has it before the first write.
beforeAll(() => import('../../src/runtime/screen/read-again.ts'));

describe('what a screen read before an act of which nobody knows what came is not shown as how things are [AM-044]', () => {
  it('is read again once the dialog is closed; how to find out what came of it stays on the screen, until it is known', async () => {
    const browser = await pressed({
      switchGet: (nth) => (nth === 1 ? off : on),
      switchSet: (nth) => (nth < 2 ? 'network' : on),
    });
    await browser.answerDialog('close');
    expect(shown(browser)).toEqual({ isOn: true, reason: unanswered });
    await pass(2);
    await browser.press('on');
    expect(shown(browser)).toEqual({ isOn: true, reason: '' });
  });

  it('and said to be of before where it cannot be read, until it can', async () => {
    const switchGet = (nth: number) => (nth === 1 ? off : nth === 2 ? ('network' as const) : on);
    const browser = await pressed({ switchGet, switchSet: (nth) => (nth < 2 ? 'network' : on) });
    await browser.answerDialog('close');
    expect(shown(browser)).toEqual({ isOn: false, reason: unanswered + readBefore });
    await pass(2);
    await browser.press('on');
    expect(shown(browser)).toEqual({ isOn: true, reason: '' });
  });

  it('what is said of it goes when the action begins again, and comes back where that was turned away', async () => {
    const told: string[] = [];
    const switchSet = (nth: number) => {
      if (nth === 2) told.push(shown(browser).reason);
      return nth === 2 ? { status: 429, resultCode: '9001', code: 'too-many' } : ('network' as const);
    };
    const browser = await pressed({ switchGet: off, switchSet });
    await browser.answerDialog('close');
    await pass(2);
    await browser.press('on');
    await browser.answerDialog('ok');
    expect([told, shown(browser).reason]).toEqual([[''], unanswered]);
  });

  it('counts of acts stay as they were when this one was begun: sent again, it is the same one', async () => {
    const browser = await pressed({ switchGet: (nth) => (nth === 1 ? off : on), switchSet: 'network' });
    await browser.answerDialog('close');
    await pass(2);
    await browser.press('on');
    const keys = browser.sent('switchSet').map(({ headers }) => headers.get('intention-key'));
    expect(keys).toEqual(['1', '1']);
  });

  it('after a refusal nothing is read again', async () => {
    const browser = await pressed({ switchGet: (nth) => (nth === 1 ? off : on), switchSet: { code: 'EDX001' } });
    await browser.answerDialog('ok');
    expect([shown(browser).isOn, browser.sent('switchGet').length]).toEqual([false, 1]);
  });
});
