import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeBrowserHost } from '../../src/app/browser-host.ts';

const lazy = { forms: {}, responses: {}, constraints: async () => ({ constraints: {} }), widgets: {}, blocks: {} };
const router = { navigate: () => {} };

describe('calls go to the configured portal [API-011]', () => {
  it.each([
    ['', window.location.origin],
    ['https://portal.example', 'https://portal.example'],
    ['https://portal.example/', 'https://portal.example'],
  ])('portal.origin "%s" -> %s', (setting, base) => {
    expect(makeBrowserHost(lazy, router, setting).apiBase).toBe(base);
  });
});

describe('what is fetched', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** A host over these files below `data/`; what is missing is answered 404. */
  function over(files: Record<string, unknown>) {
    const asked: string[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
    vi.stubGlobal('fetch', async (url: string) => {
      const file = url.split('/data/')[1] ?? '';
      asked.push(file);
      return file in files ? new Response(JSON.stringify(files[file])) : new Response('', { status: 404 });
    });
    return { host: makeBrowserHost(lazy, router, ''), asked };
  }

  it('screens that came together are there; one that was asked for before stays the same', async () => {
    const { host, asked } = over({
      'screens/here.json': { name: 'here', title: 'by itself' },
      'together/trial.json': [
        { name: 'here', title: 'together' },
        { name: 'there', title: 'together' },
      ],
    });
    const here = await host.loadScreen('here');
    await Promise.all([host.loadTogether('trial'), host.loadTogether('trial')]);
    expect(await host.loadScreen('there')).toMatchObject({ title: 'together' });
    expect(await host.loadScreen('here')).toBe(here);
    expect(asked).toEqual(['screens/here.json', 'together/trial.json']);
  });

  it('what could not be loaded is asked for again', async () => {
    const files: Record<string, unknown> = {};
    const { host } = over(files);
    await expect(host.loadTogether('trial')).rejects.toThrow('404');
    files['together/trial.json'] = [{ name: 'there' }];
    await host.loadTogether('trial');
    expect(await host.loadScreen('there')).toEqual({ name: 'there' });
  });

  it('which version is published is asked once a minute', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-29T10:00:01+09:00') });
    const files = { 'build.json': { buildId: 'first' } };
    const { host, asked } = over(files);
    expect(await host.loadBuildId()).toBe('first');
    files['build.json'] = { buildId: 'second' };
    expect(await host.loadBuildId()).toBe('first');
    vi.setSystemTime(new Date('2026-11-29T10:01:01+09:00'));
    expect(await host.loadBuildId()).toBe('second');
    expect(asked).toEqual(['build.json', 'build.json']);
  });
});
