import { describe, expect, it } from 'vitest';
import { openBrowser, type Reply } from './browser.ts';
import { standStill } from './clock.ts';
import { MemoryStorage } from './memory-storage.ts';
import { projectOf } from './project.ts';

standStill();

const here = '入力した内容は、この画面に残っています。';

/** A screen that asks something, sends it, and says in a dialog what it knows of that. */
const project = projectOf({
  'catalog/calls/noteSave.yaml':
    'call: noteSave\npath: /api/note/save\nsource: 想定\nsendOnce: true\neffect: saves\ncodes: [EDX001]\n' +
    'request: { properties: { note: { type: string } } }\nresponse: { properties: { isKept: { type: boolean, proves: saved } } }\n',
  'screens/note/catalog/claims.yaml': `claims:
  kept: { of: saved, text: 保存しました。, holds: outcome.saved }
  notKept: { of: notDone, text: 保存できませんでした。, holds: outcome.refused }
  maybeKept: { of: unconfirmed, text: 保存できたかどうかを確認できませんでした。, holds: outcome.unknown }
`,
  'screens/note/service.yaml': `service: note
title: 書き留め
errors:
  - { codes: [any], dialog: told, then: { ok: [{ stop: true }] } }
dialogs:
  told:
    title: お知らせ
    view: [{ text: "\${claims.kept}\${claims.notKept}\${claims.maybeKept}\${claims.typedStays}\${claims.typedOnDevice}" }]
    buttons: [{ id: ok, label: OK, escape: true }]
`,
  'screens/note/SNT0001-01-001.note-write.yaml': `id: SNT0001-01-001
name: note-write
path: write/
title: 書き留める
view: [{ field: note }, { button: 保存する, action: save }, { button: 状態を見る, action: look }]
fields:
  note: { label: 内容, widget: text }
actions:
  save:
    - { call: noteSave, with: { note: =form.note } }
    - { dialog: told, then: { ok: [{ stop: true }] } }
  look: [{ dialog: told, then: { ok: [{ stop: true }] } }]
`,
});

/** One that reads something first, which fails. */
const reading = projectOf({
  'catalog/calls/noteGet.yaml':
    'call: noteGet\npath: /api/note/get\nsource: 想定\ncodes: [EDX001]\nresponse: { properties: { note: { type: string } } }\n',
  'screens/note/service.yaml': `service: note
title: 書き留め
errors:
  - { codes: [any], dialog: told, then: { ok: [{ stop: true }] } }
dialogs:
  told:
    title: お知らせ
    view: [{ text: "読めませんでした。\${claims.typedStays}" }]
    buttons: [{ id: ok, label: OK, escape: true }]
`,
  'screens/note/SNT0001-01-001.note-write.yaml': `id: SNT0001-01-001
name: note-write
path: write/
title: 書き留める
data: { found: { call: noteGet } }
view: [{ field: note }, { button: 読み直す, action: look }]
fields:
  note: { label: 内容, widget: text }
actions:
  look: [{ restart: found }]
`,
});

it('that what was typed stays on the screen is said only where its inputs are shown', async () => {
  const noteGet = (nth: number): Reply => (nth === 2 ? { body: { note: 'たまご' } } : { code: 'EDX001' });
  const open = async (session: MemoryStorage) => {
    const browser = openBrowser({
      project: reading,
      storages: { session, local: new MemoryStorage() },
      replies: { noteGet },
    });
    await browser.open('note/write/');
    return browser;
  };
  const browser = await open(new MemoryStorage());
  expect(browser.dialog?.texts).toEqual(['読めませんでした。']);
  await browser.answerDialog('ok');
  await browser.open('note/write/');
  expect([browser.dialog, browser.screen.view.getState().phase]).toEqual([null, 'ready']);
  await browser.press('look');
  expect(browser.dialog?.texts).toEqual([`読めませんでした。${here}`]);
});

async function told(reply: Reply, action = 'save', session = new MemoryStorage(), typed = 'たまご'): Promise<string> {
  const browser = openBrowser({
    project,
    storages: { session, local: new MemoryStorage() },
    replies: { noteSave: reply },
  });
  await browser.open('note/write/');
  if (typed !== '') browser.screen.recordInput('note', typed);
  await browser.press(action);
  return browser.dialog?.texts.join('') ?? '';
}

const stored = '入力した内容は、この端末に残っています。';

describe('of a call with an effect, an action and its dialogs say only what its answer witnesses [AM-044]', () => {
  it.each<readonly [string, Reply, string]>([
    ['done', { body: { isKept: true } }, '保存しました。'],
    ['answered, but not done', { body: { isKept: false } }, '保存できませんでした。'],
    ['refused', { code: 'EDX001' }, '保存できませんでした。'],
    ['no connection', 'network', '保存できたかどうかを確認できませんでした。'],
    ['an answer that is none', { raw: '<html>' }, '保存できたかどうかを確認できませんでした。'],
    ['a broken gateway', { raw: '', status: 502 }, '保存できたかどうかを確認できませんでした。'],
    ['turned away before anybody looked at it', { status: 429, resultCode: '9001', code: 'too-many' }, ''],
  ])('%s', async (_, reply, said) => {
    expect(await told(reply)).toBe(`${said}${here}${stored}`);
  });

  it('an action without such a call knows of none', async () => {
    expect(await told({ body: { isKept: true } }, 'look')).toBe(`${here}${stored}`);
  });
});

describe('what was typed', () => {
  it('is not said to be on the device where the browser refuses to store it', async () => {
    const refusing = new MemoryStorage();
    refusing.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(await told({ body: { isKept: true } }, 'look', refusing)).toBe(here);
  });

  it('is not said to be there before anything is typed', async () => {
    expect(await told({ body: { isKept: true } }, 'look', new MemoryStorage(), '')).toBe(here);
  });
});
