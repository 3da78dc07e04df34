import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { newAddress } from '../calls/drivers-license.ts';
import { bodyOf, type Client, logIn, type Reply } from '../client.ts';
import { sign } from '../signing.ts';
import { licenceNumberOf } from './licence-number.ts';

const codesOf = ({ errors }: Reply) => errors.map(({ errorCode }) => errorCode);
const addressOf = (client: Client) =>
  bodyOf<{ current: string; hindrance: string; pending?: object }>(client.call('licencePermanentAddress'));
const answer = (client: Client, sectionId: string, given: string) =>
  client.call('licenceCourseAnswer', { sectionId, answer: given });

/** Persona, what stands against everything, against changes, and against the course. */
const people = [
  ['qr', 'none', 'none', 'none'],
  ['licence-gold', '', '', ''],
  ['licence-course-begun', '', '', ''],
  ['licence-both', '', 'both', ''],
  ['licence-intent', '', '', 'early'],
  ['licence-card-only', 'card-only', 'card-only', 'card-only'],
  ['licence-violation', '', 'same', 'violation'],
  ['licence-first', '', 'same', 'first'],
  ['licence-elderly', '', 'same', 'elderly'],
  ['licence-course-done', '', 'same', ''],
  ['licence-pending', '', 'pending', 'early'],
  ['licence-expired', 'expired', 'expired', 'expired'],
] as const;

describe.each(databases)('driving licences on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const as = (persona: string) => logIn(portal.origin, persona);

  it('to-do names a course that was begun, and a change that the police are entering, until it is entered', async () => {
    const todoOf = async (client: Client) => (await client.send('/todo')).text();
    expect(await todoOf(await as('licence-course-begun'))).toContain('更新の前のオンライン講習');
    expect(await todoOf(await as('licence-course-done'))).not.toContain('オンライン講習');
    const client = await as('licence-gold');
    // The renewal is due, as its page says.
    expect(await todoOf(client)).toContain('data-entry="renewal"');
    const signature = await sign(client, newAddress);
    await bodyOf(client.call('licencePermanentAddressSubmit', { application: newAddress, signature }));
    expect(await todoOf(client)).toContain('警察が処理しています。');
  });

  it.each(people)('DL-001 DL-002 DL-003 what %s can do', async (persona, general, change, course) => {
    const client = await as(persona);
    const hindrances = [];
    for (const call of ['licenceInformation', 'licencePermanentAddress', 'licenceCourse'])
      hindrances.push((await bodyOf<{ hindrance: string }>(client.call(call))).hindrance);
    expect(hindrances).toEqual([general, change, course]);
    const auto = await client.call('licenceAutoChange');
    expect(auto.resBody.hindrance).toBe(['pending', 'same'].includes(change) ? '' : change);
  });

  it('the licence, with the days of its renewal [SH-010 DL-020]', async () => {
    const gold = await bodyOf<{ licence: { renewalFrom: string; validUntil: string } }>(
      (await as('licence-gold')).call('licenceInformation'),
    );
    expect(gold.licence).toMatchObject({
      ownership: '1',
      number: expect.stringMatching(/^90\d\d999011\d0$/),
      category: '1',
      conditions: ['眼鏡等'],
      kanjiName: '免許　かなた',
      isRenewalTime: true,
    });
    expect(gold.licence.renewalFrom < gold.licence.validUntil).toBe(true);
    expect(gold.licence).not.toHaveProperty('points');
    for (const persona of ['qr', 'licence-card-only'])
      expect((await (await as(persona)).call('licenceInformation')).resBody).not.toHaveProperty('licence');
  });

  it('the driving history counts the points of the last year [DL-021 AM-105]', async () => {
    const { resBody } = await (await as('licence-violation')).call('licenceHistory');
    expect(resBody).toMatchObject({ points: 4, events: [{ type: '1' }, { type: '2' }, { type: '1' }, { type: '1' }] });
    expect(resBody.dispositions).toEqual([{ date: expect.stringMatching(/^\d{8}$/), content: '免許の停止30日' }]);
    expect((await (await as('licence-gold')).call('licenceHistory')).resBody).toMatchObject({ points: 0, events: [] });
    expect(codesOf(await (await as('licence-card-only')).call('licenceHistory'))).toEqual(['EDR201']);
  });

  describe('the permanent address', () => {
    const submit = async (client: Client, application: object, key?: string) =>
      client.call(
        'licencePermanentAddressSubmit',
        { application, signature: await sign(client, application) },
        key === undefined ? {} : { 'idempotency-key': key },
      );

    it('is handed in once, waits, and is in the licence some days later [DL-003 DL-012]', async () => {
      const client = await as('licence-gold');
      expect(await addressOf(client)).toMatchObject({
        current: '福岡県試験市見本台七丁目8番地',
        familyRegister: { prefecture: '13', address: '見本区例示町一丁目45番地' },
      });
      const { resBody } = await submit(client, newAddress, 'k');
      expect(resBody).toEqual({
        receptionNumber: expect.stringMatching(/^\d{16}$/),
        address: newAddress.address,
        receptionDate: expect.stringMatching(/^\d{8}$/),
      });
      expect(await addressOf(client)).toMatchObject({ hindrance: 'pending', pending: resBody });
      expect(codesOf(await submit(client, newAddress))).toEqual(['EDR203']);
      await portal.database.query(
        `update permanent_address_changes set received_at = received_at - interval '4 days' where reception_number = $1`,
        [resBody.receptionNumber],
      );
      const after = await addressOf(client);
      expect([after.current, after.hindrance, after.pending]).toEqual([newAddress.address, 'same', undefined]);
    });

    it.each([
      ['EDR202 another licence', { licenceNumber: '999999999999' }, ['EDR202']],
      ['VA-085 EDR202 no prefecture', { address: '見本区例示町' }, ['EDR202']],
      ['VA-085 EDR202 nothing below the prefecture', { address: '東京都' }, ['EDR202']],
      ['VA-085 EDR202 101 characters', { address: `東京都${'あ'.repeat(101)}` }, ['EDR202']],
      ['EDR202 the address it has', { address: '福岡県試験市見本台七丁目8番地' }, ['EDR202']],
    ])('%s', async (_name, change, codes) => {
      expect(codesOf(await submit(await as('licence-gold'), { ...newAddress, ...change }))).toEqual(codes);
    });

    it('is not taken without a signature of exactly this, nor from whoever has a licence card', async () => {
      const client = await as('licence-gold');
      const other = { ...newAddress, address: '東京都見本区1番地' };
      const signature = await sign(client, other);
      expect(
        codesOf(await client.call('licencePermanentAddressSubmit', { application: newAddress, signature })),
      ).toEqual(['ED2110']);
      const both = await as('licence-both');
      expect(codesOf(await submit(both, { ...newAddress, licenceNumber: licenceNumberOf('licence-both') }))).toEqual([
        'EDR201',
      ]);
    });

    it('the phone says what is signed', async () => {
      const client = await as('licence-gold');
      const { resBody } = await client.call('signatureQrInfo', { target: newAddress });
      const text = await (await fetch(String(resBody.readingUrl))).text();
      expect(text).toContain('運転免許の本籍の変更');
      expect(text).toContain(newAddress.address);
    });

    it('what the register says is left out where the portal cannot read it', async () => {
      expect(await addressOf(await as('licence-no-register'))).not.toHaveProperty('familyRegister');
    });
  });

  it('sending changes by themselves is switched on and off, with the day [DL-001]', async () => {
    const client = await as('licence-gold');
    expect((await client.call('licenceAutoChange')).resBody).toMatchObject({ isOn: false });
    const on = await client.call('licenceAutoChangeSet', { isOn: true });
    expect(on.resBody).toEqual({ isOn: true, changedOn: expect.stringMatching(/^\d{8}$/) });
    expect((await client.call('licenceAutoChange')).resBody).toMatchObject(on.resBody);
    expect((await client.call('licenceAutoChangeSet', { isOn: false })).resBody).toMatchObject({ isOn: false });
    expect(codesOf(await (await as('licence-both')).call('licenceAutoChangeSet', { isOn: true }))).toEqual(['EDR201']);
  });

  describe('the course', () => {
    it('goes section by section, is kept, and ends in a record [DL-002]', async () => {
      const client = await as('licence-gold');
      expect((await client.call('licenceCourse')).resBody).toMatchObject({
        course: { name: '優良運転者講習', minutes: 30, fee: 200 },
        next: { id: 'accidents' },
      });
      expect((await answer(client, 'accidents', '0')).resBody).toEqual({
        isCorrect: false,
        explanation: expect.stringContaining('ライト'),
      });
      expect(codesOf(await answer(client, 'rules', '0'))).toEqual(['EDR204']);
      expect((await answer(client, 'accidents', '1')).resBody).toMatchObject({
        isCorrect: true,
        state: { next: { id: 'rules' } },
      });
      await answer(client, 'rules', '0');
      await answer(client, 'crossings', '1');
      const { resBody } = await client.call('licenceCourse');
      expect(resBody).not.toHaveProperty('next');
      expect(resBody.completion).toEqual({
        completedOn: expect.stringMatching(/^\d{8}$/),
        validUntil: (resBody.course as { until: string }).until,
      });
      expect(codesOf(await answer(client, 'crossings', '1'))).toEqual(['EDR204']);
    });

    it('goes on where it was left, and never tells the right answers', async () => {
      const { resBody } = await (await as('licence-course-begun')).call('licenceCourse');
      expect(resBody).toMatchObject({ course: { name: '一般運転者講習', minutes: 60 }, next: { id: 'rules' } });
      expect(JSON.stringify(resBody)).not.toMatch(/isRight|explanation/);
    });

    it('is refused to whoever cannot take it', async () => {
      expect(codesOf(await answer(await as('licence-violation'), 'accidents', '1'))).toEqual(['EDR201']);
      expect(codesOf(await answer(await as('licence-intent'), 'accidents', '1'))).toEqual(['EDR201']);
    });
  });
});
