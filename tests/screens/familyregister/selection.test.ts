import { describe, expect, it } from 'vitest';
import { type BrowserOptions, launchQuery, openBrowser, type Replies } from '../../runtime/browser.ts';
import { pass, sleep, standStill } from '../../runtime/clock.ts';
import { projectOf } from '../../runtime/project.ts';
import { builtScreen } from '../../words/built.ts';
import { field } from '../../words/field.ts';
import { filled } from '../../words/filled.ts';
import { stepOptions } from '../../words/step-options.ts';

const project = projectOf();
standStill();
// It comes with the first line; a browser has it from then on.
await import('../../../src/runtime/core/log.ts');

const [polling] = stepOptions('familyregister-select', 'poll');
const waiting = polling?.waiting as { readonly cancel: string } | undefined;
const stopped = stepOptions('familyregister-select', 'log').find(({ level }) => level === 'warn');

const noPseudonym: Replies = { pseudonymCheck: { body: { pseudonymExists: false } } };
const completed = { body: { onlineUserIdGetIsCompleted: true, has4Information: true } };
const pending = { body: { onlineUserIdGetIsCompleted: false } };
const adult = { kanjiName: '山田花子', sex: '2', birthdate: '19900401', address: '東京都' };

async function atSelect(replies: Replies, more: Partial<BrowserOptions> = {}, query = launchQuery()) {
  const browser = openBrowser({ project, replies: { ...noPseudonym, domicileGet: 'never', ...replies }, ...more });
  await browser.open(`familyregister/select/${query}`);
  return browser;
}

describe('Next on the selection screen', () => {
  it('offline leads to the counter [FR-075]', async () => {
    const browser = await atSelect({}, {}, launchQuery({ processId: '000' }));
    browser.screen.recordInput('turnIn', 'offline');
    await browser.press('next');
    expect(browser.at).toBe('familyregister-counter-input');
    expect(browser.sent('pseudonymCheck')).toEqual([]);
  });

  it('shown and not answered: refused, nothing is sent; the error stays until the next submit', async () => {
    const browser = await atSelect({}, {}, launchQuery({ processId: '000' }));
    await browser.press('next');
    expect(browser.screen.view.getState()).toMatchObject({
      errors: [{ field: 'turnIn', message: field('familyregister-select', 'turnIn').message('required') }],
      refusals: 1,
    });
    browser.screen.recordInput('turnIn', 'online');
    expect(browser.screen.view.getState().errors).toHaveLength(1);
    expect(browser.calls.map(({ call }) => call)).toEqual(['isLogin']);
  });

  it('the hidden group counts as online, whatever was typed before [AM-018]', async () => {
    const browser = await atSelect({ pseudonymCheck: { body: { pseudonymExists: true } } });
    browser.screen.recordInput('turnIn', 'offline');
    await browser.press('next');
    expect(browser.at).toBe('familyregister-confirm');
  });

  it('a pseudonym exists: confirm without polling [FR-076 FR-077]', async () => {
    const browser = await atSelect({ pseudonymCheck: { body: { pseudonymExists: true } } });
    await browser.press('next');
    expect(browser.calls.map(({ call }) => call)).toEqual(['isLogin', 'pseudonymCheck', 'domicileGet']);
    expect(browser.at).toBe('familyregister-confirm');
  });

  it('polls each second until completed, then links exactly three values [FR-078 FR-081 FR-108 CO-004 AM-021]', async () => {
    const browser = await atSelect({
      pseudonymStatusCheck: (nth) => (nth < 4 ? pending : completed),
      reget4information: { body: adult },
      pseudonymExec: { body: { pseudonymExecIsSuccess: true } },
    });
    await browser.press('next');
    await pass(3);
    await browser.settle();
    const [first, ...others] = browser.sent('pseudonymStatusCheck').map(({ at }) => at);
    expect(others.map((at) => at - (first ?? 0))).toEqual([1000, 2000, 3000]);
    expect(browser.sent('pseudonymExec')[0]?.body.reqBody).toEqual({
      kanjiName: '山田花子',
      sex: '2',
      birthdate: '19900401',
    });
    expect(browser.at).toBe('familyregister-confirm');
  });

  it('pressing twice runs one loop [FR-080]', async () => {
    const browser = await atSelect({ pseudonymStatusCheck: pending });
    await browser.press('next');
    await browser.press('next');
    await pass(2);
    expect(browser.sent('pseudonymCheck')).toHaveLength(1);
    expect(browser.sent('pseudonymStatusCheck')).toHaveLength(3);
  });

  it('gives up after 5 minutes of the clock; OK leaves to cancelUrl [FR-079 FR-088 FR-089 FR-109 CO-006]', async () => {
    const browser = await atSelect({ pseudonymStatusCheck: pending });
    await browser.press('next');
    await pass(299);
    expect(browser.dialog).toBeNull();
    await pass(1);
    expect(browser.dialog?.name).toBe('systemError');
    const asked = browser.sent('pseudonymStatusCheck').length;
    await pass(10);
    expect(browser.sent('pseudonymStatusCheck')).toHaveLength(asked);
    await browser.answerDialog('ok');
    expect(browser.left).toEqual(['https://portal.example/cancel']);
  });

  it('the limit is a setting [AM-125]', async () => {
    const browser = await atSelect({ pseudonymStatusCheck: pending }, { settings: { 'poll.limit': 4 } });
    await browser.press('next');
    await pass(4);
    expect(browser.dialog?.name).toBe('systemError');
  });

  it('back from a hidden page it asks once before it times out', async () => {
    let isDone = false;
    const browser = await atSelect({
      pseudonymStatusCheck: () => (isDone ? completed : pending),
      reget4information: { body: adult },
      pseudonymExec: { body: { pseudonymExecIsSuccess: true } },
    });
    await browser.press('next');
    isDone = true;
    sleep(3600);
    await pass(1);
    await browser.settle();
    expect(browser.at).toBe('familyregister-confirm');
  });

  it('an undefined status stops: no navigation, a sentence, unlocked, and a warning in the log [FR-082 AM-019]', async () => {
    const browser = await atSelect(
      { pseudonymStatusCheck: { body: {} }, loggingCreate: {} },
      { settings: { 'log.output': true } },
    );
    await browser.press('next');
    await pass(1);
    expect(browser.at).toBe('familyregister-select');
    expect(browser.dialog).toBeNull();
    expect(browser.screen.locked.getState()).toEqual([]);
    expect(browser.screen.view.getState().scope.state).toMatchObject({ statusUnknown: true });
    expect(browser.sent('loggingCreate').map(({ body }) => body.reqBody)).toContainEqual({
      outputTrigger: 'state',
      logLevel: '1',
      logDetail: stopped?.log,
    });
  });

  it('without the four information: to the reading [FR-083]', async () => {
    const reply = { body: { onlineUserIdGetIsCompleted: true, has4Information: false } };
    const browser = await atSelect({ pseudonymStatusCheck: reply });
    await browser.press('next');
    expect(browser.at).toBe('familyregister-personal-information');
  });

  it('under 15: dialog, then cancelUrl [FR-084 FR-085 VA-021]', async () => {
    const child = { ...adult, birthdate: '20151120' };
    const browser = await atSelect({ pseudonymStatusCheck: completed, reget4information: { body: child } });
    await browser.press('next');
    expect(browser.dialog?.name).toBe('under15');
    await browser.answerDialog('ok');
    expect(browser.left).toEqual(['https://portal.example/cancel']);
  });

  it('leaving ends the polling [FR-090]', async () => {
    const browser = await atSelect({ pseudonymStatusCheck: pending });
    await browser.press('next');
    browser.screen.dispose();
    await pass(5);
    expect(browser.sent('pseudonymStatusCheck')).toHaveLength(1);
  });

  it('the loading dialog comes after 0.3 seconds; its cancel ends the polling and the button can be pressed again', async () => {
    const browser = await atSelect({ pseudonymStatusCheck: pending });
    await browser.press('next');
    const loading = () => browser.portal.dialogs.getState().loading;
    expect(loading()).toBeNull();
    await pass(0.3);
    expect(loading()?.cancel?.label).toBe(waiting?.cancel);
    loading()?.cancel?.press();
    await pass(1);
    expect(loading()).toBeNull();
    expect(browser.screen.locked.getState()).toEqual([]);
    expect(browser.sent('pseudonymStatusCheck')).toHaveLength(1);
    await browser.press('next');
    expect(browser.sent('pseudonymCheck')).toHaveLength(2);
  });

  it('back interrupts a poll', async () => {
    const browser = await atSelect({ pseudonymStatusCheck: pending });
    await browser.press('next');
    await browser.press('back');
    await pass(5);
    expect(browser.left).toEqual(['https://portal.example/return']);
    expect(browser.sent('pseudonymStatusCheck')).toHaveLength(1);
  });

  it('back never interrupts a write', async () => {
    const browser = await atSelect({
      pseudonymStatusCheck: completed,
      reget4information: { body: adult },
      pseudonymExec: { body: { pseudonymExecIsSuccess: true }, delaySeconds: 3 },
    });
    await browser.press('next');
    await browser.press('back');
    await pass(3);
    await browser.settle();
    expect(browser.left).toEqual([]);
    expect(browser.at).toBe('familyregister-confirm');
  });

  it('not logged in: F00202 [RO-014 AM-035]', async () => {
    const anonymous = {
      loginInfo: { isLogin: false, isAgent: false, loginType: '', digitalCertificateType: '', mdocFlag: '' },
      batchNumber: { selfInfoUnreadCount: 0, taskIncompleteCount: 0 },
      dateToday: '20261120',
    };
    const browser = await atSelect({ isLogin: { body: anonymous } });
    expect(browser.dialog).toMatchObject({ name: 'genericErrorLoggedOut', number: 'F00202' });
    // The generic dialog, word for word, and a button that logs in.
    const generic = project.catalogs[0]?.dialogs.find(({ name }) => name === 'genericError');
    expect(browser.dialog?.title).toBe(generic?.title);
    expect(generic?.view[0]).toMatchObject({ kind: 'text', text: browser.dialog?.texts[0] });
  });

  it('B00101 is shown when is-login fails without a code [ER-037]', async () => {
    const browser = await atSelect({ isLogin: { resultCode: '9000' } });
    expect(browser.dialog?.number).toBe('B00101');
  });

  it.each([
    ['android', 'https://x.example/SCK22/', true],
    ['iphone', 'https://x.example/SCK22/', true],
    ['other', 'https://x.example/SCK22/', false],
    ['android', 'https://x.example/', false],
  ] as const)('FR-092..094 loading dialog on %s from %s: %s', async (os, referrer, isShown) => {
    const browser = await atSelect({ isLogin: 'never' }, { device: { os, referrer } });
    expect(browser.portal.dialogs.getState().loading?.text ?? null).toBe(
      isShown ? filled(builtScreen('familyregister-select').loading?.text ?? '') : null,
    );
  });

  it('EDS105 returns to select; Next then skips the existence check [FR-102 FR-103 FR-091 AM-022]', async () => {
    const browser = await atSelect({
      pseudonymCheck: { body: { pseudonymExists: true } },
      domicileGet: { code: 'EDS105' },
      pseudonymStatusCheck: pending,
    });
    await browser.press('next');
    await browser.settle();
    expect(browser.at).toBe('familyregister-select');
    await browser.press('next');
    expect(browser.sent('pseudonymCheck')).toHaveLength(1);
    expect(browser.sent('pseudonymStatusCheck')).toHaveLength(1);
  });
});
