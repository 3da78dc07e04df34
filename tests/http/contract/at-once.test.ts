import { describe, expect, it } from 'vitest';
import { takeTry } from '../../../src/server/services/admin/tries.ts';
import { defaultSettings } from '../default-settings.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { addedUser, administratorLogsIn, goodUser, type StoredUser } from './admin/client.ts';
import { newAddress } from './calls/drivers-license.ts';
import { bodyOf, type Client, logIn, type Reply } from './client.ts';
import { applicationFor } from './familyregister-identification-code/journey.ts';
import { filledApplication } from './hpki/journey.ts';
import { filer } from './journey.ts';
import { create } from './kana/journey.ts';
import { load, offerProcedures, toAttach, toSave } from './nq/apply-journey.ts';
import { mailsOf, sign } from './signing.ts';
import { taxpayer } from './tax-journey.ts';

const outcome = ({ resultCode, errors }: Reply) => errors[0]?.errorCode ?? resultCode;

/** Outcomes of `count` calls that are on their way together, and how often each came. */
async function atOnce(count: number, call: (number: number) => Promise<Reply>) {
  const replies = await Promise.all(Array.from({ length: count }, (_, number) => call(number)));
  const times: { [code: string]: number } = {};
  for (const code of replies.map(outcome)) times[code] = (times[code] ?? 0) + 1;
  return times;
}

describe.each(databases)('what one person asks for many times at once, on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const as = (persona: string) => logIn(portal.origin, persona);

  it('two first saves of a draft for a qualification: the second is told, twelve times out of twelve', async () => {
    await offerProcedures(portal.database);
    for (const _ of Array.from({ length: 12 })) {
      const client = await as('qr');
      const reasons = ['一つ目', '二つ目'];
      const replies = await Promise.all(reasons.map((reason) => client.call('nqDraftSave', toSave({ reason }))));
      expect(replies.map(outcome).toSorted()).toEqual(['0000', 'EDQ302']);
      const saved = reasons[replies.findIndex((reply) => outcome(reply) === '0000')];
      expect((await load(client)).draft).toMatchObject({ revision: 1, answers: { values: { reason: saved } } });
    }
  });

  it('twelve first saves of a draft for a qualification: one is kept, eleven are told', async () => {
    await offerProcedures(portal.database);
    const client = await as('qr');
    const save = (number: number) => client.call('nqDraftSave', toSave({ reason: `${number}番` }));
    expect(await atOnce(12, save)).toEqual({ '0000': 1, EDQ302: 11 });
    expect((await load(client)).draft.revision).toBe(1);
  });

  it('files: no more are kept than may be sent', async () => {
    const client = await as('qr');
    const content = Buffer.from('%PDF-1.4\n').toString('base64');
    const add = (number: number) => client.call('nqAttachmentAdd', toAttach(`${number}.pdf`, content));
    expect(await atOnce(16, add)).toEqual({ '0000': 10, EDQ308: 6 });
  });

  it('verification codes: as many are mailed as the limit says', async () => {
    const client = await as('qr');
    const send = () => client.call('sendAuthCode', { email: 'todokede@example.jp' });
    expect(await atOnce(20, send)).toEqual({ '0000': 5, ED2107: 15 });
    expect(await mailsOf(client)).toHaveLength(5);
  });

  it('saves of a draft of name readings: one is kept, the others are told', async () => {
    const { client } = await filer(portal.origin, portal.database, 'kana-single');
    const { revision } = await create(client, '1');
    const save = (number: number) =>
      client.call('kanaTempInformantSave', {
        informant: {
          memberId: 'm',
          isEmigrant: false,
          address: `${number}番地`,
          email: '',
          phone: '',
          verifiedEmail: '',
        },
        revision,
      });
    expect(await atOnce(12, save)).toEqual({ '0000': 1, EDV106: 11 });
  });

  it('new permanent addresses, each signed: one is handed in', async () => {
    const client = await as('licence-gold');
    const signatures: object[] = [];
    for (const _ of Array.from({ length: 12 })) signatures.push(await sign(client, newAddress));
    const submit = (number: number) =>
      client.call('licencePermanentAddressSubmit', { application: newAddress, signature: signatures[number] });
    expect(await atOnce(12, submit)).toEqual({ '0000': 1, EDR203: 11 });
  });

  it('answers of the course: a section is finished once', async () => {
    const client = await as('licence-gold');
    const answer = () => client.call('licenceCourseAnswer', { sectionId: 'accidents', answer: '1' });
    expect(await atOnce(12, answer)).toEqual({ '0000': 1, EDR204: 11 });
  });

  it('applications for the e-signature: one is filed', async () => {
    const client = await as('hpki-doctor');
    const send = () => client.call('hpkiSubmit', { application: filledApplication() });
    expect(await atOnce(12, send)).toEqual({ '0000': 1, EDH102: 11 });
  });

  it('identification codes: a signature brings one', async () => {
    const client = await as('qr');
    const application = await applicationFor(client, 1);
    const signature = await sign(client, application);
    expect(await atOnce(12, () => client.call('identificationCodeIssue', { application, signature }))).toEqual({
      '0000': 1,
      ED2111: 11,
    });
  });

  it('ways to a site: the newest is open, the ones before it have ended', async () => {
    const client = await taxpayer(portal.origin, 'tax-medical-only');
    const ask = () => client.call('taxSiteLink', { procedure: 'taxReturn', site: 'delivery' });
    expect(await atOnce(12, ask)).toEqual({ '0000': 12 });
    // The portal is shared with other tests: only this person's visits count.
    const open = await portal.database.query<{ id: string }>(
      `select id from site_visits where outcome is null and expires_at > now()
         and citizen_id = (select citizen_id from site_visits order by issued_at desc limit 1)`,
    );
    expect(open).toHaveLength(1);
  });

  it('choices of certificates: what one of them has not seen stays as the other chose it', async () => {
    const client = await taxpayer(portal.origin, 'tax-much');
    const of = { procedure: 'taxReturn' };
    const { expenses } = await bodyOf<{ expenses: { id: string }[] }>(client.call('taxMedicalExpenses'));
    const medicalIds = expenses.map(({ id }) => id);
    expect(medicalIds).not.toEqual([]);
    const choose = (number: number) =>
      client.call('taxCertificatesChoose', { ...of, ids: [], ...(number === 0 && { medicalIds }) });
    expect(await atOnce(12, choose)).toEqual({ '0000': 12 });
    const after = await bodyOf<{ expenses: { isChosen: boolean }[] }>(client.call('taxMedicalExpenses'));
    expect(after.expenses.map(({ isChosen }) => isChosen)).toEqual(medicalIds.map(() => true));
  });

  describe('in the sample area', () => {
    it('an e-mail address goes to one user, whoever of the administrators gives it', async () => {
      const admins: Client[] = [];
      for (const _ of Array.from({ length: 4 })) admins.push(await administratorLogsIn(portal.origin));
      const users: StoredUser[] = [];
      for (const _ of Array.from({ length: 12 })) users.push(await addedUser(admins[0] as Client));
      const content = goodUser({ email: 'wanted@mail.example' });
      const change = (number: number) =>
        (admins[number % 4] as Client).call('adminUserChange', { userId: users[number]?.id, revision: 1, ...content });
      expect(await atOnce(12, change)).toEqual({ '0000': 1, EDA202: 11 });
    });

    it('logins are counted, in whichever order their servers read the clock', async () => {
      const now = Date.now();
      const tried = { email: 'hurried@mail.example', address: 'somewhere', browser: null };
      const allowed = [];
      for (const behindMs of Array.from({ length: 20 }, (_, number) => number))
        allowed.push(await takeTry(portal.database, { ...tried, now: new Date(now - behindMs) }, defaultSettings));
      expect(allowed.filter(Boolean)).toHaveLength(5);
      const others = Array.from({ length: 20 }, () =>
        takeTry(
          portal.database,
          { email: 'other@mail.example', address: 'elsewhere', browser: null, now: new Date(now) },
          defaultSettings,
        ),
      );
      expect((await Promise.all(others)).filter(Boolean)).toHaveLength(5);
    });
  });
});
