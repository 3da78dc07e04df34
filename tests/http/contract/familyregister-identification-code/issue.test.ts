import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { type Client, logIn, type Reply } from '../client.ts';
import { pressOn, sign } from '../signing.ts';
import { applicationFor, informationFor } from './journey.ts';

const codesOf = ({ errors }: Reply) => errors.map(({ errorCode }) => errorCode);
const today = () => new Date(Date.now() + 9 * 60 * 60 * 1000).toISOString().slice(0, 10).replaceAll('-', '');

async function issue(client: Client, application: object, signature: object, key?: string) {
  return client.call(
    'identificationCodeIssue',
    { application, signature },
    key === undefined ? {} : { 'idempotency-key': key },
  );
}

describe.each(databases)('identification codes on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const as = (persona: string) => logIn(portal.origin, persona);

  it('tells the registers with their pictures, the codes that can still be used, and the terms', async () => {
    const closed = await informationFor(await as('idcode-closed'));
    expect(closed.registers.map(({ register }) => register)).toEqual([
      { id: 'register-1', type: '1', domicile: '東京都見本区例示町一丁目45番地', headOfTheFamily: '符号　みどり' },
      { id: 'register-2', type: '2', domicile: '北海道試験市中央三条7番地', headOfTheFamily: '符号　いさお' },
    ]);
    const picture = PNG.sync.read(Buffer.from(closed.registers[1]?.domicileImage ?? '', 'base64'));
    expect(picture.width).toBeGreaterThan(50);
    expect(closed).toMatchObject({ validMonths: 3, fee: 0, codes: [], applicant: { kanjiName: '符号　みどり' } });
    const { codes } = await informationFor(await as('idcode-issued'));
    expect(codes.map(({ issueDate, validUntil }) => issueDate < validUntil)).toEqual([true]);
  });

  it('issues a code of 16 digits for every register that was signed, valid for three months, and shows it from then on [IC-001 AM-104]', async () => {
    const client = await as('idcode-closed');
    const application = await applicationFor(client, 2);
    const reply = await issue(client, application, await sign(client, application));
    const codes = reply.resBody.codes as { identificationCode: string; validUntil: string }[];
    expect(codes).toEqual([
      {
        ...numbered('register-1', '1', '東京都見本区例示町一丁目45番地', '符号　みどり'),
        validUntil: expect.stringMatching(/^\d{8}$/),
      },
      {
        ...numbered('register-2', '2', '北海道試験市中央三条7番地', '符号　いさお'),
        validUntil: expect.stringMatching(/^\d{8}$/),
      },
    ]);
    expect(codes[0]?.identificationCode).not.toBe(codes[1]?.identificationCode);
    expect((await informationFor(client)).codes).toEqual(expect.arrayContaining(codes));
  });

  it('the same key issues once', async () => {
    const client = await as('idcode-native-app');
    const application = await applicationFor(client, 1);
    const signature = await sign(client, application);
    const first = await issue(client, application, signature, 'key-1');
    expect((await issue(client, application, signature, 'key-1')).resBody).toEqual(first.resBody);
    expect((await informationFor(client)).codes).toHaveLength(1);
    expect(codesOf(await issue(client, application, signature, 'key-2'))).toEqual(['ED2111']);
  });

  it.each([
    ['under-15', 'EDS102', '15歳未満の方は'],
    ['idcode-changing', 'EDS102', '異動処理中'],
  ])('%s is refused: %s %s [AM-118 VA-020]', async (persona, errorCode, words) => {
    const client = await as(persona);
    const application = await applicationFor(client, 1);
    const reply = await issue(client, application, await sign(client, application));
    expect(reply.errors).toEqual([{ errorCode, errorMessage: expect.stringContaining(words) }]);
    expect((await informationFor(client)).codes).toEqual([]);
  });

  it('a closed register can be asked for while the one in force is being changed', async () => {
    const client = await as('idcode-changing');
    const { registers } = await applicationFor(client, 2);
    const application = { kind: 'identification-code', registers: registers.slice(1) };
    expect((await issue(client, application, await sign(client, application))).resultCode).toBe('0000');
  });

  it.each([
    ['nothing chosen', () => []],
    ['a register of somebody else', ([own]: object[]) => [{ ...own, id: 'register-9' }]],
    ['another domicile', ([own]: object[]) => [{ ...own, domicile: '北海道試験市1番地' }]],
    ['another head', ([own]: object[]) => [{ ...own, headOfTheFamily: '別人　太郎' }]],
    ['one register twice', ([own]: object[]) => [own, own]],
  ])('EDS104: %s', async (_name, change) => {
    const client = await as('qr');
    const { registers } = await applicationFor(client, 1);
    const application = { kind: 'identification-code', registers: change([...registers]) };
    expect(codesOf(await issue(client, application, await sign(client, application)))).toEqual(['EDS104']);
  });

  it('the signature must be of this content, by the own card, and fresh', async () => {
    const client = await as('idcode-closed');
    const one = await applicationFor(client, 1);
    const two = await applicationFor(client, 2);
    expect(codesOf(await issue(client, two, await sign(client, one)))).toEqual(['ED2110']);
    expect(codesOf(await issue(client, one, { accessKey: 'none' }))).toEqual(['ED2111']);
    const { resBody } = await client.call('signatureQrInfo', { target: two });
    const token = new URL(String(resBody.readingUrl)).searchParams.get('token') ?? '';
    const page = await fetch(`${portal.origin}/sandbox/phone/sign?token=${token}`);
    expect(await page.text()).toContain('戸籍電子証明書提供用識別符号の取得');
    await pressOn(portal.origin, '/sandbox/phone/sign', { token, act: 'sign', card: 'other' });
    expect(codesOf(await issue(client, two, { accessKey: resBody.accessKey as string }))).toEqual(['EL2205']);
    const late = await sign(client, two);
    await client.advance(301);
    expect(codesOf(await issue(client, two, late))).toEqual(['ED2115']);
  });

  it('what the register answers when it cannot be read is handed on, and agents see nothing', async () => {
    for (const [persona, code] of [
      ['domicile-eds101', 'EDS101'],
      ['domicile-eds103', 'EDS103'],
      ['agent', 'EDS102'],
    ] as const)
      expect(codesOf(await (await as(persona)).call('identificationCodeInformation'))).toEqual([code]);
  });
});

function numbered(registerId: string, type: string, domicile: string, headOfTheFamily: string) {
  return {
    identificationCode: expect.stringMatching(/^\d{16}$/),
    registerId,
    type,
    domicile,
    headOfTheFamily,
    issueDate: today(),
  };
}
