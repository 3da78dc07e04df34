import { beforeAll, describe, expect, it } from 'vitest';
import type { Receipt } from '../../../src/server/kernel/portal/module-parts.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { agencyPath, broughtTo, dayFrom, everyApplying, officeOf, typed, ways } from './agency-journey.ts';
import { bodyOf, type Client, logIn, type Reply, stranger } from './client.ts';
import { mailsOf, pressOn } from './signing.ts';

const outcome = ({ resultCode, errors }: Reply) => errors[0]?.errorCode ?? resultCode;
const page = async (client: Client, path: string) => (await client.send(path)).text();
/** `numbered`: a text with its number. */
async function receiptOf(client: Client, numbered: string) {
  const number = /：(\d{4}(?: \d{4}){3})/.exec(numbered)?.[1]?.replaceAll(' ', '') ?? '';
  return (await bodyOf<{ receipts: readonly Receipt[] }>(client.call('receiptGet', { number }))).receipts[0];
}
const lastMail = async (client: Client) => (await mailsOf(client)).at(-1);
const movedOn = /^申請の状態が変わったため、できません。/;

/** From which status each move of the agency leads where; elsewhere it is refused. */
const moves: readonly (readonly [move: string, from: string, to: string])[] = [
  ['examine', '1', '2'],
  ['return', '2', '3'],
  ['askPayment', '2', '4'],
  ['takePayment', '4', '2'],
  ['refuse', '2', '6'],
  ['issue', '2', '5'],
];
const illegal = moves.flatMap(([move, from]) =>
  Object.keys(ways)
    .filter((status) => status !== from)
    .map((status) => [move, status] as const),
);

describe.each(databases)('the stand-in of the agencies on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  describe.each(everyApplying)('for $service', (of) => {
    beforeAll(() => of.prepare(portal.database));
    const at = (status: string) => broughtTo(portal.origin, of, status);
    const withdraw = (client: Client, id: string) => client.call(of.withdraw.call, of.withdraw.body(id));

    it.each(moves)('%s leads from %s to %s, and the applicant is told by mail [NQ-008]', async (move, from, to) => {
      const { client, id, office } = await at(from);
      const before = (await mailsOf(client)).length;
      expect(await office.press(move, id)).toBeNull();
      expect(await of.see(client, id)).toMatchObject({ status: to });
      const mails = await mailsOf(client);
      expect(mails).toHaveLength(before + 1);
      expect(mails.at(-1)).toMatchObject({ kind: 'mail', to: 'kaoru@mail.example' });
      // Number, date, next step and link; nothing of the reason.
      expect(mails.at(-1)?.text).toMatch(/：\d{4}(?: \d{4}){3}\n日付：\d{4}年\d+月\d+日\n/);
      expect(mails.at(-1)?.text).toMatch(/\n次にすること：.+\nhttp:\/\/[^\n]+\/svc\/[^\n]+$/);
      expect(mails.at(-1)?.text).not.toContain(typed().note);
    });

    it.each(illegal)('%s is refused at %s, and nothing happens', async (move, status) => {
      const { client, id, office } = await at(status);
      const before = [await of.see(client, id), await mailsOf(client)];
      expect(await office.press(move, id)).toMatch(movedOn);
      expect([await of.see(client, id), await mailsOf(client)]).toEqual(before);
      expect(await page(client, agencyPath)).not.toContain(`formaction="${agencyPath}/${move}"`);
    });

    it('what is returned says why and until when, is a thing to do, and is corrected under its number', async () => {
      const { client, id } = await at('3');
      const dueDate = dayFrom(30).replaceAll('-', '');
      expect(await of.see(client, id)).toMatchObject({ status: '3', reason: typed().note, dueDate });
      for (const path of ['/', '/todo']) expect(await page(client, path)).toContain('直すために戻されています。');
      expect(await page(client, '/')).toContain('対応が必要なこと');
      const before = await mailsOf(client);
      const first = await receiptOf(client, before.at(-1)?.text ?? '');
      await of.correct(client);
      // The receipt says when it was first received, too, and the mail what was received now.
      const again = await receiptOf(client, before.at(-1)?.text ?? '');
      expect(again).toMatchObject({ number: first?.number, firstFiledAt: first?.filedAt });
      const [mail] = (await mailsOf(client)).slice(before.length);
      expect(mail?.text).toContain(`${first?.procedure}の、直した内容を受け付けました。`);
      const seen = await of.see(client, id);
      expect(seen).toMatchObject({ status: '1', reason: '', dueDate: '', isWithdrawable: true });
      expect(seen.history.map(({ event }) => event)).toEqual(['8', '3', '2', '1']);
      expect(await page(client, '/')).not.toContain('対応が必要なこと');
    });

    it('what is to be paid says how much, by which number and until when, and is a thing to do', async () => {
      const { client, id, office } = await at('4');
      const dueDate = dayFrom(30).replaceAll('-', '');
      const { payment } = await of.see(client, id);
      expect(payment).toEqual({ yen: 1500, number: expect.stringMatching(/^\d{16}$/), dueDate });
      for (const path of ['/', '/todo']) expect(await page(client, path)).toContain('手数料の支払いが必要です。');
      await office.press('takePayment', id);
      expect(await of.see(client, id)).not.toHaveProperty('payment');
      expect(await page(client, '/')).not.toContain('手数料の支払いが必要です。');
    });

    it.each(['5', '6'])('what is finished (%s) stays to be found', async (status) => {
      const { client, id } = await at(status);
      const todo = await page(client, '/todo');
      expect(todo).toContain('終わったもの');
      expect(todo).toContain('data-entry="filed"');
      expect((await of.see(client, id)).reason).toBe(status === '6' ? typed().note : '');
    });

    it('an application is withdrawn before it is examined, and another one can be filed [NQ-008]', async () => {
      const { client, id } = await at('1');
      expect(await of.see(client, id)).toMatchObject({ isWithdrawable: true });
      expect(outcome(await withdraw(client, id))).toBe('0000');
      expect(await of.see(client, id)).toMatchObject({ status: '7', isWithdrawable: false });
      expect((await lastMail(client))?.text).toMatch(/^申請を取り下げました。/);
      expect(outcome(await withdraw(client, id))).toBe(of.withdraw.late);
      expect(await page(client, '/todo')).toContain('取り下げました');
      expect(await of.file(client)).not.toBe(id);
    });

    it.each(['2', '3', '4', '5', '6'])('it cannot be withdrawn at %s, nor by somebody else', async (status) => {
      const { client, id } = await at(status);
      expect(await of.see(client, id)).toMatchObject({ isWithdrawable: false });
      expect(outcome(await withdraw(client, id))).toBe(of.withdraw.late);
      const other = await logIn(portal.origin, of.persona);
      expect(outcome(await withdraw(other, id))).toBe(of.withdraw.missing);
      expect(await officeOf(of, other).press('issue', id)).toBe('申請が見つかりません。一覧から選び直してください。');
      expect(await of.see(client, id)).toMatchObject({ status });
    });

    it('a withdrawal and an examination at the same moment: exactly one wins, twelve times out of twelve', async () => {
      for (const round of Array.from({ length: 12 }, (_, number) => number)) {
        const { client, id, office } = await at('1');
        const both = [() => withdraw(client, id).then(outcome), () => office.press('examine', id)];
        const ordered = round % 2 === 0 ? both : both.toReversed();
        const results = await Promise.all(ordered.map((act) => act()));
        const [withdrawn, examined] = round % 2 === 0 ? results : results.toReversed();
        const { status, history } = await of.see(client, id);
        expect(history).toHaveLength(2);
        if (withdrawn === '0000') {
          expect(examined).toMatch(movedOn);
          expect(status).toBe('7');
        } else {
          expect([withdrawn, examined]).toEqual([of.withdraw.late, null]);
          expect(status).toBe('2');
        }
      }
    });

    it.each(['3', '4'])(
      'what is not done by its deadline (%s) has ended: nothing comes of it later',
      async (status) => {
        const { client, id, office } = await at(status);
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ 'session.limit': 90 * 86_400 });
        await client.send('/sandbox/settings', { method: 'POST', headers, body });
        // The session is extended to its new length first.
        await client.call('isLogin');
        await client.advance(30 * 86_400);
        expect(await of.see(client, id)).toMatchObject({ status });
        await client.advance(38 * 86_400);
        const seen = await of.see(client, id);
        expect(seen).toMatchObject({ status: '8', reason: '', dueDate: '' });
        // The day on which it ended is the last one on which it could be done, not the one on which somebody looked.
        const last = dayFrom(30);
        expect(seen.history[0]).toMatchObject({ event: '10', at: `${last}T14:59:59.999Z` });
        const [year, month, day] = last.split('-').map(Number);
        const on = `${year}年${month}月${day}日`;
        const filed = (await mailsOf(client)).map(({ text }) => text);
        expect((await receiptOf(client, filed.at(-1) ?? ''))?.by).toContain(`${on}に終わりました。`);
        const todo = await page(client, '/todo');
        expect(todo).toContain('data-entry="lapsed"');
        expect(todo).toContain(`${on}に過ぎました`);
        expect(await page(client, '/')).toContain('必要なときは、もう一度申請してください。');
        expect(await office.press('takePayment', id)).toMatch(movedOn);
        expect(await page(client, '/todo')).toContain('期限が過ぎたため、終わりました');
      },
    );

    it('what is typed wrongly is said, nothing typed is lost, and nothing happens', async () => {
      const { client, id, office } = await at('2');
      const tries: readonly [string, Record<string, string>, string][] = [
        ['return', { note: ' ' }, '申請した人に伝えることを入力してください。'],
        ['return', { note: 'あ'.repeat(201) }, '伝えることは、200文字以下で入力してください。'],
        ['return', { note: '見本😀' }, '「😀」は使えません。入力し直してください。'],
        ['return', { note: '\u3164\u2800' }, '申請した人に伝えることを入力してください。'],
        ['return', { dueDate: '2026-02-30' }, '期限を、日付で入力してください。'],
        ['return', { dueDate: dayFrom(-1) }, '期限は、今日か、今日より後の日にしてください。'],
        ['refuse', { note: '' }, '申請した人に伝えることを入力してください。'],
        ['askPayment', { yen: '0' }, '手数料の額を、1円から999,999円までの数字で入力してください。'],
        ['askPayment', { yen: '1.5' }, '手数料の額を、1円から999,999円までの数字で入力してください。'],
        ['askPayment', { dueDate: '' }, '期限を、日付で入力してください。'],
      ];
      const before = [await of.see(client, id), await mailsOf(client)];
      for (const [move, values, says] of tries)
        expect(await office.press(move, id, { ...typed(), ...values })).toBe(says);
      const values = { service: of.service, id, note: '<b>"書いた"</b>', dueDate: '' };
      const again = await pressOn(portal.origin, `${agencyPath}/return`, values, client);
      expect(again.text).toContain('&lt;b&gt;&quot;書いた&quot;&lt;/b&gt;</textarea>');
      expect([await of.see(client, id), await mailsOf(client)]).toEqual(before);
    });
  });

  it('nobody logged in, no such application, no such service', async () => {
    const nobody = stranger(portal.origin);
    expect(await page(nobody, agencyPath)).toContain('ログインしていません。');
    expect(await page(nobody, `${agencyPath}/cases`)).toBe('[]');
    expect((await pressOn(portal.origin, `${agencyPath}/examine`, { id: 'x' }, nobody)).text).toContain(
      'ログインしていません。',
    );
    const client = await logIn(portal.origin, 'qr');
    expect(await page(client, agencyPath)).toContain('受け付けた申請は、まだありません。');
    expect((await pressOn(portal.origin, `${agencyPath}/examine`, { service: 'x', id: 'x' }, client)).text).toMatch(
      /role="alert">申請の状態が変わったため/,
    );
    expect(await page(client, `${agencyPath}/return?service=nq&id=x`)).toContain('role="alert"');
  });
});
