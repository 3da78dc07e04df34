import { as, type CallCase } from '../call-case.ts';
import { licenceNumberOf } from '../drivers-license/licence-number.ts';
import { sign } from '../signing.ts';

/** A change of the permanent address that the police take from `licence-gold`. */
export const newAddress = {
  kind: 'licence-permanent-address',
  licenceNumber: licenceNumberOf('licence-gold'),
  address: '東京都見本区例示町一丁目45番地',
};

/** Calls of the driving licence. */
export const calls: readonly CallCase[] = [
  {
    call: 'licenceInformation',
    exists: 'API-161',
    request: {},
    response: { 'SH-010': 'licence', 'DL-001': 'hindrance' },
    arrive: as('licence-gold'),
  },
  {
    call: 'licenceHistory',
    exists: 'API-161',
    request: {},
    response: { 'DL-021': 'events', 'AM-105': 'points' },
    arrive: as('licence-violation'),
  },
  {
    call: 'licencePermanentAddress',
    exists: 'API-161',
    request: {},
    response: { 'DL-003': 'familyRegister', 'DL-006': 'current' },
    arrive: as('licence-gold'),
  },
  {
    call: 'licencePermanentAddressSubmit',
    exists: 'API-161',
    request: { 'DL-022': 'application', 'DL-010': 'signature' },
    response: { 'DL-012': 'receptionNumber' },
    arrive: as('licence-gold', async (client) => ({
      application: newAddress,
      signature: await sign(client, newAddress),
    })),
  },
  {
    call: 'licenceAutoChange',
    exists: 'API-161',
    request: {},
    response: { 'DL-001': 'isOn', 'DL-014': 'basicInformation' },
    arrive: as('licence-gold'),
  },
  {
    call: 'licenceAutoChangeSet',
    exists: 'API-161',
    request: { 'DL-001': 'isOn' },
    response: { 'DL-014': 'changedOn' },
    arrive: as('licence-gold', () => ({ isOn: true })),
  },
  {
    call: 'licenceCourse',
    exists: 'API-161',
    request: {},
    response: { 'DL-002': 'course', 'DL-016': 'next' },
    arrive: as('licence-gold'),
  },
  {
    call: 'licenceCourseAnswer',
    exists: 'API-161',
    request: { 'DL-002': 'sectionId', 'DL-016': 'answer' },
    response: { 'DL-002': 'isCorrect', 'DL-016': 'state' },
    arrive: as('licence-gold', () => ({ sectionId: 'accidents', answer: '1' })),
  },
];
