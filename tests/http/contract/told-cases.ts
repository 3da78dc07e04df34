import type { Database } from '../../../src/server/db/database.ts';
import { broughtTo, everyApplying } from './agency-journey.ts';
import { newAddress } from './calls/drivers-license.ts';
import { type Client, logIn, type Reply } from './client.ts';
import { filledApplication } from './hpki-journey.ts';
import { applicationFor } from './identification-code-journey.ts';
import { create, filled } from './kana-journey.ts';
import { licenceNumberOf } from './licence-number.ts';
import { load, offerProcedures, submit, toSubmit } from './nq-apply-journey.ts';
import { shownChoice, taxpayer } from './tax-journey.ts';

interface Person {
  readonly client: Client;
  /** What the service calls what the filing is about; empty = nothing. */
  readonly id: string;
}

/** A refusal that is known before the work: who is in that situation, what the first screen is told, and the filing all the same. */
export interface ToldCase {
  readonly call: string;
  readonly code: string;
  readonly who: string;
  begin(origin: string, db: Database): Promise<Person>;
  tells(person: Person): Promise<boolean>;
  file(person: Person): Promise<Reply>;
}

const as =
  (persona: string) =>
  async (origin: string): Promise<Person> => ({ client: await logIn(origin, persona), id: '' });

const answered = async <Body>({ client }: Person, call: string, body?: object) =>
  (await client.call(call, body)).resBody as Body;
const hindered = (call: string, by: string) => async (person: Person) =>
  (await answered<{ hindrance: string }>(person, call)).hindrance === by;

function licence(code: string, persona: string, by: string, application: object = newAddress): ToldCase {
  return {
    call: 'licencePermanentAddressSubmit',
    code,
    who: persona,
    begin: as(persona),
    tells: hindered('licencePermanentAddress', by),
    file: ({ client }) => client.call('licencePermanentAddressSubmit', { application, signature: {} }),
  };
}

const course = (persona: string, by: string): ToldCase => ({
  call: 'licenceCourseAnswer',
  code: 'EDR201',
  who: persona,
  begin: as(persona),
  tells: hindered('licenceCourse', by),
  file: ({ client }) => client.call('licenceCourseAnswer', { sectionId: 'accidents', answer: '1' }),
});

interface Information {
  readonly applicant: { readonly birthdate: string };
  readonly registers: readonly { readonly isChanging: boolean }[];
}

const code = (persona: string, tells: (found: Information) => boolean): ToldCase => ({
  call: 'identificationCodeIssue',
  code: 'EDS102',
  who: persona,
  begin: as(persona),
  tells: async (person) => tells(await answered<Information>(person, 'identificationCodeInformation')),
  file: async ({ client }) =>
    client.call('identificationCodeIssue', { application: await applicationFor(client, 1), signature: {} }),
});

interface Held {
  readonly qualifications: readonly { readonly application?: { readonly isWithdrawable: boolean } }[];
}

const hpki = (refused: string, persona: string, tells: (found: Held) => boolean): ToldCase => ({
  call: 'hpkiSubmit',
  code: refused,
  who: persona,
  async begin(origin) {
    const client = await logIn(origin, persona);
    if (refused === 'EDH102') await client.call('hpkiSubmit', { application: filledApplication() });
    return { client, id: '' };
  },
  tells: async (person) => tells(await answered<Held>(person, 'hpkiQualifications')),
  file: ({ client }) => client.call('hpkiSubmit', { application: filledApplication() }),
});

/** Applications that are examined already. */
const withdrawals = everyApplying.flatMap((of): readonly ToldCase[] => {
  const tells = async ({ client, id }: Person) => !(await of.see(client, id)).isWithdrawable;
  const file = ({ client, id }: Person) => client.call(of.withdraw.call, of.withdraw.body(id));
  const call = of.withdraw.call;
  return [
    {
      call,
      code: of.withdraw.late,
      who: 'an application under examination',
      async begin(origin, db) {
        await of.prepare(db);
        const { client, id } = await broughtTo(origin, of, '2');
        return { client, id };
      },
      tells,
      file,
    },
  ];
});

interface Choices {
  readonly progress?: { readonly chosenCount: number };
  readonly sites: readonly { readonly id: string; readonly state: string }[];
}

function handover(refused: string, persona: string, tells: (found: Choices) => boolean, isPrepared = true): ToldCase {
  const procedure = refused === 'ETX107' ? 'taxReturn' : 'yearEnd';
  return {
    call: 'taxHandover',
    code: refused,
    who: persona,
    begin: async (origin) => ({ client: await (isPrepared ? taxpayer : logIn)(origin, persona), id: '' }),
    tells: async (person) => tells(await answered<Choices>(person, 'taxPreparation', { procedure })),
    file: async ({ client }) => client.call('taxHandover', await shownChoice(client, procedure)),
  };
}

const kanaWith = (settings: object): ToldCase => ({
  call: 'kanaSubmit',
  code: 'EDV103',
  who: `kana-single, ${JSON.stringify(settings)}`,
  async begin(origin) {
    const client = await logIn(origin, 'kana-single');
    const draft = await create(client, '1');
    const headers = { 'content-type': 'application/json' };
    await client.send('/sandbox/settings', { method: 'POST', headers, body: JSON.stringify(settings) });
    return { client, id: JSON.stringify(filled(draft, { 'first-name-1': { furigana: 'ヒトミ' } })) };
  },
  // The screen compares the published period with the day that the portal says it is.
  async tells({ client }) {
    const published = (await (await client.send('/svc/data/settings.json')).json()) as Record<string, string>;
    const { dateToday } = (await client.call('isLogin')).resBody as { dateToday: string };
    const { 'kana.acceptance.from': from = '', 'kana.acceptance.to': to = '' } = published;
    return (from !== '' && dateToday < from) || (to !== '' && dateToday > to);
  },
  file: ({ client, id }) => client.call('kanaSubmit', { report: JSON.parse(id), signature: {} }),
});

const nothingToReport: ToldCase = {
  call: 'kanaSubmit',
  code: 'EDV104',
  who: 'kana-under-15',
  begin: as('kana-under-15'),
  tells: async (person) => {
    const { reports } = await answered<{ reports: readonly { isDisabled: boolean }[] }>(person, 'kanaGet');
    return reports.every(({ isDisabled }) => isDisabled);
  },
  async file({ client }) {
    const report = filled(await create(client, '1'), { 'first-name-1': { furigana: 'ツバサ' } });
    return client.call('kanaSubmit', { report, signature: {} });
  },
};

export const toldCases: readonly ToldCase[] = [
  licence('EDR201', 'licence-both', 'both'),
  licence('EDR201', 'licence-expired', 'expired'),
  licence('EDR203', 'licence-pending', 'pending'),
  licence('EDR202', 'licence-violation', 'same', {
    ...newAddress,
    licenceNumber: licenceNumberOf('licence-violation'),
  }),
  {
    call: 'licenceAutoChangeSet',
    code: 'EDR201',
    who: 'licence-both',
    begin: as('licence-both'),
    tells: hindered('licenceAutoChange', 'both'),
    file: ({ client }) => client.call('licenceAutoChangeSet', { isOn: true }),
  },
  course('licence-violation', 'violation'),
  course('licence-first', 'first'),
  course('licence-elderly', 'elderly'),
  course('licence-intent', 'early'),
  course('licence-expired', 'expired'),
  {
    call: 'employmentSlipReceive',
    code: 'EDE101',
    who: 'qr',
    begin: as('qr'),
    tells: async (person) =>
      (await answered<{ slips: readonly object[] }>(person, 'employmentSlips')).slips.length === 0,
    file: ({ client }) => client.call('employmentSlipReceive', { slipId: 'slip-1' }),
  },
  code('idcode-changing', ({ registers }) => registers.some(({ isChanging }) => isChanging)),
  hpki('EDH101', 'qr', ({ qualifications }) => qualifications.length === 0),
  hpki('EDH102', 'hpki-doctor', ({ qualifications }) => qualifications[0]?.application !== undefined),
  ...withdrawals,
  {
    call: 'nqApplicationSubmit',
    code: 'EDQ304',
    who: 'somebody who has applied',
    async begin(origin, db) {
      await offerProcedures(db);
      const client = await logIn(origin, 'qr');
      await submit(client, { reason: '就職のため', worked: 'no' });
      return { client, id: '' };
    },
    tells: async ({ client }) => (await load(client)).open !== undefined,
    file: ({ client }) => client.call('nqApplicationSubmit', toSubmit({ reason: '就職のため', worked: 'no' })),
  },
  handover('ETX101', 'qr', ({ progress }) => progress === undefined, false),
  handover('ETX106', 'qr', ({ progress }) => progress?.chosenCount === 0),
  handover('ETX107', 'qr', ({ sites }) => sites.some(({ id, state }) => id === 'eTax' && state !== 'linked')),
  kanaWith({ 'kana.acceptance.from': '29990101' }),
  kanaWith({ 'kana.acceptance.to': '20200101' }),
  nothingToReport,
];
