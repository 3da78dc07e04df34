import type { RegisterRecord } from '../../../src/server/ports/register.ts';

/** What a register of one's own says of a person, written as facts: no knob of the sandbox has a place in it. */
export const plainRecord: RegisterRecord = {
  card: { kanjiName: '見本　花子', sex: '2', birthdate: '19800405', address: '東京都見本区例示町一丁目2番3号' },
  combinationCode: '400100000001',
  has4Information: true,
  pseudonym: 'linked',
  domicile: {
    domicile: '東京都見本区例示町一丁目45番地',
    headOfTheFamily: '見本　花子',
    isChangingFamilyRegister: false,
  },
  certificatesAsked: 1,
  contact: { email: 'hanako@mail.example', phone: '03-0000-0001' },
  selfInfo: [{ title: '健康診断の結果が届きました', receivedOn: '2026-03-20', isUnread: true }],
  notifications: [
    { title: 'メンテナンスのお知らせ', body: '決まってから、お知らせします。', publishedOn: '2026-04-01' },
  ],
  family: {
    familyName: { origin: '見本', furigana: 'ミホン', isUndetermined: false },
    headId: '1',
    isEmigrant: false,
    isInTransfer: false,
    members: [{ id: '1', type: '1', firstName: { origin: '花子', furigana: 'ハナコ', isUndetermined: false } }],
  },
  identificationCode: {
    closedRegisters: [{ domicile: '福岡県試験市見本台七丁目8番地', headOfTheFamily: '見本　太郎' }],
  },
  insured: { kind: '2' },
  qualified: {
    romanName: { family: 'MIHON', first: 'HANAKO' },
    qualifications: [{ id: 'q-1', type: '01', registrationNumber: '123456', registrationDate: '2005-04-01' }],
  },
  nationalQualifications: {
    held: [
      {
        qualificationId: 'nurse',
        qualificationHandleUnitCode: '00',
        registrationNumber: '1456789',
        registeredOn: '20000510',
      },
    ],
    exams: [
      {
        qualificationId: 'care-worker',
        qualificationHandleUnitCode: '00',
        examinationDate: '20260125',
        examineeNumber: '0123-45678',
        result: '1',
      },
    ],
    silent: ['pref-27'],
  },
  licence: {
    ownership: '1',
    number: '309812345670',
    category: '1',
    kinds: [{ name: '普通自動車', acquiredOn: '19980805' }],
    conditions: ['眼鏡等'],
    deliveredOn: '20240405',
    renewalFrom: '20290305',
    validUntil: '20290505',
    permanentAddress: '東京都見本区例示町一丁目45番地',
    events: [],
    dispositions: [],
    points: 0,
  },
  employment: {
    insuredNumber: '1312-345678-9',
    periods: [{ office: { name: '株式会社みほん製作所', number: '1301-123456-7' }, kind: '1', acquiredOn: '20180401' }],
  },
  tax: {
    linkedSites: ['eTax'],
    certificates: [{ kind: '01', issuer: '見本生命', site: 'eShishobako', amountYen: 40_000 }],
    medical: [{ patient: '見本　花子', visits: 3, amountYen: 12_000 }],
    silentSites: [],
  },
};
