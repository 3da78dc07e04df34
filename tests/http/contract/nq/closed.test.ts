import { describe, expect, it } from 'vitest';
import { writtenProcedurePath } from '../../../../src/server/services/nq/applications/procedure-path.ts';
import { databases, portalOn } from '../../harness.ts';
import { bodyOf, type Client, logIn, type Reply } from '../client.ts';

const outcome = ({ resultCode, errors }: Reply) => errors[0]?.errorCode ?? resultCode;
const daySeconds = 86_400;
const message = ({ errors }: Reply) => errors[0]?.errorMessage ?? '';

const closings = [
  ['nq-nobody', 'care-worker/reissue/00/reissue/sssc', 'EDQ311', '新しい登録の申請をしてください'],
  ['nq-nobody', 'care-worker/change/00/particulars/sssc', 'EDQ311', '電話で確かめてください'],
  ['nq-nobody', 'care-worker/change/00/old-name/sssc', 'EDQ311', '登録されている方だけができます'],
  ['nq-nobody', 'care-worker/certificate/00/certificate/sssc', 'EDQ311', '登録の記録が見つかりません'],
  ['nq-nobody', 'care-worker/deletion/00/deletion/sssc', 'EDQ311', '登録の記録が見つかりません'],
  ['nq-care-worker', 'nurse/reissue/00/reissue/mhlw', 'EDQ311', '看護師として登録されている方だけ'],
  ['nq-many', 'nursery-teacher/reissue/27/reissue/pref-27', 'EDQ311', 'あなたの登録は、東京都にあります'],
  ['nq-silent', 'cook/reissue/27/reissue/pref-27', 'EDQ312', '時間をおいて'],
  ['nq-care-worker', 'care-worker/registration/00/new/sssc', 'EDQ313', '登録番号：D-1234567'],
  ['nq-many', 'nursery-teacher/registration/27/new/pref-27', 'EDQ313', '「持っている資格」から申請してください'],
] as const;

describe.each(databases)('who cannot file for a national qualification on %s', (kind) => {
  // Sessions and drafts outlive the clock that a test moves.
  const portal = portalOn(kind, { settings: { 'session.limit': 400 * daySeconds, 'draft.keep': 200 * daySeconds } });
  const as = (persona: string) => logIn(portal.origin, persona);
  const offered = (client: Client, path: object) =>
    bodyOf<{ formVersion: string; acceptsApplication: boolean; closedReason: string }>(
      client.call('nqProcedureGet', { path }),
    );
  const sent = (path: object, version: string) => ({
    path,
    hierarchy: [],
    answers: { version, values: {} },
    revision: 0,
  });

  it.each(closings)(
    '%s at %s is told %s before anything begins, and refused at every entry',
    async (who, at, code, words) => {
      const client = await as(who);
      const path = writtenProcedurePath(at);
      const { formVersion, ...told } = await offered(client, path);
      expect(told).toMatchObject({ acceptsApplication: false, closedReason: expect.stringContaining(words) });

      const body = sent(path, formVersion);
      const resumed = await client.call('nqDraftGet', { path });
      expect([outcome(resumed), message(resumed)]).toEqual([code, expect.stringContaining(words)]);
      // Nothing was entered: nothing is said of it.
      expect(message(resumed)).not.toContain('残っています');
      // A register that does not answer for the moment is no reason to lose what is typed.
      expect(outcome(await client.call('nqDraftSave', body))).toBe(code === 'EDQ312' ? '0000' : code);
      const revision = code === 'EDQ312' ? 1 : 0;
      const filed = await client.call('nqApplicationSubmit', { ...body, revision, isAgreed: true });
      expect([outcome(filed), message(filed)]).toEqual([code, expect.stringContaining('残っています')]);
      expect((await client.call('nqApplicationList')).resBody).toEqual({ applications: [] });
    },
  );

  it.each([
    ['nq-nobody', 'care-worker/reissue/00/reissue/sssc', '登録の記録が見つかりません'],
    ['nq-care-worker', 'care-worker/registration/00/new/sssc', 'もう介護福祉士として登録されています'],
    ['nq-silent', 'cook/reissue/27/reissue/pref-27', ''],
    ['nq-care-worker', 'care-worker/reissue/00/reissue/sssc', ''],
  ])('%s reads where operations of %s are chosen: %s [NQ-022]', async (who, at, words) => {
    const { qualificationProcedureCode: _procedure, receptionAgencyCode: _agency, ...path } = writtenProcedurePath(at);
    const { closedReason, rows } = await bodyOf<{ closedReason: string; rows: readonly object[] }>(
      (await as(who)).call('nqOperationList', { path }),
    );
    expect([closedReason, rows.length]).toEqual(words === '' ? ['', 1] : [expect.stringContaining(words), 0]);
  });

  it('who is registered finds no first registration to choose, by whatever address [NQ-028]', async () => {
    const path = { ...writtenProcedurePath('care-worker/registration/00/new/sssc'), businessTypeCode: '1' };
    const { resBody } = await (await as('nq-care-worker')).call('nqSubmitChoices', { kind: 'new', path });
    expect(resBody).toMatchObject({ choices: [], closedReason: expect.stringContaining('D-1234567') });
  });

  it('holders file, people without the qualification register', async () => {
    for (const [who, at] of [
      ['nq-care-worker', 'care-worker/reissue/00/reissue/sssc'],
      ['nq-expired', 'real-estate-broker/change/13/particulars/pref-13'],
      ['nq-nobody', 'care-worker/registration/00/new/sssc'],
      ['nq-care-worker', 'nurse/registration/00/new/mhlw'],
    ] as const) {
      const client = await as(who);
      const path = writtenProcedurePath(at);
      expect(outcome(await client.call('nqDraftGet', { path }))).toBe('0000');
      expect([at, (await offered(client, path)).closedReason]).toEqual([at, '']);
    }
  });

  it('outside its period an examination is neither begun, saved nor applied for; a draft says why it waits [NQ-101]', async () => {
    const client = await as('nq-nobody');
    const unit = {
      qualificationId: 'hazardous-materials-engineer',
      businessId: 'exam',
      qualificationHandleUnitCode: '90',
    };
    interface Choice {
      readonly qualificationProcedureCode: string;
      readonly receptionAgencyCode: string;
      readonly isOpen: boolean;
    }
    const { choices } = await bodyOf<{ choices: readonly Choice[] }>(
      client.call('nqExamSubmitChoices', { path: unit }),
    );
    const pathOf = (wanted: boolean) => {
      const { isOpen, qualificationProcedureCode, receptionAgencyCode } =
        choices.find((choice) => choice.isOpen === wanted) ?? ({} as Choice);
      expect(isOpen).toBe(wanted);
      return { ...unit, qualificationProcedureCode, receptionAgencyCode };
    };
    const early = pathOf(false);
    const { formVersion } = await offered(client, early);
    for (const [call, body] of [
      ['nqDraftGet', { path: early }],
      ['nqDraftSave', sent(early, formVersion)],
      ['nqApplicationSubmit', { ...sent(early, formVersion), isAgreed: true }],
    ] as const)
      expect([call, outcome(await client.call(call, body))]).toEqual([call, 'EDQ301']);

    const open = pathOf(true);
    expect(outcome(await client.call('nqDraftSave', sent(open, formVersion)))).toBe('0000');
    const drafts = async () =>
      (
        await bodyOf<{ drafts: readonly object[] }>(
          client.call('nqDraftList', { qualificationId: unit.qualificationId }),
        )
      ).drafts;
    expect(await drafts()).toMatchObject([{ closedReason: '' }]);
    await client.advance(70 * daySeconds);
    expect(await drafts()).toMatchObject([{ closedReason: '受験の申し込みを受け付ける期間は、終わりました。' }]);
    expect(outcome(await client.call('nqDraftGet', { path: open }))).toBe('EDQ301');
  });

  it('what was returned is still corrected, whatever is registered by now', async () => {
    const client = await as('nq-returned');
    const path = writtenProcedurePath('care-worker/registration/00/new/sssc');
    expect(await offered(client, path)).toMatchObject({ closedReason: '' });
    expect(outcome(await client.call('nqDraftGet', { path }))).toBe('0000');
  });
});
