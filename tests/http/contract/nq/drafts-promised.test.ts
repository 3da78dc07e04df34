import { beforeAll, describe, expect, it } from 'vitest';
import { databases, portalOn } from '../../harness.ts';
import { broughtTo, dayFrom, officeOf, typed } from '../agency-journey.ts';
import { applying as nq } from '../applying/nq.ts';
import { bodyOf, type Client, logIn } from '../client.ts';
import { mailsOf } from '../signing.ts';
import {
  fullValues,
  type Loaded,
  load,
  offerProcedures,
  path,
  type Saved,
  save,
  submit,
  toSave,
  toSubmit,
} from './apply-journey.ts';
import { listed, outcome } from './outcome.ts';

const daySeconds = 86_400;
const digits = (days: number) => dayFrom(days).replaceAll('-', '');

const unit = { qualificationId: 'hazardous-materials-engineer', businessId: 'exam', qualificationHandleUnitCode: '90' };

interface Choice {
  readonly qualificationProcedureCode: string;
  readonly receptionAgencyCode: string;
  readonly isOpen: boolean;
}

describe.each(databases)('what is promised for drafts of national qualifications on %s', (kind) => {
  // Sessions and drafts outlive the clock that a test moves.
  const portal = portalOn(kind, { settings: { 'session.limit': 400 * daySeconds, 'draft.keep': 200 * daySeconds } });
  beforeAll(() => offerProcedures(portal.database));
  const todoOf = async (client: Client) => (await client.send('/todo')).text();

  /** An examination that takes applications until that many days from now. */
  const examinationUntil = async (client: Client, days: number) => {
    const { choices } = await bodyOf<{ choices: readonly Choice[] }>(
      client.call('nqExamSubmitChoices', { path: unit }),
    );
    const choice = choices.find(({ isOpen }) => isOpen);
    const { qualificationProcedureCode = '', receptionAgencyCode = '' } = choice ?? {};
    await portal.database.query(
      `update nq_exams set apply_until = $1 where qualification_id = $2 and examination_date = $3`,
      [digits(days), unit.qualificationId, qualificationProcedureCode],
    );
    return { ...unit, qualificationProcedureCode, receptionAgencyCode };
  };
  const saveFor = async (client: Client, of: object) => {
    const { formVersion } = await bodyOf<{ formVersion: string }>(client.call('nqProcedureGet', { path: of }));
    const answers = { version: formVersion, values: {} };
    return bodyOf<Saved>(client.call('nqDraftSave', { path: of, hierarchy: [], answers, revision: 0 }));
  };
  const listedDay = async (client: Client, qualificationId: string) =>
    (await bodyOf<{ drafts: readonly Saved[] }>(client.call('nqDraftList', { qualificationId }))).drafts[0]?.lastDay;

  it('for an examination, nothing beyond its last day to apply, on any page; afterwards it is shown with the reason, as long as it is retained, and offered nowhere [AM-102]', async () => {
    const client = await logIn(portal.origin, 'nq-nobody');
    const of = await examinationUntil(client, 9);
    const saved = await saveFor(client, of);
    const loaded = (await load(client, of)).draft.lastDay;
    expect([saved.lastDay, loaded, await listedDay(client, unit.qualificationId)]).toEqual(Array(3).fill(digits(9)));
    const [year, month, day] = dayFrom(9).split('-').map(Number);
    const todo = await todoOf(client);
    expect(todo).toContain(`申し込みは${year}年${month}月${day}日までです。`);
    expect(todo).toMatch(/の受験の申し込み<\/h3>/);
    const offers = async () => {
      const { rows } = await bodyOf<{ rows: readonly { kind: string; name: string }[] }>(
        client.call('nqOperationList', { path: unit }),
      );
      const { hasDraft } = await bodyOf<{ hasDraft: boolean }>(client.call('nqProcedureGet', { path: of }));
      return [rows.filter((row) => row.kind === 'resume').map(({ name }) => name), hasDraft];
    };
    expect(await offers()).toEqual([['途中から続ける'], true]);

    await client.advance(10 * daySeconds);
    expect(await listedDay(client, unit.qualificationId)).toBe(digits(200));
    const late = await todoOf(client);
    expect(late).toContain('受け付ける期間は、終わりました。');
    expect(late).toMatch(/入力した内容[\s\S]*まで残しておきます。/);
    expect(late).not.toContain('続きから再開');
    expect(await offers()).toEqual([['保存した内容を見る'], false]);
    const told = (await mailsOf(client)).map(({ text }) => text.split('\n')[0]);
    expect(told).toEqual([
      '申し込みの最後の日まで、あと7日です。',
      '申し込みの最後の日まで、あと2日です。',
      '申し込みの最後の日が過ぎました。',
    ]);
  });

  it('without an end, how long it is retained', async () => {
    const client = await logIn(portal.origin, 'qr');
    expect((await save(client, { reason: '理由' })).lastDay).toBe(digits(200));
  });

  it('for a correction, nothing beyond its deadline; it is one thing to do, not two', async () => {
    const { client, id } = await broughtTo(portal.origin, nq, '2');
    await officeOf(nq, client).press('return', id, typed(12));
    const saved = await save(client, { ...fullValues, reason: '開業のため' });
    const { draft }: Loaded = await load(client);
    expect([saved.lastDay, draft.lastDay, await listedDay(client, path.qualificationId)]).toEqual(
      Array(3).fill(digits(12)),
    );
    const todo = await todoOf(client);
    expect(todo).toContain('直すために戻されています。');
    expect(todo).not.toContain('data-qualification-draft');
    expect((await listed(client)).drafts).toHaveLength(1);
  });

  describe('who was refused or let a deadline pass', () => {
    const seen = async (client: Client, applyingId: string) =>
      (await client.call('nqApplicationStatus', { applyingId })).resBody as { status: string; isRepeatable: boolean };

    it.each([
      ['1', false],
      ['2', false],
      ['3', false],
      ['4', false],
      ['5', false],
      ['6', true],
    ])('at %s may apply anew: %s', async (status, may) => {
      const { client, id } = await broughtTo(portal.origin, nq, status);
      expect(await seen(client, id)).toMatchObject({ status, isRepeatable: may });
    });

    it('is told that what was begun as a correction is a new application by now, before it is one', async () => {
      const { client } = await broughtTo(portal.origin, nq, '3');
      const corrected = { ...fullValues, reason: '開業のため' };
      const { id: draftId, revision } = await save(client, corrected);
      await client.advance(31 * daySeconds);
      await client.call('isLogin');
      const send = (of: number) => client.call('nqApplicationSubmit', toSubmit(corrected, { draftId, revision: of }));
      expect((await send(revision)).errors).toMatchObject([
        {
          errorCode: 'EDQ309',
          errorMessage: expect.stringMatching(/^直す期限が過ぎたため、前の申請は\d{4}年.*日で終わりました。/),
        },
      ]);
      const again = await save(client, corrected, { draftId, revision });
      expect((await send(again.revision)).resBody).toMatchObject({ isAgain: false });
    });

    it.each(['lapsed', 'ended otherwise'] as const)('is told so when the form is still open: it %s', async (how) => {
      const { client, id } = await broughtTo(portal.origin, nq, '3');
      const values = { ...fullValues, reason: '開業のため' };
      const { id: draftId, revision } = await save(client, values, { corrects: id });
      if (how === 'lapsed') await client.advance(31 * daySeconds);
      else await portal.database.query(`update nq_applications set status = '6', returned = null where id = $1`, [id]);
      await client.call('isLogin');
      const based = { draftId, revision, corrects: id };
      const says =
        how === 'lapsed'
          ? /^直す期限が過ぎたため、前の申請は\d{4}年.*日で終わりました。/
          : /^前の申請は、もう終わっています。/;
      const saved = await client.call('nqDraftSave', toSave(values, based));
      const filed = await client.call('nqApplicationSubmit', toSubmit(values, based));
      for (const { errors } of [saved, filed]) {
        expect(errors).toMatchObject([{ errorCode: 'EDQ309', errorMessage: expect.stringMatching(says) }]);
      }
      expect(await save(client, values, { draftId, revision })).toMatchObject({ id: draftId });
    });

    it('a correction of another application than the returned one changes nothing', async () => {
      const { client, id } = await broughtTo(portal.origin, nq, '3');
      await save(client, { ...fullValues, reason: '一つ目' });
      const stored = (await load(client)).draft;
      expect(stored).toMatchObject({ corrects: id });
      for (const corrects of [id, 'x']) {
        const sent = toSave({ ...fullValues, reason: '二つ目' }, { revision: 0, draftId: '', corrects });
        expect((await client.call('nqDraftSave', sent)).errors).toMatchObject([{ errorCode: 'EDQ302' }]);
      }
      expect((await load(client)).draft).toEqual(stored);
    });

    it('not while another application is open', async () => {
      const { client, id } = await broughtTo(portal.origin, nq, '6');
      const { applyingId } = await submit(client, fullValues);
      expect(await seen(client, id)).toMatchObject({ isRepeatable: false });
      await client.call('nqApplicationWithdraw', { applyingId });
      expect([(await seen(client, id)).isRepeatable, (await seen(client, applyingId)).isRepeatable]).toEqual([
        true,
        true,
      ]);
    });

    it('not where the period is over, or nothing is offered any more', async () => {
      const client = await logIn(portal.origin, 'apply-sent');
      const { applications } = await bodyOf<{ applications: readonly { applyingId: string; status: string }[] }>(
        client.call('nqApplicationList'),
      );
      const refused = applications.find(({ status }) => status === '6')?.applyingId ?? '';
      const before = await seen(client, refused);
      const change = (column: string) =>
        portal.database.query(
          `update nq_applications set path = jsonb_set(path, '{${column}}', '"none"') where id = $1`,
          [refused],
        );
      await change('qualificationProcedureCode');
      expect([before.status, (await seen(client, refused)).isRepeatable]).toEqual(['6', false]);
    });
  });

  describe('answers that the form has no input for', () => {
    it.each([
      ['beside the others', { ...fullValues, extra: 'x' }],
      ['inherited by name', { ...fullValues, constructor: 'x' }],
      ['in a row', { reason: '理由', worked: 'yes', careers: [{ _key: '1', place: '見本', extra: 'x' }] }],
      ['in a hidden row', { ...fullValues, careers: [{ _key: '1', extra: 'x' }] }],
    ])('%s are refused with words, saved and filed', async (_name, values) => {
      const client = await logIn(portal.origin, 'qr');
      const body = { path, hierarchy: [], answers: { version: 'try-form:1', values }, revision: 0 };
      for (const reply of [
        await client.call('nqDraftSave', body),
        await client.call('nqApplicationSubmit', { ...body, isAgreed: true }),
      ]) {
        expect([outcome(reply), reply.errors[0]?.errorMessage]).toEqual([
          'EDQ303',
          expect.stringContaining('様式にない項目'),
        ]);
      }
      expect((await listed(client)).drafts).toHaveLength(0);
    });

    it('what no input gives is refused in a draft where it is hidden, too; what one gives is kept', async () => {
      const client = await logIn(portal.origin, 'qr');
      const of = (careers: unknown) => ({ ...fullValues, careers });
      const body = (values: object) => ({
        path,
        hierarchy: [],
        answers: { version: 'try-form:1', values },
        revision: 0,
      });
      for (const careers of ['x', [{ _key: '1', place: { deep: 'x' } }], Array(4).fill({ place: 'x' })])
        expect(outcome(await client.call('nqDraftSave', body(of(careers))))).toBe('EDQ303');
      const kept = of([{ _key: '1', place: '見本' }]);
      await save(client, kept);
      expect((await load(client)).draft.answers.values).toEqual(kept);
    });
  });
});
