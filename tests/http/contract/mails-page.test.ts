import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../harness.ts';
import { type Client, logIn, stranger } from './client.ts';
import { codeMailedTo } from './signing.ts';

const path = '/sandbox/mails';
const page = async (client: Client) => (await client.send(path)).text();

describe.each(databases)('the stand-in of the mailbox on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it('has nothing for anybody else, and says what to do without a login', async () => {
    const sender = await logIn(portal.origin, 'qr');
    await codeMailedTo(sender, 'himitsu@mail.example');
    expect(await page(sender)).toContain('himitsu@mail.example');
    expect(await page(await logIn(portal.origin, 'qr'))).not.toContain('himitsu@mail.example');
    expect(await page(stranger(portal.origin))).toContain('ログインしていません。');
  });

  it('is found from the page of samples, and that from the home page, with and without a login', async () => {
    for (const client of [await logIn(portal.origin, 'qr'), stranger(portal.origin)])
      for (const [from, to] of [
        ['/', '/sandbox'],
        ['/sandbox', path],
      ] as const)
        expect(await (await client.send(from)).text()).toContain(`href="${to}"`);
  });
});
