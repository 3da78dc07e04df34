import { beforeAll, describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { bodyOf, type Client, logIn } from '../client.ts';
import { fullValues, leveledPath, offerProcedures, path, save, toSave } from './apply-journey.ts';
import { outcome } from './outcome.ts';

interface Compared {
  readonly id: string;
  readonly revision: number;
  readonly differences: readonly { readonly label: string; readonly here: string; readonly saved: string }[];
}

/** As a screen asks that shows `values`. */
const compare = (client: Client, values: object, more: object = {}) => {
  const { path: of, hierarchy, answers } = { ...toSave(values), ...more };
  return bodyOf<Compared>(client.call('nqDraftCompare', { path: of, hierarchy, answers }));
};
const careers = (...places: readonly string[]) => ({
  reason: '就職のため',
  worked: 'yes',
  careers: places.map((place, index) => ({ _key: String(index + 1), place })),
});

describe.each(databases)('two devices with a draft on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  beforeAll(() => offerProcedures(portal.database));
  const person = () => logIn(portal.origin, 'qr');

  it('what differs is told in words and in the order of the form, rows too; then either one is saved', async () => {
    const client = await person();
    const saved = await save(client, careers('見本の職場', '二つ目'));
    const here = { ...careers('別の職場'), reason: '' };
    const { id, revision, differences } = await compare(client, here);
    expect([id, revision]).toEqual([saved.id, saved.revision]);
    expect(differences).toEqual([
      { label: '理由', here: 'なし', saved: '就職のため' },
      { label: '職歴 1：勤務先', here: '別の職場', saved: '見本の職場' },
      { label: '職歴 2：勤務先', here: 'なし', saved: '二つ目' },
    ]);
    expect((await save(client, here, { revision, draftId: id })).revision).toBe(revision + 1);
  });

  it('a choice is told by its label, and what it hides is no answer', async () => {
    const client = await person();
    await save(client, careers('見本の職場'));
    expect((await compare(client, { ...careers('見本の職場'), worked: 'no' })).differences).toEqual([
      { label: '仕事の経験', here: 'ない', saved: 'ある' },
      { label: '職歴 1：勤務先', here: 'なし', saved: '見本の職場' },
    ]);
  });

  it('the chosen levels are compared by their names', async () => {
    const client = await person();
    await save(client, fullValues, { path: leveledPath, hierarchy: ['2'] });
    const here = { path: leveledPath, hierarchy: ['1'] };
    expect((await compare(client, fullValues, here)).differences).toEqual([
      { label: '区分', here: '学校', saved: '実務' },
    ]);
  });

  it('nothing differs where nothing is saved, or the same is; nothing of somebody else is told', async () => {
    const client = await person();
    expect(await compare(client, fullValues)).toEqual({ id: '', revision: 0, differences: [] });
    await save(client, fullValues);
    expect((await compare(client, fullValues)).differences).toEqual([]);
    expect(await compare(await person(), {})).toEqual({ id: '', revision: 0, differences: [] });
  });

  it('answers of any shape are compared, and a procedure that is not there is refused', async () => {
    const client = await person();
    await save(client, fullValues);
    for (const values of [
      { careers: 'x', worked: ['yes'] },
      { reason: { deep: 1 } },
      { worked: 'yes', careers: [null] },
    ])
      expect((await compare(client, values)).revision).toBe(1);
    const nowhere = { path: { ...path, qualificationProcedureCode: 'none' } };
    const { hierarchy, answers } = toSave({});
    expect(outcome(await client.call('nqDraftCompare', { ...nowhere, hierarchy, answers }))).toBe('EDQ101');
  });
});
