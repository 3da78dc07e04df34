import { describe, expect, it } from 'vitest';
import type { Receipt } from '../../../../src/server/kernel/portal/module-parts.ts';
import { databases, sharedPortalOn } from '../../harness.ts';
import { newAddress } from '../calls/drivers-license.ts';
import { bodyOf, logIn } from '../client.ts';
import { sign } from '../signing.ts';

describe.each(databases)('receipts on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it('every number on one is found on home', async () => {
    const driver = await logIn(portal.origin, 'licence-gold');
    const signature = await sign(driver, newAddress);
    await driver.call('licencePermanentAddressSubmit', { application: newAddress, signature });
    const { receipts } = await bodyOf<{ receipts: readonly Receipt[] }>(
      driver.call('receiptList', { service: 'drivers-license' }),
    );
    const licence = receipts[0]?.content.find(({ name }) => name === '免許の番号')?.value ?? '';
    const shown = await (await driver.send(`/?q=${licence}`)).text();
    expect(shown).toContain(`href="/svc/drivers-license/complete?number=${receipts[0]?.number}"`);
  });
});
