import { beforeAll, describe, expect, it } from 'vitest';
import { forgetOldRecords } from '../../forget-old-records.ts';
import { databases, sharedPortalOn } from '../../harness.ts';
import { type Client, logIn, stranger } from '../client.ts';
import {
  attach,
  fileOf,
  fullValues,
  load,
  offerProcedures,
  otherPath,
  path,
  save,
  submit,
  toAttach,
  toSave,
  toSubmit,
} from './apply-journey.ts';
import { listed, outcome } from './outcome.ts';

describe.each(databases)('applications for national qualifications on %s', (kind) => {
  const portal = sharedPortalOn(kind);
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

  describe('files', () => {
    it.each([
      ['免許証.pdf', 'pdf', '免許証.pdf', 'pdf'],
      ['写真.JPG', 'jpeg', '写真.jpg', 'jpeg'],
      ['写真.jpeg', 'jpeg', '写真.jpeg', 'jpeg'],
      ['図', 'png', '図.png', 'png'],
      ['../../etc/passwd', 'pdf', 'passwd.pdf', 'pdf'],
      ['a\u202Ecod.pdf\u202C', 'pdf', 'acod.pdf', 'pdf'],
      ['😀写真.jpg', 'jpeg', '写真.jpg', 'jpeg'],
      ['\u3164\u2800.pdf', 'pdf', '添付した書類.pdf', 'pdf'],
      ['<script>.pdf', 'pdf', 'script.pdf', 'pdf'],
      ['...', 'pdf', '添付した書類.pdf', 'pdf'],
      [`${'長'.repeat(200)}.pdf`, 'pdf', `${'長'.repeat(80)}.pdf`, 'pdf'],
    ] as const)('%s is known by its bytes, under a clean name', async (fileName, bytes, name, type) => {
      const sent = await attach(await person(), fileName, bytes);
      expect(sent).toEqual({ attachmentId: expect.any(String), name, bytes: 100, type });
    });

    it.each([
      ['免許証.pdf', 'png', '免許証.pdfの中身はPNGです。名前の終わりを「.png」に'],
      ['免許証.jpg', 'pdf', '免許証.jpgの中身はPDFです。名前の終わりを「.pdf」に'],
      ['図.exe', 'png', '図.exeの中身はPNGです。'],
      ['a\u202Efdp.exe', 'pdf', 'afdp.exeの中身はPDFです。'],
      ['写し.pdf.html', 'pdf', '写し.pdf.htmlの中身はPDFです。'],
    ] as const)('%s that is a %s is refused, with its name and what to do', async (fileName, bytes, told) => {
      const client = await person();
      const reply = await client.call('nqAttachmentAdd', toAttach(fileName, fileOf(bytes)));
      expect(outcome(reply)).toBe('EDQ315');
      expect(reply.errors?.[0]?.errorMessage).toContain(told);
      expect(await count('nq_attachments', await newestCitizen())).toBe(0);
    });

    it.each([
      ['too large', fileOf('pdf', 5_000_001)],
      ['empty', ''],
      ['of another type', Buffer.from('<html>').toString('base64')],
    ])('the refusal of one that is %s names it', async (_name, content) => {
      const reply = await (await person()).call('nqAttachmentAdd', toAttach('../写し.pdf', content));
      expect(reply.errors?.[0]?.errorMessage).toMatch(/^写し\.pdfは/u);
    });

    it('one whose answer was lost is stored once, when it is sent again under its key', async () => {
      const client = await person();
      const key = 'upload-whose-answer-was-lost';
      const body = toAttach('免許証.pdf', fileOf('pdf'));
      const first = await client.call('nqAttachmentAdd', body, { 'idempotency-key': key });
      const again = await client.call('nqAttachmentAdd', body, { 'idempotency-key': key });
      expect(again.resBody).toEqual(first.resBody);
      expect(await count('nq_attachments', await newestCitizen())).toBe(1);
    });

    it('one that is removed already is removed', async () => {
      const client = await person();
      const { attachmentId } = await attach(client);
      for (const nth of [1, 2]) {
        expect([nth, outcome(await client.call('nqAttachmentRemove', { attachmentId }))]).toEqual([nth, '0000']);
      }
    });

    it('a file that is not what it calls itself is told so, by name [AM-102]', async () => {
      const content = Buffer.from('memo').toString('base64');
      const told = async (fileName: string) =>
        (await (await person()).call('nqAttachmentAdd', { path, fileName, content })).errors[0]?.errorMessage;
      expect(await told('b.pdf')).toBe(
        'b.pdfは送れません。名前はPDFですが、中身はPDFではありません。PDF、JPEG、PNG のどれかのファイルを選んでください。',
      );
      expect(await told('b.txt')).toBe('b.txtは送れません。PDF、JPEG、PNG のどれかのファイルを選んでください。');
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
      // Removed already, as far as they are concerned.
      ['nqAttachmentRemove', ({ draftFile }) => ({ attachmentId: draftFile.attachmentId }), '0000'],
      ['nqAttachmentRemove', ({ sentFile }) => ({ attachmentId: sentFile.attachmentId }), '0000'],
      ['nqAttachmentRemove', () => ({ attachmentId: 'unknown' }), '0000'],
      ['nqDraftSave', ({ draftFile }) => toSave({ papers: [draftFile] }), 'EDQ310'],
      ['nqDraftSave', ({ sentFile }) => toSave({ papers: [sentFile] }), 'EDQ310'],
      ['nqApplicationSubmit', ({ sentFile }) => toSubmit({ ...fullValues, papers: [sentFile] }), 'EDQ310'],
    ])('%s is answered as if it did not exist', async (call, body, code) => {
      const other = await person();
      const reply = await other.call(call, body(records));
      expect(outcome(reply)).toBe(code);
      expect(reply.resBody).toEqual({});
      // Nobody knows whether there ever was one.
      for (const { errorMessage } of code === 'EDQ305' ? reply.errors : [])
        expect(errorMessage).toMatch(/番号が違うか.*考えられます。/u);
    });

    it('nothing of it is listed, loaded or downloaded', async () => {
      const other = await person();
      expect(await listed(other)).toMatchObject({ drafts: [], applications: [] });
      expect((await other.call('nqApplicationList')).resBody).toEqual({ applications: [] });
      expect(await load(other)).toEqual({
        draft: expect.objectContaining({ revision: 0, answers: { version: 'try-form:1', values: {} } }),
        prefilled: { card: [], contact: [], register: [] },
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
      for (const { attachmentId } of [records.draftFile, records.sentFile])
        expect((await victim.send(`/national-qualifications/attachments/${attachmentId}`)).status).toBe(200);
    });
  });
});
