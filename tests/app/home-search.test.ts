import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it, vi } from 'vitest';
import { readHome } from '../../src/server/kernel/portal/read-home.ts';
import { asSearched, fits } from '../../src/server/pages/home/everyday-words.ts';
import type { SearchedEvent } from '../../src/server/pages/home/life-events.ts';
import { foundText, serviceList } from '../../src/server/pages/home/service-list.ts';

const script = '../../src/server/pages/assets/home-search.js';

/** By their words alone, and with addresses that name them. */
const events: readonly SearchedEvent[] = (await readHome(pathToFileURL('./'))).map(({ title, cards, pages }) => ({
  title,
  services: [...cards, ...pages.map((page) => ({ ...page, name: page.to.slice(1), inside: null }))].map(
    ({ name, words, inside }) => ({
      ...{ name, title: name, says: '', to: `/${name}` },
      words: [...words, ...(inside?.names ?? [])].flat().map(asSearched),
      inside: (inside?.names ?? []).map((own) => ({
        ...{ name: String(own[0]), says: '', to: '/' },
        words: own.map(asSearched),
      })),
    }),
  ),
}));
const all = events.flatMap(({ services }) => services);

const told = () => document.querySelector('[data-found]')?.textContent;
const shown = () =>
  [...document.querySelectorAll('[data-find]:not([hidden]) a')].map((link) => link.getAttribute('href')?.slice(1));
const input = () => document.querySelector<HTMLInputElement>('#q');
async function type(text: string): Promise<void> {
  const box = input();
  if (box === null) throw new Error('no search');
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(500);
}

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  document.body.innerHTML = serviceList(events, '', {}).list.markup;
  await import(/* @vite-ignore */ script);
});

it('in the browser the same is found and said as on the server', async () => {
  const asked = [
    ...new Set(all.flatMap(({ words }) => words)),
    'ﾀｯｹﾝ',
    '引っ越しました',
    '年金　免除',
    'Ｅ－ＴＡＸ',
    '宇宙旅行',
    '・',
    '',
  ];
  for (const text of asked) {
    await type(text);
    const found = all.filter(({ words }) => fits(text, words)).map(({ name }) => name);
    const named = all.flatMap(({ inside }) => inside).filter(({ words }) => text !== '' && fits(text, words));
    const links = [...document.querySelectorAll('[data-inside]:not([hidden])')].map((link) => link.textContent);
    expect([text, links]).toEqual([text, named.map(({ name }) => `「${name}」`)]);
    expect([text, shown(), told()]).toEqual([
      text,
      found.length === 0 ? all.map(({ name }) => name) : found,
      foundText(text, found.length),
    ]);
  }
});

it('a number is looked for by the server alone', async () => {
  await type('2026 1124 0000 0001');
  expect(told()).not.toContain('見つかりません');
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(false);
});

it('an event without anything that fits is not shown; the way back to all of them is', async () => {
  await type('宅建');
  const titles = () => [...document.querySelectorAll('[data-event]:not([hidden]) h3')].map((one) => one.textContent);
  expect(titles()).toEqual(['免許や資格を取るとき、使うとき']);
  const back = document.querySelector<HTMLAnchorElement>('[data-all]:not([hidden]) a');
  back?.click();
  expect([titles().length, told(), input()?.value]).toEqual([events.length, '', '']);
});

it('what is found is said after a pause, and at once when it is asked for', async () => {
  const box = input();
  if (box !== null) box.value = '宅建';
  box?.dispatchEvent(new Event('input', { bubbles: true }));
  expect([shown(), told()]).toEqual([['nq'], '']);
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(told()).toBe(foundText('宅建', 1));
  expect(window.location.search).toBe(`?q=${encodeURIComponent('宅建')}`);
});
