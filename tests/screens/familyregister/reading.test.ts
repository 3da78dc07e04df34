import { describe, expect, it } from 'vitest';
import type { Replies } from '../../runtime/browser.ts';
import { pass, sleep, standStill } from '../../runtime/clock.ts';
import { as, at, four, waiting } from './reading-tab.ts';

standStill();

describe('QR code', () => {
  const qr = 'personal-information/qr/';

  it('the image is fetched on entry and the status asked every second [FR-104 FR-105 CO-004]', async () => {
    const browser = await at(qr, { qrCardAssistStatusCheck: waiting });
    expect(browser.sent('qrCardAssistInfo')[0]?.body.reqBody).toEqual({ myNumberFlg: '0', accessKey: '' });
    await pass(3);
    const times = browser.sent('qrCardAssistStatusCheck').map(({ at: time }) => time);
    expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, 1000, 2000, 3000]);
    expect(browser.sent('qrCardAssistStatusCheck')[0]?.body.reqBody).toEqual({ accessKey: 'key-1' });
    expect(browser.screen.view.getState().deadlines).toEqual({ reading: (times[0] ?? 0) + 300_000 });
  });

  it('after 5 minutes the expiry dialog; renewing sends the old key and starts anew [FR-106 FR-107 CO-005 AM-124]', async () => {
    const browser = await at(qr, { qrCardAssistStatusCheck: waiting });
    await pass(299);
    expect(browser.dialog).toBeNull();
    await pass(1);
    expect(browser.dialog?.name).toBe('qrExpired');
    const asked = browser.sent('qrCardAssistStatusCheck').length;
    await pass(5);
    expect(browser.sent('qrCardAssistStatusCheck')).toHaveLength(asked);
    await browser.answerDialog('renew');
    expect(browser.sent('qrCardAssistInfo')[1]?.body.reqBody).toEqual({ myNumberFlg: '0', accessKey: 'key-1' });
    await pass(1);
    expect(browser.sent('qrCardAssistStatusCheck').at(-1)?.body.reqBody).toEqual({ accessKey: 'key-2' });
    expect(Object.keys(browser.screen.view.getState().deadlines)).toEqual(['reading']);
  });

  it('the renew link restarts polling and limit, with one loop [AM-124]', async () => {
    const browser = await at(qr, { qrCardAssistStatusCheck: waiting });
    await pass(200);
    await browser.press('renew');
    await pass(250);
    expect(browser.dialog).toBeNull();
    const before = browser.sent('qrCardAssistStatusCheck').length;
    await pass(3);
    expect(browser.sent('qrCardAssistStatusCheck')).toHaveLength(before + 3);
  });

  it('read: the confirmation takes the key for nonce and session id', async () => {
    const browser = await at(qr, {
      qrCardAssistStatusCheck: (nth) => (nth < 3 ? waiting : { body: { qrStatus: 0 } }),
      get4information: { body: four },
      readHistory: {},
    });
    await pass(2);
    await browser.settle();
    expect(browser.at).toBe('familyregister-personal-information-confirm');
    expect(browser.sent('get4information')[0]?.body.reqBody).toEqual({ sessionId: 'key-1', nonce: 'key-1' });
    expect(browser.screen.view.getState().scope.state).toMatchObject({ four });
  });

  it('the status call may take longer than 30 seconds, the whole not more than 5 minutes [API-099 CO-007 AM-070 AM-071]', async () => {
    const browser = await at(qr, {
      qrCardAssistStatusCheck: (nth) => (nth === 1 ? { ...waiting, delaySeconds: 40 } : 'never'),
    });
    await pass(39);
    expect(browser.sent('qrCardAssistStatusCheck')).toHaveLength(1);
    await pass(2);
    expect(browser.sent('qrCardAssistStatusCheck')).toHaveLength(2);
    await pass(259);
    await browser.settle();
    expect(browser.dialog).toBeNull();
    await pass(6);
    await browser.settle();
    expect(browser.dialog?.name).toBe('qrExpired');
  });

  it('a lost connection goes on polling; back from a hidden page it asks once before it expires', async () => {
    const browser = await at(qr, {
      qrCardAssistStatusCheck: (nth) => (nth < 3 ? 'network' : { body: { qrStatus: 0 } }),
      get4information: { body: four },
      readHistory: {},
    });
    await pass(1);
    expect(browser.dialog).toBeNull();
    sleep(3600);
    await pass(1);
    await browser.settle();
    expect(browser.at).toBe('familyregister-personal-information-confirm');
  });

  it('a reload asks for the code that is there, with the time it has left; a card read meanwhile is taken up', async () => {
    const replies: Replies = {
      qrCardAssistInfo: { body: { qrCode: 'png', accessKey: 'key-1', secondsLeft: 100 } },
      qrCardAssistStatusCheck: waiting,
    };
    const browser = await at(qr, replies);
    await pass(20);
    const { storages } = browser;
    const reloaded = await at(
      qr,
      {
        ...replies,
        qrCardAssistInfo: { body: { qrCode: 'png', accessKey: 'key-1', secondsLeft: 80 } },
        qrCardAssistStatusCheck: (nth) => (nth < 3 ? waiting : { body: { qrStatus: 0 } }),
        get4information: { body: four },
        readHistory: {},
      },
      { storages },
    );
    expect(reloaded.sent('qrCardAssistInfo').map(({ body }) => body.reqBody?.accessKey)).toEqual(['']);
    const [asked] = reloaded.sent('qrCardAssistStatusCheck');
    expect(reloaded.screen.view.getState().deadlines).toEqual({ reading: (asked?.at ?? 0) + 80_000 });
    await pass(2);
    await reloaded.settle();
    expect(reloaded.at).toBe('familyregister-personal-information-confirm');
  });

  it.each([
    ['a lost connection', 'network'],
    ['no answer that can be read', { raw: '<html>' }],
    ['HTTP 503', { raw: '', status: 503 }],
  ] as const)('%s, of the code and of the pseudonym, ends no wait', async (_name, failure) => {
    const code = await at(qr, { qrCardAssistStatusCheck: (nth) => (nth === 2 ? failure : waiting) });
    const select = await at('select/', {
      pseudonymCheck: { body: { pseudonymExists: false } },
      pseudonymStatusCheck: (nth) => (nth === 2 ? failure : { body: { onlineUserIdGetIsCompleted: false } }),
    });
    await select.press('next');
    await pass(3);
    expect([code.dialog, code.left, select.dialog, select.left]).toEqual([null, [], null, []]);
    expect(code.sent('qrCardAssistStatusCheck').length).toBeGreaterThan(3);
    expect(select.sent('pseudonymStatusCheck').length).toBeGreaterThan(3);
  });

  it('leaving ends the watch', async () => {
    const browser = await at(qr, { qrCardAssistStatusCheck: waiting });
    await browser.press('back');
    const asked = browser.sent('qrCardAssistStatusCheck').length;
    await pass(10);
    expect(browser.at).toBe('familyregister-personal-information');
    expect(browser.sent('qrCardAssistStatusCheck')).toHaveLength(asked);
  });
});

describe('reading with an app', () => {
  const start = 'personal-information/';

  it.each([
    ['AM-111 older than the available version must update', '1.9.0', 'appUpdate', []],
    ['AM-111 older than the latest may update', '2.0.9', 'appUpdatable', []],
    ['AM-111 the latest opens', '2.1.0', null, ['native']],
    ['AM-111 parts compare as numbers', '2.10', null, ['native']],
    ['AM-111 an unknown version opens', '', null, ['native']],
  ])('%s', async (_, installed, dialog, opened) => {
    const browser = await at(
      start,
      {
        isLogin: as({ loginType: '3' }),
        fetchVersion: { body: { nativeApLatestVersion: '2.1.0', nativeApAvailableVersion: '2.0.0' } },
      },
      { settings: { 'nativeApp.version': installed, 'nativeApp.url': '/native' } },
    );
    await browser.press('read');
    expect(browser.dialog?.name ?? null).toBe(dialog);
    expect(browser.apps.map((url) => url.slice(1, 7))).toEqual(opened);
  });

  it('going on with an old but usable app opens it; CO-023..025 with mode, service and language [AM-111]', async () => {
    const browser = await at(
      start,
      {
        isLogin: as({ loginType: '3' }),
        fetchVersion: { body: { nativeApLatestVersion: '2.1.0', nativeApAvailableVersion: '2.0.0' } },
      },
      { settings: { 'nativeApp.version': '2.0.0' } },
    );
    await browser.press('read');
    await browser.answerDialog('continue');
    const query = new URL(browser.apps[0] ?? '', 'https://portal.example').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ mode: '04', service: '01', lang: 'ja' });
  });

  it.each([
    ['missing', { kind: 'missing' }, null, ['/app-store']],
    ['AM-026 cancelled', { kind: 'failed', code: 'extension-cancel' }, 'extensionCancelled', []],
    ['AM-026 unexpected', { kind: 'failed', code: 'extension-unexpected' }, 'extensionFailed', []],
  ] as const)('app %s', async (_, opened, dialog, left) => {
    const browser = await at(start, { isLogin: as({ loginType: '4' }) }, { openApp: async () => opened });
    await browser.press('read');
    expect(browser.dialog?.name ?? null).toBe(dialog);
    expect(browser.left).toEqual(left);
  });

  it('the read button stays locked for 5 seconds, CO-016 FR-112 any other for 1 [CO-015 FR-110]', async () => {
    const browser = await at(start, { isLogin: as({ loginType: '4' }) });
    void browser.screen.act('read', 5);
    await browser.settle();
    await pass(4.9);
    expect(browser.screen.locked.getState()).toEqual(['read']);
    await pass(0.1);
    expect(browser.screen.locked.getState()).toEqual([]);
    void browser.screen.act('read', 0);
    await pass(0.9);
    expect(browser.screen.locked.getState()).toEqual(['read']);
    await pass(0.1);
    expect(browser.screen.locked.getState()).toEqual([]);
  });

  it('a phone certificate that is not registered blocks the reading [RO-017 AM-085]', async () => {
    const browser = await at(start, { isLogin: as({ digitalCertificateType: '4', mdocFlag: '0' }) });
    await browser.press('read');
    expect(browser.dialog?.name).toBe('registerPhoneCertificate');
    await browser.answerDialog('close');
    expect(browser.at).toBe('familyregister-personal-information');
    expect(browser.screen.view.getState().phase).toBe('ready');
  });

  it('mdoc failure 9000 is the system error; CO-026 CO-027', async () => {
    const browser = await at(start, {
      isLogin: as({ digitalCertificateType: '5', mdocFlag: '1' }),
      mdocRegister: { resultCode: '9000' },
    });
    await browser.press('read');
    expect(browser.sent('mdocRegister')[0]?.body.reqBody).toEqual({ serviceId: 'RRL_MYNAPORTAL', profileId: '1' });
    expect(browser.dialog).toMatchObject({ name: 'systemError', number: 'B00102' });
  });

  it('an unknown login type is a system error [AM-086]', async () => {
    const browser = await at(start, { isLogin: as({ loginType: '9' }) });
    await browser.press('read');
    expect(browser.dialog?.name).toBe('systemError');
  });
});
