import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../harness.ts';
import { broughtTo, everyApplying, officeOf } from './agency-journey.ts';
import { type Client, logIn } from './client.ts';

/** The header of every page, from the first: the badge of 「やること」. */
const badge = /<a class="ui-link" href="\/todo">やること(?:<span class="ui-count"> (\d+)件<\/span>)?<\/a>/;

/** How much is said to wait: by is-login, by the header of a page that lists nothing, and by the page that lists it. */
async function counted(client: Client) {
  const page = async (path: string) => (await client.send(path)).text();
  const { batchNumber } = (await client.call('isLogin')).resBody as { batchNumber: { taskIncompleteCount: number } };
  const header = (text: string) => Number((badge.exec(text) ?? ['', '無'])[1] ?? 0);
  const about = header(await page('/about/privacy'));
  const todo = await page('/todo');
  const [, listed = ''] = /<ul class="ui-entries">(.*?)<\/ul>/s.exec(todo.split('<h2>')[1] ?? '') ?? [];
  const isOpen = todo.includes('<h2>対応が必要なこと</h2>');
  const list = isOpen ? listed.split('data-entry=').length - 1 : 0;
  return { isLogin: batchNumber.taskIncompleteCount, about, todo: header(todo), list };
}

const all = (count: number) => ({ isLogin: count, about: count, todo: count, list: count });

describe.each(databases)('what the header says that there is to do on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it.each([
    ['unread', 2],
    ['apply-returned', 1],
    ['kana-correction', 1],
    ['kana-couple', 0],
  ])('is what the to-do page lists of all services, for %s [EN-046]', async (persona, count) => {
    expect(await counted(await logIn(portal.origin, persona))).toEqual(all(count));
  });

  it.each(everyApplying.map((of) => [of.service, of] as const))(
    'an application to %s that an agency returns is one, at once, and none once it is filed again',
    async (_service, of) => {
      await of.prepare(portal.database);
      const { client, id } = await broughtTo(portal.origin, of, '2');
      const before = (await counted(client)).isLogin;
      expect(await officeOf(of, client).press('return', id)).toBeNull();
      expect(await counted(client)).toEqual(all(before + 1));
      await of.correct(client);
      expect(await counted(client)).toEqual(all(before));
    },
  );

  it('what was begun counts as soon as it is begun', async () => {
    const client = await logIn(portal.origin, 'kana-couple');
    expect(await counted(client)).toEqual(all(0));
    await client.call('kanaCreate', { type: '1' });
    expect(await counted(client)).toEqual(all(1));
    await client.call('kanaTempDelete');
    expect(await counted(client)).toEqual(all(0));
  });
});
