import { describe, expect, it } from 'vitest';
import { groupsOfFour } from '../../../src/model/groups-of-four.ts';
import { checkDigit } from '../../../src/server/common/tax/handover-number.ts';
import type { Receipt } from '../../../src/server/kernel/portal/module-parts.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { newAddress } from './calls/drivers-license.ts';
import { bodyOf, type Client, logIn } from './client.ts';
import { applicationFor } from './familyregister-identification-code/journey.ts';
import { filledApplication } from './hpki/journey.ts';
import { filer } from './journey.ts';
import { email, historiesOf, readyToSubmit } from './kana/journey.ts';
import { mailsOf, pressOn, sign } from './signing.ts';
import { shownChoice, taxpayer } from './tax-journey.ts';

const receiptsOf = (client: Client, number: string) =>
  bodyOf<{ receipts: readonly Receipt[] }>(client.call('receiptGet', { number }));

/** Everything that a receipt says is said. */
function expectWhole({ content, filedAt, ...words }: Receipt): void {
  for (const [name, value] of Object.entries(words)) expect(`${name} ${value}`).not.toBe(`${name} `);
  expect(content.length).toBeGreaterThan(0);
  for (const { name, value } of content) expect(name !== '' && value !== '').toBe(true);
  expect(new Date(filedAt).toISOString()).toBe(filedAt);
}

describe.each(databases)('receipts on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const origin = () => portal.origin;

  /** Files something as its persona; answers its number, the screen that shows its receipt, and where the mail goes. */
  const filings: readonly {
    readonly what: string;
    readonly service?: string;
    readonly path: string;
    readonly to: string | null;
    file(): Promise<{ readonly client: Client; readonly number: string }>;
  }[] = [
    {
      what: 'a notification of readings [KN-001]',
      path: '/svc/kana/complete',
      to: email,
      async file() {
        const person = await filer(portal.origin, portal.database, 'kana-single');
        const sent = await readyToSubmit(portal.database, person);
        const { arrivalNumber } = await bodyOf<{ arrivalNumber: string }>(person.client.call('kanaSubmit', sent));
        return { client: person.client, number: arrivalNumber };
      },
    },
    {
      what: 'a new permanent address [DL-022]',
      service: 'drivers-license',
      path: '/svc/drivers-license/complete',
      to: null,
      async file() {
        const client = await logIn(portal.origin, 'licence-gold');
        const signature = await sign(client, newAddress);
        const { receptionNumber } = await bodyOf<{ receptionNumber: string }>(
          client.call('licencePermanentAddressSubmit', { application: newAddress, signature }),
        );
        return { client, number: receptionNumber };
      },
    },
    {
      what: 'identification codes [IC-001]',
      service: 'familyregister-identification-code',
      path: '/svc/familyregister-identification-code/complete',
      to: null,
      async file() {
        const client = await logIn(portal.origin, 'idcode-closed');
        const application = await applicationFor(client, 2);
        const { receptionNumber } = await bodyOf<{ receptionNumber: string }>(
          client.call('identificationCodeIssue', { application, signature: await sign(client, application) }),
        );
        return { client, number: receptionNumber };
      },
    },
    {
      what: 'an application for electronic signatures, mailed to the registered address and not to one only typed [HP-001]',
      path: '/svc/hpki/jma/completion',
      to: 'kaoru@mail.example',
      async file() {
        const client = await logIn(portal.origin, 'hpki-doctor');
        const application = filledApplication({ email: 'typed@mail.example' });
        const { receptionNumber } = await bodyOf<{ receptionNumber: string }>(
          client.call('hpkiSubmit', { application }),
        );
        return { client, number: receptionNumber };
      },
    },
    {
      what: 'documents for e-Tax [TX-003]',
      service: 'taxReturn',
      path: '/svc/tax-return/connections',
      to: null,
      file: () => handedOver('taxReturn'),
    },
    {
      what: 'documents for an employer [YE-003]',
      service: 'yearEnd',
      path: '/svc/year-end-adjustment/connections-list',
      to: null,
      file: () => handedOver('yearEnd'),
    },
  ];

  async function handedOver(procedure: 'taxReturn' | 'yearEnd') {
    const client = await taxpayer(origin(), 'tax-much');
    return { client, number: await handOver(client, procedure) };
  }

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
    expect(await bodyOf(client.call('receiptList', { service: 'library' }))).toEqual({ receipts: [] });
  });

  it('every number on a receipt is found on home, that of what was replaced, too', async () => {
    const client = await taxpayer(origin(), 'tax-much');
    const first = await handOver(client, 'yearEnd');
    await client.call('taxHandover', await shownChoice(client, 'yearEnd'));
    const found = async (asked: string) => (await client.send(`/?q=${encodeURIComponent(asked)}`)).text();
    expect(await found(groupsOfFour(first))).toMatch(/data-filed>[\s\S]*もう使えません/);
    const driver = await logIn(origin(), 'licence-gold');
    const signature = await sign(driver, newAddress);
    await driver.call('licencePermanentAddressSubmit', { application: newAddress, signature });
    const { receipts } = await bodyOf<{ receipts: readonly Receipt[] }>(
      driver.call('receiptList', { service: 'drivers-license' }),
    );
    const licence = receipts[0]?.content.find(({ name }) => name === '免許の番号')?.value ?? '';
    const shown = await (await driver.send(`/?q=${licence}`)).text();
    expect(shown).toContain(`href="/svc/drivers-license/complete?number=${receipts[0]?.number}"`);
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

  /** Chooses everything and hands it over; answers the number. */
  async function handOver(client: Client, procedure: 'taxReturn' | 'yearEnd'): Promise<string> {
    const { certificates } = await bodyOf<{ certificates: readonly { id: string }[] }>(
      client.call('taxCertificates', { procedure }),
    );
    await bodyOf(client.call('taxCertificatesChoose', { procedure, ids: certificates.map(({ id }) => id) }));
    return (await bodyOf<{ receiptNumber: string }>(client.call('taxHandover', await shownChoice(client, procedure))))
      .receiptNumber;
  }

  it.each(filings)('$what: whole, the same again, for nobody else', async ({ file, service, path, to }) => {
    const { client, number } = await file();
    const { receipts } = await receiptsOf(client, number);
    expect(receipts).toHaveLength(1);
    for (const receipt of receipts) {
      expect(receipt.number).toBe(number);
      expectWhole(receipt);
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
      expect(text).toContain(`${origin()}${path}?number=${number}`);
      expect(text).toContain(receipts[0]?.next);
      expect(text).toMatch(/\d{4}年\d+月\d+日 \d+時\d{2}分/);
    }
  });

  it('what was filed before the login has a receipt, too', async () => {
    const client = await logIn(origin(), 'kana-filed');
    const histories = await historiesOf(client);
    expect(await (await client.send('/todo')).text()).toContain(groupsOfFour(histories[0]?.arrivalNumber ?? 'none'));
    for (const { arrivalNumber } of histories) {
      const { receipts } = await receiptsOf(client, arrivalNumber);
      expect(receipts).toHaveLength(1);
      receipts.forEach(expectWhole);
    }
  });
});
