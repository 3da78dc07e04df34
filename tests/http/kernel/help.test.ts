import { describe, expect, it } from 'vitest';
import { builtManifest, builtScreen, builtService } from '../../words/built.ts';
import { samplePortal } from './sample-portal.ts';
import { Visitor } from './visitor.ts';

const services = builtManifest()
  .services.map(({ name }) => builtService(name))
  .filter(({ shell }) => shell === null);

/** As the markup has it. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('the page of who does not get on', () => {
  const portal = samplePortal('PGlite');
  const get = (path: string, from?: string) =>
    new Visitor(portal).send(path, { headers: from === undefined ? {} : { referer: `${portal.origin}${from}` } });

  it.each(services.map((service) => [service.name, service] as const))(
    'every screen of %s has one, with what it asks, its number and the office',
    async (name, { contact, screens }) => {
      expect(screens).not.toEqual([]);
      const { office = '', phone = '', hours = '' } = contact ?? {};
      for (const screen of screens.map(builtScreen)) {
        const { status, text } = await get(`/help/${name}/${screen.name}`);
        expect(status).toBe(200);
        const labels = screen.fields.map(({ label }) => label).filter((label) => typeof label === 'string');
        for (const said of [office, phone, hours, screen.id, ...labels]) expect(text).toContain(`>${escaped(said)}<`);
      }
    },
  );

  it.each([
    ['/svc/hpki/top', '/help/hpki/hpki-top'],
    ['/svc/hpki/jma/confirmation?from=x', '/help/hpki/hpki-confirmation'],
    ['/svc/kana/error?type=00&code=EDV101', '/help/kana/kana-error?number=EDV101'],
    ['/svc/kana/error?type=00&code=0120-000-111', '/help/kana/kana-error'],
    ['/svc/nq/exam-list', '/help/nq/nq-exams'],
    ['/svc/familyregister/select/', '/help/familyregister/familyregister-select'],
    ['/svc/kana/no-such-screen', '/help#kana'],
  ])('the link of the footer leads from %s to %s', async (from, to) => {
    const reply = await get('/help', from);
    expect([reply.status, reply.headers.get('location')]).toEqual([303, to]);
  });

  it('says the questions that come as data, of the procedure that it was followed from', async () => {
    const at = 'nq/application-information/care-worker/change/00/particulars/sssc';
    const { headers } = await get('/help', `/svc/${at}`);
    const page = headers.get('location') ?? '';
    expect(page).toBe(`/help/nq/nq-application-information?${new URLSearchParams({ at })}`);
    const { text } = await get(page);
    for (const said of ['登録番号', '変わった日', '新しい本籍地の都道府県']) expect(text).toContain(`>${said}<`);
    for (const other of [at.replace('care-worker', 'nobody'), 'nq/exam-list', ''])
      expect((await get(`/help/nq/nq-application-information?${new URLSearchParams({ at: other })}`)).text).toContain(
        'たずねることは、手続きによって違います。',
      );
  });

  it.each([undefined, '/todo', '/svc/admin/users', '/svc/elsewhere'])(
    'from %s it leads to the offices of all',
    async (from) => {
      const { status, text } = await get('/help', from);
      expect(status).toBe(200);
      for (const { contact, title } of services)
        for (const said of [contact?.phone ?? '', title as string]) expect(text).toContain(`>${said}<`);
    },
  );

  it.each(['/help/kana/hpki-top', '/help/admin/admin-users', '/help/constructor/constructor'])(
    '%s is no screen of a service of the portal',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  it('says the number of an error again, and nothing else', async () => {
    const said = async (number: string) => (await get(`/help/kana/kana-top?number=${number}`)).text.includes(number);
    expect([await said('EDV101'), await said('0120-000-111')]).toEqual([true, false]);
  });

  it('a page of an error says whom to call about the screen that it came from', async () => {
    const { text } = await get('/errors/system', '/svc/nenkin/select-menu');
    const contact = services.find(({ name }) => name === 'nenkin')?.contact;
    for (const said of [contact?.office ?? '', contact?.phone ?? '', builtScreen('nenkin-select-menu').id])
      expect(text).toContain(`>${said}<`);
  });

  it('what the footer said before leads there', async () => {
    expect((await get('/about/contact')).headers.get('location')).toBe('/help');
  });
});
