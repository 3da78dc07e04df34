import { describe, expect, it } from 'vitest';
import { groupsOfFour } from '../../../src/model/groups-of-four.ts';
import { checkDigit } from '../../../src/server/common/tax/handover-number.ts';
import type { Receipt } from '../../../src/server/kernel/portal/module-parts.ts';
import { findModules } from '../../../src/server/modules.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { bodyOf, logIn } from './client.ts';
import { receiptCases, receiptsOf } from './receipt-case.ts';
import { mailsOf, pressOn } from './signing.ts';
import { handOver, shownChoice, taxpayer } from './tax-journey.ts';
import { expectWhole } from './whole-receipt.ts';

describe.each(databases)('receipts on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const origin = () => portal.origin;

  it('a second handover of a year says so, and names what it replaces [TX-003 YE-003]', async () => {
    const client = await taxpayer(origin(), 'tax-much');
    const first = await handOver(client, 'yearEnd');
    const second = await bodyOf<{ receiptNumber: string }>(
      client.call('taxHandover', await shownChoice(client, 'yearEnd')),
    );
    const { receipts } = await bodyOf<{ receipts: readonly Receipt[] }>(
      client.call('receiptList', { service: 'yearEnd' }),
    );
    expect(receipts.map(({ number }) => number)).toEqual([second.receiptNumber, first]);
    expect(receipts.map(({ procedure }) => /\d回目/.exec(procedure)?.[0])).toEqual(['2回目', '1回目']);
    const { progress } = await bodyOf<{ progress: { year: string; handover: object } }>(
      client.call('taxSites', { procedure: 'yearEnd' }),
    );
    expect(progress.handover).toMatchObject({ times: 2, validUntil: `${Number(progress.year) + 1}0131` });
    for (const { content } of receipts) expect(content[0]?.value).toContain(`${progress.year}年分`);
    // What is good is said of the latest alone; the one before names what took its place.
    const [latest, replaced] = receipts;
    expect(latest?.by).toContain(`${Number(progress.year) + 1}年1月31日`);
    expect(replaced?.next).toContain(groupsOfFour(second.receiptNumber));
    expect(replaced?.next).toContain('もう使えません');
    expect(replaced?.by).not.toContain('1月31日');
  });

  it('a number for an employer is to be typed there, until it is taken; then all say so [YE-003]', async () => {
    const client = await taxpayer(origin(), 'tax-much');
    const number = await handOver(client, 'yearEnd');
    const page = async (path: string) => (await client.send(path)).text();
    expect(await page('/todo')).toContain('data-entry="handover"');
    expect(await page('/')).toContain('勤務先の年末調整のソフトに、この番号を入力してください。');
    const progressOf = async () =>
      (
        await bodyOf<{ progress: { handover: { takenAt?: string } } }>(
          client.call('taxSites', { procedure: 'yearEnd' }),
        )
      ).progress.handover;
    expect(await progressOf()).not.toHaveProperty('takenAt');
    for (const _ of [1, 2]) await pressOn(client.origin, '/sandbox/employer', { number }, client);
    expect(await progressOf()).toMatchObject({ takenAt: expect.any(String) });
    const [receipt] = (await receiptsOf(client, number)).receipts;
    expect(receipt?.next).toMatch(/^勤務先の年末調整のソフトが、証明書を受け取りました/);
    expect(await page('/todo')).not.toContain('data-entry="handover"');
    expect(await page('/todo')).toContain('勤務先の年末調整のソフトが、証明書を受け取りました。');
  });

  it('a service that keeps none, or is not there, has no receipts', async () => {
    const client = await logIn(origin(), 'qr');
    expect(await bodyOf(client.call('receiptList', { service: '-' }))).toEqual({ receipts: [] });
  });

  it('the number of what was replaced is found on home, too [TX-003 YE-003]', async () => {
    const client = await taxpayer(origin(), 'tax-much');
    const first = await handOver(client, 'yearEnd');
    await client.call('taxHandover', await shownChoice(client, 'yearEnd'));
    const found = async (asked: string) => (await client.send(`/?q=${encodeURIComponent(asked)}`)).text();
    expect(await found(groupsOfFour(first))).toMatch(/data-filed>[\s\S]*もう使えません/);
  });

  it('the number for an employer follows from nothing, and has a check digit [YE-003]', async () => {
    const client = await taxpayer(origin(), 'tax-much');
    const numbers = new Set<string>();
    for (let index = 0; index < 5; index += 1) {
      const number = await handOver(client, 'yearEnd');
      expect(number).toMatch(/^\d{16}$/);
      expect(checkDigit(number.slice(0, 15))).toBe(number.slice(15));
      numbers.add(number.slice(0, 8));
    }
    expect(numbers.size).toBe(5);
    expect(checkDigit('799273987130000')).not.toBe(checkDigit('799273978130000'));
  });

  it('each service whose filings have one has a case in receipts/<service>.ts', async () => {
    const modules = await findModules();
    const having = modules.filter(({ receipts = [] }) => receipts.length > 0).map(({ name }) => name);
    const played = new Set(receiptCases.map(({ module }) => module));
    expect(having.filter((name) => !played.has(name))).toEqual([]);
  });

  it.each(receiptCases)('$what: whole, the same again, for nobody else', async ({ file, service, path, to }) => {
    const { client, number } = await file(portal);
    const { receipts } = await receiptsOf(client, number);
    expect(receipts).toHaveLength(1);
    for (const receipt of receipts) {
      expect(receipt.number).toBe(number);
      expectWhole(receipt);
      expect(receipt.path).toMatch(new RegExp(`^${path}`));
    }
    expect((await receiptsOf(client, number)).receipts).toEqual(receipts);
    if (service !== undefined)
      expect((await client.call('receiptList', { service })).resBody.receipts).toEqual(receipts);
    expect((await receiptsOf(await logIn(origin(), 'qr'), number)).receipts).toEqual([]);
    // What is under way, or done, is found in the to-do list, apart from what there is to do.
    expect(await (await client.send('/todo')).text()).toContain(groupsOfFour(number));

    const mails = (await mailsOf(client)).filter(({ text }) => text.includes(number));
    expect(mails.map((mail) => mail.to)).toEqual(to === null ? [] : [to]);
    for (const { text } of mails) {
      expect(text).toContain(`${origin()}${receipts[0]?.path}?number=${number}`);
      expect(text).toContain(receipts[0]?.next);
      expect(text).toMatch(/\d{4}年\d+月\d+日 \d+時\d{2}分/);
    }
  });
});
