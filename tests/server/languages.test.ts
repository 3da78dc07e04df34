import { expect, it } from 'vitest';
import { drawPage } from '../../src/server/kernel/page/page.ts';
import { readHome } from '../../src/server/kernel/portal/read-home.ts';
import { languagesPage } from '../../src/server/pages/languages-page.ts';

const home = await readHome(new URL('../../', import.meta.url));
const { events, languages } = home;
const cards = events.flatMap((event) => event.cards);
const markup = languagesPage(home).main.markup;

it('a service that says what it is in other languages says it in all of them', () => {
  expect(languages.map(({ key }) => key)).toEqual(['en', 'easy', 'zh', 'ko', 'vi', 'pt']);
  const keys = languages.map(({ key }) => key);
  const saying = cards.filter(({ languages: said }) => Object.keys(said).length > 0);
  expect(saying.length).toBeGreaterThan(0);
  for (const { name, languages: said } of saying) expect([name, Object.keys(said)]).toEqual([name, keys]);
});

it('each part has its own language, and the page is Japanese (AM-122)', () => {
  for (const { key, lang } of languages) expect(markup).toContain(`<section id="${key}" lang="${lang}"`);
  expect(Intl.getCanonicalLocales(languages.map(({ lang }) => lang))).toEqual([
    ...new Set(languages.map(({ lang }) => lang)),
  ]);
  expect(drawPage(languagesPage(home), null)).toContain('<html lang="ja">');
});

it('leads to every service from every part, and from the top to every part', () => {
  for (const { to } of cards) expect(markup.split(`href="${to}"`).length - 1).toBe(languages.length);
  for (const { key } of languages) expect(markup).toContain(`href="#${key}"`);
});

it('names each service in Japanese, too, so that its pages are recognised', () => {
  const foreign = languages.filter(({ lang }) => lang !== 'ja');
  for (const { title } of cards)
    expect(markup.split(`<span lang="ja">（${title}）</span>`).length - 1).toBe(foreign.length);
});

it('draws the reading of a word above it, and leaves no parentheses with kana alone', () => {
  expect(markup).toContain('<ruby>手続<rp>(</rp><rt>てつづ</rt><rp>)</rp></ruby>きの');
  expect(markup).not.toMatch(/[\p{Script=Han}]（[\p{Script=Hiragana}ー]+）/u);
});

it('a service without a name in a language stands there in Japanese', () => {
  const [event, ...others] = events;
  if (event === undefined) throw new Error('no life event');
  const bare = { ...event, cards: event.cards.map((card) => ({ ...card, languages: {} })) };
  const drawn = languagesPage({ events: [bare, ...others], languages }).main.markup;
  expect(drawn).toContain(`<li lang="ja"><a class="ui-link" href="${event.cards[0]?.to}">${event.cards[0]?.title}</a>`);
});
