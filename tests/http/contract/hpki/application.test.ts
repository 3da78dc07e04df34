import { describe, expect, it } from 'vitest';
import type { Application } from '../../../../src/server/services/hpki/applications.ts';
import { databases, sharedPortalOn } from '../../harness.ts';
import { bodyOf, type Client, logIn, type Reply } from '../client.ts';
import { filledApplication, pharmacistApplication } from './journey.ts';

const outcome = ({ resultCode, errors }: Reply) => errors[0]?.errorCode ?? resultCode;

interface Held {
  readonly id: string;
  readonly type: string;
  readonly issuer: string;
  readonly registrationNumber?: string;
  readonly application?: { readonly receptionNumber: string; readonly status: string; readonly receivedOn: string };
}

const heldBy = async (client: Client) =>
  (await bodyOf<{ qualifications: readonly Held[] }>(client.call('hpkiQualifications'))).qualifications;

async function change(client: Client, settings: object) {
  const headers = { 'content-type': 'application/json' };
  await client.send('/sandbox/settings', { method: 'POST', headers, body: JSON.stringify(settings) });
  await client.call('isLogin');
}

describe.each(databases)('applications for the medical-field e-signature on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const as = (persona: string) => logIn(portal.origin, persona);

  it.each([
    ['hpki-doctor', [['q-doctor', 'jma', undefined]]],
    ['hpki-pharmacist', [['q-pharmacist', 'jpa', undefined]]],
    ['hpki-nurse', [['q-nurse', 'medis', undefined]]],
    [
      'hpki-two',
      [
        ['q-pharmacist', 'jpa', undefined],
        ['q-doctor', 'jma', undefined],
      ],
    ],
    ['hpki-under-way', [['q-doctor', 'jma', '2']]],
    [
      'hpki-issued',
      [
        ['q-dentist', 'medis', '5'],
        ['q-nurse', 'medis', undefined],
      ],
    ],
    ['qr', []],
  ])(
    'the qualifications of %s, with who issues for them and what has been applied for [AM-094]',
    async (persona, held) => {
      const found = await heldBy(await as(persona));
      expect(found.map(({ id, issuer, application }) => [id, issuer, application?.status])).toEqual(held);
    },
  );

  it('who issues for which qualification is a table of the settings [AM-094]', async () => {
    const client = await as('hpki-two');
    await change(client, { 'hpki.issuer.jma': [], 'hpki.issuer.jpa': ['01'] });
    expect((await heldBy(client)).map(({ issuer }) => issuer)).toEqual(['medis', 'jpa']);
  });

  it('what the register does not pass on yet is left out, and is compared all the same', async () => {
    const client = await as('hpki-doctor-new');
    expect((await heldBy(client))[0]).toEqual({ id: 'q-doctor', type: '01', issuer: 'jma', earlier: [] });
    const typed = {
      qualificationId: 'q-doctor',
      registrationNumber: '600777',
      registrationDate: '2026-04-15',
      membership: '2',
      memberNumber: '',
    };
    const check = async (changes: object) =>
      outcome(await client.call('hpkiRegistrationCheck', { ...typed, ...changes }));
    expect(await check({})).toBe('0000');
    expect(await check({ registrationNumber: '600778' })).toBe('EDH201');
    expect(await check({ registrationDate: '2026-04-16' })).toBe('EDH202');
    expect(await check({ membership: '1', memberNumber: '1000200030' })).toBe('EDH203');
    expect(await check({ qualificationId: 'q-nurse' })).toBe('EDH101');
  });

  it('the applicant, by the issuer alone or with the qualification; none to apply with is left out', async () => {
    const client = await as('hpki-doctor');
    const applicant = (issuer: string, qualificationId = '') =>
      bodyOf<{ qualification?: Held }>(client.call('hpkiApplicant', { issuer, qualificationId }));
    expect(await applicant('jma')).toEqual({
      person: {
        kanjiName: '医療　かおる',
        sex: '2',
        birthdate: '19780315',
        address: '東京都見本区例示町四丁目5番6号',
      },
      issuer: expect.objectContaining({ name: '日本医師会電子認証センター', fees: expect.any(Array) }),
      qualification: {
        id: 'q-doctor',
        type: '01',
        issuer: 'jma',
        registrationNumber: '400123',
        registrationDate: '2004-04-30',
        earlier: [],
      },
      membership: '1',
      romanName: { family: 'IRYO', first: 'KAORU' },
      workplace: expect.objectContaining({ name: '見本総合病院' }),
    });
    expect((await applicant('jma', 'q-doctor')).qualification?.id).toBe('q-doctor');
    expect(await applicant('jma', 'q-nurse')).not.toHaveProperty('qualification');
    expect(await applicant('medis')).not.toHaveProperty('qualification');
  });

  it('an application is filed once, mailed about, and shown as under way [HP-001]', async () => {
    const client = await as('hpki-doctor');
    const application = filledApplication();
    const headers = { 'idempotency-key': 'once-and-for-all' };
    const answer = await bodyOf<Record<string, unknown>>(client.call('hpkiSubmit', { application }, headers));
    expect(answer).toEqual({
      receptionNumber: expect.stringMatching(/^\d{16}$/),
      receivedOn: expect.stringMatching(/^\d{8}$/),
      delivery: 'desk',
      feeYen: 0,
      issuer: expect.objectContaining({ code: 'jma', name: '日本医師会電子認証センター', daysToIssue: 30 }),
    });
    expect(await bodyOf(client.call('hpkiSubmit', { application }, headers))).toEqual(answer);
    expect(outcome(await client.call('hpkiSubmit', { application }))).toBe('EDH102');
    const [held] = await heldBy(client);
    expect(held?.application).toEqual({
      receptionNumber: answer.receptionNumber,
      status: '1',
      issuer: 'jma',
      receivedOn: answer.receivedOn,
      isWithdrawable: true,
    });
    const outbox = (await (await client.send('/sandbox/outbox')).json()) as object;
    expect(JSON.stringify(outbox)).toContain(String(answer.receptionNumber));
    // Another person with the same qualification has nothing of it.
    expect((await heldBy(await as('hpki-doctor')))[0]).not.toHaveProperty('application');
  });

  it('two tabs that send at the same moment file one application', async () => {
    const client = await as('hpki-doctor');
    const send = (key: string) =>
      client.call('hpkiSubmit', { application: filledApplication() }, { 'idempotency-key': key });
    const outcomes = (await Promise.all([send('tab-1'), send('tab-2')])).map(outcome);
    expect(outcomes.sort()).toEqual(['0000', 'EDH102']);
  });

  it('a pharmacist is asked for other things [HP-003]', async () => {
    const client = await as('hpki-pharmacist');
    const application = filledApplication(pharmacistApplication);
    const { issuer, feeYen } = await bodyOf<{ issuer: object; feeYen: number }>(
      client.call('hpkiSubmit', { application }),
    );
    expect([issuer, feeYen]).toEqual([expect.objectContaining({ code: 'jpa' }), 8800]);
  });

  it('what is not complete, or does not fit, is refused at its input and nothing is filed [AM-043]', async () => {
    const client = await as('hpki-doctor');
    const cases: readonly (readonly [code: string, changes: Partial<Application>, field?: string])[] = [
      ['EDH101', { qualificationId: 'q-nurse' }],
      ['input-refused', { issuer: 'jpa' }, 'delivery'],
      ['input-refused', { romanFamilyName: 'いりょう' }, 'romanFamilyName'],
      ['input-refused', { romanFirstName: '' }, 'romanFirstName'],
      ['input-refused', { membership: '' }, 'membership'],
      ['input-refused', { hasWorkplace: '' }, 'hasWorkplace'],
      ['input-refused', { workplaceName: ' ' }, 'workplaceName'],
      ['input-refused', { workplaceName: '見本😀' }, 'workplaceName'],
      ['input-refused', { workplaceAddress: '長'.repeat(101) }, 'workplaceAddress'],
      ['input-refused', { workplacePostalCode: '12' }, 'workplacePostalCode'],
      ['input-refused', { workplacePhone: '110' }, 'workplacePhone'],
      ['input-refused', { email: 'nobody' }, 'email'],
      ['input-refused', { phone: '' }, 'phone'],
      ['input-refused', { purposes: [] }, 'purposes'],
      ['input-refused', { delivery: '' }, 'delivery'],
      ['input-refused', { hasWorkplace: '2', delivery: 'workplace', deskPrefecture: '' }, 'delivery'],
      ['input-refused', { deskPrefecture: '' }, 'deskPrefecture'],
      ['input-refused', { document: '' }, 'document'],
      ['input-refused', { registrationDate: '2999-01-01' }, 'registrationDate'],
      ['EDH103', { delivery: 'phone', deskPrefecture: '' }],
      ['EDH201', { registrationNumber: '400124' }],
      ['EDH202', { registrationDate: '2004-05-01' }],
      ['EDH203', { memberNumber: '1000200031' }],
    ];
    for (const [code, changes, field] of cases) {
      const reply = await client.call('hpkiSubmit', { application: filledApplication(changes) });
      expect([outcome(reply), changes, reply.errors[0]?.input?.field]).toEqual([code, changes, field]);
      if (field !== undefined) expect(reply).toMatchObject({ status: 400, resultCode: '9001' });
      expect(reply.errors[0]?.errorMessage).toMatch(/。(?:例：.*)?$/);
    }
    expect((await heldBy(client))[0]).not.toHaveProperty('application');
  });
});

describe.each(databases)('AM-096 the pension menu on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it.each([
    ['pension-self-employed', { exemption: 'open', accountTransfer: 'inUse', additional: 'open', deduction: 'open' }],
    ['pension-unpaid', { exemption: 'due', accountTransfer: 'open' }],
    ['pension-exemption', { exemption: 'underWay', additional: 'inUse' }],
    ['pension-student', { studentDeferment: 'open', exemption: undefined }],
    ['pension-employee', { record: 'open', estimate: 'open', exemption: undefined, claim: undefined }],
    ['pension-claim', { claim: 'due' }],
    ['pension-receiving', { receivingAccount: 'inUse', withholding: 'open', dependents: 'due', estimate: undefined }],
    ['pension-not-linked', { record: undefined, exemption: undefined }],
    ['qr', { record: undefined }],
  ])('of %s', async (persona, expected) => {
    const client = await logIn(portal.origin, persona);
    const { items } = await bodyOf<{ items: Readonly<Record<string, string>> }>(client.call('pensionMenu'));
    const found = Object.fromEntries(Object.keys(expected).map((item) => [item, items[item]]));
    expect(found).toEqual(expected);
  });
});
