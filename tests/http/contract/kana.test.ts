import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import type { DraftContent } from '../../../src/server/services/kana/draft-content.ts';
import type { membersOf } from '../../../src/server/services/kana/members.ts';
import type { KanaReport } from '../../../src/server/services/kana/report.ts';
import { databases, portalOn } from '../harness.ts';
import { type Client, logIn, type Reply } from './client.ts';
import {
  bodyOf,
  create,
  email,
  type Filer,
  filer,
  filled,
  historiesOf,
  proveEmail,
  readyToSubmit,
  reportsOf,
  sign,
} from './kana-journey.ts';
import { mailsOf } from './signing.ts';

const codesOf = ({ errors }: Reply) => errors.map(({ errorCode }) => errorCode);
const outcome = ({ resultCode, errors }: Reply) =>
  errors[0] === undefined ? resultCode : `${errors[0].errorCode} ${errors[0].errorMessage}`;

async function change(client: Client, settings: object) {
  const headers = { 'content-type': 'application/json' };
  await client.send('/sandbox/settings', { method: 'POST', headers, body: JSON.stringify(settings) });
  await client.call('isLogin');
}

const memberOf = (reports: readonly KanaReport[], id: string) => {
  const found = reports.find((report) => report.id === id);
  if (found === undefined) throw new Error(`no report ${id}`);
  return found;
};

describe.each(databases)('reports of name readings on %s', (kind) => {
  const portal = portalOn(kind);
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
        qualificationType: '016',
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

  describe('the submission', () => {
    it('is filed once, ends the draft and is in the history [API-117 API-119 EN-095 EN-096 EN-097 EN-099 EN-101 EN-136 KN-001]', async () => {
      const person = await as('kana-single');
      const { client } = person;
      const body = await readyToSubmit(portal.database, person);
      const headers = { 'idempotency-key': person.citizenId };
      const answer = await bodyOf<Record<string, string>>(client.call('kanaSubmit', body, headers));
      expect(answer).toMatchObject({
        arrivalNumber: expect.stringMatching(/^\d{16}$/),
        applicationNumber: expect.stringMatching(/^\d{10}$/),
      });
      expect(await bodyOf(client.call('kanaSubmit', body, headers))).toEqual(answer);
      expect(codesOf(await client.call('kanaSubmit', body))).toEqual(['EDV105']);

      const reports = await reportsOf(client);
      expect(memberOf(reports, 'family-name')).toMatchObject({ status: '0', isDisabled: false });
      expect(memberOf(reports, 'first-name-1')).toMatchObject({
        ...answer,
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
        qualificationType: '020',
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
          'first-name-2': { furigana: 'ソラ', address },
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
      await refused(person, filled(draft, { 'first-name-2': { furigana: 'ハルカ', qualificationType: '016' } }), stale);
      await refused(
        person,
        filled(draft, { 'first-name-4': { furigana: 'タイジュ', qualificationType: '016', isDisabled: false } }),
        stale,
      );
      await refused(person, filled(draft, { 'first-name-1': { furigana: 'タダシ', name: '別' } }), stale);
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
        (await historiesOf(client)).map(({ type, status, isAdjustable, isWithdrawable }) => [
          type,
          status,
          isAdjustable,
          isWithdrawable,
        ]),
      ).toEqual([
        ['2', '1', false, true],
        ['1', '1', false, false],
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

    it('a qualification and an address are given anew [EN-090 EN-092 EN-093 AM-079]', async () => {
      const { client } = await as('kana-correction-details');
      const { documentId } = await requestOf(client);
      const draft = await create(client, '2', { documentId });
      expect(
        draft.reports.map(
          ({ id, qualificationType, address, changeRequiredAddress, changeRequiredQualificationType }) => [
            id,
            qualificationType,
            address,
            changeRequiredAddress,
            changeRequiredQualificationType,
          ],
        ),
      ).toEqual([
        ['first-name-1', '', '', true, false],
        ['first-name-2', '', '', true, true],
      ]);
      const address = '東京都見本区例示町一丁目2番4号';
      const partial = filled(draft, { 'first-name-1': { address } });
      expect(outcome(await client.call('kanaSubmit', { report: partial }))).toContain('すべてそろっていません');
      const report = filled(draft, {
        'first-name-1': { address },
        'first-name-2': { address, qualificationType: '020' },
      });
      await bodyOf(client.call('kanaSubmit', { report, signature: await sign(client, report) }));
      expect(memberOf(await reportsOf(client), 'first-name-2')).toMatchObject({ address, qualificationType: '020' });
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
        const reports = right.reports.map((one) => ({ ...one, ...report }));
        const informant = { ...right.informant, ...contact };
        const saved = await bodyOf<{ revision: number }>(
          client.call('kanaTempInputSave', { reports, revision: draft.revision }),
        );
        await bodyOf(client.call('kanaTempInformantSave', { informant, revision: saved.revision }));
        const after = await bodyOf<DraftContent>(client.call('kanaTempInputGet'));
        expect(after.informant).toEqual(draft.informant);
        expect(after.reports).toEqual(draft.reports.map((one) => ({ ...one, furigana: 'ノゾミ' })));
        const changed = { ...right, reports, informant };
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
        reports: draft.reports,
        informant: draft.informant,
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
      expect(codesOf(await client.call('kanaSubmit', withdraw(draft, { reason: '1', detail: '' })))).toEqual([
        'EDV901',
      ]);
    });
  });
});
