import { beforeAll, describe, expect, it } from 'vitest';
import { forgetOldRecords } from '../../../src/server/forget-old-records.ts';
import { databases, portalOn } from '../harness.ts';
import { type Client, logIn, type Reply, stranger } from './client.ts';
import { bodyOf } from './kana-journey.ts';
import {
  attach,
  fileOf,
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
  toAttach,
  toSave,
  toSubmit,
} from './nq-apply-journey.ts';

const outcome = ({ resultCode, errors }: Reply) => errors[0]?.errorCode ?? resultCode;
const daySeconds = 86_400;

describe.each(databases)('applications for national qualifications on %s', (kind) => {
  const portal = portalOn(kind);
  beforeAll(() => offerProcedures(portal.database));
  const person = () => logIn(portal.origin, 'qr');
  const count = async (table: string, citizen: string) => {
    const [row] = await portal.database.query<{ n: number }>(
      `select count(*)::int as n from ${table} where citizen_id = $1`,
      [citizen],
    );
    return row?.n;
  };
  const newestCitizen = async () => {
    const [row] = await portal.database.query<{ id: string }>(
      'select id from citizens order by created_at desc limit 1',
    );
    return row?.id ?? '';
  };
  const returnApplication = (applyingId: string, reason: string) =>
    portal.database.query(`update nq_applications set status = '3', returned = $2::text::jsonb where id = $1`, [
      applyingId,
      JSON.stringify({ reason, dueDate: '20270131' }),
    ]);
  const listed = async (client: Client) =>
    bodyOf<{ drafts: { draftId: string; isOutdated: boolean }[]; applications: { applyingId: string }[] }>(
      client.call('nqDraftList', { qualificationId: path.qualificationId }),
    );

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

    it('what else stands in the address does not matter', async () => {
      const client = await person();
      await save(client, { reason: '理由' }, { path: { ...path, reapplicationAvailabilityFlag: '0' } });
      expect((await load(client)).draft.revision).toBe(1);
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

    it.each([
      ['without the agreement', { isAgreed: false }, 'invalid-request'],
      ['with something missing', { answers: { version: 'try-form:1', values: {} } }, 'EDQ303'],
      ['over a draft that was changed elsewhere', { revision: 3 }, 'EDQ302'],
    ])('is not filed %s', async (_name, more, code) => {
      expect(outcome(await (await person()).call('nqApplicationSubmit', toSubmit(fullValues, more)))).toBe(code);
    });

    it('keeps what counts alone: nothing of fields that are not shown or not known', async () => {
      const client = await person();
      const values = { ...fullValues, careers: [{ place: '見本の職場' }], unknown: 'x' };
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
      });
      expect(draft).toMatchObject({ revision: 0, answers: { values: fullValues } });
      const corrected = await submit(client, { ...fullValues, reason: '開業のため' });
      expect(corrected).toEqual({ ...first, ...corrected, isAgain: true });
      expect(corrected.applyingId).toBe(first.applyingId);
      const { status, history } = (await client.call('nqApplicationStatus', { applyingId: first.applyingId })).resBody;
      expect(status).toBe('1');
      expect((history as { event: string }[]).map(({ event }) => event)).toEqual(['8', '1']);
    });
  });

  describe('files', () => {
    it.each([
      ['免許証.pdf', 'pdf', '免許証.pdf', 'pdf'],
      ['写真.JPG', 'jpeg', '写真.jpg', 'jpeg'],
      ['図.exe', 'png', '図.png', 'png'],
      ['../../etc/passwd', 'pdf', 'passwd.pdf', 'pdf'],
      ['a\u202Efdp.exe', 'pdf', 'a fdp.pdf', 'pdf'],
      ['<script>.html', 'pdf', 'script.pdf', 'pdf'],
      ['...', 'pdf', '添付した書類.pdf', 'pdf'],
      [`${'長'.repeat(200)}.pdf`, 'pdf', `${'長'.repeat(80)}.pdf`, 'pdf'],
    ] as const)('%s is known by its bytes, under a clean name', async (fileName, bytes, name, type) => {
      const sent = await attach(await person(), fileName, bytes);
      expect(sent).toEqual({ attachmentId: expect.any(String), name, bytes: 100, type });
    });

    it.each([
      ['a page', Buffer.from('<html><script>alert(1)</script>').toString('base64'), 'EDQ306'],
      ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">').toString('base64'), 'EDQ306'],
      ['an empty file', '', 'EDQ307'],
      ['a file over the limit', fileOf('pdf', 5_000_001), 'EDQ307'],
      ['the largest file', fileOf('pdf', 5_000_000), '0000'],
      ['what is no Base64', '<>', 'invalid-request'],
      ['a request over the limit of the call', 'A'.repeat(8_000_001), 'invalid-request'],
    ])('%s', async (_name, content, code) => {
      const reply = await (await person()).call('nqAttachmentAdd', toAttach('ファイル.pdf', content));
      expect(outcome(reply)).toBe(code);
    });

    it('no more than the setting for one application, saved or not', async () => {
      const client = await person();
      const sent = [];
      for (let nth = 0; nth < 10; nth += 1) sent.push(await attach(client));
      const more = await client.call('nqAttachmentAdd', toAttach('a.pdf', fileOf('pdf')));
      expect(outcome(more)).toBe('EDQ308');
      // Those of other applications do not count.
      await attach(client, 'b.pdf', 'pdf', otherPath);
      await save(client, { papers: sent.slice(0, 2) });
      expect(outcome(await client.call('nqAttachmentAdd', toAttach('a.pdf', fileOf('pdf'))))).toBe('EDQ308');
      await client.call('nqAttachmentRemove', { attachmentId: sent[9]?.attachmentId });
      const another = await attach(client);
      expect(outcome(await client.call('nqDraftSave', toSave({ papers: [...sent, another] }, { revision: 1 })))).toBe(
        'EDQ303',
      );
    });

    it('that were sent for a draft and never saved go with it', async () => {
      const client = await person();
      const citizen = await newestCitizen();
      await save(client, { reason: '理由' });
      for (let nth = 0; nth < 10; nth += 1) await attach(client);
      const other = await attach(client, 'b.pdf', 'pdf', otherPath);
      const [draft] = (await listed(client)).drafts;
      await client.call('nqDraftDelete', { draftId: draft?.draftId });
      expect(await count('nq_attachments', citizen)).toBe(1);
      await save(client, { papers: [other] }, { path: otherPath });
      await attach(client);
    });

    it('belong to the draft that names them: gone when it is saved without them, deleted or forgotten', async () => {
      const client = await person();
      const citizen = await newestCitizen();
      const [kept, dropped, loose] = [await attach(client), await attach(client), await attach(client)];
      await save(client, { papers: [kept, dropped] });
      // What a draft names is not taken away under it.
      expect(outcome(await client.call('nqAttachmentRemove', { attachmentId: dropped.attachmentId }))).toBe('0000');
      expect(await count('nq_attachments', citizen)).toBe(3);
      expect(outcome(await client.call('nqAttachmentRemove', { attachmentId: loose.attachmentId }))).toBe('0000');
      expect(await count('nq_attachments', citizen)).toBe(2);
      await save(client, { papers: [kept] }, { revision: 1 });
      expect(await count('nq_attachments', citizen)).toBe(1);
      const gone = await client.call('nqDraftSave', toSave({ papers: [dropped] }, { revision: 2 }));
      expect(outcome(gone)).toBe('EDQ310');
      const [draft] = (await listed(client)).drafts;
      await client.call('nqDraftDelete', { draftId: draft?.draftId });
      expect([await count('nq_attachments', citizen), await count('nq_drafts', citizen)]).toEqual([0, 0]);
    });

    it('are there for another day when a save does not name them, as its question may be asked again', async () => {
      const client = await person();
      const citizen = await newestCitizen();
      const file = await attach(client);
      await save(client, { papers: [file] });
      await save(client, {}, { revision: 1 });
      expect(await count('nq_attachments', citizen)).toBe(1);
      await save(client, { papers: [file] }, { revision: 2 });
      // Said again to be wanted by being named.
      await client.call('nqAttachmentRemove', { attachmentId: file.attachmentId });
      await save(client, { papers: [file] }, { revision: 3 });
      await save(client, {}, { revision: 4 });
      expect(await count('nq_attachments', citizen)).toBe(1);
    });

    it('are answered as they are kept, whatever the browser says of them', async () => {
      const client = await person();
      const file = await attach(client);
      for (const wrong of [{ name: '別の名前.pdf' }, { bytes: 1 }, { type: 'png' }, { attachmentId: 'none' }]) {
        const reply = await client.call('nqDraftSave', toSave({ papers: [{ ...file, ...wrong }] }));
        expect([wrong, outcome(reply)]).toEqual([wrong, 'EDQ310']);
      }
    });

    it('stay with the application they were sent with, and only with it', async () => {
      const client = await person();
      const file = await attach(client);
      await submit(client, { ...fullValues, papers: [file] });
      await client.call('nqAttachmentRemove', { attachmentId: file.attachmentId });
      expect((await client.send(`/national-qualifications/attachments/${file.attachmentId}`)).status).toBe(200);
      const elsewhere = await client.call('nqDraftSave', toSave({ papers: [file] }, { path: otherPath }));
      expect(outcome(elsewhere)).toBe('EDQ310');
    });

    it('are saved by the browser and never drawn', async () => {
      const client = await person();
      const { attachmentId } = await attach(client, "登録証 '見本'.pdf");
      const answer = await client.send(`/national-qualifications/attachments/${attachmentId}`);
      expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(fileOf('pdf'));
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(
          /^attachment; filename="attachment"; filename\*=UTF-8''%E7%99%BB%E9%8C%B2%E8%A8%BC%20%27/,
        ),
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect((await client.send('/national-qualifications/attachments/none')).status).toBe(404);
    });

    it('that belong to nothing are forgotten after a day, drafts and their files after their last day', async () => {
      const client = await person();
      const citizen = await newestCitizen();
      await save(client, { papers: [await attach(client)] });
      await attach(client);
      const records = () => Promise.all(['nq_attachments', 'nq_drafts'].map((table) => count(table, citizen)));
      const day = 24 * 60 * 60 * 1000;
      await forgetOldRecords(portal.database, { now: new Date(Date.now() + day / 2), sandbox: true });
      expect(await records()).toEqual([2, 1]);
      await forgetOldRecords(portal.database, { now: new Date(Date.now() + 2 * day), sandbox: true });
      expect(await records()).toEqual([1, 1]);
      await portal.database.query(`update nq_drafts set expires_at = now() where citizen_id = $1`, [citizen]);
      await forgetOldRecords(portal.database, { now: new Date(Date.now() + day), sandbox: true });
      expect(await records()).toEqual([0, 0]);
    });
  });

  describe('of somebody else', () => {
    interface Victim {
      readonly draftId: string;
      readonly applyingId: string;
      readonly draftFile: Awaited<ReturnType<typeof attach>>;
      readonly sentFile: Awaited<ReturnType<typeof attach>>;
    }
    let victim: Client;
    let records: Victim;
    beforeAll(async () => {
      victim = await person();
      const [draftFile, sentFile] = [await attach(victim), await attach(victim)];
      await save(victim, { reason: '秘密', papers: [draftFile] });
      const { applyingId } = await submit(victim, { ...fullValues, papers: [sentFile] }, { path: otherPath });
      const [draft] = (await listed(victim)).drafts;
      records = { draftId: draft?.draftId ?? '', applyingId, draftFile, sentFile };
    });

    it.each<[string, (of: Victim) => object, string]>([
      ['nqDraftDelete', ({ draftId }) => ({ draftId }), 'EDQ305'],
      ['nqDraftDelete', () => ({ draftId: 'unknown' }), 'EDQ305'],
      ['nqApplicationStatus', ({ applyingId }) => ({ applyingId }), 'EDQ305'],
      ['nqApplicationStatus', () => ({ applyingId: 'unknown' }), 'EDQ305'],
      ['nqAttachmentRemove', ({ draftFile }) => ({ attachmentId: draftFile.attachmentId }), 'EDQ305'],
      ['nqAttachmentRemove', ({ sentFile }) => ({ attachmentId: sentFile.attachmentId }), 'EDQ305'],
      ['nqAttachmentRemove', () => ({ attachmentId: 'unknown' }), 'EDQ305'],
      ['nqDraftSave', ({ draftFile }) => toSave({ papers: [draftFile] }), 'EDQ310'],
      ['nqDraftSave', ({ sentFile }) => toSave({ papers: [sentFile] }), 'EDQ310'],
      ['nqApplicationSubmit', ({ sentFile }) => toSubmit({ ...fullValues, papers: [sentFile] }), 'EDQ310'],
    ])('%s is refused as if it did not exist', async (call, body, code) => {
      const other = await person();
      const reply = await other.call(call, body(records));
      expect(outcome(reply)).toBe(code);
      expect(reply.resBody).toEqual({});
    });

    it('nothing of it is listed, loaded or downloaded', async () => {
      const other = await person();
      expect(await listed(other)).toMatchObject({ drafts: [], applications: [] });
      expect((await other.call('nqApplicationList')).resBody).toEqual({ applications: [] });
      expect(await load(other)).toEqual({
        draft: expect.objectContaining({ revision: 0, answers: { version: '', values: {} } }),
      });
      for (const { attachmentId } of [records.draftFile, records.sentFile]) {
        for (const client of [other, stranger(portal.origin)]) {
          expect((await client.send(`/national-qualifications/attachments/${attachmentId}`)).status).toBe(404);
        }
      }
    });

    it('all of it is still there afterwards', async () => {
      expect(await listed(victim)).toMatchObject({ drafts: [{}], applications: [{}] });
      expect((await load(victim)).draft.answers.values).toMatchObject({ reason: '秘密' });
      for (const { attachmentId } of [records.draftFile, records.sentFile]) {
        expect((await victim.send(`/national-qualifications/attachments/${attachmentId}`)).status).toBe(200);
      }
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
      '2027年1月31日までに',
      '申請している手続き',
    ]) {
      expect(todo).toContain(part);
    }
    expect(await (await client.send('/')).text()).toContain('続きから再開');
  });
});
