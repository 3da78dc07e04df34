import { describe, expect, it } from 'vitest';
import type { CompiledForm } from '../../src/runtime/contract/host.ts';
import { openBrowser } from './browser.ts';
import { pass, standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();

const project = projectOf({
  'screens/trial/service.yaml': 'service: trial\ntitle: 試しの届出\nbase: trial\n',
  'screens/trial/SZZ0001-01-001.trial-memo.yaml': `id: SZZ0001-01-001
name: trial-memo
path: memo
title: メモ
view:
  - field: memo
  - { button: 次へ, action: next }
  - { button: 戻る, action: back }
fields:
  memo: { label: メモ, widget: text, required: true, messages: { required: メモを入力してください。 } }
actions:
  next: [{ leave: portalTop }]
  back: [{ leave: notFound }]
`,
});

/** What judges the inputs of the screen is on its way until `arrive` or `fail` is called. */
async function opened() {
  const browser = openBrowser({ project });
  const { loadForm } = browser.host;
  const asked: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  browser.host.loadForm = async (hash): Promise<CompiledForm> => {
    await new Promise<void>((resolve, reject) => asked.push({ resolve, reject }));
    return loadForm(hash);
  };
  await browser.open('trial/memo');
  return {
    browser,
    asked,
    view: () => browser.screen.view.getState(),
    async arrive() {
      asked.at(-1)?.resolve();
      await browser.settle();
    },
    async fail() {
      asked.at(-1)?.reject(new TypeError('Failed to fetch dynamically imported module'));
      await browser.settle();
    },
  };
}

const refusal = [{ field: 'memo', message: 'メモを入力してください。' }];

describe('what judges the inputs comes after the screen', () => {
  it('a screen is ready and typed into without it', async () => {
    const { asked, browser, view } = await opened();
    expect([view().phase, asked]).toEqual(['ready', []]);
    browser.screen.recordInput('memo', '書いた');
    expect([view().form.memo, asked]).toEqual(['書いた', []]);
  });

  it('once it is there, a press is judged at once', async () => {
    const { browser, asked, view, arrive } = await opened();
    browser.screen.prepare();
    browser.screen.prepare();
    await browser.settle();
    await arrive();
    await browser.press('next');
    expect([view().errors, asked.length]).toEqual([refusal, 1]);
    await pass(1);
    browser.screen.recordInput('memo', '書いた');
    await browser.press('next');
    expect([browser.left, asked.length]).toEqual([[browser.portal.address('portalTop')], 1]);
  });

  it('a press that comes earlier says that it works, waits, and takes what is typed meanwhile', async () => {
    const { browser, view, arrive } = await opened();
    await browser.press('next');
    expect([view().working?.action, browser.screen.locked.getState(), view().errors]).toEqual(['next', ['next'], []]);
    browser.screen.recordInput('memo', '書いた');
    await browser.press('next');
    await arrive();
    expect(browser.left).toEqual([browser.portal.address('portalTop')]);
  });

  it.each(['arrive', 'fail'] as const)('a press of a screen that was left meanwhile does nothing (%s)', async (end) => {
    const screen = await opened();
    const { browser } = screen;
    await browser.press('next');
    browser.screen.recordInput('memo', '書いた');
    browser.screen.dispose();
    await screen[end]();
    expect([screen.asked.length, browser.left, browser.dialog]).toEqual([1, [], null]);
  });

  it('「戻る」 needs nothing of it', async () => {
    const { browser, asked } = await opened();
    await browser.press('back');
    expect([browser.left, asked]).toEqual([[browser.portal.address('notFound')], []]);
  });

  it('when it cannot be loaded ahead nothing is said; at a press it is, and what is typed stays; the next press tries again', async () => {
    const { browser, view, arrive, fail } = await opened();
    browser.screen.prepare();
    await browser.settle();
    await fail();
    expect([browser.dialog, browser.reports.map(({ what }) => what)]).toEqual([null, ['screen', 'prefetch']]);
    await browser.press('next');
    await fail();
    expect(browser.dialog?.title).toBe(project.catalogs[0]?.shell.words.fatalTitle);
    expect([view().working, view().phase]).toEqual([null, 'ready']);
    await pass(1);
    browser.screen.recordInput('memo', '書いた');
    await browser.press('next');
    await arrive();
    expect([view().form.memo, browser.left]).toEqual(['書いた', [browser.portal.address('portalTop')]]);
  });
});

it('calls after the first state go out by ky', async () => {
  const browser = openBrowser({ project, replies: { sessionExtend: { body: {} } } });
  const { fetch } = browser.host;
  const byRequest: boolean[] = [];
  browser.host.fetch = (input, init) => {
    byRequest.push(input instanceof Request);
    return fetch(input, init);
  };
  await browser.open('trial/memo');
  await browser.portal.extendSession();
  browser.screen.prefetch();
  await import('../../src/runtime/calls/client.ts');
  await browser.settle();
  await browser.portal.extendSession();
  expect(byRequest.at(0)).toBe(false);
  expect(byRequest.at(-1)).toBe(true);
});
