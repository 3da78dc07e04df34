import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { databases, portalOn } from '../../harness.ts';
import { commonHeader, knownByIdentity, loggedInTo, statements } from '../../kernel/asked-statements.ts';
import { pathOf } from '../client.ts';
import { offerProcedures, toSave } from './apply-journey.ts';

describe.each(databases)('what a request asks the database, on %s', (kind) => {
  const portal = portalOn(kind, knownByIdentity);
  afterEach(() => vi.restoreAllMocks());

  it('a draft that is saved again: the end of the session goes out with what is written', async () => {
    const visitor = await loggedInTo(portal);
    await offerProcedures(portal.database);
    const save = async (reason: string, of: object) => {
      const reqBody = toSave({ reason, worked: 'no' }, of);
      const sent = await visitor.post(
        pathOf('nqDraftSave'),
        { commonHeader, reqBody },
        { 'idempotency-key': randomUUID() },
      );
      expect(sent.json.resultCode).toBe('0000');
      return sent.json.resBody as { readonly id: string; readonly revision: number };
    };
    const { id, revision } = await save('一', {});
    await portal.database.query(`update sessions set expires_at = expires_at - interval '1 minute'`);
    const asked = statements();
    await save('二', { draftId: id, revision });
    expect(asked().slice(-5)).toEqual(['insert into', 'with gone', 'update idempotency', 'update sessions', 'commit']);
  });
});
