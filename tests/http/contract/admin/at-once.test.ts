import { describe, expect, it } from 'vitest';
import { takeTry } from '../../../../src/server/services/admin/tries.ts';
import { defaultSettings } from '../../default-settings.ts';
import { databases, sharedPortalOn } from '../../harness.ts';
import type { Client } from '../client.ts';
import { atOnce } from '../outcomes-at-once.ts';
import { addedUser, administratorLogsIn, goodUser, type StoredUser } from './client.ts';

describe.each(databases)('what administrators ask for at once, on %s', (kind) => {
  const portal = sharedPortalOn(kind);

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
