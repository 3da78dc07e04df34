import { beforeAll, describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { bodyOf, logIn } from '../client.ts';
import {
  form,
  fullValues,
  leveledPath,
  load,
  offerProcedures,
  otherPath,
  path,
  putForm,
  save,
  submit,
  toSave,
  toSubmit,
} from './apply-journey.ts';
import { listed, outcome } from './outcome.ts';

const daySeconds = 86_400;

describe.each(databases)('applications for national qualifications on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  beforeAll(() => offerProcedures(portal.database));
  const person = () => logIn(portal.origin, 'qr');
  const returnApplication = (applyingId: string, reason: string) =>
    portal.database.query(`update nq_applications set status = '3', returned = $2::text::jsonb where id = $1`, [
      applyingId,
      JSON.stringify({ reason, dueDate: '20270131' }),
    ]);

  describe('drafts', () => {
    it('what is half filled in is saved, found on another device, and its last day told [NQ-006 NQ-007 AM-102]', async () => {
      const first = await logIn(portal.origin, 'qr', 'two-devices');
      const saved = await save(first, { reason: '就職のため' });
      expect(saved).toMatchObject({ revision: 1, isComplete: false, lastDay: expect.stringMatching(/^\d{8}$/) });
      const second = await logIn(portal.origin, 'qr', 'two-devices');
      const { draft } = await load(second);
      expect(draft).toMatchObject({ ...saved, answers: { version: 'try-form:1', values: { reason: '就職のため' } } });
      expect((await listed(second)).drafts).toHaveLength(1);
    });

    it('a draft for each procedure', async () => {
      const client = await person();
      await save(client, { reason: '一つ目' });
      await save(client, { reason: '二つ目' }, { path: otherPath });
      expect((await load(client)).draft.answers.values).toEqual({ reason: '一つ目' });
      expect((await load(client, otherPath)).draft.answers.values).toEqual({ reason: '二つ目' });
      expect((await listed(client)).drafts).toHaveLength(2);
    });

    it('a draft begun after another was deleted is another one: a tab that shows the first saves and files nothing: EDQ302', async () => {
      const client = await person();
      const { id } = await save(client, fullValues);
      await client.call('nqDraftDelete', { draftId: id });
      const second = await save(client, { reason: '新しい' });
      expect([second.revision, second.id === id]).toEqual([1, false]);
      const stale = { revision: 1, draftId: id };
      expect(outcome(await client.call('nqDraftSave', toSave(fullValues, stale)))).toMatch(/^EDQ302/);
      expect(outcome(await client.call('nqApplicationSubmit', toSubmit(fullValues, stale)))).toMatch(/^EDQ302/);
      expect((await load(client)).draft).toMatchObject({ id: second.id, answers: { values: { reason: '新しい' } } });
      const own = { revision: 1, draftId: second.id };
      expect(outcome(await client.call('nqDraftSave', toSave(fullValues, own)))).toBe('0000');
    });

    it('what else stands in the address is not sent', async () => {
      const client = await person();
      const more = toSave({ reason: '理由' }, { path: { ...path, reapplicationAvailabilityFlag: '0' } });
      expect(outcome(await client.call('nqDraftSave', more))).toBe('invalid-request');
      expect((await load(client)).draft.revision).toBe(0);
    });

    it('a draft lives to the end of its last day, 30 days unless the setting says otherwise [AM-102]', async () => {
      const client = await person();
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ 'session.limit': 40 * daySeconds });
      await client.send('/sandbox/settings', { method: 'POST', headers, body });
      await save(client, { reason: '理由' });
      await client.advance(29 * daySeconds);
      expect((await load(client)).draft.revision).toBe(1);
      await client.advance(2 * daySeconds);
      expect((await load(client)).draft).toMatchObject({ revision: 0, answers: { values: {} } });
      expect((await listed(client)).drafts).toEqual([]);
      // What expired is replaced, not added to.
      expect((await save(client, { reason: '再び' })).revision).toBe(1);
    });

    it('what another device saved is not overwritten, nor what it deleted brought back, without being asked about', async () => {
      const client = await person();
      await save(client, { reason: '一' });
      await save(client, { reason: '二' }, { revision: 1 });
      expect(outcome(await client.call('nqDraftSave', toSave({ reason: '三' }, { revision: 1 })))).toBe('EDQ302');
      expect((await load(client)).draft.answers.values).toEqual({ reason: '二' });
      // The answer of a save was lost: the same again is no conflict.
      expect(outcome(await client.call('nqDraftSave', toSave({ reason: '二' }, { revision: 1 })))).toBe('0000');
      const [draft] = (await listed(client)).drafts;
      await client.call('nqDraftDelete', { draftId: draft?.draftId });
      expect(outcome(await client.call('nqDraftSave', toSave({ reason: '三' }, { revision: 2 })))).toBe('EDQ302');
    });

    it.each([
      ['a value of another type', { reason: 1 }, 'EDQ303'],
      ['an option that does not exist', { worked: 'maybe' }, 'EDQ303'],
      ['more rows than allowed', { worked: 'yes', careers: [{}, {}, {}, {}] }, 'EDQ303'],
      ['rows that are no rows', { worked: 'yes', careers: ['x'] }, 'EDQ303'],
      ['nothing yet', {}, '0000'],
      ['a text without an end', { reason: 'あ'.repeat(10_001) }, 'EDQ303'],
    ])('takes %s only if an input can give it', async (_name, values, code) => {
      expect(outcome(await (await person()).call('nqDraftSave', toSave(values)))).toBe(code);
    });

    it.each([
      ['a text that is too long', 'とても長い理由がここにあります'],
      ['markup', '<img src=x onerror=alert(1)>'],
      ['blanks and lines', ' \n\t '],
    ])(
      '%s is kept as it is typed, told as incomplete, and refused only when it is filed [AM-102]',
      async (_name, reason) => {
        const client = await person();
        const values = { ...fullValues, reason };
        const { revision } = await save(client, values);
        const { draft } = await load(client);
        expect(draft.answers.values).toEqual(values);
        expect(draft.isComplete).toBe(false);
        const filed = await client.call('nqApplicationSubmit', toSubmit(values, { revision }));
        expect(outcome(filed)).toBe('EDQ303');
      },
    );

    it.each([
      ['nothing', {}, false],
      ['something', { reason: '理由' }, false],
      ['too few rows', { ...fullValues, worked: 'yes', careers: [] }, false],
      ['everything', fullValues, true],
    ])('tells whether %s is enough for an application [NQ-111]', async (_name, values, isComplete) => {
      const client = await person();
      expect((await save(client, values)).isComplete).toBe(isComplete);
      expect((await load(client)).draft.isComplete).toBe(isComplete);
    });

    it('knows no procedure, no level and no form that the catalogue does not have', async () => {
      const client = await person();
      const unknown = { ...path, qualificationProcedureCode: 'none' };
      expect(outcome(await client.call('nqDraftGet', { path: unknown }))).toBe('EDQ101');
      expect(outcome(await client.call('nqDraftSave', toSave({}, { path: unknown })))).toBe('EDQ101');
      expect(outcome(await client.call('nqApplicationSubmit', toSubmit(fullValues, { path: unknown })))).toBe('EDQ101');
      expect(outcome(await client.call('nqDraftSave', toSave({}, { hierarchy: ['9'] })))).toBe('EDQ101');
    });

    it('the chosen level decides on the form', async () => {
      const client = await person();
      const answers = { version: 'try-level-form:1', values: {} };
      const leveled = { path: leveledPath, hierarchy: ['1'], answers };
      expect(outcome(await client.call('nqDraftSave', toSave({}, leveled)))).toBe('0000');
      expect((await load(client, leveledPath)).draft).toMatchObject({ hierarchy: ['1'], answers });
      const unchosen = {
        ...leveled,
        hierarchy: [],
        answers: { version: 'try-form:1', values: fullValues },
        revision: 1,
      };
      expect(outcome(await client.call('nqApplicationSubmit', toSubmit({}, unchosen)))).toBe('EDQ301');
    });
  });

  describe('a form that is renewed', () => {
    it('a draft of the older one is told; answers to it are neither saved nor sent', async () => {
      const client = await person();
      await putForm(portal.database, 'try-level-form', 1, form);
      const leveled = {
        path: leveledPath,
        hierarchy: ['1'],
        answers: { version: 'try-level-form:1', values: fullValues },
      };
      await save(client, {}, leveled);
      await putForm(portal.database, 'try-level-form', 2, { sections: [{ heading: '新しい様式' }] });
      expect((await listed(client)).drafts).toMatchObject([{ isOutdated: true }]);
      expect((await load(client, leveledPath)).draft).toMatchObject({ isComplete: false, answers: leveled.answers });
      for (const [call, body] of [
        ['nqDraftSave', toSave({}, { ...leveled, revision: 1, answers: { ...leveled.answers, values: {} } })],
        ['nqApplicationSubmit', toSubmit({}, { ...leveled, revision: 1 })],
      ] as const) {
        expect([call, outcome(await client.call(call, body))]).toEqual([call, 'EDQ309']);
      }
      await portal.database.query(`delete from nq_forms where id = 'try-level-form' and version = 2`);
    });
  });

  describe('applications', () => {
    it('is filed, numbered, and takes the place of its draft [NQ-005 NQ-111]', async () => {
      const client = await person();
      const { revision } = await save(client, fullValues);
      const submission = await submit(client, fullValues, { revision });
      expect(submission).toMatchObject({ applicationNumber: expect.stringMatching(/^\d{16}$/), isAgain: false });
      expect(await listed(client)).toMatchObject({ drafts: [], applications: [{ applyingId: submission.applyingId }] });
      expect(await load(client)).toMatchObject({ draft: { revision: 0 }, open: { applyingId: submission.applyingId } });
    });

    it('a lost answer that is sent again makes no second application, and another submission none either', async () => {
      const client = await person();
      const headers = { 'idempotency-key': 'lost-answer' };
      const first = await bodyOf(client.call('nqApplicationSubmit', toSubmit(fullValues), headers));
      const again = await bodyOf(client.call('nqApplicationSubmit', toSubmit(fullValues), headers));
      expect(again).toEqual(first);
      expect(outcome(await client.call('nqApplicationSubmit', toSubmit(fullValues)))).toBe('EDQ304');
      expect(outcome(await client.call('nqDraftSave', toSave(fullValues)))).toBe('EDQ304');
      const { applications } = (await client.call('nqApplicationList')).resBody;
      expect(applications).toHaveLength(1);
    });

    it('two tabs that send at the same time file one', async () => {
      const client = await person();
      const { revision } = await save(client, fullValues);
      const codes = await Promise.all(
        [1, 2, 3].map(async () =>
          outcome(await client.call('nqApplicationSubmit', toSubmit(fullValues, { revision }))),
        ),
      );
      expect(codes.filter((code) => code === '0000')).toHaveLength(1);
    });

    it('saved again elsewhere as it is, nothing has changed: it is filed', async () => {
      const client = await person();
      const { revision } = await save(client, fullValues);
      await save(client, fullValues, { revision });
      expect(outcome(await client.call('nqApplicationSubmit', toSubmit(fullValues, { revision })))).toBe('0000');
    });

    it.each([
      ['without the agreement', { isAgreed: false }, 'invalid-request'],
      ['with something missing', { answers: { version: 'try-form:1', values: {} } }, 'EDQ303'],
      ['over a draft that was changed elsewhere', { revision: 3 }, 'EDQ302'],
    ])('is not filed %s', async (_name, more, code) => {
      expect(outcome(await (await person()).call('nqApplicationSubmit', toSubmit(fullValues, more)))).toBe(code);
    });

    it('keeps what counts alone: nothing of fields that are not shown', async () => {
      const client = await person();
      const values = { ...fullValues, careers: [{ place: '見本の職場' }] };
      const { applyingId } = await submit(client, values);
      const { answers } = (await client.call('nqApplicationStatus', { applyingId })).resBody;
      expect(answers).toEqual({ version: 'try-form:1', values: fullValues });
    });

    it('what was returned is corrected under its number [NQ-008]', async () => {
      const client = await person();
      const first = await submit(client, fullValues);
      await returnApplication(first.applyingId, '理由を詳しく書いてください。');
      const { draft, returned, open } = await load(client);
      expect(open).toBeUndefined();
      expect(returned).toEqual({
        applyingId: first.applyingId,
        reason: '理由を詳しく書いてください。',
        dueDate: '20270131',
        corrections: [],
      });
      expect(draft).toMatchObject({ revision: 0, answers: { values: fullValues } });
      const { id, revision } = await save(client, { ...fullValues, reason: '開業のため' });
      expect((await load(client)).returned?.corrections).toEqual([
        expect.objectContaining({ here: '開業のため', saved: fullValues.reason }),
      ]);
      const corrected = await submit(client, { ...fullValues, reason: '開業のため' }, { revision, draftId: id });
      expect(corrected).toEqual({ ...first, ...corrected, isAgain: true });
      expect(corrected.applyingId).toBe(first.applyingId);
      const { status, history } = (await client.call('nqApplicationStatus', { applyingId: first.applyingId })).resBody;
      expect(status).toBe('1');
      expect((history as { event: string }[]).map(({ event }) => event)).toEqual(['8', '1']);
    });
  });

  it('the to-do list and the home page lead to what was begun, returned and sent [NQ-005 NQ-007]', async () => {
    const client = await person();
    await save(client, { reason: '理由' }, { path: leveledPath, hierarchy: ['2'] });
    const returned = await submit(client, fullValues);
    const sent = await submit(client, fullValues, { path: otherPath });
    await returnApplication(returned.applyingId, '直してください。');
    const todo = await (await client.send('/todo')).text();
    const addressOf = (of: object) => `/svc/nq/application-information/${Object.values(of).join('/')}`;
    expect(todo).toContain('終わっていない手続きが');
    for (const part of [
      addressOf(leveledPath),
      `/svc/nq/application-status-detail/${returned.applyingId}`,
      `/svc/nq/application-status-detail/${sent.applyingId}`,
      '2027年1月31日まで',
      '審査などを待っているもの',
    ]) {
      expect(todo).toContain(part);
    }
    expect(await (await client.send('/')).text()).toContain('続きから再開');
  });
});
