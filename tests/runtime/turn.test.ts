import { describe, expect, it } from 'vitest';
import { openBrowser, type Replies } from './browser.ts';
import { standStill } from './clock.ts';
import { MemoryStorage } from './memory-storage.ts';
import { projectOf } from './project.ts';

standStill();

const project = projectOf({
  'catalog/calls/lampGet.yaml':
    'call: lampGet\npath: /api/lamp/get\nsource: 想定\nresponse: { properties: { isOn: { type: boolean } } }\n',
  'catalog/calls/lampSet.yaml':
    'call: lampSet\npath: /api/lamp/set\nsource: 想定\nsendOnce: true\neffect: files\nintention: procedure\n' +
    'response: { properties: { isOn: { type: boolean, proves: filed } } }\n',
  'screens/lamp/service.yaml': 'service: lamp\ntitle: 明かり\n',
  'screens/lamp/SLP0001-01-001.lamp.yaml': `id: SLP0001-01-001
name: lamp
path: set/
title: 明かりを点ける
data: { found: { call: lampGet } }
view:
  - text: "\${found.isOn ? '点いています' : '消えています'}"
  - { button: 点ける, action: on }
actions:
  on:
    - { call: lampSet, intention: "1" }
    - restart: found
`,
});

const turnedAway = { status: 429, resultCode: '9000', code: 'too-many-requests' };
const off = { body: { isOn: false } };
const on = { body: { isOn: true } };

/** `answers`: whether each wait was waited to its end. */
async function opened(replies: Replies, answers: readonly boolean[]) {
  const waits: boolean[] = [];
  const browser = openBrowser({
    project,
    storages: { session: new MemoryStorage(), local: new MemoryStorage() },
    replies,
    waitTurn: async (_, isQuiet) => {
      waits.push(isQuiet);
      return answers[waits.length - 1] ?? false;
    },
  });
  await browser.open('lamp/set/');
  return { browser, waits };
}

const shown = ({ screen }: Awaited<ReturnType<typeof opened>>['browser']) =>
  (screen.view.getState().scope.found as { readonly isOn: boolean } | undefined)?.isOn;

describe('HTTP 429 is a wait: the screen stays, and the same request is sent once more', () => {
  it('what is read is asked for again until it is answered', async () => {
    const { browser, waits } = await opened({ lampGet: (nth) => (nth < 3 ? turnedAway : on) }, [true, true]);
    expect([shown(browser), waits, browser.sent('lampGet').length]).toEqual([true, [false, false], 3]);
  });

  it('what is written keeps its keys', async () => {
    const { browser } = await opened({ lampGet: off, lampSet: (nth) => (nth === 1 ? turnedAway : on) }, [true]);
    await browser.press('on');
    const sent = browser.sent('lampSet').map(({ headers }) => headers);
    expect(sent).toHaveLength(2);
    for (const key of ['idempotency-key', 'intention-key']) expect(sent[1]?.get(key)).toBe(sent[0]?.get(key) as string);
  });

  it('given up, it is the failure that it was, and error rows say what comes', async () => {
    const { browser } = await opened({ lampGet: off, lampSet: turnedAway }, [false]);
    await browser.press('on');
    expect(browser.sent('lampSet')).toHaveLength(1);
    expect(browser.dialog?.name).toBe('systemError');
  });
});
