import { beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../../src/server/create-server.ts';
import { dayFrom, everyApplying } from '../contract/agency-journey.ts';
import { logIn } from '../contract/client.ts';
import { mailsOf } from '../contract/signing.ts';
import { freeOrigin } from '../free-origin.ts';
import { databases, portalOn } from '../harness.ts';
import { openTestDatabase } from '../test-database.ts';
import { heldDesk } from './held-desk.ts';

describe.each(databases)('the desk that agencies are handed on %s', (kind) => {
  const { backOffice, desk } = heldDesk();
  const portal = portalOn(kind, { ports: { backOffice } });
  const about = (service: string) => async (id: string) =>
    (await desk().waiting()).find((one) => one.service === service && one.id === id);

  describe.each(everyApplying)('for $service', (of) => {
    beforeAll(() => of.prepare(portal.database));
    const filed = async () => {
      const client = await logIn(portal.origin, of.persona);
      return { client, id: await of.file(client) };
    };
    const find = about(of.service);

    it('shows what waits: whose it is, what it is, and what may be done [NQ-008]', async () => {
      const { client, id } = await filed();
      const { resBody } = await client.call('isLogin');
      const found = await find(id);
      const { name } = (resBody as { loginInfo: { name: string } }).loginInfo;
      expect(found).toMatchObject({ service: of.service, id, applicant: { subject: of.persona, name } });
      expect(found?.moves).toEqual(['examine']);
      expect(found?.number).toMatch(/^\d{16}$/);
    });

    it('shows what was filed, and the audit log says that it was read', async () => {
      const { id } = await filed();
      const found = await find(id);
      const content = await desk().content({ service: of.service, id });
      expect(content?.length).toBeGreaterThan(2);
      const read = await portal.database.query(
        `select kind, actor, subject, number from audit_log where kind = 'reading' and number = $1`,
        [found?.number],
      );
      expect(read).toEqual([{ kind: 'reading', actor: 'office', subject: found?.applicant.id, number: found?.number }]);
    });

    it('shows no files where none were attached', async () => {
      const one = { service: of.service, id: (await filed()).id };
      expect(await desk().files(one)).toEqual([]);
      expect(await desk().file(one, 'none')).toBeNull();
    });

    it('carries a decision out, tells the applicant by mail, and shows what is next', async () => {
      const { client, id } = await filed();
      const before = (await mailsOf(client)).length;
      expect(await desk().decide({ service: of.service, id }, { move: 'examine' })).toBeNull();
      const returned = { move: 'return', note: '印鑑が写っていません。', dueDate: dayFrom(30) } as const;
      expect(await desk().decide({ service: of.service, id }, returned)).toBeNull();
      expect(await of.see(client, id)).toMatchObject({ status: '3', reason: returned.note });
      expect(await mailsOf(client)).toHaveLength(before + 2);
      // It waits for the applicant now.
      expect(await find(id)).toBeUndefined();
    });

    it('of two who decide at the same moment one does', async () => {
      const { client, id } = await filed();
      const both = await Promise.all([1, 2].map(() => desk().decide({ service: of.service, id }, { move: 'examine' })));
      expect(both.filter((said) => said === null)).toHaveLength(1);
      expect(both.find((said) => said !== null)).toMatch(/^申請の状態が変わったため、できません。/);
      expect((await of.see(client, id)).history).toHaveLength(2);
    });

    it.each([
      ['without a reason', { move: 'return', dueDate: dayFrom(30) }, /入力してください/],
      ['until a day that is none', { move: 'return', note: '直してください。', dueDate: '2027-02-30' }, /日付|期限/],
      ['for a fee of nothing', { move: 'askPayment', yen: 0, dueDate: dayFrom(30) }, /手数料/],
      ['for a fee in parts of a yen', { move: 'askPayment', yen: 10.5, dueDate: dayFrom(30) }, /手数料/],
    ] as const)('decides nothing %s, and says why', async (_how, decision, says) => {
      const { client, id } = await filed();
      await desk().decide({ service: of.service, id }, { move: 'examine' });
      expect(await desk().decide({ service: of.service, id }, decision)).toMatch(says);
      expect(await of.see(client, id)).toMatchObject({ status: '2' });
    });
  });

  it('knows no application of nobody, and of no service', async () => {
    for (const service of [everyApplying[0]?.service ?? '', 'none']) {
      expect(await desk().content({ service, id: 'nowhere' })).toBeNull();
      expect(await desk().files({ service, id: 'nowhere' })).toBeNull();
      expect(await desk().file({ service, id: 'nowhere' }, 'none')).toBeNull();
      expect(await desk().decide({ service, id: 'nowhere' }, { move: 'examine' })).toMatch(/./);
    }
  });

  it.each([
    ['is let go of before the portal has ended', true],
    ['that nobody can take ends the start', false],
  ])('%s', async (_what, connects) => {
    const { database, remove } = await openTestDatabase(kind);
    const done: string[] = [];
    const server = await createServer({
      ...{ database, sandbox: false, publicOrigin: await freeOrigin() },
      ports: {
        backOffice: {
          async connect() {
            if (!connects) throw new Error('no agency answers');
            done.push('connected');
            return async () => void done.push((await database.query('select 1 as one')).length === 1 ? 'let go' : '');
          },
        },
      },
    });
    if (connects) await server.ready();
    else await expect(server.ready()).rejects.toThrow('no agency answers');
    await server.close();
    await remove();
    expect(done).toEqual(connects ? ['connected', 'let go'] : []);
  });
});
