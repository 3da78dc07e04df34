import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { type Client, logIn, type Reply } from '../client.ts';

const codesOf = ({ errors }: Reply) => errors.map(({ errorCode }) => errorCode);

interface Slip {
  readonly id: string;
  readonly leftOn: string;
  readonly claimUntil: string;
  readonly wages: readonly { readonly from: string; readonly to: string; readonly days: number }[];
  readonly receivedOn?: string;
}

async function slipsOf(client: Client): Promise<readonly Slip[]> {
  return (await client.call('employmentSlips')).resBody.slips as readonly Slip[];
}

const slip = 'R3017-0001';

describe.each(databases)('employment insurance on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const as = (persona: string, copy?: string) => logIn(portal.origin, persona, copy);

  it.each([
    ['employment-insured', '1', 1, 0, ['1', '1', '1']],
    ['employment-two', '1', 2, 1, ['2', '2', '2']],
    ['employment-two-jobs', '1', 2, 0, ['1', '1', '2']],
    ['employment-short', '1', 1, 0, ['2', '2', '2']],
    ['employment-childcare', '1', 1, 0, ['1', '1', '1']],
    ['employment-left', '2', 1, 1, ['1', '1', '1']],
    ['employment-restricted', '2', 1, 1, ['1', '1', '1']],
    ['employment-receiving', '2', 1, 1, ['1', '1', '1']],
    ['employment-none', '3', 0, 0, ['3', '3', '3']],
    ['qr', '3', 0, 0, ['3', '3', '3']],
  ])('%s: status, periods, ended ones, training [EM-001 SH-009]', async (persona, status, periods, ended, training) => {
    const { resBody } = await (await as(persona)).call('employmentRecord');
    const found = resBody as { status: string; periods: { leftOn?: string }[]; training: { result: string }[] };
    expect(found.status).toBe(status);
    expect(found.periods).toHaveLength(periods);
    expect(found.periods.filter(({ leftOn }) => leftOn !== undefined)).toHaveLength(ended);
    expect(found.training.map(({ result }) => result)).toEqual(training);
  });

  it('what can be drawn: the days that are left, and the time without payment after leaving of one’s own will', async () => {
    const receiving = (await (await as('employment-receiving')).call('employmentBenefits')).resBody;
    expect(receiving).toMatchObject({ entitlement: { days: 270, daysLeft: 270 - 77, dailyAmount: 6296 } });
    expect(receiving.entitlement).not.toHaveProperty('restrictedUntil');
    const restricted = (await (await as('employment-restricted')).call('employmentBenefits')).resBody;
    expect(restricted).toMatchObject({
      entitlement: { daysLeft: 90, restrictedUntil: expect.stringMatching(/^\d{8}$/) },
      payments: [],
    });
    expect((await (await as('employment-insured')).call('employmentBenefits')).resBody).toEqual({ payments: [] });
  });

  it('a slip lists six months of wages, back from the last day without a gap', async () => {
    const [found] = await slipsOf(await as('employment-left'));
    expect(found?.wages).toHaveLength(6);
    expect(found?.wages[0]?.to).toBe(found?.leftOn);
    const days = found?.wages.map(({ days: count }) => count) ?? [];
    expect(days.every((count) => count >= 28 && count <= 31)).toBe(true);
    expect(found?.claimUntil.slice(0, 4)).toBe(String(Number(found?.leftOn.slice(0, 4)) + 1));
  });

  it('a slip is received once: on another device too, again with the same key, and again with another', async () => {
    const client = await as('employment-left', `slip-${kind}`);
    expect((await slipsOf(client))[0]).not.toHaveProperty('receivedOn');
    const receive = (key: string) => client.call('employmentSlipReceive', { slipId: slip }, { 'idempotency-key': key });
    expect((await receive('first')).resultCode).toBe('0000');
    expect((await slipsOf(await as('employment-left', `slip-${kind}`)))[0]).toHaveProperty('receivedOn');
    await portal.database.query(`update employment_slip_receipts set received_at = '2020-02-02T03:00:00Z'`, []);
    for (const key of ['first', 'second']) expect((await receive(key)).resultCode).toBe('0000');
    expect((await slipsOf(client))[0]?.receivedOn).toBe('20200202');
  });

  it('EDE101 nobody receives or sees the slip of somebody else', async () => {
    for (const persona of ['employment-insured', 'employment-receiving', 'qr']) {
      const client = await as(persona);
      expect((await slipsOf(client)).map(({ id }) => id)).not.toContain(slip);
      expect(codesOf(await client.call('employmentSlipReceive', { slipId: slip }))).toEqual(['EDE101']);
    }
  });

  it('home and to-do name a slip until it is received, and then what its page says to do with it', async () => {
    const client = await as('employment-left');
    const page = async (path: string) => (await client.send(path)).text();
    expect(await page('/')).toMatch(/対応が必要なこと<span class="ui-count">1</);
    expect(await page('/todo')).toMatch(/離職票の受け取り<[\s\S]*株式会社れいじ食品の離職票が届いています。/);
    await client.call('employmentSlipReceive', { slipId: slip });
    expect(await page('/todo')).not.toContain('離職票の受け取り<');
    expect(await page('/todo')).toMatch(/data-entry="claim"[\s\S]*ハローワークで、求職の申し込みをしてください。/);
    const receiving = await as('employment-receiving');
    expect(await (await receiving.send('/todo')).text()).not.toContain('data-entry="claim"');
  });
});
