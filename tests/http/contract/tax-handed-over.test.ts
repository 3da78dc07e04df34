import { describe, expect, it } from 'vitest';
import type { ChoiceKey } from '../../../src/server/common/tax/choices.ts';
import type { TaxDocument } from '../../../src/server/common/tax/documents.ts';
import { storeHandover } from '../../../src/server/common/tax/handovers.ts';
import { hashToken } from '../../../src/server/kernel/sessions/token.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { bodyOf, type Client } from './client.ts';
import { taxpayer, usualYear } from './tax-journey.ts';

interface Certificate {
  readonly id: string;
  readonly handedOverAt?: string;
}

const procedure = 'taxReturn';

async function certificatesOf(client: Client): Promise<readonly Certificate[]> {
  return (await bodyOf<{ certificates: Certificate[] }>(client.call('taxCertificates', { procedure }))).certificates;
}

describe.each(databases)('certificates on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it('what was handed over in the other procedure in that year says when, so that nothing is deducted twice', async () => {
    const client = await taxpayer(portal.origin, 'tax-much');
    const [first, second] = await certificatesOf(client);
    if (first === undefined || second === undefined) throw new Error('No certificates.');
    expect([first, second].some((one) => 'handedOverAt' in one)).toBe(false);
    const [, token = ''] = /madoguchi_session=([^;]+)/.exec(client.cookie) ?? [];
    const [person] = await portal.database.query<{ id: string }>(
      'select citizen_id as id from sessions where id = $1',
      [hashToken(token)],
    );
    const year = await usualYear(client);
    const handOver = (document: Certificate, of: Pick<ChoiceKey, 'procedure' | 'year'>, at: string) => {
      const documents = [document] as unknown as readonly TaxDocument[];
      const key = { citizenId: person?.id ?? '', ...of };
      return storeHandover(portal.database, key, { documents, said: [] }, new Date(at));
    };
    await handOver(first, { procedure: 'yearEnd', year }, '2026-11-01T00:00:00Z');
    await handOver(first, { procedure: 'yearEnd', year }, '2026-11-02T00:00:00Z');
    await handOver(second, { procedure: 'yearEnd', year: '2001' }, '2026-11-02T00:00:00Z');
    await handOver(second, { procedure, year }, '2026-11-02T00:00:00Z');
    const told = await certificatesOf(client);
    expect(told.flatMap((one) => ('handedOverAt' in one ? [[one.id, one.handedOverAt]] : []))).toEqual([
      [first.id, '2026-11-02T00:00:00.000Z'],
    ]);
  });
});
