import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { type Client, logIn } from '../client.ts';
import { showDomicile } from '../journey.ts';

describe.each(databases)('what became of an act, on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const open = async (client: Client) => (await client.send('/outcomes')).text();

  it('an act whose answer has no number is told with that of its receipt', async () => {
    const client = await logIn(portal.origin, 'pseudonym-exists');
    const sent = { ...(await showDomicile(client)), sinseiTetuzukiSyubetuCd: '0101' };
    expect((await client.call('createXml', sent)).resBody).toEqual({ createXmlIsSuccess: true });
    const shown = await open(client);
    expect(shown).toMatch(
      /戸籍電子証明書の提出<\/h3><p>[^<]+に受け付けました。<\/p><p>受付番号：<span[^>]*>[\d ]+<\/span><\/p><a [^>]*href="\/family-registration\?number=\d+"/u,
    );
    expect(shown.match(/に受け付けました。/gu)).toHaveLength(1);
  });
});
