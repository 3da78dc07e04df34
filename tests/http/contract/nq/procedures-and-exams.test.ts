import { describe, expect, it } from 'vitest';
import { fillCatalogue } from '../../../../src/server/services/nq/catalogue/fill-catalogue.ts';
import { databases, portalOn } from '../../harness.ts';
import { bodyOf } from '../client.ts';
import { putForm } from './apply-journey.ts';
import {
  asking,
  change,
  daySeconds,
  type List,
  type ProcedureBody,
  registration,
  socialWorkerExam,
} from './catalogue.ts';
import { outcome } from './outcome.ts';

describe.each(databases)('national qualifications on %s', (kind) => {
  // Sessions outlive the clock that a test moves.
  const portal = portalOn(kind, { settings: { 'session.limit': 400 * daySeconds } });
  const { as, anybody, procedure } = asking(portal);

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

    it('what is open stands first, the soonest of it before the others; search and sort hold the whole list [NQ-003 NQ-086]', async () => {
      const { rows } = await exams({});
      const places = rows.map(({ state, examinationDate = '' }) => `${state === '2' ? 0 : 1} ${examinationDate}`);
      expect(new Set(places.map(([isLater]) => isLater)).size).toBe(2);
      expect(places).toEqual([...places].sort());
      expect((await exams({ q: 'ｶｲｺﾞ' })).rows.map(({ qualificationName }) => qualificationName)).toContain(
        '介護福祉士',
      );
      const byName = (await exams({ sort: '-apply' })).rows.map(({ applyUntil = '' }) => applyUntil);
      expect(byName).toEqual([...byName].sort().reverse());
    });

    it.each(['1', '2', '3', '4', '5'])('state %s alone; any other word means all of them [NQ-086]', async (state) => {
      const { total } = await exams({});
      const { rows, total: found } = await exams({ state });
      expect(new Set(rows.map((row) => row.state))).toEqual(new Set([state]));
      expect(found).toBeLessThan(total);
      expect((await exams({ state: 'open' })).total).toBe(total);
      expect((await exams({ state, q: 'ないもの' })).rows).toEqual([]);
    });

    it('what has been applied for is marked in the list, on its page and among what is offered [NQ-086]', async () => {
      const client = await as('nq-nobody');
      const [applied, other] = (await bodyOf<List>(client.call('nqExamList', { state: '2' }))).rows;
      const { qualificationId, qualificationHandleUnitCode, examinationDate } = applied as Record<string, string>;
      const unit = { qualificationId, qualificationHandleUnitCode };
      const path = {
        ...unit,
        businessId: 'exam',
        qualificationProcedureCode: examinationDate,
        receptionAgencyCode: 'x',
      };
      await portal.database.query(
        `insert into nq_applications (id, citizen_id, number, procedure_key, path, hierarchy, procedure, status, received_at, history, form, answers)
         select 'applied ' || id, id, id, 'key', $1::text::jsonb, '[]', '{}', '1', now(), '[]', '{}', '{}' from citizens`,
        [JSON.stringify(path)],
      );
      const { rows } = await bodyOf<List>(client.call('nqExamList', { state: '2' }));
      const marks = Object.fromEntries(rows.map(({ examId, isApplied }) => [examId, isApplied]));
      expect([marks[applied?.examId ?? ''], marks[other?.examId ?? '']]).toEqual([true, false]);
      const detail = await bodyOf<object>(
        client.call('nqExamDetail', { path: { ...unit, displayType: '1', examinationDate } }),
      );
      expect(detail).toMatchObject({
        state: '2',
        applied: [{ applyingId: expect.stringContaining('applied') }],
        acceptsApplication: false,
      });
      const offered = await bodyOf<Record<'choices' | 'applied', readonly Record<string, string>[]>>(
        client.call('nqExamSubmitChoices', { path: { ...unit, businessId: 'exam' } }),
      );
      expect(offered.applied).toMatchObject([{ examinationDate, applyingId: expect.stringContaining('applied') }]);
      expect(offered.choices.map((choice) => choice.examinationDate)).not.toContain(examinationDate);
      const stranger = await bodyOf<List>((await as('nq-nobody')).call('nqExamList', { state: '2' }));
      expect(stranger.rows.filter(({ isApplied }) => isApplied)).toEqual([]);
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
});
