import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foundText, nothingSearched, serviceList } from '../../src/server/pages/home/service-list.ts';
import { events, find, home, services } from './search/real-search.ts';

const cards = home.events.flatMap((event) => event.cards);
/** Of the portal itself. */
const pages = ['/todo', '/help', '/about/languages'];

const drawn = { said: {}, isLoggedIn: false };

/** Names of the services in one part of the page. */
const namesIn = (part: string) => [...part.matchAll(/<li data-service="([^"]+)"/g)].map(([, name]) => name);

/** What is found for what is typed, what is said about it, and whether all services are seen. */
async function shown(text: string) {
  const found = await find(text);
  const { markup } = serviceList(events, { text, found, says: foundText(text, found), filed: null }, drawn);
  const [before = '', after = ''] = markup.split('<div class="ui-events" data-list');
  return {
    names: namesIn(before),
    isAllSeen: !after.startsWith(' hidden'),
    says: /data-found>([^<]*)</.exec(markup)?.[1],
  };
}

describe('services on the home page', () => {
  it('every service stands there once, by life event, and nothing is found before anything is asked for', () => {
    const { markup } = serviceList(events, nothingSearched, drawn);
    expect(namesIn(markup).sort()).toEqual([...cards.map(({ name }) => name), ...pages].sort());
    // An icon each, of its own.
    expect(new Set(markup.match(/(?<=<h3 id="event-\d+"><svg class="ui-icon"[^>]*><path [^>]*) d="[^"]+"/g)).size).toBe(
      events.length,
    );
  });

  it('who is logged in has what was filed elsewhere on the page: it is not seen twice, and still found', () => {
    const { markup } = serviceList(events, nothingSearched, { ...drawn, isLoggedIn: true });
    const hidden = markup.match(/<section class="ui-event"[^>]* hidden>[\s\S]*?<\/section>/g);
    expect(hidden?.flatMap(namesIn)).toEqual(pages);
  });

  it('every word of the catalogue finds its service', async () => {
    const named = services.flatMap(({ name, title, words }) => [title, ...words].map((word) => ({ name, word })));
    expect(named.length).toBeGreaterThan(200);
    const missed = await Promise.all(
      named.map(async ({ name, word }) =>
        (await find(word)).services.some((service) => service.name === name) ? [] : [`${word}: ${name}`],
      ),
    );
    expect(missed.flat()).toEqual([]);
  });

  it.each([
    ['会社を辞めた', 'employment-insurance'],
    ['仕事を辞める', 'employment-insurance'],
    ['苗字が変わった', 'drivers-license'],
    ['住所が変わった', 'drivers-license'],
    ['年金 払えない', 'nenkin'],
    ['年金　免除', 'nenkin'],
    ['源泉徴収票', 'tax-return'],
    ['宅建', 'nq'],
    ['たっけん', 'nq'],
    ['タクケン', 'nq'],
    ['ﾀｯｹﾝ', 'nq'],
    ['Ｅ－Ｔａｘ', 'tax-return'],
    ['進捗', '/todo'],
    ['電話', '/help'],
    ['電話番号を変えたい', 'kana'],
    ['foreign language', '/about/languages'],
    ['gaikokugo', '/about/languages'],
    ['中文', '/about/languages'],
  ])('%s finds %s first, and the others are not seen', async (asked, name) => {
    const { names, isAllSeen, says } = await shown(asked);
    expect([names[0], isAllSeen]).toEqual([name, false]);
    expect(says).toBe(`「${asked}」に合う手続きは、${names.length}件です。`);
  });

  it.each([
    ['引っ越し', ['drivers-license', 'nq']],
    ['ヒッコシしました', ['drivers-license', 'nq']],
    ['なまえのへんこう', ['drivers-license', 'nq']],
    ['退職', ['employment-insurance', 'nenkin']],
  ])('%s: all of %j', async (asked, names) => {
    expect((await shown(asked)).names).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ['看護師', ['看護師', '准看護師']],
    ['かんごしになりたい', ['看護師']],
    ['宅建 証明書', ['宅地建物取引士']],
    ['社労士', ['社会保険労務士']],
    ['引っ越し', []],
    ['年金', []],
    ['', []],
  ])('%s leads to %j within a service', async (asked, names) => {
    expect((await find(asked)).inside.map(({ name }) => name)).toEqual(names);
  });

  it('what is chosen by its name within a service is there under that name', async () => {
    const fields = new URL('../../src/server/services/nq/catalogue/data/fields/', import.meta.url);
    const listed = readdirSync(fields).flatMap((part) => readFileSync(new URL(part, fields), 'utf8'));
    const names = listed.flatMap((text) => [...text.matchAll(/^ {4}name: (.+)$/gm)].map(([, name = '']) => name));
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) expect((await find(name)).inside[0]?.name).toBe(name);
  });

  it('what nothing fits is said with what may help, and everything is shown', async () => {
    const { names, isAllSeen, says } = await shown('<b>宇宙旅行');
    expect([names, isAllSeen]).toEqual([[], true]);
    expect(says).toMatch(/^「&lt;b&gt;宇宙旅行」に合う手続きは、見つかりませんでした。.*短い言葉で/);
  });

  it.each(['住民票の写し', '児童手当', 'パスポート', '粗大ごみを出したい'])(
    '%s is not here: where it is, is said',
    async (asked) => {
      const { names, isAllSeen, says } = await shown(asked);
      expect([names, isAllSeen]).toEqual([[], true]);
      expect(home.elsewhere.map((one) => one.says)).toContain(says);
    },
  );
});
