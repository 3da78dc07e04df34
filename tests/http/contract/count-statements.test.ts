import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharedPortalOn } from '../harness.ts';
import { logIn } from './client.ts';

/** Where what waits stands. */
const waiting =
  /\bfrom (?:kana_|nq_applications|nq_drafts|licence|hpki_|tax_handovers|submissions|identification_codes|employment_|jobs)/;

describe('what it costs to count what waits', () => {
  const portal = sharedPortalOn('PGlite');
  afterEach(() => vi.restoreAllMocks());

  /** Of the login that came last. */
  const isCounted = async () => {
    const [row] = await portal.database.query<{ is: boolean }>(
      'select counts is not null as is from sessions order by began_at desc limit 1',
    );
    return row?.is;
  };

  it.each([
    'kana-couple',
    'kana-correction',
    'licence-gold',
    'hpki-two',
    'tax-much',
    'apply-returned',
    'employment-left',
  ])('one statement for all services, for %s', async (persona) => {
    const { send } = await logIn(portal.origin, persona);
    await portal.database.query('update sessions set counts = null');
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    await send('/about/privacy');
    const all = asked.mock.calls.map(([query]) => (query as unknown as { readonly text?: string }).text ?? '');
    expect(all.filter((text) => waiting.test(text))).toHaveLength(1);
    expect(await isCounted()).toBe(true);
  });

  it('nothing, where only something else was written', async () => {
    const client = await logIn(portal.origin, 'kana-couple');
    const log = { outputTrigger: 'click', logLevel: '0', logDetail: '次へ' };
    expect((await client.call('loggingCreate', log, { 'idempotency-key': 'a-log' })).resultCode).toBe('0000');
    expect(await isCounted()).toBe(true);
    await client.call('kanaCreate', { type: '1' });
    expect(await isCounted()).toBe(false);
  });
});
