import { describe, expect, it } from 'vitest';
import { fillCatalogue } from '../../../src/server/services/national-qualifications/catalogue/fill-catalogue.ts';
import { fillGenerated } from '../../../src/server/services/national-qualifications/catalogue/fill-generated.ts';
import { databases, portalOn } from '../harness.ts';
import { type Client, logIn, type Reply, stranger } from './client.ts';
import { bodyOf } from './kana-journey.ts';
import { putForm } from './nq-apply-journey.ts';

const outcome = ({ resultCode, errors }: Reply) => errors[0]?.errorCode ?? resultCode;
const daySeconds = 86_400;

interface List {
  readonly rows: readonly Record<string, string>[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

interface ProcedureBody {
  readonly name: string;
  readonly hierarchy: {
    readonly levels: number;
    readonly question: string;
    readonly isComplete: boolean;
    readonly choices: readonly { readonly serialNumber: string; readonly name: string }[];
    readonly chosen: readonly { readonly name: string }[];
  };
  readonly acceptsApplication: boolean;
  readonly closedReason: string;
  readonly form: { readonly sections: readonly { readonly heading: string }[] };
  readonly formVersion: string;
}

const careWorker = { qualificationId: 'care-worker', businessId: 'registration', qualificationHandleUnitCode: '00' };
const registration = { ...careWorker, qualificationProcedureCode: 'new', receptionAgencyCode: 'sssc' };
const socialWorkerExam = { qualificationId: 'social-worker', businessId: 'exam', qualificationHandleUnitCode: '00' };

describe.each(databases)('national qualifications on %s', (kind) => {
  // Sessions outlive the clock that a test moves.
  const portal = portalOn(kind, { settings: { 'session.limit': 400 * daySeconds } });
  const as = (persona: string) => logIn(portal.origin, persona);
  let somebody: Promise<Client> | null = null;
  /** One login for everything that is the same for everybody. */
  const anybody = () => {
    somebody ??= as('nq-nobody');
    return somebody;
  };
  const list = async (wish: object) => bodyOf<List>((await anybody()).call('nqQualificationList', wish));
  const procedure = async (path: object, more: object = {}) =>
    bodyOf<ProcedureBody>((await anybody()).call('nqProcedureGet', { path, ...more }));

  it.each([
    ['介護福祉士', ['care-worker', 'social-worker']],
    ['かいごふく', ['care-worker']],
    ['カイゴフク', ['care-worker']],
    ['ｶｲｺﾞﾌｸ', ['care-worker']],
    ['　カイゴ ふくし　', ['care-worker']],
    ['ほいく こども家庭庁', ['nursery-teacher']],
    ['税理士法', ['tax-accountant']],
    ['ﾏｯｻｰｼﾞ', ['massage-practitioner']],
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

  const unknown: readonly (readonly [call: string, body: object])[] = [
    ['nqQualificationDetail', { path: { qualificationId: 'nothing' } }],
    ['nqQualificationDetail', { path: { qualificationId: 'care-worker', handlingAuthorityTypeCode: '2' } }],
    ['nqInstitutionList', { path: { ...careWorker, businessId: 'nothing' } }],
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
    ['nqExamDetail', { path: { ...socialWorkerExam, displayType: '1', examinationDate: '20270208' } }],
    ['nqExamDetail', { path: { ...socialWorkerExam, displayType: '9', examinationDate: '20270207' } }],
    ['nqExamSubmitChoices', { path: careWorker }],
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
    expect(await units(careWorker)).toMatchObject({ total: 1, rows: [{ unitName: '全国' }] });
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

  const change = { ...careWorker, businessId: 'change' };
  const hairdresser = { ...change, qualificationId: 'hairdresser' };
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

  describe('procedures', () => {
    const levels = (...serials: string[]) => ({
      reapplicationAvailabilityFlag: '0',
      ...Object.fromEntries(serials.map((serial, index) => [`hierarchyInfo${index + 1}SerialNumber`, serial])),
    });
    const coming = async (path: object) =>
      (
        await bodyOf<{ choices: readonly Record<string, string>[] }>(
          (await anybody()).call('nqExamSubmitChoices', { path }),
        )
      ).choices;

    it('four levels are chosen one by one [AM-101 NQ-048 NQ-056 NQ-057 NQ-058 NQ-059]', async () => {
      const [next] = await coming(socialWorkerExam);
      const { qualificationProcedureCode, receptionAgencyCode } = next ?? {};
      const path = { ...socialWorkerExam, qualificationProcedureCode, receptionAgencyCode };
      const asked: string[] = [];
      const serials: string[] = [];
      for (;;) {
        const { hierarchy, acceptsApplication, ...found } = await procedure({ ...path, ...levels(...serials) });
        expect(hierarchy.levels).toBe(4);
        expect(hierarchy.chosen.length).toBe(serials.length);
        if (hierarchy.isComplete) {
          expect(found.formVersion).toBe('exam-school:1');
          break;
        }
        expect(acceptsApplication).toBe(false);
        asked.push(hierarchy.question);
        serials.push(hierarchy.choices[0]?.serialNumber ?? '');
      }
      expect(asked).toEqual(['学歴', '学校の年限', '学んだ科目', '卒業']);
      expect((await procedure(path, { hierarchy: serials })).hierarchy.isComplete).toBe(true);
      expect((await procedure({ ...path, ...levels('3', '1') })).formVersion).toBe('exam-work:1');
    });

    it.each([
      [{ ...change, qualificationProcedureCode: 'particulars', receptionAgencyCode: 'sssc' }, 0, true],
      [
        {
          ...registration,
          qualificationId: 'nursery-teacher',
          qualificationHandleUnitCode: '13',
          receptionAgencyCode: 'pref-13',
        },
        1,
        false,
      ],
      [{ ...registration, ...levels('1') }, 2, true],
      [{ ...registration, ...levels('2') }, 2, false],
      [{ ...registration, ...levels('2', '1') }, 2, true],
    ])('%j has %i levels [AM-101 NQ-053 NQ-054]', async (path, count, accepts) => {
      const client = await as(path.businessId === 'change' ? 'nq-care-worker' : 'nq-nobody');
      const { hierarchy, acceptsApplication } = await bodyOf<ProcedureBody>(client.call('nqProcedureGet', { path }));
      expect([hierarchy.levels, hierarchy.isComplete, acceptsApplication]).toEqual([count, accepts, accepts]);
    });

    it('a form put into the database is offered at once; a broken one is refused in words [NQ-060]', async () => {
      const path = { ...change, qualificationProcedureCode: 'particulars', receptionAgencyCode: 'sssc' };
      expect((await procedure(path)).formVersion).toBe('change:1');
      const newer = { sections: [{ heading: '新しい様式', items: [{ name: 'why', label: '理由', widget: 'text' }] }] };
      await putForm(portal.database, 'change', 2, newer);
      expect(await procedure(path)).toMatchObject({ formVersion: 'change:2', form: newer });
      for (const broken of [
        {},
        { sections: [] },
        { sections: [{ heading: '様式', items: [{ name: 'x', label: 'x', widget: 'html' }] }] },
      ]) {
        await putForm(portal.database, 'change', 3, broken);
        const reply = await (await anybody()).call('nqProcedureGet', { path });
        expect(outcome(reply)).toBe('EDQ102');
        expect(reply.errors[0]?.errorMessage).toContain('様式');
      }
      await putForm(portal.database, 'change', 4, newer);
      expect((await procedure(path)).formVersion).toBe('change:4');
      // Filling the catalogue again, as a new release does, takes nothing away.
      await portal.database.query(`update nq_catalogue set hash = 'older'`);
      await fillCatalogue(portal.database);
      expect((await procedure(path)).formVersion).toBe('change:4');
    });

    it('an application for an examination is accepted in its period [NQ-096 NQ-101]', async () => {
      const path = {
        qualificationId: 'hazardous-materials-engineer',
        businessId: 'exam',
        qualificationHandleUnitCode: '90',
      };
      const choices = await coming(path);
      const open = choices.filter(({ isOpen }) => isOpen);
      expect(open.length).toBeGreaterThan(0);
      const { qualificationProcedureCode, receptionAgencyCode } = open[0] ?? {};
      const whole = { ...path, qualificationProcedureCode, receptionAgencyCode };
      expect(await procedure(whole)).toMatchObject({ acceptsApplication: true, closedReason: '' });
      const later = await as('nq-nobody');
      await later.advance(70 * daySeconds);
      expect(await bodyOf<ProcedureBody>(later.call('nqProcedureGet', { path: whole }))).toMatchObject({
        acceptsApplication: false,
        closedReason: expect.stringContaining('終わりました'),
      });
      const closed = choices.find(({ isOpen }) => !isOpen) ?? {};
      expect(
        (
          await procedure({
            ...path,
            qualificationProcedureCode: closed.qualificationProcedureCode,
            receptionAgencyCode,
          })
        ).closedReason,
      ).toContain('期間');
    });
  });

  describe('examinations', () => {
    const exams = async (body: object) => bodyOf<List>((await anybody()).call('nqExamList', body));

    it('the soonest stand first; search and sort hold the whole list [NQ-003 NQ-086]', async () => {
      const { rows } = await exams({});
      const days = rows.map(({ examinationDate = '' }) => examinationDate);
      expect(days).toEqual([...days].sort());
      expect((await exams({ q: 'ｶｲｺﾞ' })).rows.map(({ qualificationName }) => qualificationName)).toContain(
        '介護福祉士',
      );
      const byName = (await exams({ sort: '-apply' })).rows.map(({ applyUntil = '' }) => applyUntil);
      expect(byName).toEqual([...byName].sort().reverse());
    });

    it('the parameters of the neighbour narrow the list [AM-097 NQ-003]', async () => {
      const { rows, total } = await exams({
        path: { qualificationId: 'nursery-teacher', qualificationHandleUnitCode: '90' },
      });
      expect(total).toBe(20);
      expect(new Set(rows.map(({ qualificationId }) => qualificationId))).toEqual(new Set(['nursery-teacher']));
      const { examinationDate } = rows[0] ?? {};
      expect((await exams({ path: { qualificationId: 'nursery-teacher', examinationDate } })).total).toBe(1);
    });

    it('each side of an examination says something else, the result only to the citizen [NQ-004 NQ-090 NQ-091 NQ-092 NQ-093]', async () => {
      const own = await as('nq-graduate');
      const { rows } = await bodyOf<List>(own.call('nqExamHistory', {}));
      const record = rows.find(({ qualificationId }) => qualificationId === 'social-worker');
      const path = (displayType: string) => ({
        qualificationId: 'social-worker',
        qualificationHandleUnitCode: '00',
        displayType,
        examinationDate: record?.examinationDate,
      });
      interface Detail {
        readonly displayType: string;
        readonly sections: readonly { readonly title: string }[];
        readonly own?: object;
      }
      const titles: string[] = [];
      for (const displayType of ['1', '2', '3']) {
        const detail = await bodyOf<Detail>(own.call('nqExamDetail', { path: path(displayType) }));
        expect(detail).toMatchObject({ displayType, own: { examineeNumber: '0456-00012', result: record?.result } });
        titles.push(...detail.sections.map(({ title }) => title));
      }
      expect(new Set(titles).size).toBe(titles.length);
      const other = await bodyOf<Detail>((await anybody()).call('nqExamDetail', { path: path('3') }));
      expect(other).not.toHaveProperty('own');
    });
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
