import { describe, expect, it } from 'vitest';
import { japanDate } from '../../../src/server/kernel/time/japan-date.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { calls, logIn, type Reply } from './client.ts';
import { licenceNumberOf } from './drivers-license/licence-number.ts';
import { type Filer, filer } from './journey.ts';
import { create, filled, proveEmail } from './kana/journey.ts';
import { toldCases } from './told-cases.ts';

const outcome = ({ resultCode, errors }: Reply) => errors[0]?.errorCode ?? resultCode;

/** Refusals that a start screen tells by what the portal answers or by a period, as the contracts say. */
const told = calls.flatMap(({ entry }) =>
  (entry.refusals ?? [])
    .filter(({ by, fact }) => by !== undefined || fact !== undefined)
    .flatMap(({ codes }) => codes.map((code) => `${entry.call} ${code}`)),
);
/** Who cannot file for a qualification is told of in `nq-closed.test.ts`; somebody else's application is refused as one that is not there. */
const elsewhere = /^nqApplicationSubmit EDQ(?:301|311|312|313)$|^hpkiWithdraw EDH104$/;

it('every refusal that a start screen tells is tried [AM-092]', () => {
  const tried = new Set(toldCases.map(({ call, code }) => `${call} ${code}`));
  expect([...new Set(told)].filter((one) => !elsewhere.test(one) && !tried.has(one))).toEqual([]);
});

describe.each(databases)('refusals that are known before the work, on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it.each(toldCases.map((one) => [one.call, one.code, one.who, one] as const))(
    '%s: %s is told to %s where it begins',
    async (_call, code, _who, { begin, tells, file }) => {
      const person = await begin(portal.origin, portal.database);
      expect(await tells(person)).toBe(true);
      expect(outcome(await file(person))).toBe(code);
    },
  );

  describe('what would be refused is not signed (ED2119), and the words are those of the filing', () => {
    const signing = ['signaturePrepare', 'signatureQrInfo'] as const;
    it.each(signing)('%s: a licence that has to go to the police', async (call) => {
      const client = await logIn(portal.origin, 'licence-both');
      const application = {
        kind: 'licence-permanent-address',
        licenceNumber: licenceNumberOf('licence-both'),
        address: '東京都見本区例示町一丁目45番地',
      };
      const asked = await client.call(call, { target: application });
      const filed = await client.call('licencePermanentAddressSubmit', { application, signature: {} });
      expect(outcome(asked)).toBe('ED2119');
      expect(asked.errors[0]?.errorMessage).toBe(filed.errors[0]?.errorMessage);
    });

    it.each(signing)('%s: anything that no service files is signed as before', async (call) => {
      const client = await logIn(portal.origin, 'qr');
      expect(outcome(await client.call(call, { target: { kind: 'something-else' } }))).toBe('0000');
    });
  });

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
