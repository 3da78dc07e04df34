import { beforeAll, describe, expect, it } from 'vitest';
import { type DataField, type DataForm, isGroup, itemsOf } from '../../../../src/forms/data-form/definition.ts';
import { writtenProcedurePath } from '../../../../src/server/services/nq/applications/procedure-path.ts';
import { databases, portalOn } from '../../harness.ts';
import { officeOf } from '../agency-journey.ts';
import { applying as nq } from '../applying/nq.ts';
import { bodyOf, type Client, logIn } from '../client.ts';
import { type Loaded, load, offerProcedures, path, putForm } from './apply-journey.ts';
import { listed, outcome } from './outcome.ts';

const registration = writtenProcedurePath('care-worker/registration/00/new/sssc');

type Begun = Loaded & {
  readonly prefilled: {
    readonly card: readonly string[];
    readonly contact: readonly string[];
    readonly register: readonly string[];
  };
};
const begin = async (client: Client, of: object = path) => (await load(client, of)) as Begun;
const offered = (client: Client, of: object = path) =>
  bodyOf<{ form: DataForm; formVersion: string }>(client.call('nqProcedureGet', { path: of }));
const fieldsOf = ({ form }: { readonly form: DataForm }) =>
  itemsOf(form).flatMap((item): readonly DataField[] => (isGroup(item) ? item.fields : [item as DataField]));

const ask = (name: string, more: object = {}) => ({ name, label: `${name}の欄`, widget: 'text', ...more });
/** Asks everything that can be known, some of it in ways that are not filled in. */
const asking = {
  sections: [
    {
      heading: '申請する方',
      items: [
        ask('family', { autocomplete: 'family-name' }),
        ask('given', { autocomplete: 'given-name', maxLength: 1 }),
        ask('born', { widget: 'date', autocomplete: 'bday' }),
        ask('mail', { widget: 'email' }),
        ask('office', { widget: 'phone', autocomplete: 'work tel' }),
        ask('moved', { widget: 'radio', options: [{ value: 'yes', label: 'はい' }] }),
        ask('address', { autocomplete: 'street-address', shownWhen: { field: 'moved', is: 'yes' } }),
        { group: 'children', legend: '子', fields: [ask('family', { autocomplete: 'family-name' })] },
      ],
      sections: [{ heading: '連絡先', items: [ask('phone', { widget: 'phone' })] }],
    },
  ],
};

describe.each(databases)('what a new application begins with on %s', (kind) => {
  const portal = portalOn(kind);
  beforeAll(async () => {
    await offerProcedures(portal.database);
    await putForm(portal.database, 'try-form', 1, asking);
  });

  it('what the portal knows is filled in by what is asked, and said from where; nothing is saved', async () => {
    const client = await logIn(portal.origin, 'nq-care-worker');
    const { draft, prefilled } = await begin(client);
    expect(draft).toMatchObject({ revision: 0, savedAt: '', isComplete: true });
    expect(draft.answers).toEqual({
      version: 'try-form:1',
      // The given name is longer than the form takes; the address is not shown, the child is somebody else, the office has another telephone.
      values: {
        family: expect.any(String),
        born: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        mail: expect.any(String),
        phone: expect.any(String),
      },
    });
    expect(prefilled).toEqual({ card: ['familyの欄', 'bornの欄'], contact: ['mailの欄', 'phoneの欄'], register: [] });
    expect((await listed(client)).drafts).toEqual([]);
    expect(await (await client.send('/todo')).text()).not.toContain('data-qualification-draft');
  });

  it('inputs are held against what is known, hidden ones too; repeated ones and those about others are not', async () => {
    const client = await logIn(portal.origin, 'nq-care-worker');
    const told = fieldsOf(await offered(client)).filter(({ against }) => against !== undefined);
    expect(told.map(({ name }) => name)).toEqual(['family', 'given', 'born', 'mail', 'address', 'phone']);
    for (const { against } of told) expect(against).toMatchObject({ values: [expect.stringMatching(/./)] });
  });

  it('what is not known is not filled in: a name without a space, a day without a month, no contact', async () => {
    const client = await logIn(portal.origin, 'apply-sent');
    await portal.database.query(
      `update citizens set persona = jsonb_set(jsonb_set(persona, '{card,kanjiName}', '"見本花子"'), '{card,birthdate}', '"19800000"')`,
    );
    const { draft, prefilled } = await begin(client);
    expect([draft.answers.values, prefilled]).toEqual([{}, { card: [], contact: [], register: [] }]);
  });

  it('another name than the register has is saved, and filed once it is said why; what is filed says what the register has', async () => {
    const client = await logIn(portal.origin, 'nq-care-worker');
    const unsaid = { family: '別人', born: '1970-01-01' };
    const values = { ...unsaid, familyReason: '改姓しました。', bornReason: '届け出ました。' };
    const without = { path, hierarchy: [], answers: { version: 'try-form:1', values: unsaid }, revision: 0 };
    const refused = await client.call('nqApplicationSubmit', { ...without, isAgreed: true });
    expect(refused.errors[0]?.errorMessage).toContain('familyの欄が登録と違うわけ');
    const body = { path, hierarchy: [], answers: { version: 'try-form:1', values }, revision: 0 };
    const saved = await client.call('nqDraftSave', body);
    expect(outcome(saved)).toBe('0000');
    // What was typed is not filled in over.
    expect(await begin(client)).toMatchObject({
      draft: { answers: { values } },
      prefilled: { card: [], contact: [], register: [] },
    });
    expect(outcome(await client.call('nqApplicationSubmit', { ...body, revision: 1, isAgreed: true }))).toBe('0000');
  });

  it('what was returned begins with what was filed; what the register had stays with it', async () => {
    const client = await logIn(portal.origin, nq.persona);
    const values = { family: '別人', familyReason: '改姓しました。' };
    const { applyingId } = await bodyOf<{ applyingId: string }>(
      client.call('nqApplicationSubmit', {
        path,
        hierarchy: [],
        answers: { version: 'try-form:1', values },
        revision: 0,
        isAgreed: true,
      }),
    );
    const office = officeOf(nq, client);
    for (const move of ['examine', 'return']) expect(await office.press(move, applyingId)).toBeNull();
    expect(await begin(client)).toMatchObject({
      draft: { answers: { values } },
      prefilled: { card: [], contact: [], register: [] },
    });
    const stored = await bodyOf<{ form: DataForm }>(client.call('nqApplicationStatus', { applyingId }));
    expect(fieldsOf(stored)[0]?.against).toMatchObject({ from: 'card', values: [expect.stringMatching(/./)] });
  });

  it('the forms of the catalogue begin with name, address and contact', async () => {
    const client = await logIn(portal.origin, 'nq-nobody');
    expect((await begin(client, registration)).prefilled).toEqual({
      card: ['氏', '名', '住所'],
      contact: ['メールアドレス'],
      register: [],
    });
  });

  it('what asks for the number of the registration has it where one agency tells one, and says when another is typed', async () => {
    const change = writtenProcedurePath('care-worker/change/00/particulars/sssc');
    const held = await logIn(portal.origin, 'nq-care-worker');
    const { draft, prefilled } = await begin(held, change);
    expect(draft.answers).toMatchObject({ values: { registrationNumber: 'D-1234567' } });
    expect(prefilled.register).toEqual(['登録番号']);
    const [asked] = fieldsOf(await offered(held, change));
    expect(asked).toMatchObject({ name: 'registrationNumber', against: { values: ['D-1234567'], from: 'register' } });
    await portal.database.query(
      `update citizens set persona = jsonb_set(persona, '{nationalQualifications,held}',
         (persona #> '{nationalQualifications,held}') || jsonb_set(persona #> '{nationalQualifications,held}', '{0,registrationNumber}', '"D-2"'))
       where persona #> '{nationalQualifications,held}' is not null`,
    );
    expect((await begin(held, change)).prefilled.register).toEqual([]);
  });
});
