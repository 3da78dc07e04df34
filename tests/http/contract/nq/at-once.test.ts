import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { logIn } from '../client.ts';
import { atOnce, outcome } from '../outcomes-at-once.ts';
import { load, offerProcedures, toAttach, toSave } from './apply-journey.ts';

describe.each(databases)('what one person asks for many times at once, on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const as = (persona: string) => logIn(portal.origin, persona);

  it('two first saves of a draft for a qualification: the second is told, twelve times out of twelve', async () => {
    await offerProcedures(portal.database);
    for (const _ of Array.from({ length: 12 })) {
      const client = await as('qr');
      const reasons = ['一つ目', '二つ目'];
      const replies = await Promise.all(reasons.map((reason) => client.call('nqDraftSave', toSave({ reason }))));
      expect(replies.map(outcome).toSorted()).toEqual(['0000', 'EDQ302']);
      const saved = reasons[replies.findIndex((reply) => outcome(reply) === '0000')];
      expect((await load(client)).draft).toMatchObject({ revision: 1, answers: { values: { reason: saved } } });
    }
  });

  it('twelve first saves of a draft for a qualification: one is kept, eleven are told', async () => {
    await offerProcedures(portal.database);
    const client = await as('qr');
    const save = (number: number) => client.call('nqDraftSave', toSave({ reason: `${number}番` }));
    expect(await atOnce(12, save)).toEqual({ '0000': 1, EDQ302: 11 });
    expect((await load(client)).draft.revision).toBe(1);
  });

  it('files: no more are kept than may be sent', async () => {
    const client = await as('qr');
    const content = Buffer.from('%PDF-1.4\n').toString('base64');
    const add = (number: number) => client.call('nqAttachmentAdd', toAttach(`${number}.pdf`, content));
    expect(await atOnce(16, add)).toEqual({ '0000': 10, EDQ308: 6 });
  });
});
