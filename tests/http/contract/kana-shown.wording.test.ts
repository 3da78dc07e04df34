import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Submission } from '../../../src/server/services/kana/check-submission.ts';
import type { FiledReport } from '../../../src/server/services/kana/procedures.ts';
import type { Contact, KanaReport } from '../../../src/server/services/kana/report.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { factsOfContact, factsOfReport, factsOfRows, factsSent } from './kana-facts.ts';
import { bodyOf, create, email, type Filer, filer, historiesOf, proveEmail, reportsOf } from './kana-journey.ts';
import { openTab, type Tab, type Typing } from './kana-tab.ts';
import { addressOf } from './qr-code.ts';
import { pressOn } from './signing.ts';

// The page on which a filing is signed has words of its own: those of the screens have to be the same.

/** Some fifty screens on each way. */
const limitMs = 120_000;
const ids = ['family-name', 'first-name-1', 'first-name-2', 'first-name-3'];
const standings = ['016', '017', '019', '020'];
const readings = ['ハルカ', 'キョウコ', 'ジョー', 'ヴァン'];
const places = ['東京都見本区例示町一丁目1番1号', '北海道試験市中央二条5番地', '福岡県試験市見本台 葛󠄀ハイツ101'];

const perReport = <Value>(value: fc.Arbitrary<Value>) => fc.tuple(value, value, value, value);
const typings: fc.Arbitrary<Typing> = fc
  .record({
    marks: perReport(fc.boolean()),
    readings: perReport(fc.constantFrom(...readings)),
    standings: perReport(fc.constantFrom(...standings)),
    addresses: perReport(fc.constantFrom(...places)),
    address: fc.constantFrom(...places),
    phone: fc.constantFrom('0312345678', '09000000001'),
    reason: fc.constantFrom('1', '2', '9'),
    detail: fc.constantFrom('入力を誤りました。', '家族と相談します。'),
  })
  .map(({ marks, readings, standings, addresses, ...own }) => {
    const at = <Value>(values: readonly Value[], id: string) => values[ids.indexOf(id)] as Value;
    return {
      ...own,
      email,
      // The own first name is always there, so that something is.
      chosen: ({ id, isDisabled, undeterminedFurigana }: KanaReport) =>
        !isDisabled && !undeterminedFurigana && (id === 'first-name-1' || at(marks, id) === true),
      readingOf: (id) => at(readings, id),
      standingOf: (id) => at(standings, id),
      addressOf: (id) => at(addresses, id),
    };
  });

const asked = fc.record({
  reading: perReport(fc.boolean()),
  standing: perReport(fc.boolean()),
  address: perReport(fc.boolean()),
});

const ways = fc.record({
  persona: fc.constantFrom('kana-couple', 'kana-adoptive', 'kana-two', 'kana-single', 'kana-abroad'),
  rounds: fc.array(typings, { minLength: 1, maxLength: 3 }),
  /** Typed on a screen that is then left by 「戻る」. */
  left: typings,
  asked,
  corrected: typings,
  withdrawn: fc.array(typings, { minLength: 1, maxLength: 2 }),
});

type Way = typeof ways extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(databases)('what is shown, signed, sent and kept of name readings on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it(
    'is one and the same, whatever was chosen, typed, left out and corrected before [API-117 AM-079]',
    async () => {
      const walk = async ({ persona, rounds, left, asked, corrected, withdrawn }: Way) => {
        const person = await filer(portal.origin, portal.database, persona);
        await proveEmail(portal.database, person);
        await create(person.client, '1');
        await notify(person, rounds, left);
        if (await requestCorrection(person, asked)) await correct(person, corrected);
        await withdraw(person, withdrawn);
      };
      await fc.assert(fc.asyncProperty(ways, walk), { numRuns: 5, seed: 13, endOnFailure: true });
    },
    limitMs,
  );

  async function notify(person: Filer, [first, ...more]: readonly Typing[], left: Typing): Promise<void> {
    const tab = openTab(person.client);
    await tab.open('kana/confirm-report-details');
    if (first !== undefined) await tab.to('kana-confirm-report-details', first);
    for (const typing of more) {
      await tab.change('kana-select-target-report');
      await tab.to('kana-confirm-report-details', typing);
    }
    await tab.change('kana-input-kana');
    tab.type(left);
    await tab.press('back');
    await tab.to('kana-confirm-report-details', left);
    const shown = factsOfRows(tab.rows());
    await tab.to('kana-digital-signature', left);
    await signed(person, tab, shown);
  }

  async function correct({ client, citizenId }: Filer, typing: Typing): Promise<void> {
    const [entry] = await historiesOf(client);
    const { reports } = await create(client, '2', { documentId: entry?.latestMessage?.documentId });
    const tab = openTab(client);
    await tab.open('kana/confirm-correction');
    const other = (id: string) =>
      reports.find((report) => report.id === id)?.furigana === typing.readingOf(id) ? 'ホカ' : typing.readingOf(id);
    await tab.to('kana-confirm-correction', { ...typing, readingOf: other });
    const shown = factsOfRows(tab.rows());
    await tab.press('next');
    await signed({ client, citizenId }, tab, shown);
  }

  /** Signs what stands on the screen of the signature, and files it. */
  async function signed(person: Filer, tab: Tab, shown: readonly string[]): Promise<void> {
    const { client } = person;
    const report = tab.state().filing as Submission;
    const { qrCode, accessKey } = (await client.call('signatureQrInfo', { target: report })).resBody;
    const address = addressOf(qrCode);
    const page = await (await fetch(address)).text();
    const rows = [...page.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/gu)].map(
      ([, row = '', value = '']) => [row, value] as const,
    );
    expect(factsOfRows(rows)).toEqual(shown);
    expect(factsSent(report)).toEqual(shown);
    const token = new URL(address).searchParams.get('token') ?? '';
    await pressOn(client.origin, '/sandbox/phone/sign', { token, act: 'sign', card: 'own' });
    await bodyOf(client.call('kanaSubmit', { report, signature: { accessKey } }));
    await expectKept(person, report);
  }

  /** The newest submission is kept as it was sent, and what it says stands in its procedure. */
  async function expectKept({ client, citizenId }: Filer, report: Submission): Promise<void> {
    const [kept] = await portal.database.query<{ content: Submission; reports: FiledReport[]; informant: Contact }>(
      `select content, reports, informant from kana_histories h join kana_procedures p on p.id = h.procedure_id
        where h.citizen_id = $1 order by submitted_at desc, arrival_number desc limit 1`,
      [citizenId],
    );
    expect(kept?.content).toEqual(report);
    expect(factsOfContact(kept?.informant as Contact)).toEqual(factsOfContact(report.informant));
    const known = await reportsOf(client);
    const own = new Set(known.filter(({ isYourself }) => isYourself).map(({ id }) => id));
    for (const sent of report.reports) {
      const filed = kept?.reports.find(({ id }) => id === sent.id) as FiledReport;
      const isByContact = report.type === '1' && own.has(sent.id);
      const address = isByContact ? report.informant.address : sent.address;
      expect(factsOfReport(sent, filed)).toEqual(factsOfReport(sent, { ...sent, address }));
    }
    if (report.type === '1') expect(kept?.reports).toHaveLength(report.reports.length);
    const ids = new Set(known.map(({ id }) => id));
    expect(kept?.reports.filter(({ id }) => !ids.has(id))).toEqual([]);
  }

  /** As the municipality; false: it asks for nothing. */
  async function requestCorrection({ client }: Filer, of: Way['asked']): Promise<boolean> {
    const [entry] = await historiesOf(client);
    const filed = (await reportsOf(client)).filter(({ status }) => status === '1');
    const flags = filed.flatMap(({ id, isYourself }) => {
      const at = (marks: readonly boolean[]) => marks[ids.indexOf(id)] === true;
      return [
        ...(at(of.reading) ? [`${id}.furigana`] : []),
        ...(at(of.standing) && !isYourself ? [`${id}.qualificationType`] : []),
        ...(at(of.address) ? [`${id}.address`] : []),
      ];
    });
    if (flags.length === 0) return false;
    const dueDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const form = { id: entry?.id ?? '', dueDate, ...Object.fromEntries(flags.map((flag) => [flag, '1'])) };
    await pressOn(client.origin, '/sandbox/municipality/correction', form, client);
    return true;
  }

  async function withdraw({ client, citizenId }: Filer, typings: readonly Typing[]): Promise<void> {
    const entry = (await historiesOf(client)).find(({ isWithdrawable }) => isWithdrawable);
    await create(client, '3', { procedureId: entry?.id });
    const tab = openTab(client);
    await tab.open('kana/confirm-withdrawal-details');
    for (const [nth, typing] of typings.entries()) {
      if (nth > 0) await tab.change('kana-select-withdrawal-reason');
      await tab.to('kana-confirm-withdrawal-details', typing);
    }
    const shown = factsOfRows(tab.rows());
    await tab.press('next');
    expect(tab.browser.at).toBe('kana-complete-withdrawal');
    const [submitted] = tab.browser.sent('kanaSubmit');
    const report = submitted?.body.reqBody?.report as Submission;
    expect(factsSent(report)).toEqual(shown);
    await expectKept({ client, citizenId }, report);
  }
});
