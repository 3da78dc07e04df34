import { describe, expect, it } from 'vitest';
import { createExpiringStorage } from '../../../src/runtime/storage/expiring-storage.ts';
import { launchQuery, openBrowser } from '../../runtime/browser.ts';
import { pass, sleep, standStill } from '../../runtime/clock.ts';
import { MemoryStorage } from '../../runtime/memory-storage.ts';
import { projectOf } from '../../runtime/project.ts';
import { field } from '../../words/field.ts';

const project = projectOf();
const select = 'familyregister/select/';
const launchKey = 'madoguchi.launch.familyregister';
standStill();

const storages = () => ({ session: new MemoryStorage(), local: new MemoryStorage() });

describe('expiring storage', () => {
  const open = () => {
    const [storage, reports] = [new MemoryStorage(), [] as string[]];
    return { storage, reports, expiring: createExpiringStorage(storage, Date.now, (what) => void reports.push(what)) };
  };

  it('keeps a value until its moment', () => {
    const { expiring } = open();
    expiring.set('a', { x: 1 }, 10);
    sleep(9.999);
    expect(expiring.get('a')).toEqual({ x: 1 });
    sleep(0.001);
    expect(expiring.get('a')).toBeUndefined();
  });

  it.each([
    ['no JSON', '{'],
    ['a bare value', '"x"'],
    ['null', 'null'],
    ['no expiry', '{"value":1}'],
    ['an expiry that is no number', '{"value":1,"expiresAt":"later"}'],
    ['an expiry that is not finite', '{"value":1,"expiresAt":1e999}'],
    ['an expired value', '{"value":1,"expiresAt":1}'],
  ])('drops and reports %s', (_, text) => {
    const { storage, reports, expiring } = open();
    storage.setItem('a', text);
    expect(expiring.get('a')).toBeUndefined();
    expect(storage.getItem('a')).toBeNull();
    expect(reports).toHaveLength(1);
  });

  it('drops what has another shape', () => {
    const { storage, expiring } = open();
    expiring.set('a', 'text', null);
    expect(expiring.get('a', (value) => typeof value === 'number')).toBeUndefined();
    expect(storage.getItem('a')).toBeNull();
  });

  it('keeps in memory what the browser refuses to store', () => {
    const { storage, reports, expiring } = open();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expiring.set('a', 1, null);
    expect(expiring.get('a')).toBe(1);
    expect(reports).toEqual(['storage: refused']);
  });

  it('removes by the beginning of the key', () => {
    const { storage, expiring } = open();
    for (const key of ['own.a', 'own.b', 'other']) expiring.set(key, 1, null);
    expiring.removeAll('own.');
    expect(storage.length).toBe(1);
  });
});

describe('launch data', () => {
  it('are kept in session storage: another screen needs no query [FR-113 AM-029]', async () => {
    const kept = storages();
    const browser = openBrowser({ project, storages: kept });
    await browser.open(select + launchQuery());
    expect(JSON.parse(kept.session.getItem(launchKey) ?? '')).toEqual({
      value: expect.objectContaining({ processId: '001', progress: '3' }),
      expiresAt: Date.now() + 3_600_000,
    });
    const again = openBrowser({ project, storages: kept });
    await again.open(select);
    expect(again.dialog).toBeNull();
    expect(again.screen.view.getState().scope.launch).toMatchObject({ progress: 3 });
  });

  it.each([
    ['FR-114 CO-010 used at 3599 s', 3599, null],
    ['FR-114 CO-010 gone at 3601 s', 3601, 'F00101'],
  ])('%s', async (_, seconds, number) => {
    const kept = storages();
    await openBrowser({ project, storages: kept }).open(select + launchQuery());
    sleep(seconds);
    const again = openBrowser({ project, storages: kept });
    await again.open(select);
    expect(again.dialog?.number ?? null).toBe(number);
  });

  it.each([
    ['FR-115 return within the hour', 3599, null],
    ['FR-116 return after it', 3601, 'F00101'],
  ])('%s: read from local storage in a new tab', async (_, seconds, number) => {
    const kept = storages();
    await openBrowser({ project, storages: kept }).open(select + launchQuery());
    sleep(seconds);
    const tab = openBrowser({
      project,
      storages: { session: new MemoryStorage(), local: kept.local },
      replies: { get4information: 'never' },
    });
    await tab.open('familyregister/personal-information/confirm/?sessionId=s&nonce=n');
    expect(tab.dialog?.number ?? null).toBe(number);
  });

  it('local storage does not count for an address nobody returned to', async () => {
    const kept = storages();
    await openBrowser({ project, storages: kept }).open(select + launchQuery());
    const tab = openBrowser({ project, storages: { session: new MemoryStorage(), local: kept.local } });
    await tab.open(select);
    expect(tab.dialog?.number).toBe('F00101');
  });

  it.each([
    ['no JSON', '{{{', 'F00101'],
    ['a foreign cancelUrl', { cancelUrl: 'https://evil.example/' }, 'F00112'],
    ['a step above progress', { step: '4' }, 'F00110'],
    ['a record for a text', { processId: {} }, 'F00104'],
  ])('tampered with (%s) are checked again', async (_, change, number) => {
    const kept = storages();
    await openBrowser({ project, storages: kept }).open(select + launchQuery());
    const { value, expiresAt } = JSON.parse(kept.session.getItem(launchKey) ?? '');
    const text = typeof change === 'string' ? change : JSON.stringify({ value: { ...value, ...change }, expiresAt });
    kept.session.setItem(launchKey, text);
    const again = openBrowser({ project, storages: kept });
    await again.open(select);
    expect(again.dialog?.number).toBe(number);
    expect(again.portal.address('cancel')).not.toContain('evil');
  });

  it('another launch begins with nothing of the one before, the same one again keeps what was typed', async () => {
    const kept = storages();
    const query = launchQuery({ processId: '000' });
    const first = openBrowser({ project, storages: kept });
    await first.open(select + query);
    first.screen.recordInput('turnIn', 'offline');
    const same = openBrowser({ project, storages: kept });
    await same.open(select + query);
    expect(same.screen.view.getState().form).toEqual({ turnIn: 'offline' });
    const other = openBrowser({ project, storages: kept });
    await other.open(select + launchQuery({ processId: '000', sinseiTetuzukiSyubetuCd: 'B02' }));
    expect(other.screen.view.getState().form).toEqual({});
  });
});

describe('typed values', () => {
  it('survive a reload; a value of another type is left out', async () => {
    const kept = storages();
    const first = openBrowser({ project, storages: kept });
    await first.open(`familyregister/counter-input/${launchQuery()}`);
    first.screen.recordInput('prefecture', '13');
    first.screen.recordInput('address', '千代田区');
    const reloaded = openBrowser({ project, storages: kept });
    await reloaded.open('familyregister/counter-input/');
    expect(reloaded.screen.view.getState().form).toEqual({ prefecture: '13', address: '千代田区' });
    const key = 'madoguchi.typed.familyregister.familyregister-counter-input';
    kept.session.setItem(
      key,
      JSON.stringify({ value: { prefecture: 13, address: '千代田区', x: 1 }, expiresAt: null }),
    );
    const edited = openBrowser({ project, storages: kept });
    await edited.open('familyregister/counter-input/');
    expect(edited.screen.view.getState().form).toEqual({ address: '千代田区' });
  });

  it('are checked by Next, and stay after a refusal [VA-017 VA-018 VA-019]', async () => {
    const browser = openBrowser({ project, replies: { domicileSet: {} } });
    await browser.open(`familyregister/counter-input/${launchQuery()}`);
    await browser.press('next');
    const [prefecture, address] = ['prefecture', 'address'].map((name) => field('familyregister-counter-input', name));
    expect(browser.screen.view.getState().errors).toEqual([
      { field: 'prefecture', message: prefecture?.message('required') },
      { field: 'address', message: address?.message('required') },
    ]);
    await pass(1);
    browser.screen.recordInput('prefecture', '13');
    browser.screen.recordInput('address', 'あ'.repeat(101));
    await browser.press('next');
    expect(browser.screen.view.getState()).toMatchObject({
      errors: [{ field: 'address', message: address?.message('maxLength') }],
      refusals: 2,
      form: { prefecture: '13', address: 'あ'.repeat(101) },
    });
    await pass(1);
    browser.screen.recordInput('address', '千代田区1番');
    await browser.press('next');
    expect(browser.sent('domicileSet')[0]?.body.reqBody).toEqual({ domicile: '東京都千代田区1番' });
  });
});

describe('state', () => {
  it('of a session lives an hour where it says so; of another type it counts as unset', async () => {
    const kept = storages();
    const key = 'madoguchi.state.familyregister.pseudonymRunAgain';
    kept.session.setItem('madoguchi.last-launch.familyregister', '{"value":"x","expiresAt":null}');
    const browser = openBrowser({ project, storages: kept });
    await browser.open(select + launchQuery());
    kept.session.setItem(key, JSON.stringify({ value: { value: 'yes', changes: 0 }, expiresAt: null }));
    const again = openBrowser({ project, storages: kept });
    await again.open(select);
    expect(again.screen.view.getState().scope.state).toMatchObject({ pseudonymRunAgain: false });
    expect(kept.session.getItem(key)).toBeNull();
  });
});
