import { beforeEach, expect, it, vi } from 'vitest';
import type { FoundServices } from '../../src/server/pages/home/find-services.ts';
import type { ListedService } from '../../src/server/pages/home/life-events.ts';
import { foundText, nothingSearched, serviceList } from '../../src/server/pages/home/service-list.ts';

const script = '../../src/server/pages/assets/home-search.js';

const service = (name: string): ListedService => ({
  ...{ name, title: `${name}の手続き`, says: `${name}です。`, to: `/${name}`, inside: null, words: [name] },
});
const services = ['年金', '資格', '免許'].map(service);
const [pension, licence, driving] = services as [ListedService, ListedService, ListedService];
const events = [
  { title: '納めるとき', isPortals: false, services: [pension] },
  { title: '使うとき', isPortals: false, services: [licence, driving] },
];

/** What the server finds: which phrases find what is for its own tests (`tests/server/search/`). */
const table: { readonly [asked: string]: Partial<FoundServices> } = {
  年金: { services: [pension] },
  '免許 更新': { services: [driving, licence] },
  看護師: {
    services: [licence],
    inside: [{ service: '資格', name: '看護師', says: 'を見る', to: '/資格?q=看護師' }],
  },
  住民票: { elsewhere: 'ここにはありません。' },
};
const find = (asked: string): FoundServices => ({ services: [], inside: [], elsewhere: '', ...table[asked] });

const told = () => document.querySelector('[data-found]')?.textContent;
const namesIn = (part: string) =>
  [...document.querySelectorAll<HTMLElement>(`${part} [data-service]`)].map(({ dataset }) => dataset.service);
const found = () => namesIn('[data-results]');
const isAllSeen = () => document.querySelector<HTMLElement>('[data-list]')?.hidden === false;
const input = () => {
  const box = document.querySelector<HTMLInputElement>('#q');
  if (box === null) throw new Error('no search');
  return box;
};
const submit = () => {
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(sent);
  return sent;
};
const pause = () => vi.advanceTimersByTimeAsync(300);
async function type(text: string): Promise<void> {
  input().value = text;
  input().dispatchEvent(new Event('input', { bubbles: true }));
  await pause();
}

/** The server, as it answers (`register-search.ts`). */
const server = vi.fn(async (address: string, { signal }: { readonly signal: AbortSignal }) => {
  const asked = new URL(address, 'http://portal.example').searchParams.get('q') ?? '';
  const answer = find(asked);
  if (signal.aborted) throw new DOMException('', 'AbortError');
  return Response.json({
    says: foundText(asked, answer),
    services: answer.services.map(({ name }) => name),
    inside: answer.inside.map(({ name, says, to }) => ({ name, says, to })),
  });
});

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  server.mockClear();
  vi.stubGlobal('fetch', server);
  document.body.innerHTML = serviceList(events, nothingSearched, { said: {}, isLoggedIn: false }).markup;
  await import(/* @vite-ignore */ script);
});

it.each(['年金', ' 年金 ', '免許 更新', '看護師', '住民票', '宇宙旅行'])(
  '%s: in the browser the same is found, in the same order, and said as on the server',
  async (text) => {
    await type(text);
    const asked = text.trim();
    const answer = find(asked);
    expect(found()).toEqual(answer.services.map(({ name }) => name));
    expect(told()).toBe(foundText(asked, answer));
    expect(isAllSeen()).toBe(answer.services.length === 0);
    const drawn = serviceList(
      events,
      { text: asked, found: answer, says: foundText(asked, answer), filed: null },
      { said: {}, isLoggedIn: false },
    );
    const inside = (root: ParentNode) => root.querySelector('[data-inside]')?.innerHTML;
    const page = document.createElement('div');
    page.innerHTML = drawn.markup;
    expect(inside(document)).toBe(inside(page));
  },
);

it('a number is looked for by the page of the server alone', async () => {
  await type('2026 1124 0000 0001');
  expect([told(), found(), server.mock.calls]).toEqual([expect.stringContaining('探す'), [], []]);
  expect(submit().defaultPrevented).toBe(false);
});

it('the way back to all services is there when some were found', async () => {
  const all = () => document.querySelector<HTMLElement>('[data-all]');
  expect(all()?.hidden).toBe(true);
  await type('年金');
  expect([found(), isAllSeen(), all()?.hidden]).toEqual([['年金'], false, false]);
  all()?.querySelector('a')?.click();
  await pause();
  expect([found(), isAllSeen(), told(), input().value]).toEqual([[], true, '', '']);
  expect(namesIn('[data-list]')).toHaveLength(services.length);
});

it('is asked for after a pause, and at once when the button is pressed', async () => {
  input().value = '看';
  input().dispatchEvent(new Event('input', { bubbles: true }));
  input().value = '看護師';
  input().dispatchEvent(new Event('input', { bubbles: true }));
  expect(server).not.toHaveBeenCalled();
  submit();
  await vi.advanceTimersByTimeAsync(0);
  expect([found(), server.mock.calls.length]).toEqual([['資格'], 1]);
  expect(window.location.search).toBe(`?q=${encodeURIComponent('看護師')}`);
});

it('an answer that comes late is not shown for what was typed since', async () => {
  let release: (answer: Response) => void = () => {};
  server.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  );
  await type('年金');
  await type('看護師');
  release(Response.json({ says: 'late', services: ['年金'], inside: [] }));
  await pause();
  expect([found(), told()]).toEqual([['資格'], foundText('看護師', find('看護師'))]);
});

it('without an answer the button has the server draw the page', async () => {
  const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  server.mockRejectedValueOnce(new TypeError('network'));
  await type('年金');
  expect([found(), sent.mock.calls.length]).toEqual([[], 0]);
  server.mockRejectedValueOnce(new TypeError('network'));
  submit();
  await pause();
  expect(sent).toHaveBeenCalledTimes(1);
});
