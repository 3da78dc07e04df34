import { beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { pass, standStill } from './clock.ts';
import { arrived, fill, full, me, open, project, stateOf, storages } from './trial-procedure.ts';

standStill();

// Later it is there within a few turns.
beforeAll(() => import('../../src/runtime/fields/field-parts.ts'));

describe('a draft on another device', () => {
  it.each<[string, string, object, string]>([
    [
      'AM-082 the check page leads to the first screen that is not done',
      'check',
      { ...full, mail: undefined },
      'trial-mail',
    ],
    [
      'AM-082 an item without its reading is asked first',
      'check',
      { ...full, people: [me, { id: 'you', isChecked: true }] },
      'trial-readings',
    ],
    ['AM-082 with everything there the check page itself is shown', 'check', full, 'trial-check'],
    [
      'a screen that is shown now and not done comes first',
      'check',
      { ...full, people: [me, { ...me, id: 'you' }], mail: undefined },
      'trial-address',
    ],
    ['what is bound to nothing must be accepted in this session', 'sign', full, 'trial-agree'],
    ['a screen before the check page is open to whoever comes', 'mail', { ...full, people: [] }, 'trial-mail'],
    ['the end is never led away from', 'done', full, 'trial-done'],
  ])('%s', async (_, path, draft, at) => {
    const browser = await open(`trial/${path}`, JSON.parse(JSON.stringify(draft)));
    expect([browser.at, browser.left]).toEqual([at, []]);
  });

  it('the draft tells the process, and what is bound stands in the fields [AM-082]', async () => {
    const browser = await open('trial/mail');
    expect(stateOf(browser)).toMatchObject({ process: 'new', draft: full });
    expect(browser.screen.view.getState().form).toMatchObject({ mail: 'a@example.jp' });
    expect(browser.sent('draftGet')).toHaveLength(1);
  });

  it('the redirect takes the address of the check page, so that back does not run into it again', async () => {
    const browser = await open('trial/check', { kind: 'new', revision: 1, people: [me] });
    expect(browser.history).toEqual(['replace trial/mail']);
  });

  it.each(['top', 'begin', 'done', 'withdraw', 'refused'])('is not asked for on %s', async (path) => {
    const browser = await open(`trial/${path}`, null);
    expect([browser.at, browser.sent('draftGet').length]).toEqual([`trial-${path}`, 0]);
  });

  it('a draft that is missing goes through the error table of the service', async () => {
    const browser = await open('trial/mail', null);
    expect(browser.at).toBe('trial-refused');
  });

  it('a draft of another process is refused [AM-081]', async () => {
    const browser = await open('trial/mail', { ...full, kind: 'vue' });
    expect([browser.at, stateOf(browser).process]).toEqual(['trial-refused', 'vue']);
  });
});

describe('the process of a procedure', () => {
  it.each([
    ['KN-081 KN-084 a start screen sets it where none is set', ['trial/begin'], 'trial-begin', 'new'],
    ['KN-082 what an app handed over sets it', ['trial/sign?nonce=n'], 'trial-sign', 'new'],
    ['AM-080 KN-085 KN-086 a setting may decide it', ['trial/withdraw'], 'trial-withdraw', 'vue'],
    ['KN-087 it is not overwritten', ['trial/begin', 'trial/withdraw'], 'trial-refused', 'new'],
  ])('%s', async (_, paths, at, process) => {
    const kept = storages();
    let browser = await open(paths[0] ?? '', full, {}, kept);
    for (const path of paths.slice(1)) browser = await open(path, full, {}, kept);
    expect([browser.at, stateOf(browser).process]).toEqual([at, process]);
    expect(JSON.parse(kept.session.getItem('madoguchi.state.trial.process') ?? '{}').value.value).toBe(process);
  });

  it('the value of the setting is the one of now [AM-080]', async () => {
    const browser = openBrowser({ project, settings: { 'intent.target': 'correction' } });
    await browser.open('trial/withdraw');
    expect(browser.screen.view.getState().scope.state).toMatchObject({ process: 'correction' });
  });

  it('an app that was opened and has not come back sets it; a draft without a process is no obstacle [KN-083]', async () => {
    const kept = storages();
    const redirect = { targetUrl: '/svc/', target: 'vue', scope: 'logout', expiry: Date.now() + 1000 };
    kept.local.setItem('signature.intent', JSON.stringify({ redirect }));
    const browser = await open('trial/sign', { ...full, kind: '' }, {}, kept);
    expect([browser.at, stateOf(browser).process]).toEqual(['trial-sign', 'new']);
  });

  it('an app that is over an hour late starts nothing', async () => {
    const kept = storages();
    const redirect = { targetUrl: '/svc/', target: 'vue', scope: 'logout', expiry: Date.now() };
    kept.local.setItem('signature.intent', JSON.stringify({ redirect }));
    const browser = await open('trial/sign', { ...full, kind: '' }, {}, kept);
    expect([browser.at, stateOf(browser).process]).toEqual(['trial-agree', undefined]);
  });

  it.each<[string, object, string]>([
    ['leads nowhere else while the data are there', full, 'trial-sign'],
    ['leads to what is really missing', { kind: 'new', revision: 1, people: [me] }, 'trial-mail'],
  ])('the return of an app %s', async (_, draft, at) => {
    expect((await open('trial/sign?nonce=n', draft)).at).toBe(at);
  });

  it('a reload after the return of an app leads nowhere else either', async () => {
    const kept = storages();
    await open('trial/sign?nonce=n', full, {}, kept);
    expect((await open('trial/sign', full, {}, kept)).at).toBe('trial-sign');
  });
});

describe('changes from the check page', () => {
  async function addOther(settings: Record<string, unknown> = {}) {
    const kept = storages();
    const browser = openBrowser({
      project,
      settings,
      storages: kept,
      replies: { draftGet: { body: full }, draftSave: { body: { revision: 2 } }, assist: { body: {} } },
    });
    await browser.open('trial/check');
    await arrived(browser);
    browser.screen.change({ screen: 'trial-choose', field: '', group: null, shownWhen: null });
    await arrived(browser);
    await browser.press('addOther');
    await arrived(browser);
    return browser;
  }

  it('another person checked: the reading that is missing is asked first, though the screen was accepted before [AM-123]', async () => {
    const browser = await addOther();
    expect(browser.at).toBe('trial-readings');
    await fill(browser, 'readingOf.other.reading', 'スズキ');
    expect(browser.at).toBe('trial-check');
  });

  it('the literal rule leads straight back, and what is missing is asked on the way on [AM-123]', async () => {
    const browser = await addOther({ 'change.straightBack': true });
    expect(browser.at).toBe('trial-check');
    await pass(1);
    await browser.press('next');
    await arrived(browser);
    expect(browser.at).toBe('trial-readings');
  });

  it('back from what became necessary leads along the flow, so that the change can be taken back', async () => {
    const browser = await addOther();
    await pass(1);
    await browser.press('back');
    await arrived(browser);
    expect(browser.at).toBe('trial-choose');
  });
});
