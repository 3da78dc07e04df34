import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { type Client, logIn } from '../client.ts';
import { offerProcedures, save } from './apply-journey.ts';

describe.each(databases)('how much there is to do on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it('is counted anew for the first draft of a procedure, and not for what is saved over it [EN-046]', async () => {
    await offerProcedures(portal.database);
    const client = await logIn(portal.origin, 'qr');
    const isKept = async () => {
      const [latest] = await portal.database.query<{ kept: boolean }>(
        `select s.counts is not null as kept from sessions s join citizens c on c.id = s.citizen_id where c.persona_id = 'qr' order by c.created_at desc limit 1`,
      );
      return latest?.kept;
    };
    const before = await counted(client);
    const { id, revision } = await save(client, { reason: '就職のため' });
    expect(await isKept()).toBe(false);
    expect(await counted(client)).toBe(before + 1);
    expect(await isKept()).toBe(true);
    expect((await save(client, { reason: '転職のため' }, { draftId: id, revision })).revision).toBe(revision + 1);
    expect(await isKept()).toBe(true);
    expect(await counted(client)).toBe(before + 1);
  });
});

async function counted(client: Client): Promise<number> {
  const { batchNumber } = (await client.call('isLogin')).resBody as { batchNumber: { taskIncompleteCount: number } };
  return batchNumber.taskIncompleteCount;
}
