import { describe, expect, it } from 'vitest';
import { groupsOfFour } from '../../../../src/model/groups-of-four.ts';
import { auditOfNumber } from '../../../../src/server/kernel/audit/verify-audit.ts';
import type { DraftContent } from '../../../../src/server/services/kana/draft-content.ts';
import type { KanaReport } from '../../../../src/server/services/kana/report.ts';
import { databases, sharedPortalOn } from '../../harness.ts';
import { bodyOf, type Client } from '../client.ts';
import { filer } from '../journey.ts';
import { mailsOf, sign } from '../signing.ts';
import { contactOf, create, email, filled, historiesOf, proveEmail, reportsOf, sentReport } from './journey.ts';
import { codesOf, memberOf, outcome } from './outcome.ts';

describe.each(databases)('reports of name readings on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const as = (persona: string) => filer(portal.origin, portal.database, persona);

  describe('the correction', () => {
    const requestOf = async (client: Client) => {
      const [entry] = await historiesOf(client);
      return { entry, documentId: entry?.latestMessage?.documentId ?? '' };
    };

    it('a request is read, answered once, and filed as type 2 [API-134 API-136 API-138 EN-088 EN-098 EN-100 EN-123 EN-125 EN-130 EN-137 KN-003]', async () => {
      const { client } = await as('kana-correction');
      const { entry, documentId } = await requestOf(client);
      expect(entry).toMatchObject({ type: '1', status: '2', isAdjustable: true, isWithdrawable: true });
      expect(memberOf(await reportsOf(client), 'first-name-1')).toMatchObject({
        status: '2',
        isAdjust: true,
        changeRequiredFurigana: true,
      });
      expect((await client.call('kanaHistoryMessage', { documentId })).resBody).toMatchObject({
        documentId,
        title: '振り仮名の訂正のお願い',
        sender: '見本区役所',
        dueDate: expect.stringMatching(/^\d{8}$/),
        corrections: [
          { type: '2', name: 'のぞみ', parts: ['furigana'], note: '名の振り仮名の最後の「イ」を確認してください。' },
        ],
      });
      const request = (await client.call('kanaAdjustRequest', { documentId })).resBody;
      expect(request).toMatchObject({ documentId, procedureId: entry?.id, dueDate: expect.stringMatching(/^\d{8}$/) });

      const draft = await create(client, '2', { documentId });
      expect(draft.reports).toEqual(request.reports);
      expect(draft.reports.map(({ id, furigana, note, isChecked }) => ({ id, furigana, note, isChecked }))).toEqual([
        {
          id: 'first-name-1',
          furigana: 'ノゾミイ',
          note: '名の振り仮名の最後の「イ」を確認してください。',
          isChecked: true,
        },
      ]);
      expect(draft.informant).toMatchObject({ email, verifiedEmail: email, phone: '090-0000-0001' });
      expect((await create(client, '2', { procedureId: entry?.id })).reports).toEqual(draft.reports);

      const unchanged = filled(draft, { 'first-name-1': {} });
      expect(outcome(await client.call('kanaSubmit', { report: unchanged }))).toBe(
        'EDV104 のぞみ の振り仮名を、届け出たものから直してください。',
      );
      const report = filled(draft, { 'first-name-1': { furigana: 'ノゾミ' } });
      const answer = await bodyOf<{ arrivalNumber: string }>(
        client.call('kanaSubmit', { report, signature: await sign(client, report) }),
      );
      expect(
        (await auditOfNumber(portal.database, answer.arrivalNumber)).map((row) => [row.kind, row.follows]),
      ).toEqual([
        ['signature', entry?.arrivalNumber],
        ['correction', entry?.arrivalNumber],
      ]);
      expect(
        (await historiesOf(client)).map(({ type, status, isAdjustable, isWithdrawable }) => [
          type,
          status,
          isAdjustable,
          isWithdrawable,
        ]),
      ).toEqual([
        ['2', '1', false, true],
        ['1', '5', false, false],
      ]);
      // What was not corrected stands as it was filed, under its own number; a withdrawal takes it back too, and says so.
      const [correction, filing] = await historiesOf(client);
      expect(correction).toMatchObject({ alsoWithdrawn: '氏', arrivalNumber: answer.arrivalNumber });
      expect(filing).not.toHaveProperty('alsoWithdrawn');
      const todo = await (await client.send('/todo')).text();
      expect(todo).toContain('（氏）');
      const { receipts } = (await client.call('receiptGet', { number: filing?.arrivalNumber })).resBody;
      expect(JSON.stringify(receipts)).toMatch(/の振り仮名","value":"ノゾミイ"/);
      for (const one of [correction, filing]) expect(todo).toContain(groupsOfFour(String(one?.arrivalNumber)));
      const { reports } = await create(client, '3', { procedureId: correction?.id });
      expect(reports.map(({ id, arrivalNumber }) => [id, arrivalNumber])).toEqual([
        ['family-name', entry?.arrivalNumber],
        ['first-name-1', answer.arrivalNumber],
      ]);
      const after = await reportsOf(client);
      expect(memberOf(after, 'first-name-1')).toMatchObject({
        status: '1',
        furigana: 'ノゾミ',
        changeRequiredFurigana: false,
        note: '',
        arrivalNumber: answer.arrivalNumber,
      });
      expect(memberOf(after, 'family-name')).toMatchObject({ furigana: 'テイセイ', disabledReason: '2' });
      expect(outcome(await client.call('kanaCreate', { type: '2', documentId }))).toBe(
        'EDV104 この届出は、いまは訂正できません。',
      );
    });

    it.each<readonly [string, Partial<KanaReport>, object]>([
      ['a standing', { qualificationType: '017' }, {}],
      ['an address', { address: '東京都見本区例示町九丁目' }, {}],
      ['the contact’s address', {}, { address: '東京都見本区例示町九丁目' }],
      ['an e-mail address', {}, { email: 'hoka@example.jp' }],
      ['a phone number', {}, { phone: '090-0000-0009' }],
    ])(
      '%s that nobody asked for changes nothing in the draft, and is refused when it is submitted',
      async (_what, report, contact) => {
        const person = await as('kana-correction');
        const { client } = person;
        const { documentId } = await requestOf(client);
        const draft = await create(client, '2', { documentId });
        await proveEmail(portal.database, person);
        const right = filled(draft, { 'first-name-1': { furigana: 'ノゾミ' } });
        const reports = draft.reports.map((one) => ({ ...one, furigana: 'ノゾミ', ...report }));
        const informant = { ...draft.informant, ...contact };
        const saved = await bodyOf<{ revision: number }>(
          client.call('kanaTempInputSave', { reports, revision: draft.revision }),
        );
        await bodyOf(client.call('kanaTempInformantSave', { informant, revision: saved.revision }));
        const after = await bodyOf<DraftContent>(client.call('kanaTempInputGet'));
        expect(after.informant).toEqual(draft.informant);
        expect(after.reports).toEqual(draft.reports.map((one) => ({ ...one, furigana: 'ノゾミ' })));
        const changed = {
          ...right,
          reports: reports.map((one) => sentReport(one, '2')),
          informant: { ...right.informant, ...contact },
        };
        const reply = await client.call('kanaSubmit', { report: changed, signature: await sign(client, changed) });
        expect(codesOf(reply)).toEqual(['EDV104']);
        expect(await historiesOf(client)).toHaveLength(1);
      },
    );

    it('another citizen’s ids are refused like unknown ones', async () => {
      const { client } = await as('kana-correction');
      const { entry, documentId } = await requestOf(client);
      const { client: thief } = await as('kana-single');
      const tries: readonly [string, object][] = [
        ['kanaAdjustRequest', { documentId }],
        ['kanaHistoryMessage', { documentId }],
        ['kanaCreate', { type: '2', documentId }],
        ['kanaCreate', { type: '2', procedureId: entry?.id }],
        ['kanaCreate', { type: '3', procedureId: entry?.id }],
      ];
      for (const [call, body] of tries) {
        const unknown = Object.fromEntries(
          Object.entries(body).map(([name, value]) => [name, name === 'type' ? value : 'unknown']),
        );
        expect(codesOf(await thief.call(call, body))).toEqual(['EDV104']);
        expect(outcome(await thief.call(call, body))).toBe(outcome(await thief.call(call, unknown)));
      }
    });
  });

  describe('the withdrawal', () => {
    const withdraw = (draft: Awaited<ReturnType<typeof create>>, withdrawal: object) => ({
      report: {
        type: '3',
        reports: draft.reports.map((one) => sentReport(one, '3')),
        informant: contactOf(draft.informant),
        procedureId: draft.procedureId,
        withdrawal,
      },
    });

    it('needs a reason and no signature; then the reports are open again [EN-124 EN-131 EN-138 KN-004]', async () => {
      const { client } = await as('kana-filed');
      const [entry] = await historiesOf(client);
      const draft = await create(client, '3', { procedureId: entry?.id });
      const saved = {
        informant: draft.informant,
        withdrawal: { reason: '9', detail: '入力を誤りました。' },
        revision: draft.revision,
      };
      await bodyOf(client.call('kanaTempInformantSave', saved));
      expect((await bodyOf<{ withdrawal: object }>(client.call('kanaTempInputGet'))).withdrawal).toEqual(
        saved.withdrawal,
      );
      expect(outcome(await client.call('kanaSubmit', withdraw(draft, { reason: '', detail: '' })))).toBe(
        'EDV104 取り下げの理由を選んでください。',
      );
      expect(outcome(await client.call('kanaSubmit', withdraw(draft, { reason: '9', detail: ' ' })))).toBe(
        'EDV104 取り下げの理由を入力してください。',
      );
      await bodyOf(client.call('kanaSubmit', withdraw(draft, saved.withdrawal)));
      expect(
        (await historiesOf(client)).map(({ type, status, isWithdrawable }) => [type, status, isWithdrawable]),
      ).toEqual([
        ['3', '3', false],
        ['1', '3', false],
      ]);
      const reports = await reportsOf(client);
      expect(
        reports.map(({ status, isDisabled, furigana, procedureId }) => [status, isDisabled, furigana, procedureId]),
      ).toEqual([
        ['3', false, '', ''],
        ['3', false, '', ''],
      ]);
      expect((await create(client, '1')).reports.map(({ status }) => status)).toEqual(['0', '0']);
      expect(outcome(await client.call('kanaCreate', { type: '3', procedureId: entry?.id }))).toBe(
        'EDV104 この届出は、取り下げられません。',
      );
    });

    it('what is withdrawn is sent as it was filed: the receipt goes to the address that was proved then', async () => {
      const { client } = await as('kana-filed');
      const [entry] = await historiesOf(client);
      const draft = await create(client, '3', { procedureId: entry?.id });
      const { report } = withdraw(draft, { reason: '1', detail: '' });
      const elsewhere = { ...report, informant: { ...report.informant, email: 'hoka@example.jp' } };
      const otherwise = { ...report, reports: report.reports.map((one) => ({ ...one, furigana: 'ホカ' })) };
      for (const changed of [elsewhere, otherwise])
        expect(codesOf(await client.call('kanaSubmit', { report: changed }))).toEqual(['EDV104']);
      await bodyOf(client.call('kanaSubmit', { report }));
      expect((await mailsOf(client)).map(({ to }) => to)).toEqual([report.informant.email]);
    });

    it('what is entered in the register cannot be withdrawn', async () => {
      const { client } = await as('kana-recorded');
      const [entry] = await historiesOf(client);
      expect(entry).toMatchObject({ status: '4', isWithdrawable: false, isAdjustable: false });
      expect(codesOf(await client.call('kanaCreate', { type: '3', procedureId: entry?.id }))).toEqual(['EDV104']);
      expect(memberOf(await reportsOf(client), 'first-name-1')).toMatchObject({
        status: '1',
        isWithdraw: false,
        disabledReason: '2',
      });
    });

    it('a draft whose procedure has moved on is EDV901 [ER-083]', async () => {
      const { client, citizenId } = await as('kana-filed');
      const [entry] = await historiesOf(client);
      const draft = await create(client, '3', { procedureId: entry?.id });
      await portal.database.query("update kana_procedures set status = '4' where citizen_id = $1", [citizenId]);
      expect(codesOf(await client.call('kanaTempInputGet'))).toEqual(['EDV901']);
      // Not that it may be tried later: what has become of it.
      const refused = await client.call('kanaSubmit', withdraw(draft, { reason: '1', detail: '' }));
      expect(refused.errors).toMatchObject([
        { errorCode: 'EDV901', errorMessage: 'この届出は、もう戸籍に記載されています。取り下げられません。' },
      ]);
    });
  });
});
