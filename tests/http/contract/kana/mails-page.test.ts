import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { filer } from '../journey.ts';
import { codeMailedTo, mailsOf, pressOn } from '../signing.ts';
import { historiesOf } from './journey.ts';

describe.each(databases)('the stand-in of the mailbox on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it('has every mail, newest first: to whom, when, the whole text, a code that stands out and a link that leads', async () => {
    const { client } = await filer(portal.origin, portal.database, 'kana-filed');
    expect(await (await client.send('/sandbox/mails')).text()).toContain('届いたメールは、まだありません。');
    const code = await codeMailedTo(client, 'kagi@mail.example');
    const [entry] = await historiesOf(client);
    const notice = { id: entry?.id ?? '', title: '窓口のお休み', text: '土曜日はお休みです。' };
    await pressOn(portal.origin, '/sandbox/municipality/notice', notice, client);

    const shown = await (await client.send('/sandbox/mails')).text();
    expect(shown.match(/data-mail="\w+"/g)).toEqual(['data-mail="mail"', 'data-mail="code"']);
    expect(shown).toMatch(/<h2>確認コードのメール（\d{4}年\d+月\d+日 \d+時\d{2}分）<\/h2>/);
    expect(shown).toContain(`<strong class="code">${code}</strong>`);
    expect(shown).toContain('<dt>宛先</dt><dd>kagi@mail.example</dd>');
    expect(shown).toContain(`<a href="${portal.origin}/svc/kana/top">`);
    for (const { text } of await mailsOf(client))
      for (const line of text.split('\n')) expect(shown.replace(/<\/?(?:a|strong)\b[^>]*>/g, '')).toContain(line);
  });
});
