import { describe, expect, it } from 'vitest';
import type { KanaReport } from '../../../../src/server/services/kana/report.ts';
import { databases, sharedPortalOn } from '../../harness.ts';
import { bodyOf } from '../client.ts';
import { type Filer, filer } from '../journey.ts';
import { mailsOf, sign } from '../signing.ts';
import { create, email, filled, historiesOf, proveEmail, readyToSubmit, reportsOf } from './journey.ts';
import { codesOf, memberOf, outcome } from './outcome.ts';

describe.each(databases)('reports of name readings on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const as = (persona: string) => filer(portal.origin, portal.database, persona);

  describe('the submission', () => {
    it('is filed once, ends the draft and is in the history [API-117 API-119 EN-095 EN-096 EN-097 EN-099 EN-101 EN-136 KN-001]', async () => {
      const person = await as('kana-single');
      const { client } = person;
      const body = await readyToSubmit(portal.database, person);
      const headers = { 'idempotency-key': person.citizenId };
      const answer = await bodyOf<Record<string, string>>(client.call('kanaSubmit', body, headers));
      expect(answer).toMatchObject({
        type: '1',
        arrivalNumber: expect.stringMatching(/^\d{16}$/),
        applicationNumber: expect.stringMatching(/^\d{10}$/),
      });
      expect(await bodyOf(client.call('kanaSubmit', body, headers))).toEqual(answer);
      expect(codesOf(await client.call('kanaSubmit', body))).toEqual(['EDV105']);

      const reports = await reportsOf(client);
      expect(memberOf(reports, 'family-name')).toMatchObject({ status: '0', isDisabled: false });
      expect(memberOf(reports, 'first-name-1')).toMatchObject({
        arrivalNumber: answer.arrivalNumber,
        applicationNumber: answer.applicationNumber,
        procedureId: answer.procedureId,
        submissionDate: answer.submissionDate,
        status: '1',
        isDisabled: true,
        disabledReason: '2',
        isEditor: true,
        furigana: 'ヒトミ',
        registeredFurigana: 'ヒトミ',
        isWithdraw: true,
        isAdjust: false,
      });
      const entries = await bodyOf<{ procedures: object[] }>(client.call('kanaHistories'));
      expect(entries).toEqual({
        earlier: [],
        procedures: [
          {
            id: answer.procedureId,
            type: '1',
            submissionDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
            status: '1',
            isAdjustable: false,
            isWithdrawable: true,
            identifiableImage: expect.stringMatching(/^iVBOR/),
            identifiableName: '振仮　ひとみ',
            identifiableBirthDate: '19890614',
            arrivalNumber: answer.arrivalNumber,
          },
        ],
      });
      expect((await mailsOf(client)).at(-1)).toMatchObject({
        to: email,
        text: expect.stringContaining(String(answer.arrivalNumber)),
      });
    });

    it('two submissions at once file one', async () => {
      const person = await as('kana-single');
      const body = await readyToSubmit(portal.database, person);
      const replies = await Promise.all(
        [1, 2, 3].map((key) =>
          person.client.call('kanaSubmit', body, { 'idempotency-key': `${person.citizenId}${key}` }),
        ),
      );
      expect(
        replies
          .map(outcome)
          .map((text) => text.slice(0, 6))
          .sort(),
      ).toEqual(['0000', 'EDV105', 'EDV105']);
      expect(await historiesOf(person.client)).toHaveLength(1);
    });

    it('a parent files for a child, as the register knows them or as they say [KN-002 EN-089 EN-091 EN-134 EN-135]', async () => {
      const person = await as('kana-adoptive');
      await proveEmail(portal.database, person);
      const draft = await create(person.client, '1');
      expect(memberOf(draft.reports, 'first-name-2')).toMatchObject({
        qualificationType: '',
        registerQualificationType: '020',
        undeterminedQualificationType: false,
      });
      expect(memberOf(draft.reports, 'first-name-3')).toMatchObject({
        qualificationType: '',
        undeterminedQualificationType: true,
        undeterminedAddress: true,
      });
      const address = '東京都見本区例示町二丁目';
      const report = (qualificationType: string) =>
        filled(draft, {
          'first-name-2': { furigana: 'ソラ', address, qualificationType: '020' },
          'first-name-3': { furigana: 'ウミ', address, qualificationType: qualificationType as '017' },
        });
      expect(outcome(await person.client.call('kanaSubmit', { report: report('') }))).toBe(
        'EDV104 海 の届出について、届け出る方との関係を選んでください。',
      );
      const chosen = report('017');
      await bodyOf(person.client.call('kanaSubmit', { report: chosen, signature: await sign(person.client, chosen) }));
      expect(
        (await bodyOf<{ procedures: { identifiableName: string }[] }>(person.client.call('kanaHistories')))
          .procedures[0]?.identifiableName,
      ).toBe('養子　空　ほか1人');
      expect((await reportsOf(person.client)).map(({ qualificationType }) => qualificationType)).toEqual([
        '',
        '',
        '020',
        '017',
      ]);
    });

    const refused = async (person: Filer, report: object, message: string) => {
      expect(outcome(await person.client.call('kanaSubmit', { report }))).toBe(message);
      expect(await historiesOf(person.client)).toEqual([]);
    };

    it('a locked report, another register and unproved mail are EDV104 and file nothing', async () => {
      const person = await as('kana-couple');
      const draft = await create(person.client, '1');
      const own = { 'first-name-1': { furigana: 'タダシ' } };
      const stale = 'EDV104 画面の内容が、いまの戸籍の情報と違います。はじめの画面からやり直してください。';
      await refused(person, filled(draft, own), 'EDV104 メールアドレスを、確認コードで確かめてください。');
      await proveEmail(portal.database, person);
      const locked = (name: string) =>
        `EDV104 ${name} の届出は、いまは、あなたからは届け出られません。選び直してください。`;
      await refused(
        person,
        filled(draft, { 'first-name-2': { furigana: 'ハルカ', qualificationType: '016' } }),
        locked('はるか'),
      );
      await refused(
        person,
        filled(draft, { 'first-name-4': { furigana: 'タイジュ', qualificationType: '016', isDisabled: false } }),
        locked('大樹'),
      );
      await refused(person, filled(draft, { 'first-name-1': { furigana: 'タダシ', name: '別' } }), stale);
    });

    it('nothing is filed that no check screen shows: what else the draft holds is no part of the contract', async () => {
      const person = await as('kana-single');
      await proveEmail(portal.database, person);
      const draft = await create(person.client, '1');
      const report = filled(draft, { 'first-name-1': { furigana: 'ヒトミ' } });
      const wholes = [
        { ...report, reports: report.reports.map((one) => ({ ...memberOf(draft.reports, one.id), ...one })) },
        { ...report, informant: { ...draft.informant, ...report.informant } },
        { ...report, lastDay: draft.lastDay },
      ];
      for (const whole of wholes)
        expect(codesOf(await person.client.call('kanaSubmit', { report: whole }))).toEqual(['invalid-request']);
      expect(await historiesOf(person.client)).toEqual([]);
    });

    it('without a signature, or with one of other content, nothing is filed [ER-129 ER-130]', async () => {
      const person = await as('kana-single');
      const body = await readyToSubmit(portal.database, person);
      expect(codesOf(await person.client.call('kanaSubmit', { report: body.report }))).toEqual(['ED2111']);
      const { reports, ...others } = body.report as { reports: KanaReport[] };
      const changed = { ...others, reports: reports.map((report) => ({ ...report, furigana: 'ヒトリ' })) };
      expect(codesOf(await person.client.call('kanaSubmit', { ...body, report: changed }))).toEqual(['ED2110']);
      expect(await historiesOf(person.client)).toEqual([]);
      expect((await person.client.call('kanaSubmit', body)).resultCode).toBe('0000');
    });
  });
});
