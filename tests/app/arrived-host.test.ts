import { afterEach, expect, it, vi } from 'vitest';
import type { Arrived } from '../../src/app/arrived/arrived.ts';
import { arrivedHost } from '../../src/app/arrived/arrived-host.ts';
import type { BrowserHost } from '../../src/app/browser-host.ts';
import { nestSettings } from '../../src/model/nested-settings.ts';

const whole: { readonly [file: string]: object } = {
  'manifest.json': { buildId: 'later', screens: [{ name: 'here' }, { name: 'there' }] },
  'catalog.ja.json': { locale: 'ja', messages: { required: '入力してください。' } },
  'settings.json': { 'http.timeout': 30, 'poll.every': 9 },
  'services/samples.json': { name: 'samples', dialogs: [{ name: 'leave' }] },
};

function arrive(isAll = false) {
  const arrived = {
    manifest: { buildId: 'now', screens: [{ name: 'here' }] },
    catalog: { locale: 'ja', messages: {} },
    service: { name: 'samples', dialogs: [] },
    settings: { 'poll.every': 1 },
    screen: { name: 'here', title: 'drawn', dialogs: [] },
    answers: [],
    isAll,
  } as unknown as Arrived;
  const asked: string[] = [];
  let isOffline = false;
  vi.stubGlobal('fetch', async (url: string) => {
    const file = url.split('/data/')[1] ?? '';
    asked.push(file);
    if (isOffline) throw new TypeError('offline');
    return new Response(JSON.stringify(whole[file]));
  });
  const browser = {
    loadBuildId: async () => 'published',
    loadRest: async () => {},
    loadScreen: async (name: string) => ({ name, title: 'published', dialogs: [{ name: 'leave' }] }),
  } as unknown as BrowserHost;
  const lose = (lost: boolean) => {
    isOffline = lost;
  };
  return { arrived, asked, lose, host: arrivedHost(browser, arrived) };
}

afterEach(() => vi.unstubAllGlobals());

it('the rest is asked for once, and put where the page already has its part', async () => {
  const { arrived, asked, host } = arrive();
  await Promise.all([host.loadRest(), host.loadRest()]);
  await host.loadRest();
  expect(asked.sort()).toEqual(Object.keys(whole).sort());
  expect(arrived.manifest).toEqual({ ...whole['manifest.json'], buildId: 'now' });
  expect(arrived.catalog).toEqual(whole['catalog.ja.json']);
  expect(arrived.service).toEqual(whole['services/samples.json']);
});

it('settings that the page did not bring are there for expressions, too; those it was drawn with stay', async () => {
  const { arrived, host } = arrive();
  const read = nestSettings(arrived.settings);
  await host.loadRest();
  expect(arrived.settings).toEqual({ 'http.timeout': 30, 'poll.every': 1 });
  expect(read).toEqual({ http: { timeout: 30 }, poll: { every: 1 } });
});

it('what could not be loaded is asked for again', async () => {
  const { arrived, lose, host } = arrive();
  lose(true);
  await expect(host.loadRest()).rejects.toThrow('offline');
  expect(arrived.catalog.messages).toEqual({});
  lose(false);
  await host.loadRest();
  expect(arrived.catalog).toEqual(whole['catalog.ja.json']);
});

it('another screen waits for the rest, that of the page for nothing', async () => {
  const { arrived, asked, host } = arrive();
  expect(await host.loadScreen('here')).toBe(arrived.screen);
  expect(asked).toEqual([]);
  expect(await host.loadScreen('there')).toMatchObject({ name: 'there' });
  expect(asked.sort()).toEqual(Object.keys(whole).sort());
  expect(arrived.service).toEqual(whole['services/samples.json']);
});

it('a page that has everything asks for nothing', async () => {
  const { asked, host } = arrive(true);
  await host.loadRest();
  expect(asked).toEqual([]);
});

it('the build is that of the page until it is taken over', async () => {
  const { host } = arrive();
  expect(await host.loadBuildId()).toBe('now');
  host.forgetArrived();
  expect(await host.loadBuildId()).toBe('published');
});
