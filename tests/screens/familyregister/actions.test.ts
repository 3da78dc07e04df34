import { describe, expect, it } from 'vitest';
import { launchQuery, openBrowser, type Replies } from '../../runtime/browser.ts';
import { pass, standStill } from '../../runtime/clock.ts';
import { MemoryStorage } from '../../runtime/memory-storage.ts';
import { projectOf } from '../../runtime/project.ts';
import { domicile } from './domicile-answer.ts';

const project = projectOf();
standStill();

async function confirm(
  replies: Replies,
  storages = { session: new MemoryStorage(), local: new MemoryStorage() },
  query = launchQuery(),
) {
  const browser = openBrowser({ project, storages, replies: { domicileGet: domicile, ...replies } });
  await browser.open(`familyregister/confirm/${query}`);
  return browser;
}

describe('locks', () => {
  it('a button stays locked until its handler has finished [AM-028 FR-111]', async () => {
    const browser = await confirm({ createXml: { body: { createXmlIsSuccess: true }, delaySeconds: 3 } });
    await browser.press('next');
    await pass(2.9);
    expect(browser.screen.locked.getState()).toEqual(['next']);
    await pass(0.2);
    await browser.settle();
    expect(browser.screen.locked.getState()).toEqual([]);
  });

  it('a press during a write is ignored, be it back, cancel or the button itself', async () => {
    const browser = await confirm({ createXml: { body: { createXmlIsSuccess: true }, delaySeconds: 3 } });
    await browser.press('next');
    for (const action of ['back', 'cancel', 'next']) await browser.press(action);
    await pass(3);
    await browser.settle();
    expect(browser.sent('createXml')).toHaveLength(1);
    expect(browser.dialog).toBeNull();
    expect(browser.left).toEqual(['https://portal.example/finish']);
  });
});

describe('idempotency', () => {
  const keys = (browser: Awaited<ReturnType<typeof confirm>>) =>
    browser.sent('createXml').map(({ headers }) => headers.get('idempotency-key'));

  it('a retry after a lost answer sends the same key, also after a reload', async () => {
    const storages = { session: new MemoryStorage(), local: new MemoryStorage() };
    const first = await confirm({ createXml: 'network' }, storages);
    await first.press('next');
    await first.answerDialog('retry');
    const silent = { outcomeGet: 'network', createXml: { body: { createXmlIsSuccess: true } } } as const;
    const reloaded = await confirm(silent, storages);
    await reloaded.answerDialog('close');
    await reloaded.press('next');
    const all = [...keys(first), ...keys(reloaded)];
    expect(all).toHaveLength(3);
    expect(new Set(all).size).toBe(1);
    expect(all[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['an answer', { code: 'EDS103' }, 2],
    ['a gateway that lost the answer, and still does', { raw: '', status: 504 }, 1],
  ])('after %s', async (_, reply, different) => {
    const storages = { session: new MemoryStorage(), local: new MemoryStorage() };
    const first = await confirm({ createXml: reply }, storages);
    await first.press('next');
    const second = await confirm(
      { outcomeGet: 'network', createXml: { body: { createXmlIsSuccess: true } } },
      storages,
    );
    await second.answerDialog('close');
    await second.press('next');
    expect(keys(second)).toHaveLength(1);
    expect(new Set([...keys(first), ...keys(second)]).size).toBe(different);
  });

  it('other content is another write', async () => {
    const storages = { session: new MemoryStorage(), local: new MemoryStorage() };
    const first = await confirm({ createXml: 'network' }, storages);
    await first.press('next');
    const silent = { outcomeGet: 'network', createXml: 'network' } as const;
    const second = await confirm(silent, storages, launchQuery({ sinseiTetuzukiSyubetuCd: 'B' }));
    await second.answerDialog('close');
    await second.press('next');
    expect(new Set([...keys(first), ...keys(second)]).size).toBe(2);
  });

  it('reads carry none', async () => {
    const browser = await confirm({});
    expect(browser.sent('domicileGet')[0]?.headers.has('idempotency-key')).toBe(false);
  });
});

describe('a screen', () => {
  it('coming back from the page cache loads the domicile again, then runs enter again [FR-117]', async () => {
    const changing = { body: { ...domicile.body, isChangingFamilyRegister: true } };
    const browser = await confirm({ domicileGet: (nth) => (nth === 1 ? domicile : changing) });
    void browser.screen.lookAgain(true);
    await browser.settle();
    expect(browser.sent('domicileGet')).toHaveLength(2);
    expect(browser.sent('isLogin')).toHaveLength(2);
    expect(browser.dialog?.name).toBe('transferInProgress');
  });

  it.each([
    ['FR-099 leads to the counter for 000', '000', 'familyregister-counter-input', null],
    ['FR-100 shows the transfer error for 001', '001', 'familyregister-confirm', 'transferInProgress'],
  ])('a register change in progress %s', async (_, processId, at, dialog) => {
    const changing = { body: { ...domicile.body, isChangingFamilyRegister: true } };
    const browser = await confirm({ domicileGet: changing }, undefined, launchQuery({ processId }));
    await browser.settle();
    expect(browser.at).toBe(at);
    expect(browser.dialog?.name ?? null).toBe(dialog);
    // What only sent on is not met again by the browser's back button.
    expect(browser.history).toEqual(dialog === null ? ['replace familyregister/counter-input/'] : []);
  });

  it('nothing of the domicile stays behind [FR-118]', async () => {
    const storages = { session: new MemoryStorage(), local: new MemoryStorage() };
    const browser = await confirm({}, storages);
    await browser.press('back');
    const kept = [storages.session, storages.local].flatMap((storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')),
    );
    expect(kept.join()).not.toContain('千代田区');
    expect(browser.screen.view.getState().scope.domicile).toBeUndefined();
  });

  it.each([
    ['AM-017 entered directly: to select', [], 'familyregister-select'],
    [
      'AM-017 back to where the person came from',
      ['familyregister/select/', 'familyregister/counter-input/'],
      'familyregister-counter-input',
    ],
  ])('%s', async (_, before, expected) => {
    const browser = openBrowser({ project, replies: { domicileGet: domicile } });
    for (const path of before) await browser.open(path + launchQuery());
    await browser.open(`familyregister/confirm/${launchQuery()}`);
    await browser.press('back');
    expect(browser.at).toBe(expected);
  });

  it('a route change closes its dialogs [SH-024]', async () => {
    const browser = await confirm({});
    void browser.screen.openDialog('cancelConfirmation');
    await browser.open('familyregister/select/');
    expect(browser.dialog).toBeNull();
  });

  it('the cancel link opens the confirmation; 中断する leaves to cancelUrl, the other button stays', async () => {
    const browser = await confirm({});
    await browser.press('cancel');
    await browser.answerDialog('continue');
    expect(browser.left).toEqual([]);
    await pass(1);
    await browser.press('cancel');
    await browser.answerDialog('cancel');
    expect(browser.left).toEqual(['https://portal.example/cancel']);
  });

  it('an expression that fails stops the screen and is reported; it never means false', async () => {
    const browser = await confirm({ domicileGet: { body: { domicile: 'x' } } });
    expect(browser.screen.view.getState().phase).toBe('stopped');
    expect(browser.reports.at(-1)?.what).toBe('stopped');
  });

  it('a bug in an action shows the fatal message and keeps what is typed', async () => {
    const browser = openBrowser({ project, replies: { domicileSet: 'network' } });
    await browser.open(`familyregister/counter-input/${launchQuery()}`);
    browser.screen.recordInput('prefecture', '13');
    browser.screen.recordInput('address', '千代田区1番');
    Object.assign(browser.host, { loadResponseValidator: () => Promise.reject(new Error('chunk gone')) });
    browser.replies.domicileSet = {};
    await browser.press('next');
    expect(browser.dialog?.name).toBe('fatal');
    expect(browser.screen.view.getState()).toMatchObject({
      phase: 'ready',
      form: { prefecture: '13', address: '千代田区1番' },
    });
    await browser.answerDialog('top');
    expect(browser.left).toEqual(['/']);
  });
});
