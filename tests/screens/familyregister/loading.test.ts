import { describe, expect, it } from 'vitest';
import { launchQuery, loggedIn } from '../../runtime/browser.ts';
import { pass, standStill } from '../../runtime/clock.ts';
import { loadingWords } from '../../words/loading-words.ts';
import { cases, four, next, open, project, quick, reach, select } from './family-register.ts';

standStill();

const slowly = loadingWords('familyregister');

describe('the loading dialog of the family register [FR-060 ER-064]', () => {
  it.each(cases)('stands while %s is slow on %o, and goes with the answer', async (slow, at) => {
    const body = slow === 'isLogin' ? open(at, {}).browser.replies.isLogin : quick[slow];
    const tab = open(at, { [slow]: { ...(body as object), delaySeconds: 2 } });
    await reach(tab, at);
    expect(tab.browser.sent(slow)).toHaveLength(1);
    expect(tab.loading()).toBeNull();
    await pass(0.3);
    expect(tab.loading()).toBe(slowly);
    await pass(1.7);
    await tab.browser.settle();
    expect(tab.loading()).toBeNull();
  });

  it('is looked at for every call that its screens make, polls apart', () => {
    const screens = project.screens.filter(({ service }) => service === 'familyregister');
    expect(screens).toHaveLength(6);
    const made = new Set(
      JSON.stringify(screens)
        .match(/"call":"\w+"/gu)
        ?.map((text) => text.slice(8, -1)),
    );
    expect([...made].filter((call) => !cases.some(([slow]) => slow === call))).toEqual([]);
  });

  it.each(cases)('does not flash while %s is quick on %o', async (_, at) => {
    const tab = open(at, {});
    const seen: unknown[] = [];
    tab.browser.portal.dialogs.subscribe(({ loading }) => seen.push(loading));
    await reach(tab, at);
    await pass(2);
    expect(seen.filter((loading) => loading !== null)).toEqual([]);
  });

  it('goes on through the next call, from which on no new third of a second is waited for', async () => {
    const tab = open(select, {
      reget4information: { body: four, delaySeconds: 1 },
      pseudonymExec: { body: { pseudonymExecIsSuccess: true }, delaySeconds: 1 },
    });
    await reach(tab, next(select));
    for (const passed of [0.5, 0.4, 0.2, 0.4]) {
      await pass(passed);
      expect(tab.loading()).toBe(slowly);
    }
    await pass(0.5);
    expect(tab.loading()).toBeNull();
    expect(tab.browser.at).toBe('familyregister-confirm');
  });

  it('gives way to what went wrong, and stands again while it is tried again', async () => {
    const tab = open(select, {
      pseudonymCheck: (nth) => (nth === 1 ? 'never' : { body: { pseudonymExists: true }, delaySeconds: 1 }),
    });
    await reach(tab, next(select));
    await pass(30);
    await tab.browser.settle();
    expect(tab.browser.dialog?.name).toBe('noAnswer');
    expect(tab.loading()).toBeNull();
    await tab.browser.answerDialog('retry');
    await pass(0.5);
    expect(tab.loading()).toBe(slowly);
    await pass(0.5);
    expect(tab.loading()).toBeNull();
  });

  it('goes when the screen is left, though a write is still on its way', async () => {
    const tab = open({ path: 'confirm/' }, { createXml: 'never' });
    await reach(tab, { path: 'confirm/', action: 'next' });
    await pass(1);
    expect(tab.loading()).toBe(slowly);
    await tab.browser.open(`familyregister/select/${launchQuery()}`);
    expect(tab.loading()).toBeNull();
  });

  it('never stands over the error of the first calls, on a phone that comes from SCK22 either [FR-092 RO-014]', async () => {
    const nobody = { body: { ...loggedIn, loginInfo: { ...loggedIn.loginInfo, isLogin: false } } };
    const device = { os: 'iphone', referrer: 'https://x.example/SCK22/' } as const;
    const tab = open(select, { isLogin: nobody }, { device });
    await reach(tab, select);
    expect(tab.browser.dialog).toMatchObject({ name: 'genericErrorLoggedOut', number: 'F00202' });
    expect(tab.loading()).toBeNull();
    await tab.browser.answerDialog('ok');
    expect(tab.browser.left).toEqual(['https://portal.example/cancel']);
  });
});
