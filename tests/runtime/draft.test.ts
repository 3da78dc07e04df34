import { describe, expect, it } from 'vitest';
import { openBrowser, type Replies } from './browser.ts';
import { pass, standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();

const project = projectOf({
  'schemas/types/trialDraft.schema.json': JSON.stringify({
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
  load: { call: domicileGet, into: state.loaded }
  save: [{ call: domicileSet, with: { domicile: =state.draft.domicile } }]
  onSaveFailure: 保存できませんでした。入力はこの端末に残っています。
flows:
  only: { screens: [trial-one, trial-two] }
`,
  'screens/trial/SZZ0001-01-001.yaml': `id: SZZ0001-01-001
name: trial-one
path: one
title: 一つ目
view: [{ field: domicile }]
fields:
  domicile: { label: 本籍, widget: text, required: true, bind: state.draft.domicile }
`,
  'screens/trial/SZZ0001-01-002.yaml': `id: SZZ0001-01-002
name: trial-two
path: two
title: 二つ目
view: [{ text: 着きました。 }]
`,
});

async function open(replies: Replies) {
  const browser = openBrowser({ project, replies: { domicileGet: { body: { domicile: '前の本籍' } }, ...replies } });
  await browser.open('trial/one');
  return browser;
}

describe('draft', () => {
  it('is loaded once, on the first screen of the service', async () => {
    const browser = await open({});
    expect(browser.screen.view.getState().scope.state).toMatchObject({ loaded: { domicile: '前の本籍' } });
    await browser.open('trial/two');
    expect(browser.sent('domicileGet')).toHaveLength(1);
  });

  it('is saved with what was accepted, before the next screen', async () => {
    const browser = await open({ domicileSet: {} });
    browser.screen.typed('domicile', '千代田区');
    await browser.press('next');
    expect(browser.sent('domicileSet').map(({ body }) => body.reqBody)).toEqual([{ domicile: '千代田区' }]);
    expect(browser.at).toBe('trial-two');
  });

  it('a refused screen saves nothing', async () => {
    const browser = await open({ domicileSet: {} });
    await browser.press('next');
    await pass(1);
    expect(browser.sent('domicileSet')).toEqual([]);
  });

  it.each<Replies[string]>([
    { status: 500 },
    { status: 503 },
    { resultCode: '9000' },
    { resultCode: '9004' },
    'network',
  ])('a failure to save never blocks, and says what is kept: %o', async (reply) => {
    const browser = await open({ domicileSet: reply });
    browser.screen.typed('domicile', '千代田区');
    await browser.press('next');
    expect([browser.at, browser.left]).toEqual(['trial-two', []]);
    expect(browser.portal.toasts.getState().shown.map(({ text }) => text)).toEqual([
      '保存できませんでした。入力はこの端末に残っています。',
    ]);
  });

  it.each<[string, Replies[string], string]>([
    ['the portal says no', { code: 'EDV999', resultCode: '1000' }, 'serverMessage'],
    ['the login has ended', { status: 401 }, 'loginAgain'],
  ])('ER-088 AM-092 %s: handled as of any call, and the screen stays', async (_name, reply, dialog) => {
    const browser = await open({ domicileSet: reply });
    browser.screen.typed('domicile', '千代田区');
    await browser.press('next');
    expect([browser.at, browser.dialog?.name]).toEqual(['trial-one', dialog]);
    expect(browser.portal.toasts.getState().shown).toEqual([]);
  });

  it('ER-014 the portal sends to the site root: the same as of any call', async () => {
    const browser = await open({ domicileSet: { resultCode: '9003' } });
    browser.screen.typed('domicile', '千代田区');
    await browser.press('next');
    expect([browser.at, browser.left]).toEqual(['trial-one', ['/']]);
    expect(browser.portal.toasts.getState().shown).toEqual([]);
  });
});
