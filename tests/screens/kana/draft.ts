import { storageKeys } from '../../../src/runtime/storage/storage-keys.ts';
import type { Replies } from '../../runtime/browser.ts';
import { MemoryStorage } from '../../runtime/memory-storage.ts';

/** What is in a draft as far as it decides the way. A left out flag is false. */
export interface DraftFacts {
  readonly ownFamilyName?: boolean;
  readonly ownFirstName?: boolean;
  readonly othersFirstName?: boolean;
  /** More than two reports in the list; needed where three are checked. */
  readonly isLongList?: boolean;
  readonly isEmigrant?: boolean;
  readonly isVerified?: boolean;
  /** Input screens whose values are still empty. */
  readonly lacksKana?: boolean;
  readonly lacksQualification?: boolean;
  readonly lacksAddress?: boolean;
}

const address = '東京都千代田区霞が関一丁目1番1号';
const email = 'hanako@example.jp';

function reportOf(id: string, change: object) {
  return {
    id,
    type: '2',
    status: '0',
    memberId: id,
    memberType: '1',
    name: '花子',
    isYourself: true,
    isDisabled: false,
    disabledReason: '',
    isChecked: false,
    undeterminedFurigana: false,
    image: '',
    imageAlt: '',
    ageGroup: '2',
    birthDate: '19900401',
    isEditor: true,
    furigana: 'ハナコ',
    registeredFurigana: '',
    changeRequiredFurigana: false,
    qualificationType: '',
    changeRequiredQualificationType: false,
    undeterminedQualificationType: false,
    changeRequiredAddress: false,
    address: '',
    undeterminedAddress: false,
    arrivalNumber: '',
    applicationNumber: '',
    procedureId: '',
    isAdjust: true,
    isWithdraw: true,
    note: '',
    submissionDate: '20261101',
    ...change,
  };
}

/** A draft in which everything is filled in, except what the facts say is lacking. `type`: 1 notification, 2 correction, 3 withdrawal. */
export function draftOf(facts: DraftFacts = { ownFirstName: true, isVerified: true }, type = '1') {
  const { ownFamilyName = false, ownFirstName = false, othersFirstName = false, lacksAddress = false } = facts;
  const furigana = facts.lacksKana ? '' : 'カナ';
  const givenAddress = lacksAddress ? '' : address;
  const reports = [
    reportOf('family', { type: '1', name: '山田', isChecked: ownFamilyName, furigana }),
    reportOf('own', { isChecked: ownFirstName, furigana }),
    reportOf('child', {
      name: '次郎',
      memberType: '3',
      isYourself: false,
      isChecked: othersFirstName,
      furigana,
      qualificationType: facts.lacksQualification ? '' : '017',
      address: givenAddress,
    }),
  ];
  const isShort = facts.isLongList !== true;
  return {
    type,
    revision: 3,
    id: 'draft-1',
    lastDay: '20261220',
    procedureId: type === '1' ? '' : 'P1',
    documentId: type === '2' ? 'D1' : '',
    reports: isShort ? reports.filter(({ isChecked }) => isChecked) : reports,
    informant: {
      memberId: 'own',
      isEmigrant: facts.isEmigrant === true,
      address: givenAddress,
      email,
      phone: '03-1234-5678',
      verifiedEmail: facts.isVerified ? email : '',
    },
    withdrawal: { reason: type === '3' ? '1' : '', detail: '' },
  };
}

type Tab = { readonly session: MemoryStorage; readonly local: MemoryStorage };

/** Storages of a tab in which the service's state holds these values. */
export function tabWith(state: { readonly [name: string]: unknown }): Tab {
  const tab = { session: new MemoryStorage(), local: new MemoryStorage() };
  for (const [name, value] of Object.entries(state)) if (value !== undefined) keepState(tab, name, value);
  return tab;
}

export function keepState({ session }: Tab, name: string, value: unknown): void {
  session.setItem(storageKeys.state('kana', name), JSON.stringify({ value: { value, changes: 0 }, expiresAt: null }));
}

/** Value of the service's state in that tab; undefined = unset. */
export function stateIn({ session }: Tab, name: string): unknown {
  const text = session.getItem(storageKeys.state('kana', name));
  return text === null ? undefined : JSON.parse(text).value.value;
}

const saved = { body: { revision: 4, lastDay: '20261221' } };
const informant = draftOf().informant;

/** What the portal answers on the whole way when nothing goes wrong. */
export const answers: Replies = {
  kanaHistories: { body: { procedures: [] } },
  kanaTempDelete: {},
  kanaGet: { body: { members: [], reports: [], informant } },
  kanaTempInputGet: { body: draftOf() },
  kanaTempInputSave: saved,
  kanaTempInformantSave: saved,
  kanaAdjustRequest: {
    body: { documentId: 'D1', sender: '千代田区', note: '直してください。', dueDate: '20261231', reports: [] },
  },
  inputAssistance: { body: {} },
  verifyAuthCode: { body: { isVerified: true } },
  mailRegister: { body: { registeredEmail: email } },
  sendAuthCode: { body: { sentAt: Date.parse('2026-11-20T10:00:00+09:00'), validMinutes: 10 } },
};
