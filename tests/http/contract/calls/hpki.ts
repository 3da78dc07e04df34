import { as, type CallCase } from '../call-case.ts';
import { filledApplication } from '../hpki/journey.ts';

const doctor = { issuer: 'jma', qualificationId: 'q-doctor' };

/** Calls of the application for the medical-field e-signature. */
export const calls: readonly CallCase[] = [
  {
    call: 'hpkiQualifications',
    exists: '',
    request: {},
    response: { 'AM-067': 'qualifications' },
    arrive: as('hpki-two'),
  },
  {
    call: 'hpkiApplicant',
    exists: '',
    request: { 'AM-067': 'issuer', 'AM-094': 'qualificationId' },
    response: { 'AM-067': 'person', 'AM-094': 'qualification' },
    arrive: as('hpki-doctor', () => doctor),
  },
  {
    call: 'hpkiRegistrationCheck',
    exists: '',
    request: { 'AM-067': 'registrationNumber', 'AM-094': 'qualificationId' },
    response: {},
    arrive: as('hpki-doctor', () => {
      const { qualificationId, registrationNumber, registrationDate, membership, memberNumber } = filledApplication();
      return { qualificationId, registrationNumber, registrationDate, membership, memberNumber };
    }),
  },
  {
    call: 'hpkiSubmit',
    exists: '',
    request: { 'AM-067': 'application' },
    response: { 'AM-067': 'receptionNumber', 'HP-001': 'issuer' },
    arrive: as('hpki-doctor', () => ({ application: filledApplication() })),
  },
  {
    call: 'hpkiWithdraw',
    exists: '',
    request: { 'HP-001': 'receptionNumber' },
    response: { 'HP-001': 'receptionNumber' },
    arrive: as('hpki-doctor', async (client) => {
      const { resBody } = await client.call('hpkiSubmit', { application: filledApplication() });
      return { receptionNumber: resBody.receptionNumber };
    }),
  },
];
