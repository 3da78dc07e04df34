import { describe, expect, it } from 'vitest';
import { auditCommand, auditTaskOf } from '../../../scripts/audit/audit-command.ts';
import { serverCalls } from '../../../src/server/kernel/contract/calls.ts';
import { hashToken } from '../../../src/server/kernel/sessions/token.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { broughtTo, everyApplying } from './agency-journey.ts';
import { auditedBy, verified } from './audit-rows.ts';
import { callCases } from './calls.ts';
import { type Client, contracts } from './client.ts';

const byName = new Map([...serverCalls(contracts).values()].map((call) => [call.name, call]));
const titles = new Map([...byName.values()].map(({ name, title }) => [name, title]));
const acts = callCases.filter(({ call }) => byName.get(call)?.isAct);

/** What has a number that its answer does not say. */
const isNumbered = new Set(['createXml']);

function failed(): never {
  throw new Error('The command was not understood.');
}

describe.each(databases)('the audit log on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const personOf = async (client: Client) => {
    const [, token = ''] = /madoguchi_session=([^;]+)/.exec(client.cookie) ?? [];
    const [row] = await portal.database.query<{ id: string }>('select citizen_id as id from sessions where id = $1', [
      hashToken(token),
    ]);
    return row?.id;
  };

  it('has an act of every contract that files something among those that are tried', () => {
    expect(acts.map(({ call }) => call).sort()).toEqual(
      [...byName.values()].flatMap(({ isAct, name }) => (isAct ? [name] : [])).sort(),
    );
  });

  it.each(acts)(
    '$call: who, what, under which number, by which request; once, however often it is sent; nothing of a refusal',
    async ({ call, arrive }) => {
      const { client, reqBody } = await arrive(portal.origin, portal.database);
      const headers = { 'intention-key': 'one', 'idempotency-key': 'one' };
      let requestId: string | null = null;
      let told: readonly unknown[] = [];
      const rows = await auditedBy(portal.database, async () => {
        const reply = await client.call(call, reqBody, headers);
        expect(reply.resultCode).toBe('0000');
        requestId = reply.headers.get('x-request-id');
        // The citizen is told the number under which it is kept.
        told = Object.values(reply.resBody).filter((value) => /^\d{16}$/.test(String(value)));
        for (const again of [headers, { ...headers, 'idempotency-key': 'two' }])
          await client.call(call, reqBody, again);
      });
      const subject = await personOf(client);
      expect(subject).toBeTruthy();
      const own = {
        call,
        actor: 'citizen',
        subject,
        requestId,
        number: told[0] ?? (isNumbered.has(call) ? expect.stringMatching(/^\d{16}$/) : null),
      };
      const signed =
        reqBody !== undefined && 'signature' in reqBody ? [expect.objectContaining({ ...own, kind: 'signature' })] : [];
      const done = expect.objectContaining({ ...own, kind: expect.stringMatching(/^(filing|withdrawal)$/) });
      expect(rows).toEqual([...signed, done]);
      const refused = await auditedBy(portal.database, async () => {
        await client.call('logout');
        expect((await client.call(call, reqBody)).resultCode).not.toBe('0000');
      });
      expect(refused).toEqual([]);
      // Nothing of what was filed.
      const texts = JSON.stringify(rows);
      expect(texts).not.toMatch(/[\u3000-\u9fff]/);
    },
  );

  describe.each(everyApplying)('of what is filed with an agency ($service)', (of) => {
    it('has the filing, each decision, the correction and the withdrawal under one number', async () => {
      await of.prepare(portal.database);
      let client: Client | null = null;
      const rows = await auditedBy(portal.database, async () => {
        const filed = await broughtTo(portal.origin, of, '3');
        ({ client } = filed);
        await of.correct(client);
        const { resultCode } = await client.call(of.withdraw.call, of.withdraw.body(filed.id));
        expect(resultCode).toBe('0000');
      });
      const subject = client && (await personOf(client));
      const numbers = new Set(rows.map(({ number }) => number));
      expect([...numbers]).toEqual([expect.stringMatching(/^\d{16}$/)]);
      expect(new Set(rows.map((row) => row.subject))).toEqual(new Set([subject]));
      expect(rows.map((row) => `${row.actor} ${row.kind}`)).toEqual([
        'citizen filing',
        'office decision',
        'office decision',
        'citizen correction',
        'citizen withdrawal',
      ]);
      expect(rows.map(({ call }) => call).slice(1, 3)).toEqual([`${of.service}/examine`, `${of.service}/return`]);

      // As who runs the portal is told it.
      const number = String(rows[0]?.number);
      const typed = auditTaskOf(['about', ` ${number.slice(0, 8)}-${number.slice(8)} `]) ?? failed();
      const { isDone, says } = await auditCommand(portal.database, typed, titles);
      const told = says.split('\n').filter((line) => !line.includes('requestId'));
      expect([isDone, told.length]).toEqual([true, 7]);
      for (const [nth, words] of [
        /起きたこと/,
        /^\d{4}年\d+月\d+日 \d+:\d+:\d+　本人が届け出ました（.+）。$/,
        /窓口が、審査を始めました。$/,
        /窓口が、直すために戻しました。$/,
        /本人が、直して出し直しました（.+）。$/,
        /本人が取り下げました（.+取り下げ）。$/,
        new RegExp(`id：${subject}$`),
      ].entries())
        expect(told[nth]).toMatch(words);
      expect(says).toContain(String(rows[0]?.requestId));
    });
  });

  it('is intact after all of them', async () => {
    expect(await verified(portal.database)).toMatchObject({ isIntact: true, waiting: 0 });
  });
});
