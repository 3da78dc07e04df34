import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../src/html.tsx';
import type { Manifest } from '../../../src/model/manifest.ts';
import { portalOn } from '../harness.ts';
import { drawnSite } from './drawn-site.ts';
import { citizen, Visitor } from './visitor.ts';

const site = drawnSite();
const { screens } = JSON.parse(site.read('data/manifest.json')) as Manifest;
const paths = screens.flatMap(({ routes }) => routes.map(({ path }) => path.replace(/\{\w+\??\}/g, 'a')));

/** The sandbox beside it writes a journal, plans faults, and is the register of its people. */
const ofSandbox = /\b(?:journal|faults)\b|^select c\.persona, c\.created_at\b/;
/** What is read and written every few seconds, whoever asks, and what a connection begins with. */
const sometimes = /^select number,|^insert into call_counts |^set statement_timeout = /;

/** Every statement from now on, those included by which a transaction begins and ends. */
function statements(): { since(): readonly string[] } {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  return {
    since() {
      const all = asked.mock.calls.map(([query]) => {
        const { text = String(query) } = query as unknown as { readonly text?: string };
        return text.trim().replace(/\s+/g, ' ');
      });
      asked.mockClear();
      return all.filter((text) => !ofSandbox.test(text) && !sometimes.test(text));
    },
  };
}

// The embedded database answers in the order in which it was asked. On PostgreSQL, calls of a page may overtake each other while the sandbox writes its
// journal: what one asks for by itself, another one that came first would have asked together with the rest, and there are four (decision 77).
describe('what a page that is drawn asks the database', () => {
  // The end of a session is put off once a second: on a clock that stands, once a page.
  const begun = new Date();
  const portal = portalOn('PGlite', { siteFolder: site.url, draw, callsPerMinute: 1_000_000, now: () => begun });
  afterEach(() => vi.restoreAllMocks());
  const withoutLogin = async () => {
    const visitor = new Visitor(portal);
    for (const path of paths) await visitor.send(`/svc/${path}`);
  };
  // What is there from the first page on is read with that.
  beforeAll(withoutLogin, 240_000);

  it.each(['qr', 'kana-filed', 'licence-gold', 'hpki-two', 'tax-much', 'nq-nobody'])(
    'each screen asks at most three things, for %s',
    async (persona) => {
      const visitor = await citizen(portal, persona);
      const asked = statements();
      const more: string[] = [];
      let drawn = 0;
      for (const path of paths) {
        asked.since();
        // The end of the session is written with each page, however soon it follows.
        await portal.database.query(`update sessions set expires_at = expires_at - interval '1 minute'`);
        asked.since();
        const { text } = await visitor.send(`/svc/${path}`);
        if (!text.includes('<div id="root" data-drawn ')) continue;
        drawn += 1;
        const found = asked.since();
        if (found.length > 3) more.push([path, ...found].join('\n  '));
      }
      expect(drawn).toBeGreaterThan(20);
      expect(more).toEqual([]);
    },
    240_000,
  );

  it('and nothing without a login', async () => {
    const asked = statements();
    await withoutLogin();
    expect(asked.since()).toEqual([]);
  }, 240_000);
});
