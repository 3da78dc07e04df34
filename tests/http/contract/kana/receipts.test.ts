import { describe, expect, it } from 'vitest';
import { groupsOfFour } from '../../../../src/model/groups-of-four.ts';
import { databases, sharedPortalOn } from '../../harness.ts';
import { logIn } from '../client.ts';
import { receiptsOf } from '../receipt-case.ts';
import { expectWhole } from '../whole-receipt.ts';
import { historiesOf } from './journey.ts';

describe.each(databases)('receipts on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it('what was filed before the login has a receipt, too', async () => {
    const client = await logIn(portal.origin, 'kana-filed');
    const histories = await historiesOf(client);
    expect(await (await client.send('/todo')).text()).toContain(groupsOfFour(histories[0]?.arrivalNumber ?? 'none'));
    for (const { arrivalNumber } of histories) {
      const { receipts } = await receiptsOf(client, arrivalNumber);
      expect(receipts).toHaveLength(1);
      receipts.forEach(expectWhole);
    }
  });
});
