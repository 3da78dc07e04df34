import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { bodyOf } from '../client.ts';
import { filer } from '../journey.ts';
import { sign } from '../signing.ts';
import { create, filled, historiesOf, reportsOf } from './journey.ts';
import { memberOf, outcome } from './outcome.ts';

describe.each(databases)('the correction of more than a reading on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it('a qualification and an address are given anew [EN-090 EN-092 EN-093 AM-079]', async () => {
    const { client } = await filer(portal.origin, portal.database, 'kana-correction-details');
    const [filed] = await historiesOf(client);
    const documentId = filed?.latestMessage?.documentId ?? '';
    const draft = await create(client, '2', { documentId });
    expect(
      draft.reports.map(
        ({ id, qualificationType, address, changeRequiredAddress, changeRequiredQualificationType }) => [
          id,
          qualificationType,
          address,
          changeRequiredAddress,
          changeRequiredQualificationType,
        ],
      ),
    ).toEqual([
      ['first-name-1', '', '', true, false],
      ['first-name-2', '', '', true, true],
    ]);
    const filedAddress = draft.informant.address;
    expect(filedAddress).not.toBe('');
    expect(draft.reports).toMatchObject([{ filedAddress }, { filedAddress, filedQualificationType: '017' }]);
    expect(draft.reports[0]).not.toHaveProperty('filedQualificationType');
    const address = '東京都見本区例示町一丁目2番4号';
    const partial = filled(draft, { 'first-name-1': { address } });
    expect(outcome(await client.call('kanaSubmit', { report: partial }))).toContain('すべてそろっていません');
    const report = filled(draft, {
      'first-name-1': { address },
      'first-name-2': { address, qualificationType: '020' },
    });
    const written = filedAddress.replaceAll('2', '２');
    expect(written).not.toBe(filedAddress);
    const unchanged = [
      [{ address: filedAddress, qualificationType: '020' }, '届出の住所を、届け出たものから直してください。'],
      [{ address: written, qualificationType: '020' }, '届出の住所を、届け出たものから直してください。'],
      [{ address, qualificationType: '017' }, '届出での立場を、届け出たものから直してください。'],
    ] as const;
    for (const [second, told] of unchanged) {
      const same = filled(draft, { 'first-name-1': { address }, 'first-name-2': second });
      expect(outcome(await client.call('kanaSubmit', { report: same }))).toContain(told);
    }
    const { arrivalNumber } = await bodyOf<{ arrivalNumber: string }>(
      client.call('kanaSubmit', { report, signature: await sign(client, report) }),
    );
    // What it puts right is no difference from a register.
    const { receipts } = (await client.call('receiptGet', { number: arrivalNumber })).resBody as {
      receipts: readonly object[];
    };
    expect(receipts.map((receipt) => 'differences' in receipt)).toEqual([false]);
    expect(memberOf(await reportsOf(client), 'first-name-2')).toMatchObject({ address, qualificationType: '020' });
  });
});
