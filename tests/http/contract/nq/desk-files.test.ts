import { beforeAll, describe, expect, it } from 'vitest';
import { databases, portalOn } from '../../harness.ts';
import { heldDesk } from '../../ports/held-desk.ts';
import { type Client, logIn } from '../client.ts';
import { attach, fileOf, fullValues, offerProcedures, otherPath, save, submit } from './apply-journey.ts';

describe.each(databases)('files at the desk on %s', (kind) => {
  const { backOffice, desk } = heldDesk();
  const portal = portalOn(kind, { ports: { backOffice } });
  beforeAll(() => offerProcedures(portal.database));

  const at = (id: string) => ({ service: 'nq', id });
  const applied = async (client: Client, names: readonly string[]) => {
    const papers = [];
    for (const name of names) papers.push(await attach(client, name, name.endsWith('.pdf') ? 'pdf' : 'png'));
    const { applyingId } = await submit(client, { ...fullValues, papers });
    return { id: applyingId, papers };
  };
  const readings = async (id: string) =>
    portal.database.query(
      `select a.call, a.actor, a.subject = p.citizen_id as "isOwner" from audit_log a
         join nq_applications p on p.number = a.number where p.id = $1 and a.kind = 'reading' order by a.id`,
      [id],
    );

  it('are those that were attached, with name, type and size, and what is in them, as it was sent [NQ-008]', async () => {
    const { id } = await applied(await logIn(portal.origin, 'qr'), ['免許証.pdf', '証明書.png']);
    const files = await desk().files(at(id));
    expect(files).toEqual([
      { id: expect.any(String), name: '免許証.pdf', type: 'application/pdf', size: 100 },
      { id: expect.any(String), name: '証明書.png', type: 'image/png', size: 100 },
    ]);
    for (const [nth, type] of (['pdf', 'png'] as const).entries()) {
      const one = files?.[nth];
      const { content, ...said } = (await desk().file(at(id), one?.id ?? '')) ?? {};
      expect(said).toEqual(one);
      expect(Buffer.from(content ?? []).toString('base64')).toBe(fileOf(type));
    }
    const read = { actor: 'office', isOwner: true };
    expect(await readings(id)).toEqual([
      { call: 'nq/files', ...read },
      { call: 'nq/file', ...read },
      { call: 'nq/file', ...read },
    ]);
  });

  it('are nothing of another application, of the same person neither, nor what was not filed', async () => {
    const client = await logIn(portal.origin, 'qr');
    const { id, papers } = await applied(client, ['免許証.pdf']);
    const loose = await attach(client, '別の申請.pdf', 'pdf', otherPath);
    await save(client, { papers: [loose] }, { path: otherPath });
    expect(await desk().file(at(id), loose.attachmentId)).toBeNull();
    const other = await submit(client, { ...fullValues, papers: [loose] }, { path: otherPath, revision: 1 });
    const stranger = await applied(await logIn(portal.origin, 'qr'), []);
    for (const elsewhere of [other.applyingId, stranger.id])
      expect(await desk().file(at(elsewhere), papers[0]?.attachmentId ?? '')).toBeNull();
    expect(await desk().file(at(id), loose.attachmentId)).toBeNull();
    expect((await desk().files(at(other.applyingId)))?.map(({ name }) => name)).toEqual(['別の申請.pdf']);
    expect(await desk().files(at(stranger.id))).toEqual([]);
    expect(await readings(id)).toEqual([]);
  });

  it('are those of the correction, once it is filed', async () => {
    const client = await logIn(portal.origin, 'qr');
    const { id, papers } = await applied(client, ['免許証.pdf']);
    await desk().decide(at(id), { move: 'examine' });
    await desk().decide(at(id), { move: 'return', note: '読めません。', dueDate: '2099-12-30' });
    const again = await attach(client, '読める免許証.pdf', 'pdf');
    expect((await desk().files(at(id)))?.map(({ name }) => name)).toEqual(['免許証.pdf']);
    await submit(client, { ...fullValues, papers: [again] });
    expect((await desk().files(at(id)))?.map(({ name }) => name)).toEqual(['読める免許証.pdf']);
    expect(await desk().file(at(id), papers[0]?.attachmentId ?? '')).toBeNull();
  });
});
