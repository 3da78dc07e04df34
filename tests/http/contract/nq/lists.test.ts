import { describe, expect, it } from 'vitest';
import { fillGenerated } from '../../../../src/server/services/nq/catalogue/fill-generated.ts';
import { databases, portalOn } from '../../harness.ts';
import { bodyOf, stranger } from '../client.ts';
import {
  asking,
  careWorker,
  change,
  daySeconds,
  hairdresser,
  type List,
  type ProcedureBody,
  registration,
  socialWorkerExam,
} from './catalogue.ts';
import { outcome } from './outcome.ts';

describe.each(databases)('national qualifications on %s', (kind) => {
  // Sessions outlive the clock that a test moves.
  const portal = portalOn(kind, { settings: { 'session.limit': 400 * daySeconds } });
  const { as, anybody, list } = asking(portal);

  it.each([
    ['介護福祉士', ['care-worker', 'social-worker']],
    ['かいごふく', ['care-worker']],
    ['カイゴフク', ['care-worker']],
    ['ｶｲｺﾞﾌｸ', ['care-worker']],
    ['　カイゴ ふくし　', ['care-worker']],
    ['ほいく こども家庭庁', ['nursery-teacher']],
    ['税理士法', ['tax-accountant']],
    ['ﾏｯｻｰｼﾞ', ['massage-practitioner']],
    ['宅建', ['real-estate-broker']],
    ['タクケン', ['real-estate-broker']],
    ['社福士', ['social-worker']],
    ['しゃろうしになりました', ['labor-and-social-security-attorney']],
    ['保育士の登録をしたい', ['nursery-teacher']],
    ['eiyoshi', ['dietitian', 'registered-dietitian']],
    ['100%', []],
    ["'; drop table nq_exams; --", []],
    ['存在しない資格', []],
  ])('a search for "%s" finds %j [NQ-001 NQ-016]', async (q, ids) => {
    const { rows, total } = await list({ q });
    expect([rows.map(({ qualificationId }) => qualificationId), total]).toEqual([ids, ids.length]);
  });

  it.each([
    ['name', 'kana', false],
    ['-name', 'kana', true],
    ['ministry', 'ministry', false],
    ['-ministry', 'ministry', true],
    ['law', 'law', false],
    ['-law', 'law', true],
  ])('sort=%s orders all pages by %s [NQ-001]', async (sort, column, isBackwards) => {
    const values: string[] = [];
    const ids = new Set<string>();
    const { total, pageSize } = await list({ sort });
    for (let page = 1; page <= Math.ceil(total / pageSize); page += 1) {
      for (const row of (await list({ sort, page: String(page) })).rows) {
        values.push(row[column] ?? '');
        ids.add(row.qualificationId ?? '');
      }
    }
    expect(ids.size).toBe(total);
    const byCode = [...values].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    expect(values).toEqual(isBackwards ? byCode.reverse() : byCode);
  });

  it.each([
    [{}, 1],
    [{ page: '' }, 1],
    [{ page: '0' }, 1],
    [{ page: '-1' }, 1],
    [{ page: 'x' }, 1],
    [{ page: '2', sort: 'unknown' }, 2],
    [{ page: '9999' }, 3],
  ])('an address typed by hand (%j) shows page %i [NQ-016]', async (wish, page) => {
    const { rows, ...found } = await list(wish);
    expect(found).toMatchObject({ page, pageSize: 20 });
    expect(rows.length).toBe(page === 3 ? found.total - 40 : 20);
  });

  it('the detail follows the qualification and, when there is one, the type of agency [NQ-002 NQ-010 NQ-013]', async () => {
    const client = await anybody();
    const detail = (path: object) =>
      bodyOf<{
        name: string;
        authorities: readonly object[];
        businesses: readonly { businessId: string }[];
        exams: readonly object[];
      }>(client.call('nqQualificationDetail', { path }));
    const whole = await detail({ qualificationId: 'nursery-teacher' });
    expect(whole).toMatchObject({
      name: '保育士',
      authorities: [
        { handlingAuthorityTypeCode: '2', role: '登録', agencyName: '各都道府県' },
        { handlingAuthorityTypeCode: '3', role: '試験', agencyName: '一般社団法人全国保育士養成協議会' },
      ],
    });
    expect(whole.businesses.map(({ businessId }) => businessId)).toContain('exam');
    expect(whole.exams.length).toBeGreaterThan(1);
    const prefectures = await detail({ qualificationId: 'nursery-teacher', handlingAuthorityTypeCode: '2' });
    expect(prefectures.authorities.length).toBe(1);
    expect(prefectures.businesses.map(({ businessId }) => businessId)).not.toContain('exam');
    expect((await detail({ qualificationId: 'care-worker' })).name).toBe('介護福祉士');
  });

  const { businessId: _exam, ...socialWorker } = socialWorkerExam;
  const unknown: readonly (readonly [call: string, body: object])[] = [
    ['nqQualificationDetail', { path: { qualificationId: 'nothing' } }],
    ['nqQualificationDetail', { path: { qualificationId: 'care-worker', handlingAuthorityTypeCode: '2' } }],
    ['nqInstitutionList', { path: { qualificationId: 'care-worker', businessId: 'nothing' } }],
    ['nqOperationList', { path: { ...careWorker, qualificationHandleUnitCode: '13' } }],
    ['nqOperationList', { path: { ...careWorker, handlingAuthorityTypeCode: '1' } }],
    ['nqSubmitChoices', { kind: 'new', path: { ...careWorker, businessTypeCode: '2' } }],
    ['nqSubmitChoices', { kind: 'new', path: { ...careWorker, businessId: 'change', businessTypeCode: '2' } }],
    ['nqSubmitChoices', { kind: 'w002', path: careWorker }],
    ['nqSubmitChoices', { kind: 'again', path: registration }],
    ['nqProcedureGet', { path: { ...registration, receptionAgencyCode: 'mhlw' } }],
    ['nqProcedureGet', { path: { ...registration, qualificationProcedureCode: 'nothing' } }],
    ['nqProcedureGet', { path: { ...registration, reapplicationAvailabilityFlag: '1' } }],
    [
      'nqProcedureGet',
      { path: { ...registration, reapplicationAvailabilityFlag: '0', hierarchyInfo1SerialNumber: '9' } },
    ],
    ['nqProcedureGet', { path: registration, hierarchy: ['1', '1', '1', '1', '1'] }],
    ['nqExamDetail', { path: { ...socialWorker, displayType: '1', examinationDate: '20270208' } }],
    ['nqExamDetail', { path: { ...socialWorker, displayType: '9', examinationDate: '20270207' } }],
    ['nqExamSubmitChoices', { path: careWorker }],
    ['nqExamList', { path: { qualificationId: 'nothing' } }],
    ['nqExamList', { path: { qualificationId: 'care-worker', qualificationHandleUnitCode: 'nothing' } }],
  ];
  it('what is not offered is refused in the same words [NQ-012 NQ-020 NQ-021 NQ-026 NQ-032 NQ-033 NQ-092 NQ-093]', async () => {
    const client = await anybody();
    for (const [call, body] of unknown) {
      const reply = await client.call(call, body);
      expect([call, body, outcome(reply)]).toEqual([call, body, 'EDQ101']);
      expect(reply.errors[0]?.errorMessage).toMatch(/見つかりませんでした。/);
    }
  });

  it.each([
    ['nq-care-worker', '0000', ['care-worker'], 0],
    ['nq-many', '0000', ['nurse', 'public-health-nurse', 'nursery-teacher', 'real-estate-broker'], 0],
    ['nq-partly', '0000', ['dental-hygienist'], 1],
    ['nq-silent', '9002', [], 0],
    ['nq-graduate', '0002', [], 0],
    ['nq-nobody', '0002', [], 0],
    ['qr', '0002', [], 0],
  ])('%s asks what is registered: %s %j [ER-016 ER-017 NQ-014]', async (persona, code, ids, silent) => {
    const reply = await (await as(persona)).call('nqPossessionList');
    const { rows = [], unanswered = [] } = reply.resBody as { rows?: List['rows']; unanswered?: string[] };
    expect([outcome(reply), rows.map(({ qualificationId }) => qualificationId), unanswered.length]).toEqual([
      code,
      ids,
      silent,
    ]);
  });

  it('a registration ends, and the name can be a former one [NQ-014]', async () => {
    const many = (await (await as('nq-many')).call('nqPossessionList')).resBody as unknown as List;
    expect(many.rows.map(({ state, registeredName }) => [state, registeredName])).toEqual([
      ['1', '資格　かずえ'],
      ['1', '資格　かずえ'],
      ['1', '旧姓　かずえ'],
      ['2', '資格　かずえ'],
    ]);
    const expired = (await (await as('nq-expired')).call('nqPossessionList')).resBody as unknown as List;
    expect(expired.rows[0]).toMatchObject({ state: '3', validUntil: expect.stringMatching(/^\d{8}$/) });
  });

  it.each([
    ['nq-examinee', {}, '0000', 22, 20],
    ['nq-examinee', { page: '2' }, '0000', 22, 2],
    ['nq-examinee', { path: { qualificationId: 'tax-accountant', qualificationHandleUnitCode: '90' } }, '0000', 3, 3],
    ['nq-examinee', { path: { qualificationId: 'nurse' } }, '0000', 0, 0],
    ['nq-silent', {}, '9002', undefined, 0],
    ['nq-nobody', {}, '0002', undefined, 0],
  ])('%s looks at examinations %j: %s [ER-016 ER-017 AM-097 NQ-094]', async (persona, body, code, total, count) => {
    const reply = await (await as(persona)).call('nqExamHistory', body);
    const { rows = [] } = reply.resBody as { rows?: List['rows'] };
    expect([outcome(reply), reply.resBody.total, rows.length]).toEqual([code, total, count]);
    const days = rows.map(({ examinationDate = '' }) => examinationDate);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('a business is handled by the whole country or by 47 prefectures, which can be searched by reading [NQ-018 NQ-020 NQ-021]', async () => {
    const client = await anybody();
    const units = (path: object, wish: object = {}) =>
      bodyOf<List>(client.call('nqInstitutionList', { path, ...wish }));
    const cook = { qualificationId: 'cook', businessId: 'registration' };
    expect(await units({ ...cook, qualificationId: 'care-worker' })).toMatchObject({
      total: 1,
      rows: [{ unitName: '全国' }],
    });
    expect(await units(cook, { page: '3' })).toMatchObject({ total: 47, page: 3 });
    for (const q of ['ﾄｳｷｮｳ', '東京都', 'とうきょうと'])
      expect((await units(cook, { q })).rows.map(({ unitName }) => unitName)).toEqual(['東京都']);
    expect((await units({ ...cook, businessId: 'exam' })).rows).toMatchObject([{ qualificationHandleUnitCode: '90' }]);
  });

  it.each([
    ['nq-nobody', careWorker, ['new']],
    ['nq-nobody', { ...careWorker, businessId: 'change' }, []],
    ['nq-care-worker', { ...careWorker, businessId: 'change' }, ['w002']],
    ['nq-care-worker', careWorker, []],
    ['nq-partly', { ...careWorker, qualificationId: 'hairdresser', businessId: 'change' }, ['w002']],
    ['nq-nobody', socialWorkerExam, ['exam']],
    ['nq-returned', careWorker, ['again', 'status']],
    ['nq-begun', { ...careWorker, qualificationId: 'tax-accountant' }, ['resume', 'new']],
    ['nq-under-way', { ...careWorker, qualificationId: 'hairdresser', businessId: 'change' }, ['w002', 'status']],
  ])('what %s can do at %j: %j [NQ-022 NQ-027]', async (persona, path, kinds) => {
    const client = await as(persona);
    const { rows } = await bodyOf<List>(client.call('nqOperationList', { path }));
    expect(rows.map(({ kind: found }) => found)).toEqual(kinds);
    const handlingAuthorityTypeCode = path.qualificationId === 'tax-accountant' ? '4' : '3';
    const narrowed = await client.call('nqOperationList', { path: { ...path, handlingAuthorityTypeCode } });
    expect(outcome(narrowed)).toBe('0000');
  });

  it.each([
    ['nq-nobody', 'new', { ...careWorker, businessTypeCode: '1' }, '0000', ['new']],
    ['nq-care-worker', 'w002', change, '0000', ['particulars', 'old-name']],
    ['nq-care-worker', 'w002', hairdresser, '0002', []],
    ['nq-nobody', 'w002', change, '0002', []],
    ['nq-partly', 'w002', hairdresser, '9002', []],
    ['nq-returned', 'again', registration, '0000', ['new']],
  ])(
    '%s chooses %s of %j: %s [AM-100 ER-016 ER-017 NQ-034 NQ-040 NQ-108]',
    async (persona, submission, path, code, codes) => {
      const reply = await (await as(persona)).call('nqSubmitChoices', { kind: submission, path });
      const { choices = [] } = reply.resBody as { choices?: List['rows'] };
      expect([outcome(reply), choices.map((choice) => choice.qualificationProcedureCode)]).toEqual([code, codes]);
    },
  );

  it('what was returned comes back with its reason and its levels, for its citizen alone [NQ-055]', async () => {
    const client = await as('nq-returned');
    const { choices } = await bodyOf<{ choices: readonly object[] }>(
      client.call('nqSubmitChoices', { kind: 'again', path: registration }),
    );
    expect(choices).toEqual([
      expect.objectContaining({
        reapplicationAvailabilityFlag: '1',
        returned: expect.objectContaining({ reason: expect.stringContaining('読めません') }),
      }),
    ]);
    const path = { ...registration, reapplicationAvailabilityFlag: '1' };
    const again = await bodyOf<ProcedureBody>(client.call('nqProcedureGet', { path }));
    expect(again).toMatchObject({ acceptsApplication: true, hierarchy: { isComplete: true, chosen: [{}] } });
    expect(outcome(await (await anybody()).call('nqProcedureGet', { path }))).toBe('EDQ101');
  });

  it('made-up qualifications are there when they are asked for, and gone again [NQ-001]', async () => {
    const before = (await list({})).total;
    await fillGenerated(portal.database, 60, new Date());
    expect((await list({})).total).toBe(before + 60);
    expect(await list({ q: 'ｹﾞﾂﾒﾝ', sort: '-name' })).toMatchObject({
      total: 3,
      rows: [{ ministry: expect.stringContaining('架空') }, {}, {}],
    });
    await fillGenerated(portal.database, 0, new Date());
    expect((await list({})).total).toBe(before);
  });

  it('nobody without a login is told anything [API-160]', async () => {
    const reply = await stranger(portal.origin).call('nqQualificationList', {});
    expect([outcome(reply), reply.resBody]).toEqual(['ED1107', {}]);
  });
});
