import { describe, expect, it } from 'vitest';
import { typeFile } from '../load/shape-of.ts';
import { openBrowser, type Replies, type Reply } from './browser.ts';
import { pass, standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();

const project = projectOf({
  'catalog/types/trialDraft.yaml': typeFile({
    type: 'object',
    properties: { domicile: { type: 'string' }, isChangingFamilyRegister: { type: 'boolean' } },
    required: ['domicile'],
  }),
  'screens/trial/service.yaml': `service: trial
title: 試しの手続き
state:
  draft: { type: trialDraft, starts: { domicile: "" }, keep: draft }
  loaded: { type: trialDraft, keep: draft }
draft:
  load: { call: trialRecordGet, into: state.loaded }
  save: [{ call: trialRecordSave, with: { domicile: =state.draft.domicile } }]
  onSaveFailure: 保存できませんでした。入力はこの端末に残っています。
flows:
  only: { screens: [trial-one, trial-two] }
`,
  'screens/trial/SZZ0001-01-001.trial-one.yaml': `id: SZZ0001-01-001
name: trial-one
path: one
title: 一つ目
view: [{ field: domicile }]
fields:
  domicile: { label: 本籍, widget: text, required: true, bind: state.draft.domicile }
`,
  'screens/trial/SZZ0001-01-002.trial-two.yaml': `id: SZZ0001-01-002
name: trial-two
path: two
title: 二つ目
view:
  - { text: 保存しました。, shownWhen: draft.saved }
  - { button: もう一度保存する, action: saveAgain, shownWhen: "!draft.saved" }
actions:
  saveAgain:
    - { save: draft }
    - { when: draft.saved, toast: 保存しました。 }
  giveUp: [{ clear: state.draft }]
`,
});

async function open(replies: Replies) {
  const browser = openBrowser({ project, replies: { trialRecordGet: { body: { domicile: '前の本籍' } }, ...replies } });
  await browser.open('trial/one');
  return browser;
}

describe('draft', () => {
  it('is loaded once, on the first screen of the service', async () => {
    const browser = await open({});
    expect(browser.screen.view.getState().scope.state).toMatchObject({ loaded: { domicile: '前の本籍' } });
    await browser.open('trial/two');
    expect(browser.sent('trialRecordGet')).toHaveLength(1);
  });

  it('is saved with what was accepted, before the next screen', async () => {
    const browser = await open({ trialRecordSave: {} });
    browser.screen.recordInput('domicile', '千代田区');
    await browser.press('next');
    expect(browser.sent('trialRecordSave').map(({ body }) => body.reqBody)).toEqual([{ domicile: '千代田区' }]);
    expect(browser.at).toBe('trial-two');
  });

  it('a refused screen saves nothing', async () => {
    const browser = await open({ trialRecordSave: {} });
    await browser.press('next');
    await pass(1);
    expect(browser.sent('trialRecordSave')).toEqual([]);
  });

  it.each<Replies[string]>([
    { status: 500 },
    { status: 503 },
    { resultCode: '9000' },
    { resultCode: '9004' },
    'network',
  ])('a failure to save never blocks, and says what is kept: %o', async (reply) => {
    const browser = await open({ trialRecordSave: reply });
    browser.screen.recordInput('domicile', '千代田区');
    await browser.press('next');
    expect([browser.at, browser.left]).toEqual(['trial-two', []]);
    expect(browser.portal.toasts.getState().shown.map(({ text }) => text)).toEqual([
      '保存できませんでした。入力はこの端末に残っています。',
    ]);
  });

  it.each<[string, Replies[string], string]>([
    ['the portal says no', { code: 'EDV999', resultCode: '1000' }, 'serverMessage'],
    ['the login has ended', { status: 401 }, 'loginAgain'],
  ])('%s: handled as of any call, and the screen stays [ER-088 AM-092]', async (_name, reply, dialog) => {
    const browser = await open({ trialRecordSave: reply });
    browser.screen.recordInput('domicile', '千代田区');
    await browser.press('next');
    expect([browser.at, browser.dialog?.name]).toEqual(['trial-one', dialog]);
    expect(browser.portal.toasts.getState().shown).toEqual([]);
  });

  it('the portal sends to the site root: the same as of any call [ER-014]', async () => {
    const browser = await open({ trialRecordSave: { resultCode: '9003' } });
    browser.screen.recordInput('domicile', '千代田区');
    await browser.press('next');
    expect([browser.at, browser.left]).toEqual(['trial-one', ['/']]);
    expect(browser.portal.toasts.getState().shown).toEqual([]);
  });
});

describe('draft.saved', () => {
  const lost = '保存できませんでした。入力はこの端末に残っています。';
  const isSaved = ({ screen }: Awaited<ReturnType<typeof open>>) =>
    (screen.view.getState().scope.draft as { saved: boolean }).saved;
  const toasts = ({ portal }: Awaited<ReturnType<typeof open>>) =>
    portal.toasts.getState().shown.map(({ text }) => text);
  const openWithInput = async (reply: Replies[string]) => {
    const browser = await open({ trialRecordSave: reply });
    expect(isSaved(browser)).toBe(true);
    browser.screen.recordInput('domicile', '千代田区');
    await browser.press('next');
    return browser;
  };

  it('holds after a save, and on a screen that is loaded anew [AM-102]', async () => {
    const browser = await openWithInput({});
    expect(isSaved(browser)).toBe(true);
    await browser.open('trial/two');
    expect(isSaved(browser)).toBe(true);
  });

  it.each<Reply>([{ status: 500 }, { resultCode: '9000' }, 'network'])(
    'does not hold after a save that failed, until one has been done: %o',
    async (reply) => {
      const browser = await openWithInput((nth) => (nth === 1 ? reply : {}));
      expect([browser.at, isSaved(browser)]).toEqual(['trial-two', false]);
      await browser.open('trial/two');
      expect(isSaved(browser)).toBe(false);
      await browser.press('saveAgain');
      expect([isSaved(browser), toasts(browser)]).toEqual([true, [lost, '保存しました。']]);
    },
  );

  it.each<[string, Reply]>([
    ['fails again', 'network'],
    ['is refused', { code: 'EDV999', resultCode: '1000' }],
    ['comes after the end of the login', { status: 401 }],
  ])('a save from a button that %s is told, and leads nowhere', async (_what, reply) => {
    const browser = await openWithInput((nth) => (nth === 1 ? 'network' : reply));
    await browser.press('saveAgain');
    expect([browser.at, browser.dialog, isSaved(browser)]).toEqual(['trial-two', null, false]);
    expect(toasts(browser)).toEqual([lost, lost]);
  });

  it('holds again where the draft is given up: there is nothing to be saved', async () => {
    const browser = await openWithInput('network');
    const { state } = browser.screen.view.getState().scope;
    expect(state).toMatchObject({ draft: { domicile: '千代田区' } });
    await browser.press('giveUp');
    expect(isSaved(browser)).toBe(true);
  });
});
