import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readHome } from '../../src/server/kernel/portal/read-home.ts';
import { searchedEvents } from '../../src/server/pages/home/life-events.ts';
import { serviceList } from '../../src/server/pages/home/service-list.ts';

const home = await readHome(new URL('../../', import.meta.url));
const cards = home.flatMap((event) => event.cards);
const events = searchedEvents(home);
const fields = new URL('../../src/server/services/nq/catalogue/data/fields/', import.meta.url);
/** Of the portal itself. */
const pages = ['/todo'];
const services = events.flatMap((event) => event.services);

/** Names of the services that are shown for what is typed, and what is said about them. */
function shown(asked: string) {
  const { list, found } = serviceList(events, asked, {});
  const hrefs = [
    ...list.markup.matchAll(/<li class="ui-menu-card"[^>]*?( hidden)?><a class="ui-link" href="([^"]+)"/g),
  ];
  return {
    found,
    names: hrefs
      .flatMap(([, hidden, href]) => (hidden ? [] : services.filter(({ to }) => to === href)))
      .map(({ name }) => name),
    says: /data-found>([^<]*)</.exec(list.markup)?.[1],
  };
}

describe('services on the home page', () => {
  it('every service stands there once, by life event', () => {
    expect(services.map(({ name }) => name).sort()).toEqual([...cards.map(({ name }) => name), ...pages].sort());
    expect(shown('').names).toHaveLength(cards.length + pages.length);
  });

  it('every word of the catalogue finds its service', () => {
    const named = home.flatMap((event) => [
      ...event.cards.map(({ name, words }) => ({ name, words })),
      ...event.pages.map(({ to, words }) => ({ name: to, words })),
    ]);
    for (const { name, words } of named)
      for (const word of words.flat())
        expect([word, shown(word).names]).toEqual([word, expect.arrayContaining([name])]);
  });

  it.each([
    ['宅建', ['nq']],
    ['たっけん', ['nq']],
    ['タッケン', ['nq']],
    ['ﾀｯｹﾝ', ['nq']],
    ['名前の変更', ['kana', 'drivers-license', 'nq']],
    ['なまえのへんこう', ['kana', 'drivers-license', 'nq']],
    ['引っ越し', ['familyregister', 'nenkin', 'drivers-license', 'nq']],
    ['引っ越しました', ['familyregister', 'nenkin', 'drivers-license', 'nq']],
    ['ヒッコシ', ['familyregister', 'nenkin', 'drivers-license', 'nq']],
    ['Ｅ－Ｔａｘ', ['tax-return']],
    ['年金　免除', ['nenkin']],
    ['仕事を辞める', ['employment-insurance']],
    ['子ども', ['kana', 'familyregister', 'employment-insurance']],
    ['スマホ', ['tax-return', 'hpki']],
    ['進捗', ['/todo']],
  ])('%s finds %j', (asked, names) => {
    expect(shown(asked)).toEqual({
      found: names.length,
      names,
      says: `「${asked}」に合う手続きは、${names.length}件です。`,
    });
  });

  it.each([
    ['看護師', ['看護師']],
    ['かんご', ['看護師']],
    ['宅建 証明書', []],
    ['宅建', ['宅地建物取引士']],
    ['社労士', ['社会保険労務士']],
    ['引っ越し', []],
    ['', []],
  ])('%s leads to %j within a service', (asked, names) => {
    const links = [
      ...serviceList(events, asked, {}).list.markup.matchAll(/<p data-inside="[^"]*"( hidden)?>.*?「(.*?)」/g),
    ];
    expect(links.filter(([, hidden]) => !hidden).map(([, , name]) => name)).toEqual(names);
  });

  it('what is chosen by its name within a service is there under that name', () => {
    const listed = readdirSync(fields).flatMap((part) => readFileSync(new URL(part, fields), 'utf8'));
    const names = services.flatMap(({ inside }) => inside.map(({ name }) => name));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !listed.some((text) => text.includes(`name: ${name}\n`)))).toEqual([]);
  });

  it('what nothing fits is said, and everything is shown', () => {
    const { found, names, says } = shown('<b>宇宙旅行');
    expect([found, names.length]).toEqual([0, cards.length + pages.length]);
    expect(says).toMatch(/^「&lt;b&gt;宇宙旅行」に合う手続きは、見つかりませんでした。/);
  });
});
