import { describe, expect, it } from 'vitest';
import { discoverJobs } from '../../../src/server/kernel/jobs/discover-jobs.ts';
import { findModules } from '../../../src/server/modules.ts';
import { clientOf } from '../contract/client.ts';
import { databases, portalOn } from '../harness.ts';
import { logInOutside } from './browser-of.ts';
import { factsOfServices } from './facts-of-service.ts';
import { plainRegister, unreadable } from './plain-register.ts';
import { ticketIdentity } from './ticket-identity.ts';

const { errorCode, errorMessage } = unreadable.failure;

/** A portal whose national register answers, and no other one. */
describe.each(databases)('registers of which only the first answers, on %s', (kind) => {
  const portal = portalOn(kind, {
    sandbox: false,
    ports: {
      identity: ticketIdentity,
      register: plainRegister({ alone: ['hanako'] }),
    },
  });
  const loggedIn = async () =>
    clientOf(portal.origin, (await logInOutside(portal.origin, { ticket: 'hanako' })).cookie);
  const own = [['domicileGet'], ['selfInfo'], ['notificationList']] as const;
  const asked = [...own, ...factsOfServices.flatMap(({ asks }) => asks)].map(([call, reqBody]) => ({ call, reqBody }));

  it.each(asked)('$call says that it cannot be read, and never that there is nothing', async ({ call, reqBody }) => {
    const { resultCode, errors } = await (await loggedIn()).call(call, reqBody);
    expect({ resultCode, errors }).toEqual({ resultCode: '1000', errors: [{ errorCode, errorMessage }] });
  });

  it('what would merely be filled in is typed', async () => {
    const { resultCode, resBody } = await (await loggedIn()).call('inputAssistance');
    expect([resultCode, Object.keys(resBody)]).toEqual(['0000', ['address']]);
  });

  it.each(['/', '/todo', '/my-information', '/notices'])('%s says it, too', async (path) => {
    const page = await (await loggedIn()).send(path);
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain(errorMessage);
    expect(text).not.toMatch(/お願いすることは、ありません|届いた情報は、ありません|登録していません/);
  });

  it('nothing that was planned is dropped, and what could not be planned is tried again', async () => {
    const client = await loggedIn();
    await portal.database.query(
      `insert into jobs (key, kind, citizen_id, run_at, content)
         select kind, kind, id, now() + interval '9 days', '{}' from citizens, unnest($1::text[]) kind`,
      [[...(await discoverJobs(await findModules())).keys()]],
    );
    await client.send('/todo');
    const kept = await portal.database.query('select kind from jobs where key = kind and citizen_id is not null');
    expect(kept.length).toBeGreaterThan(0);
    const plans = await portal.database.query<{ last_error: string }>(
      `select last_error from jobs where kind = 'plan' and attempts > 0`,
    );
    expect(plans.map(({ last_error }) => last_error)).toContain('NotRead');
  });
});
