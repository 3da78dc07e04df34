import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import type { DraftContent } from '../../../../src/server/services/kana/draft-content.ts';
import type { membersOf } from '../../../../src/server/services/kana/members.ts';
import type { KanaReport } from '../../../../src/server/services/kana/report.ts';
import { databases, sharedPortalOn } from '../../harness.ts';
import { bodyOf, type Client, logIn } from '../client.ts';
import { filer } from '../journey.ts';
import { create, email, proveEmail, readyToSubmit, reportsOf } from './journey.ts';
import { codesOf, memberOf, outcome } from './outcome.ts';

async function change(client: Client, settings: object) {
  const headers = { 'content-type': 'application/json' };
  await client.send('/sandbox/settings', { method: 'POST', headers, body: JSON.stringify(settings) });
  await client.call('isLogin');
}

describe.each(databases)('reports of name readings on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const as = (persona: string) => filer(portal.origin, portal.database, persona);

  describe('the family register', () => {
    it('its members [EN-102 EN-105 EN-106 EN-107 EN-108 EN-109 EN-110 EN-111 EN-112 EN-113 EN-114 EN-115 EN-116 EN-117 EN-118 EN-119]', async () => {
      const { client } = await as('kana-couple');
      const { members, informant } = (await client.call('kanaGet')).resBody as unknown as {
        members: ReturnType<typeof membersOf>;
        informant: object;
      };
      expect(members).toHaveLength(4);
      expect(members[2]).toEqual({
        id: '3',
        type: '3',
        familyName: { origin: '届出', furigana: 'トドケデ', image: expect.any(String) },
        firstName: { origin: '小春', furigana: 'コハル', image: expect.any(String) },
        ageGroup: '1',
        birthDate: expect.stringMatching(/^\d{8}$/),
        isEditor: true,
        address: '東京都見本区例示町三丁目1番1号',
        changeRequiredAddress: false,
      });
      expect(PNG.sync.read(Buffer.from(members[2]?.firstName.image ?? '', 'base64')).width).toBeGreaterThan(50);
      expect(members.map(({ type, ageGroup, isEditor }) => [type, ageGroup, isEditor])).toEqual([
        ['1', '2', true],
        ['2', '2', false],
        ['3', '1', true],
        ['3', '2', false],
      ]);
      expect(informant).toEqual({
        memberId: '1',
        isEmigrant: false,
        address: '',
        email: '',
        phone: '',
        verifiedEmail: '',
      });
    });

    it('the family-name report is one, apart from the first names [EN-103 KN-094]', async () => {
      const reports = await reportsOf((await as('kana-couple')).client);
      expect(reports.map(({ id, type, isYourself }) => [id, type, isYourself])).toEqual([
        ['family-name', '1', true],
        ['first-name-1', '2', true],
        ['first-name-2', '2', false],
        ['first-name-3', '2', false],
        ['first-name-4', '2', false],
      ]);
      expect(memberOf(reports, 'first-name-3')).toEqual({
        id: 'first-name-3',
        type: '2',
        status: '0',
        memberId: '3',
        memberType: '3',
        name: '小春',
        isYourself: false,
        isDisabled: false,
        disabledReason: '',
        isChecked: false,
        undeterminedFurigana: false,
        image: expect.stringMatching(/^iVBOR/),
        imageAlt: '戸籍の文字の画像：小春',
        ageGroup: '1',
        birthDate: expect.stringMatching(/^\d{8}$/),
        isEditor: true,
        furigana: '',
        registeredFurigana: 'コハル',
        changeRequiredFurigana: false,
        qualificationType: '',
        registerQualificationType: '016',
        changeRequiredQualificationType: false,
        undeterminedQualificationType: false,
        changeRequiredAddress: false,
        address: '東京都見本区例示町三丁目1番1号',
        undeterminedAddress: false,
        arrivalNumber: '',
        applicationNumber: '',
        procedureId: '',
        isAdjust: false,
        isWithdraw: false,
        note: '',
        submissionDate: '',
      });
    });

    it('a register that is being changed is EDV102, for a new report too [AM-003 ER-085]', async () => {
      const { client } = await as('kana-transfer');
      expect(codesOf(await client.call('kanaGet'))).toEqual(['EDV102']);
      expect(codesOf(await client.call('kanaCreate', { type: '1' }))).toEqual(['EDV102']);
    });

    it('agents are refused [AM-084]', async () => {
      const client = await logIn(portal.origin, 'agent');
      expect(codesOf(await client.call('kanaGet'))).toEqual(['EDV101']);
    });

    it('every sample person without a family of their own is alone in the register', async () => {
      const reports = await reportsOf((await as('native-app')).client);
      expect(reports.map(({ name, registeredFurigana, isDisabled }) => [name, registeredFurigana, isDisabled])).toEqual(
        [
          ['読取', '', false],
          ['あおい', 'アオイ', false],
        ],
      );
    });
  });

  describe('the draft', () => {
    it('of a sample person who began on another device is there, with the address that was proved', async () => {
      const { client } = await as('kana-begun-phone-4-not-ready');
      const { reports, informant } = await bodyOf<DraftContent>(client.call('kanaTempInputGet'));
      expect(memberOf(reports, 'first-name-1')).toMatchObject({ isChecked: true, furigana: 'シオリ' });
      expect(informant).toMatchObject({ email: 'tochuu@example.jp', verifiedEmail: 'tochuu@example.jp' });
    });

    it('keeps what a citizen may change, on every device [API-122 API-125 API-128 AM-102]', async () => {
      const { client } = await as('kana-couple');
      expect(codesOf(await client.call('kanaTempInputGet'))).toEqual(['EDV105']);
      const draft = await create(client, '1');
      expect(draft).toMatchObject({ type: '1', revision: 1, procedureId: '', documentId: '' });
      const changed = draft.reports.map((report) => ({
        ...report,
        isChecked: true,
        furigana: 'カナ',
        qualificationType: report.isYourself ? '' : '017',
        address: '東京都見本区',
        name: '書換',
        isDisabled: false,
        registeredFurigana: 'カキカエ',
      }));
      const saved = await client.call('kanaTempInputSave', { reports: changed, revision: 1 });
      expect(saved.resBody).toEqual({ revision: 2, lastDay: draft.lastDay });
      const informant = { ...draft.informant, memberId: '9', email, phone: '090', verifiedEmail: email };
      await bodyOf(client.call('kanaTempInformantSave', { informant, revision: 2 }));

      const { reports, ...after } = await bodyOf<typeof draft>(client.call('kanaTempInputGet'));
      expect(after.revision).toBe(3);
      expect(after.informant).toEqual({ ...draft.informant, email, phone: '090' });
      expect(memberOf(reports, 'first-name-3')).toEqual({
        ...memberOf(draft.reports, 'first-name-3'),
        isChecked: true,
        furigana: 'カナ',
        qualificationType: '017',
        address: '東京都見本区',
      });
      expect(memberOf(reports, 'first-name-4')).toEqual(memberOf(draft.reports, 'first-name-4'));
      expect((await bodyOf<{ draft: object }>(client.call('kanaHistories'))).draft).toEqual({
        type: '1',
        lastDay: draft.lastDay,
        isUsedElsewhere: false,
      });
    });

    it('a stale revision is EDV106 and saves nothing; the same once more is no conflict', async () => {
      const { client } = await as('kana-single');
      const { reports, informant } = await create(client, '1');
      const save = (furigana: string, revision: number) =>
        client.call('kanaTempInputSave', { revision, reports: reports.map((report) => ({ ...report, furigana })) });
      expect((await save('ヒトミ', 1)).resBody).toMatchObject({ revision: 2 });
      expect((await save('ヒトミ', 1)).resBody).toMatchObject({ revision: 2 });
      expect(outcome(await save('ホカ', 1))).toMatch(/^EDV106 .*読み込み直してください。$/);
      expect(
        codesOf(await client.call('kanaTempInformantSave', { informant: { ...informant, email }, revision: 1 })),
      ).toEqual(['EDV106']);
      const kept = await bodyOf<{ reports: KanaReport[]; revision: number }>(client.call('kanaTempInputGet'));
      expect([kept.revision, kept.reports.map(({ furigana }) => furigana)]).toEqual([2, ['ヒトミ', 'ヒトミ']]);
      const [report] = reports;
      const strange = await client.call('kanaTempInputSave', {
        reports: [{ ...report, id: 'first-name-9' }],
        revision: 2,
      });
      expect(codesOf(strange)).toEqual(['EDV104']);
    });

    it('a draft begun since is another one, whose revisions count from 1 too: EDV106, and nothing is saved into it', async () => {
      const { client } = await as('kana-single');
      const stale = await create(client, '1');
      await client.call('kanaCreate', { type: '1', startOver: true });
      const fresh = await bodyOf<{ id: string; revision: number }>(client.call('kanaTempInputGet'));
      expect([fresh.revision, fresh.id === stale.id]).toEqual([stale.revision, false]);
      const { informant } = stale;
      const reports = stale.reports.map((report) => ({ ...report, furigana: 'ホカ' }));
      for (const [call, answers] of [
        ['kanaTempInputSave', { reports }],
        ['kanaTempInformantSave', { informant: { ...informant, email } }],
      ] as const)
        expect(codesOf(await client.call(call, { ...answers, revision: 1, draftId: stale.id }))).toEqual(['EDV106']);
      expect((await bodyOf<{ revision: number }>(client.call('kanaTempInputGet'))).revision).toBe(1);
      const own = { reports, revision: 1, draftId: fresh.id };
      expect((await client.call('kanaTempInputSave', own)).resBody).toMatchObject({ revision: 2 });
    });

    it('lives to the end of its last day; temp/delete deletes it and the proved mail address [AM-102 KN-091]', async () => {
      const person = await as('kana-single');
      const { client } = person;
      await change(client, { 'session.limit': 40 * 86_400 });
      const { lastDay } = await create(client, '1');
      const day = (days: number) =>
        new Date(Date.now() + days * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
      expect(lastDay).toBe(day(30));
      await client.advance(30 * 86_400);
      expect((await client.call('kanaTempInputGet')).resultCode).toBe('0000');
      await client.advance(86_400);
      expect(codesOf(await client.call('kanaTempInputGet'))).toEqual(['EDV105']);
      await proveEmail(portal.database, person);
      expect((await create(client, '1')).informant.verifiedEmail).toBe(email);
      await bodyOf(client.call('kanaTempDelete'));
      expect((await bodyOf<{ informant: object }>(client.call('kanaGet'))).informant).toMatchObject({
        verifiedEmail: '',
      });
      expect(codesOf(await client.call('kanaTempInputGet'))).toEqual(['EDV105']);
      expect(await bodyOf<object>(client.call('kanaHistories'))).not.toHaveProperty('draft');
    });

    it('outside the acceptance period nothing new can be begun or submitted: EDV103 [ER-086]', async () => {
      const person = await as('kana-single');
      const body = await readyToSubmit(portal.database, person);
      await change(person.client, { 'kana.acceptance.to': '20250525' });
      expect(outcome(await person.client.call('kanaSubmit', body))).toMatch(/^EDV103 .*受付期間外/);
      expect(codesOf(await person.client.call('kanaCreate', { type: '1' }))).toEqual(['EDV103']);
      await change(person.client, { 'kana.acceptance.to': '99991231', 'kana.acceptance.from': '20250526' });
      expect((await person.client.call('kanaSubmit', body)).resultCode).toBe('0000');
    });
  });
});
