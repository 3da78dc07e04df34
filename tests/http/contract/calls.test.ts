import { describe, expect, it } from 'vitest';
import { contractIn } from '../../../src/load/files/own-part.ts';
import { realFiles } from '../../lint/project.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import type { CallCase } from './call-case.ts';
import { callCases, casesByService } from './calls.ts';
import { calls, pathOf, replyOf, screenId, stranger } from './client.ts';

const rows = (members: object) => Object.keys(members).join(' ');
/** Where its contract stands. */
const fileOf = (call: string) =>
  [...realFiles.keys()].find((file) => contractIn(file)?.kind === 'calls' && contractIn(file)?.name === call);
const headers = { 'content-type': 'application/json' };

describe.each(databases)('calls on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  /** Where the way to a call is long and what is refused there changes nothing, the refusals share one arrival. */
  const arrivals = new Map<CallCase, ReturnType<CallCase['arrive']>>();
  const arriveOnce = (row: CallCase) => {
    const arrival = arrivals.get(row) ?? row.arrive(portal.origin, portal.database);
    arrivals.set(row, arrival);
    return arrival;
  };

  it('the table has every call of the catalogue', () => {
    const cases = callCases.map(({ call }) => call);
    const missing = calls.map(({ entry }) => entry.call).filter((call) => !cases.includes(call));
    expect(missing.map((call) => `${call}: a case in tests/http/contract/calls/, in the file of its service`)).toEqual(
      [],
    );
    expect(cases.sort()).toEqual(calls.map(({ entry }) => entry.call).sort());
  });

  it.each([...casesByService])('the cases of %s are of calls that stand there', (service, cases) => {
    const folder = service === 'common' ? 'catalog/' : `screens/${service}/catalog/`;
    const astray = cases.filter(({ call }) => fileOf(call)?.startsWith(folder) !== true);
    expect(astray.map(({ call }) => `${call}: ${fileOf(call)}`)).toEqual([]);
  });

  describe.each(callCases)('$exists $call', (row) => {
    const path = pathOf(row.call);

    it(`${row.noBody ?? ''} ${row.resultCode ?? ''} ${rows(row.response)} answers 0000 and its fields [API-005 API-008]`, async () => {
      const { client, reqBody } = await row.arrive(portal.origin, portal.database);
      const reply = await client.call(row.call, reqBody);
      expect(reply).toMatchObject({ status: 200, resultCode: '0000', errors: [] });
      for (const member of Object.values(row.response)) expect(reply.resBody).toHaveProperty(member);
      expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    });

    it('takes POST with JSON and a screen id only [API-001 API-002 API-003 API-010]', async () => {
      const { client, reqBody } = await arriveOnce(row);
      const send = async (body: unknown) =>
        (await replyOf(await client.send(path, { method: 'POST', headers, body: JSON.stringify(body) }))).resultCode;
      const read = await client.send(path);
      expect([read.status, read.headers.get('cache-control')]).toEqual([405, 'no-store']);
      expect(await send({ reqBody })).toBe('9001');
      expect(await send({ commonHeader: {}, reqBody })).toBe('9001');
      expect(await send({ commonHeader: { screenId: 1 }, reqBody })).toBe('9001');
      const form = await client.send(path, { method: 'POST', body: new URLSearchParams({ screenId }) });
      expect(form.status).toBe(415);
    });
  });

  describe.each(callCases.filter(({ request }) => Object.keys(request).length > 0))('$call with a reqBody', (row) => {
    it(`${rows(row.request)} checks each field of reqBody`, async () => {
      const { client, reqBody } = await arriveOnce(row);
      const outcomes: Record<string, string> = {};
      for (const member of Object.values(row.request)) {
        const { [member]: _left, ...without } = reqBody ?? {};
        if (!row.optional?.includes(member))
          outcomes[`without ${member}`] = (await client.call(row.call, without)).resultCode;
        outcomes[`number ${member}`] = (await client.call(row.call, { ...reqBody, [member]: 1 })).resultCode;
        outcomes[`null ${member}`] = (await client.call(row.call, { ...reqBody, [member]: null })).resultCode;
      }
      outcomes['unknown member'] = (await client.call(row.call, { ...reqBody, unknown: 'x' })).resultCode;
      const mayBeEmpty = Object.values(row.request).every((member) => row.optional?.includes(member));
      if (!mayBeEmpty) outcomes['no reqBody'] = (await client.call(row.call)).resultCode;
      expect(Object.entries(outcomes).filter(([, resultCode]) => resultCode !== '9001')).toEqual([]);
    });
  });

  describe.each(callCases.filter(({ openToAll }) => openToAll !== true))('$call without a login', (row) => {
    it('needs a login [API-006 API-007]', async () => {
      const { reqBody } = await arriveOnce(row);
      const reply = await stranger(portal.origin).call(row.call, reqBody);
      const errorCode = row.loginCode ?? 'ED1107';
      expect(reply.errors).toEqual([{ errorCode, errorMessage: expect.stringContaining('ログイン') }]);
      expect(reply.resultCode).not.toBe('0000');
    });
  });
});
