import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { projectOf } from './project.ts';

const project = projectOf({
  'screens/trial/catalog/calls/trialGet.yaml': `call: trialGet
path: /api/trial/get
source: 想定
response: { type: trialDraft }
`,
  'screens/trial/catalog/types/trialDraft.yaml': `properties:
  reports:
    items:
      properties:
        id: { type: string }
        name: { type: string }
        birthDate: { type: string }
        isNameShared: { type: boolean, optional: true }
`,
  'screens/trial/service.yaml': `service: trial
title: 試す手続き
bare: { go: trial-list }
state:
  draft: { type: trialDraft, keep: session }
  chosen: { type: text, keep: session }
`,
  'screens/trial/SZZ0001-01-001.trial-list.yaml': `id: SZZ0001-01-001
name: trial-list
path: list
title: 一覧
enter:
  - call: trialGet
    into: state.draft
view:
  - each: state.draft.reports
    blocks:
      - { button: 選ぶ, action: choose }
      - { link: 説明, dialog: about }
actions:
  choose:
    - dialog: about
      then: { ok: [{ set: { state.chosen: =item.id } }] }
dialogs:
  about:
    title: "\${called(item.name, item.birthDate, has(item.isNameShared))}について"
    buttons: [{ id: ok, label: OK, escape: true }]
`,
});
const reports = [
  { id: 'a', name: '太郎', birthDate: '19890614' },
  { id: 'b', name: '花子', birthDate: '19890614' },
];
const [, second] = reports;

async function open() {
  const browser = openBrowser({ project, replies: { trialGet: { body: { reports } } } });
  await browser.open('trial/list');
  return browser;
}

describe('what is pressed inside each', () => {
  it('runs its action with that item in reach, in dialogs and their buttons too', async () => {
    const browser = await open();
    void browser.screen.act('choose', 0, second);
    await browser.settle();
    expect(browser.dialog?.title).toBe('花子について');
    expect(browser.screen.view.getState().working).toEqual({ action: 'choose', item: second });
    await browser.answerDialog('ok');
    expect(browser.screen.view.getState().scope.state).toMatchObject({ chosen: 'b' });
    expect(browser.screen.view.getState().working).toBeNull();
  });

  it('opens a dialog with that item in reach', async () => {
    const browser = await open();
    void browser.screen.openDialog('about', second);
    await browser.settle();
    expect(browser.dialog?.title).toBe('花子について');
  });

  it('leads a change to the control of that item', async () => {
    const browser = await open();
    const key = { kind: 'expression', source: 'item.id', tree: ['get', ['name', 'item'], 'id'] } as const;
    const group = { name: 'furiganaOf', key };
    browser.screen.change({ screen: 'trial-list', field: 'furigana', group, shownWhen: null }, second);
    expect(browser.history.at(-1)).toBe('trial/list#field-furiganaOf.b.furigana');
  });
});
