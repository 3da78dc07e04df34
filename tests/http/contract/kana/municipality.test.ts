import { describe, expect, it } from 'vitest';
import { groupsOfFour } from '../../../../src/model/groups-of-four.ts';
import type { KanaReport } from '../../../../src/server/services/kana/report.ts';
import { databases, sharedPortalOn } from '../../harness.ts';
import { bodyOf, type Client, stranger } from '../client.ts';
import { filer } from '../journey.ts';
import { mailsOf, pressOn, sign } from '../signing.ts';
import { create, email, filled, historiesOf, proveEmail, readyToSubmit, reportsOf } from './journey.ts';

const path = '/sandbox/municipality';
const page = async (client: Client, below = '') => (await client.send(`${path}${below}`)).text();
const press = (client: Client, deed: string, values: Record<string, string>) =>
  pressOn(client.origin, `${path}/${deed}`, values, client);
const alertOf = ({ text }: { text: string }) => /role="alert">([^<]*)</.exec(text)?.[1];

const today = (days = 0) => new Date(Date.now() + days * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10);
const furigana = { 'first-name-1.furigana': '1' };

async function newest(client: Client) {
  const [entry] = await historiesOf(client);
  if (entry === undefined) throw new Error('nothing was filed');
  return entry;
}

describe.each(databases)('the stand-in of the municipality on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const as = (persona: string) => filer(portal.origin, portal.database, persona);

  it('a message is read, and one on top of a request does not keep the citizen from correcting', async () => {
    const { client } = await as('kana-correction');
    const { id, latestMessage } = await newest(client);
    await press(client, 'notice', { id, title: '窓口のお休み', text: '土曜日はお休みです。' });
    const message = (await newest(client)).latestMessage?.documentId ?? '';
    expect((await client.call('kanaHistoryMessage', { documentId: message })).resBody).toMatchObject({
      title: '窓口のお休み',
      text: '土曜日はお休みです。',
      corrections: [],
    });
    expect((await create(client, '2', { documentId: message })).documentId).toBe(latestMessage?.documentId);
  });

  const deeds: readonly (readonly [deed: string, values: Record<string, string>, says: RegExp])[] = [
    [
      'correction',
      { ...furigana, dueDate: today(9) },
      /訂正をお願いします。[\s\S]*\d+年\d+月\d+日までに、直してください。/,
    ],
    ['notice', { title: '窓口のお休み', text: '土曜日はお休みです。' }, /お知らせがあります。/],
    ['entry', {}, /戸籍に記載されました。/],
  ];
  it.each(deeds)(
    'a %s is mailed to the address that was verified before filing [KN-003]',
    async (deed, values, says) => {
      const { client } = await as('kana-filed');
      const { id, arrivalNumber } = await newest(client);
      const before = await mailsOf(client);
      await press(client, deed, { id, ...values });
      const mails = (await mailsOf(client)).slice(before.length);
      expect(mails).toMatchObject([{ kind: 'mail', to: email }]);
      const [{ text } = { text: '' }] = mails;
      // Number, date, next step, by when, and link; nothing of what was filed, and nothing of the municipality's words.
      expect(text).toMatch(says);
      expect(text).toContain(`受付番号：${groupsOfFour(arrivalNumber)}\n日付：`);
      expect(text).toMatch(/\n次にすること：.+\nhttp:\/\/[^\n]+\/svc\/kana\/top$/);
      expect(text).not.toContain('土曜日');
      // What cannot be done is mailed to nobody.
      await press(client, 'correction', { id, ...furigana, dueDate: today(-1) });
      await press(client, 'notice', { id, title: '', text: '' });
      expect(await mailsOf(client)).toHaveLength(before.length + 1);
    },
  );

  it('what is entered in the register cannot be corrected or withdrawn [EN-131]', async () => {
    const { client } = await as('kana-filed');
    const { id } = await newest(client);
    await press(client, 'entry', { id });
    expect(await newest(client)).toMatchObject({ status: '4', isAdjustable: false, isWithdrawable: false });
    const refused = await client.call('kanaCreate', { type: '3', procedureId: id });
    expect(refused.errors.map(({ errorCode }) => errorCode)).toEqual(['EDV104']);
    const [report] = await reportsOf(client);
    expect(report).toMatchObject({ id: 'family-name', registeredFurigana: 'テイシュツ', isWithdraw: false });
    const request = { id, 'family-name.furigana': '1', dueDate: today() };
    expect(alertOf(await press(client, 'correction', request))).toMatch(/^戸籍に記載されたため/);
  });

  it('what cannot be done is said, nothing typed is lost, and nothing happens', async () => {
    const { client } = await as('kana-filed');
    const { id } = await newest(client);
    const asked = { id, ...furigana, dueDate: today() };
    const tries: readonly [string, Record<string, string>, string][] = [
      ['correction', { ...asked, dueDate: '2026-02-30' }, '訂正の期限を、日付で入力してください。'],
      ['correction', { ...asked, dueDate: today(-1) }, '訂正の期限は、今日か、今日より後の日にしてください。'],
      ['correction', { id, dueDate: today() }, '訂正してもらうものを一つ以上選んでください。'],
      [
        'correction',
        { ...asked, 'first-name-1.qualificationType': '1' },
        'すみ の届出は、本人の届出です。資格の訂正は依頼できません。',
      ],
      [
        'correction',
        { ...asked, 'first-name-1.note': 'あ'.repeat(201) },
        '伝えることは、200文字以下で入力してください。',
      ],
      [
        'correction',
        { ...asked, 'first-name-1.note': '見\u202E本' },
        '「見」のあとの見えない文字は使えません。入力し直してください。',
      ],
      ['notice', { id, title: '', text: 'a' }, '件名を入力してください。'],
      ['notice', { id, title: 'a', text: ' ' }, '本文を入力してください。'],
      ['notice', { id, title: 'a'.repeat(51), text: 'a' }, '件名は、50文字以下で入力してください。'],
      ['entry', { id: 'unknown' }, '届出が見つかりません。一覧から選び直してください。'],
    ];
    const before = await newest(client);
    for (const [deed, values, says] of tries) expect(alertOf(await press(client, deed, values)), says).toBe(says);
    const again = await press(client, 'correction', { ...asked, dueDate: '', 'first-name-1.note': '"書いた"' });
    expect(again.text).toMatch(/name="first-name-1\.furigana"[^>]* checked/);
    expect(again.text).toContain('value="&quot;書いた&quot;"');
    const { client: other } = await as('kana-single');
    expect(alertOf(await press(other, 'entry', { id }))).toBe('届出が見つかりません。一覧から選び直してください。');
    expect((await press(stranger(portal.origin), 'entry', { id })).text).toContain('ログインしていません。');
    expect(await newest(client)).toEqual(before);
  });

  it('of two with the same written name it is asked by the birth date which one is to be corrected', async () => {
    const person = await as('kana-same-names');
    await proveEmail(portal.database, person);
    const child = { qualificationType: '017' as const, address: '東京都見本区例示町四丁目2番6号' };
    const draft = await create(person.client, '1');
    const report = filled(draft, {
      'first-name-2': { ...child, furigana: 'ヨシコ' },
      'first-name-3': { ...child, furigana: 'キチコ' },
    });
    await bodyOf(person.client.call('kanaSubmit', { report, signature: await sign(person.client, report) }));
    const { id } = await newest(person.client);
    const asked = (await page(person.client, `/correction?id=${id}`)).match(/名（[^）]*）の届出で/g) ?? [];
    expect(asked).toHaveLength(2);
    expect(new Set(asked).size).toBe(2);
    for (const one of asked) expect(one).toMatch(/名（\d{4}年\d+月\d+日生まれの𠮷子）/);
  });

  it('a report is filed, a correction asked for and filed, and the reading entered in the register [KN-003]', async () => {
    const person = await as('kana-single');
    const { client } = person;
    expect(await page(client)).toContain('出された届出は、まだありません。');
    await bodyOf(client.call('kanaSubmit', await readyToSubmit(portal.database, person)));
    const { id, arrivalNumber } = await newest(client);
    expect(await page(client)).toContain(groupsOfFour(arrivalNumber));
    expect(await page(client, `/correction?id=${id}`)).toMatch(
      new RegExp(`<input id="dueDate" type="date"[^>]* value="${today(30)}"`),
    );

    const note = '<b>「ミ」</b>を確認してください。';
    const values = { id, ...furigana, 'first-name-1.note': note, dueDate: today(30) };
    const { location } = await press(client, 'correction', values);
    expect(await page(client, location.search)).toContain('role="status">訂正を依頼しました。');
    const asked = await newest(client);
    expect(asked).toMatchObject({ id, isAdjustable: true, isWithdrawable: true, status: '2' });
    const documentId = asked.latestMessage?.documentId ?? '';
    const request = await bodyOf<{ dueDate: string; reports: KanaReport[] }>(
      client.call('kanaAdjustRequest', { documentId }),
    );
    expect(request).toMatchObject({
      dueDate: today(30).replaceAll('-', ''),
      reports: [{ id: 'first-name-1', changeRequiredFurigana: true, changeRequiredAddress: false, note }],
    });
    expect(alertOf(await press(client, 'correction', values))).toMatch(/^訂正を依頼しています。/);
    expect(alertOf(await press(client, 'entry', { id }))).toMatch(/^訂正を依頼しています。/);

    const draft = await create(client, '2', { documentId });
    const report = filled(draft, { 'first-name-1': { furigana: 'ヒトリ' } });
    await bodyOf(client.call('kanaSubmit', { report, signature: await sign(client, report) }));
    const corrected = await newest(client);
    expect(corrected).toMatchObject({ type: '2', status: '1', isAdjustable: false, isWithdrawable: true });

    expect(alertOf(await press(client, 'entry', { id }))).toMatch(/^このあとに、訂正か取り下げが届いています。/);
    await press(client, 'entry', { id: corrected.id });
    expect((await client.call('kanaGet')).resBody).toMatchObject({ members: [{ firstName: { furigana: 'ヒトリ' } }] });
  });
});
