import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../harness.ts';
import { type Client, logIn, stranger } from './client.ts';
import { filer } from './journey.ts';
import { historiesOf } from './kana/journey.ts';
import { codeMailedTo, mailsOf, pressOn } from './signing.ts';

const path = '/sandbox/mails';
const page = async (client: Client) => (await client.send(path)).text();

describe.each(databases)('the stand-in of the mailbox on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it('has every mail, newest first: to whom, when, the whole text, a code that stands out and a link that leads', async () => {
    const { client } = await filer(portal.origin, portal.database, 'kana-filed');
    expect(await page(client)).toContain('届いたメールは、まだありません。');
    const code = await codeMailedTo(client, 'kagi@mail.example');
    const [entry] = await historiesOf(client);
    const notice = { id: entry?.id ?? '', title: '窓口のお休み', text: '土曜日はお休みです。' };
    await pressOn(portal.origin, '/sandbox/municipality/notice', notice, client);

    const shown = await page(client);
    expect(shown.match(/data-mail="\w+"/g)).toEqual(['data-mail="mail"', 'data-mail="code"']);
    expect(shown).toMatch(/<h2>確認コードのメール（\d{4}年\d+月\d+日 \d+時\d{2}分）<\/h2>/);
    expect(shown).toContain(`<strong class="code">${code}</strong>`);
    expect(shown).toContain('<dt>宛先</dt><dd>kagi@mail.example</dd>');
    expect(shown).toContain(`<a href="${portal.origin}/svc/kana/top">`);
    for (const { text } of await mailsOf(client))
      for (const line of text.split('\n')) expect(shown.replace(/<\/?(?:a|strong)\b[^>]*>/g, '')).toContain(line);
  });

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
