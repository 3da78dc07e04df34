import { describe, expect, it } from 'vitest';
import { japanDate } from '../../../../src/server/kernel/time/japan-date.ts';
import { databases, sharedPortalOn } from '../../harness.ts';
import { type Filer, filer } from '../journey.ts';
import { outcome } from '../outcomes-at-once.ts';
import { create, filled, proveEmail } from './journey.ts';

describe.each(databases)('refusals that are known before the work, on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  describe('a child who turns 15 while the draft is open', () => {
    const child = 'first-name-3';
    /** Filled in for the father and the child, on the day before the birthday; the sessions outlive the night. */
    async function evening(): Promise<Filer & { readonly report: object }> {
      const person = await filer(portal.origin, portal.database, 'kana-turns-15');
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ 'session.limit': 10 * 86_400 });
      await person.client.send('/sandbox/settings', { method: 'POST', headers, body });
      await person.client.call('isLogin');
      await proveEmail(portal.database, person);
      const draft = await create(person.client, '1');
      const changes = {
        'first-name-1': { furigana: 'ヒロシ' },
        [child]: { furigana: 'コハル', qualificationType: '016', address: '東京都見本区例示町三丁目1番1号' },
      } as const;
      const reports = draft.reports.map((one) => ({
        ...one,
        isChecked: one.id in changes,
        ...(changes as Readonly<Record<string, object>>)[one.id],
      }));
      await person.client.call('kanaTempInputSave', { reports, revision: draft.revision });
      return { ...person, report: filled(draft, changes) };
    }

    it('is told with the last day on which the parent can report, with the report and on home', async () => {
      const { client } = await evening();
      const { resBody } = await client.call('kanaTempInputGet');
      const reports = resBody.reports as readonly { id: string; reportableUntil?: string }[];
      const ends = reports.filter(({ reportableUntil }) => reportableUntil !== undefined);
      expect(ends.map(({ id }) => id)).toEqual([child]);
      expect(ends[0]?.reportableUntil).toBe(japanDate(new Date()));
      for (const path of ['/', '/todo']) {
        const text = await (await client.send(path)).text();
        expect(text).toMatch(/<strong>期限：<\/strong>きょう（[^）]+）の24時（日本時間）まで/);
        expect(text).not.toContain('まで残しておきます');
      }
    });

    it('is told before the signature, by name, and what else was chosen goes on', async () => {
      const { client, report } = await evening();
      expect(outcome(await client.call('signatureQrInfo', { target: report }))).toBe('0000');
      await client.advance(86_400);
      const asked = await client.call('signatureQrInfo', { target: report });
      expect([outcome(asked), asked.errors[0]?.errorMessage]).toEqual([
        'ED2119',
        '小春 の届出は、いまは、あなたからは届け出られません。選び直してください。',
      ]);
      const { resBody } = await client.call('kanaTempInputGet');
      expect(resBody.noLonger).toEqual([{ type: '2', name: '小春', disabledReason: '1' }]);
      const chosen = (resBody.reports as readonly { id: string; isChecked: boolean }[]).filter((one) => one.isChecked);
      expect(chosen.map(({ id }) => id)).toEqual(['first-name-1']);
    });

    it('is not taken at the filing either', async () => {
      const { client, report } = await evening();
      await client.advance(86_400);
      expect(outcome(await client.call('kanaSubmit', { report, signature: {} }))).toBe('EDV104');
    });
  });
});
