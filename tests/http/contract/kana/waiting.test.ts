import { describe, expect, it } from 'vitest';
import { groupsOfFour } from '../../../../src/model/groups-of-four.ts';
import { databases, sharedPortalOn } from '../../harness.ts';
import { bodyOf, type Client, logIn } from '../client.ts';
import { patient } from '../deadline-case.ts';
import { historiesOf, saveAnything } from './journey.ts';

const page = async (client: Client, path: string) => (await client.send(path)).text();

describe.each(databases)('what waits for a citizen on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it('a draft is resumed from home and to-do, on another device too, until its last day [AM-082 AM-102]', async () => {
    const client = await logIn(portal.origin, 'kana-couple', `waiting-${kind}`);
    expect(await page(client, '/')).not.toContain('続きから再開');
    expect(await page(client, '/todo')).toContain('いま、このポータルからお願いすることは、ありません。');
    await client.call('kanaCreate', { type: '1' });
    const other = await logIn(portal.origin, 'kana-couple', `waiting-${kind}`);
    for (const path of ['/', '/todo']) {
      const text = await page(other, path);
      expect(text).toMatch(/href="\/svc\/kana\/confirm-report-details" [^>]*>続きから再開<\/a>/);
      // Nothing is promised of an input that is none: with the temporary session it ends without a trace.
      expect(text).toContain('まだ、保存した入力はありません。');
      expect(text).not.toContain('まで残しておきます');
    }
    expect(await page(other, '/')).not.toContain('保存した内容は残ります。');
    await other.call('kanaTempDelete');
    for (const path of ['/', '/todo']) {
      expect(await page(client, path)).not.toContain('続きから再開');
    }
  });

  it('what was saved under a session that was ended is offered as an earlier input, until its last day [AM-082]', async () => {
    const client = await logIn(portal.origin, 'kana-couple');
    const { lastDay } = await saveAnything(client);
    expect(await page(client, '/')).toContain('保存した内容は残ります。');
    await bodyOf(client.call('kanaTempDelete'));
    const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(lastDay) ?? [];
    for (const path of ['/', '/todo']) {
      const text = await page(client, path);
      expect(text).toMatch(/href="\/svc\/kana\/top\?continue=1" [^>]*>続きから再開<\/a>/);
      expect(text).toContain(`${year}年${Number(month)}月${Number(day)}日まで残しておきます`);
      expect(text).not.toContain('/svc/kana/confirm-report-details');
    }
    await bodyOf(client.call('kanaTempResume', { id: '1' }));
    expect(await page(client, '/')).toContain('/svc/kana/confirm-report-details');
    expect(await page(client, '/')).not.toContain('?continue=');
  });

  it('a correction that was begun is told with the day until which it is taken, not with that until which it is kept', async () => {
    const client = await logIn(portal.origin, 'kana-correction');
    const { procedures } = (await client.call('kanaHistories')).resBody as {
      procedures: readonly { latestMessage: { documentId: string; dueDate: string } }[];
    };
    const { documentId, dueDate } = procedures[0]?.latestMessage ?? { documentId: '', dueDate: '' };
    for (const path of ['/', '/todo'])
      expect(await page(client, path)).toContain(`href="/svc/kana/top?correct=${documentId}"`);
    const { lastDay } = (await client.call('kanaCreate', { type: '2', documentId })).resBody as { lastDay: string };
    expect(dueDate < lastDay).toBe(true);
    const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(dueDate) ?? [];
    expect(await page(client, '/todo')).toContain(
      `<strong>期限：</strong>${year}年${Number(month)}月${Number(day)}日まで`,
    );
    expect(await page(client, '/todo')).not.toContain('まで残しておきます');
  });

  it('what was filed is found on home by its number, as it is copied, by whoever filed it', async () => {
    const client = await logIn(portal.origin, 'kana-correction');
    const { procedures } = (await client.call('kanaHistories')).resBody as {
      procedures: readonly { arrivalNumber: string }[];
    };
    const number = groupsOfFour(String(procedures[0]?.arrivalNumber));
    const search = (person: Client, asked: string) => page(person, `/?q=${encodeURIComponent(asked)}`);
    for (const asked of [number, number.replaceAll(' ', ''), number.normalize('NFKC').replaceAll(' ', '-')]) {
      expect(await search(client, asked)).toMatch(/data-filed>[\s\S]*振り仮名の訂正のお願い/);
    }
    expect(await search(await logIn(portal.origin, 'kana-couple'), number)).not.toContain('data-filed');
  });

  it('a request to correct stands in the to-do list until it is taken up; then its draft does', async () => {
    const client = await logIn(portal.origin, 'kana-correction');
    expect(await page(client, '/')).toMatch(/対応が必要なこと<span class="ui-count">1</);
    const todo = await page(client, '/todo');
    expect(todo).toContain('終わっていない手続きが 1 件あります。');
    expect(todo).toMatch(
      /振り仮名の訂正のお願い<[\s\S]*見本区役所から届いています。[\s\S]*期限：<\/strong>\d+年\d+月\d+日まで　<a href="\/calendar\?service=kana&amp;number=\d{16}"/,
    );
    const { procedures } = (await client.call('kanaHistories')).resBody as {
      procedures: readonly ({ [member in 'id' | 'identifiableName' | 'arrivalNumber']: string } & {
        latestMessage: { documentId: string };
      })[];
    };
    const [filed] = procedures;
    const calendar = (number: string) => client.send(`/calendar?service=kana&number=${number}`);
    const [own, others] = [await calendar(String(filed?.arrivalNumber)), await calendar('2026112000000001')];
    expect((await own.text()).match(/DTSTART/g)).toHaveLength(1);
    expect(others.status).toBe(404);
    const about = [String(filed?.identifiableName), groupsOfFour(String(filed?.arrivalNumber))];
    for (const one of about) expect(todo).toContain(`>${one}<`);
    const { documentId } = filed?.latestMessage ?? {};
    await client.call('kanaCreate', { type: '2', procedureId: filed?.id, documentId });
    const begun = await page(client, '/todo');
    expect(begun).toContain('終わっていない手続きが 1 件あります。');
    expect(begun).toContain('href="/svc/kana/confirm-correction"');
    for (const one of about) expect(begun).toContain(`>${one}<`);
    expect(begun).not.toContain('振り仮名の訂正のお願い');
  });

  it('a withdrawal that was only opened is no thing to do', async () => {
    const client = await logIn(portal.origin, 'kana-correction');
    const entries = async () => (await page(client, '/todo')).match(/<li class="ui-entry"[\s\S]*?<\/li>/g);
    const before = await entries();
    const [filed] = await historiesOf(client);
    await client.call('kanaCreate', { type: '3', procedureId: filed?.id });
    expect(before).toHaveLength(1);
    expect(await entries()).toEqual(before);
  });

  it('a correction that was not made in time: what was filed stands in one place, and says that it lapsed', async () => {
    const client = await patient(portal.origin, 'kana-correction');
    // Begun in time, it is nothing to go on with either.
    const [asked] = await historiesOf(client);
    await bodyOf(client.call('kanaCreate', { type: '2', documentId: asked?.latestMessage?.documentId }));
    await client.advance(29 * 86_400);
    for (const path of ['/', '/todo']) {
      const entries = (await page(client, path)).match(/<li class="ui-entry"[\s\S]*?<\/li>/g) ?? [];
      expect(entries).toHaveLength(1);
      expect(entries[0]).toMatch(/data-entry="lapsed"[\s\S]*戸籍の振り仮名の届出[\s\S]*受付番号[\s\S]*に過ぎました/);
      // It ended only the correction: the filing goes on, as the list of the service and the receipt say it.
      expect(entries[0]).toContain('市区町村が確認しています');
      expect(entries[0]).not.toContain('終わりました');
    }
    expect(await page(client, '/todo')).toContain('期限が過ぎたものが 1 件あります。');
    const [filed] = await historiesOf(client);
    expect(filed).toMatchObject({ status: '1', latestMessage: { lapsedOn: expect.stringMatching(/^\d{8}$/) } });
    const receipt = await client.call('receiptGet', { number: filed?.arrivalNumber });
    const next = expect.stringMatching(
      /^訂正の期限（\d+年\d+月\d+日）が過ぎました。[\s\S]*そのまま市区町村が確認しています。/,
    );
    expect(receipt.resBody).toMatchObject({ receipts: [{ next }] });
    // What has been decided since is not said to need anything.
    const [, number = ''] = /受付番号：<span class="ui-number-kept">([\d ]+)/.exec(await page(client, '/todo')) ?? [];
    const entered = `update kana_procedures set status = '4' where id in (select procedure_id from kana_histories where arrival_number = $1)`;
    await portal.database.query(entered, [number.replaceAll(' ', '')]);
    const [decided = '', ...others] = (await page(client, '/todo')).match(/<li class="ui-entry"[\s\S]*?<\/li>/g) ?? [];
    expect(others).toEqual([]);
    expect(decided).toMatch(/data-entry="filed"[\s\S]*戸籍の振り仮名の届出/);
  });
});
