import { describe, expect, it } from 'vitest';
import { freeOrigin } from '../../free-origin.ts';
import { databases, portalOn } from '../../harness.ts';
import { filer } from '../journey.ts';
import { ask, form, lies } from '../lying-requests.ts';
import { mailsOf } from '../signing.ts';
import { historiesOf } from './journey.ts';

describe.each(databases)('the public origin on %s', async (kind) => {
  const publicOrigin = await freeOrigin();
  const portal = portalOn(kind, { publicOrigin });

  it('stands in mails, whatever host a request names', async () => {
    const { client } = await filer(portal.origin, portal.database, 'kana-filed');
    const { cookie } = client;
    const [entry] = await historiesOf(client);
    const headers = { ...lies, cookie, origin: publicOrigin };
    const notice = { id: entry?.id ?? '', title: '窓口のお休み', text: '土曜日はお休みです。' };
    await ask(
      `${publicOrigin}/sandbox/municipality/notice`,
      { ...headers, ...form },
      String(new URLSearchParams(notice)),
    );
    const mail = (await mailsOf(client)).at(-1)?.text;
    expect(mail).toContain(`${publicOrigin}/svc/kana/top`);
  });
});
