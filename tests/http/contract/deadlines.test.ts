import { describe, expect, it } from 'vitest';
import { saidSentences } from '../../../src/lint/reading/said-sentences.ts';
import { check, realFiles } from '../../lint/project.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { deadlineCases } from './deadline-cases.ts';
import { unknownTests, unnamedCases } from './named-tests.ts';
import { unknownServerSentences } from './server-sentences.ts';
import { mailsOf } from './signing.ts';

const deadlines = saidSentences(check(realFiles), 'deadlines');

describe('the list of deadlines (catalog/words.yaml)', () => {
  it('names, for each that is said, a test that holds the portal to it, or why nobody is refused', () => {
    const enforced = deadlines.said.map(({ test }) => test).filter((one) => one !== '');
    expect(unknownTests(enforced, deadlineCases)).toEqual([]);
    expect(unnamedCases(enforced, deadlineCases)).toEqual([]);
  });

  it('has every sentence of the server that says one: on the home page, in mails, receipts and refusals', () => {
    expect(unknownServerSentences(deadlines, /\p{Script=Han}|まで/u)).toEqual([]);
  });
});

describe.each(databases)('deadlines are kept as they are said, on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it.each(deadlineCases.map((one) => [one.name, one] as const))(
    '%s: half a minute before it works, a second after it is refused with words',
    async (_name, { begin, says, label }) => {
      const early = await begin(portal.origin, portal.database);
      await early.client.advance(Math.floor((early.endsAt - Date.now()) / 1000) - 30);
      expect(await early.act()).toBeNull();
      const late = await begin(portal.origin, portal.database);
      await reachable();
      await late.client.advance(Math.ceil((late.endsAt - Date.now()) / 1000) + 1);
      expect(await late.act()).toMatch(says);
      if (label === undefined) return;
      // Told at its time, by then and only once, whoever looks and however often.
      for (const again of [late.client, early.client]) await again.advance(86_400);
      const [, todo] = await Promise.all(['/', '/todo'].map(async (path) => (await late.client.send(path)).text()));
      // What lapsed is counted apart, and no calendar takes it.
      const lapsed = todo?.match(/data-entry="lapsed"[\s\S]*?<\/li>/g) ?? [];
      expect(/期限が過ぎ(て終わった手続き|たもの)が/.test(String(todo))).toBe(lapsed.length > 0);
      expect(lapsed.join('')).not.toContain('/calendar');
      // One thing stands in one place.
      const numbers = todo?.match(/[^>]*番号：<span class="ui-number-kept">[^<]+/g) ?? [];
      expect(numbers).toEqual([...new Set(numbers)]);
      const told = (await mailsOf(late.client)).filter(({ text }) => text.startsWith(label));
      expect(told.map(({ text, at }) => [text.split('\n')[0], Date.parse(at)])).toEqual([
        [`${label}まで、あと7日です。`, late.endsAt - 183 * 3_600_000],
        [`${label}まで、あと2日です。`, late.endsAt - 63 * 3_600_000],
        [`${label}が過ぎました。`, late.endsAt],
      ]);
    },
  );

  /** Whoever was copied last has an address for mail. */
  const reachable = () =>
    portal.database.query(
      `insert into mail_registrations (citizen_id, email, registered_at)
         select id, 'kigen@mail.example', now() from citizens order by created_at desc limit 1 on conflict do nothing`,
    );
});
