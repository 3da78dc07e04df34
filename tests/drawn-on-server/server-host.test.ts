import { describe, expect, it, vi } from 'vitest';
import { makeServerHost } from '../../src/app/drawn/server-host.ts';
import type { CallDefinition, Catalog } from '../../src/model/catalog.ts';
import type { PageRequest } from '../../src/model/drawn-page.ts';

const known = (name: string, effect: CallDefinition['effect']) => ({ name, path: `/api/${name}`, effect });
const catalog = { calls: [known('look', 'none'), known('write', 'saves')] } as unknown as Catalog;

function host(answer = { status: 200, text: '{"resultCode":"0000","resBody":{"is":"so"}}' }) {
  const call = vi.fn(async () => ({
    ...answer,
    headers: [
      ['session-person', 'p'],
      ['server', 'x'],
    ] as const,
  }));
  const request: PageRequest = {
    origin: 'http://portal',
    pathname: '/svc/a/b/',
    search: '?x=1',
    userAgent: 'Android',
    referrer: '',
    settings: {},
    data: async (path) => ({ name: path, own: { calls: [known('own', 'none')], codes: [] } }),
    call,
    report: () => {},
  };
  const validate = (body: unknown) => 'is' in (body as object);
  const responses = { look: async () => ({ validate }) };
  const lazy = { widgets: {}, blocks: {}, forms: {}, responses, constraints: async () => ({ constraints: {} }) };
  return { made: makeServerHost(request, lazy as never, catalog, '/svc/'), call };
}

const ask = (path: string, signal?: AbortSignal): [string, RequestInit] => [
  `http://portal/api/${path}`,
  { method: 'POST', body: '{}', headers: {}, ...(signal && { signal }) },
];
const soon = (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 20, 'open'))]);

describe('the server as the host of the run-time', () => {
  it('makes a call without an effect, and records the answer with what the run-time reads of it', async () => {
    const { made } = host();
    const response = await made.fetch(...ask('look'));
    expect(await response.json()).toMatchObject({ resBody: { is: 'so' } });
    expect(made.answers).toMatchObject([
      { call: 'look', path: '/api/look', body: '{}', headers: [['session-person', 'p']] },
    ]);
    expect(made.isElsewhere()).toBe(false);
  });

  it.each(['write', 'unknown'])('never makes the call "%s", and says that nothing more happens', async (path) => {
    const { made, call } = host();
    const asked = made.fetch(...ask(path));
    await made.halted;
    expect(await soon(asked)).toBe('open');
    made.end();
    await expect(asked).rejects.toThrow();
    expect(call).not.toHaveBeenCalled();
  });

  it('knows the calls of a service once it is loaded', async () => {
    const { made, call } = host();
    await made.loadService('a');
    await made.fetch(...ask('own'));
    expect(call).toHaveBeenCalledOnce();
  });

  it('who asked may give up', async () => {
    const { made } = host();
    const giveUp = new AbortController();
    const asked = made.fetch(...ask('write', giveUp.signal));
    giveUp.abort();
    await expect(asked).rejects.toThrow();
  });

  it.each([['{"resultCode":"0000","resBody":{}}'], ['{"resultCode"']])(
    'leaves an answer that its contract does not allow to the browser: %s',
    async (text) => {
      const { made } = host({ status: 200, text });
      await made.fetch(...ask('look'));
      expect(made.isElsewhere()).toBe(true);
    },
  );

  it.each([
    ['a/b/', true, false],
    ['a/b/?y=2', true, false],
    ['a/b/', false, true],
    ['a/c/', true, true],
  ])('a way to %s (in place: %s) leads elsewhere: %s', (url, replace, isElsewhere) => {
    const { made } = host();
    made.navigate(url, { replace });
    expect(made.isElsewhere()).toBe(isElsewhere);
  });

  it('leaving, and an app, lead elsewhere', async () => {
    const left = host().made;
    left.leave('http://other/');
    const opened = host().made;
    expect(await soon(opened.openApp('intent:x'))).toBe('open');
    expect([left.isElsewhere(), opened.isElsewhere()]).toEqual([true, true]);
  });

  it('has nothing of this site, and forgets what it is given with the page', () => {
    const { made } = host();
    made.sessionStorage.setItem('a', '1');
    expect([made.sessionStorage.getItem('a'), made.sessionStorage.length, made.sessionStorage.key(0)]).toEqual([
      '1',
      1,
      'a',
    ]);
    expect(host().made.sessionStorage.getItem('a')).toBeNull();
    expect(made.device).toEqual({ os: 'android', referrer: '' });
  });
});
