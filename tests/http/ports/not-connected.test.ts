import { describe, expect, it, vi } from 'vitest';
import { keepMessage } from '../../../src/server/kernel/calls/outbox.ts';
import { keepCitizen } from '../../../src/server/kernel/people/citizens.ts';
import { notConnected } from '../../../src/server/ports/not-connected.ts';
import { databases, portalOn } from '../harness.ts';

const login = { loginType: '2', digitalCertificateType: '', mdocFlag: '', isAgent: false };

describe.each(databases)('a portal that is connected to nothing on %s', (kind) => {
  const portal = portalOn(kind, { sandbox: false, runsJobs: true });

  it('keeps mail until there is a mail service', async () => {
    const { database } = portal;
    const id = await keepCitizen(database, { subject: 'hanako', name: '見本 花子', login }, new Date());
    await keepMessage(database, id, new Date(), { kind: 'mail', to: 'hanako@mail.example', text: 'お知らせ' });
    const tried = () =>
      database.query(`select 1 from jobs where kind = 'mail' and attempts > 0 and last_error is not null`);
    await vi.waitFor(async () => expect(await tried()).toHaveLength(1), { timeout: 20_000, interval: 200 });
    expect(await database.query('select sent_at from outbox')).toEqual([{ sent_at: null }]);
    expect(await notConnected.mailer.deliveryTo('hanako@mail.example')).toBe('undeliverable');
  });

  it('has no address for a login to come back to', async () => {
    expect((await fetch(`${portal.origin}/login/return?persona=qr`)).status).toBe(404);
  });
});
