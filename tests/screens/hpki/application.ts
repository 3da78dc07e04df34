import { storageKeys } from '../../../src/runtime/storage/storage-keys.ts';
import { filledApplication } from '../../http/contract/hpki/journey.ts';
import { openBrowser, type Replies } from '../../runtime/browser.ts';
import { MemoryStorage } from '../../runtime/memory-storage.ts';
import { projectOf } from '../../runtime/project.ts';

export const project = projectOf();

export const issuers = ['jma', 'jpa', 'medis'] as const;
export type Issuer = (typeof issuers)[number];

/** What a person has filled in for an issuer. */
export function applicationTo(issuer: Issuer) {
  const others = { membership: '', memberNumber: '', delivery: 'phone', deskPrefecture: '', document: '' } as const;
  return { ...filledApplication(), qualificationId: `q-${issuer}`, issuer, ...(issuer === 'jma' ? {} : others) };
}

export const submission = (issuer: Issuer) => ({
  receptionNumber: '2026112000000001',
  receivedOn: '20261120',
  delivery: 'phone',
  feeYen: 0,
  issuer: { code: issuer, name: '見本', phone: '03-0000-0000', hours: '平日', daysToIssue: 30 },
});

const types = { jma: '01', jpa: '03', medis: '06' } as const;

/** What the registers know of somebody whose qualification belongs to that issuer. */
export function applicantOf(issuer: Issuer) {
  const fees = [{ delivery: 'phone', membership: '', yen: 0 }];
  return {
    person: { kanjiName: '見本　花子', birthdate: '19800405', sex: '2', address: '東京都見本区' },
    issuer: { name: '見本', phone: '03-0000-0000', hours: '平日', daysToIssue: 30, fees },
    qualification: { id: `q-${issuer}`, type: types[issuer], issuer },
  };
}

/** What the portal answers to them when nothing goes wrong. */
export function answersFor(issuer: Issuer): Replies {
  const applicant = applicantOf(issuer);
  return {
    hpkiQualifications: { body: { qualifications: [applicant.qualification], timesFiled: 0 } },
    hpkiApplicant: { body: applicant },
    hpkiRegistrationCheck: {},
    inputAssistance: { body: {} },
    hpkiSubmit: { body: submission(issuer) },
  };
}

/** A tab of the application in which this has been kept. */
export function tabWith(state: {
  readonly application?: object;
  readonly submission?: object;
  readonly timesFiled?: string;
}) {
  const tab = { session: new MemoryStorage(), local: new MemoryStorage() };
  for (const [name, value] of Object.entries(state))
    tab.session.setItem(
      storageKeys.state('hpki', name),
      JSON.stringify({ value: { value, changes: 0 }, expiresAt: null }),
    );
  return tab;
}

export async function open(
  path: string,
  {
    issuer = 'jma',
    state = {},
    replies = {},
    settings = {},
  }: {
    readonly issuer?: Issuer;
    readonly state?: Parameters<typeof tabWith>[0];
    readonly replies?: Replies;
    readonly settings?: { readonly [name: string]: unknown };
  } = {},
) {
  const browser = openBrowser({
    project,
    storages: tabWith(state),
    replies: { ...answersFor(issuer), ...replies },
    settings,
  });
  await browser.open(path);
  await browser.settle();
  return browser;
}
