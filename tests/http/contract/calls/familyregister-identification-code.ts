import { as, type CallCase } from '../call-case.ts';
import { applicationFor } from '../familyregister-identification-code/journey.ts';
import { sign } from '../signing.ts';

/** Calls of the family-register identification code. */
export const calls: readonly CallCase[] = [
  {
    call: 'identificationCodeInformation',
    exists: '',
    request: {},
    response: { 'SH-003': 'registers', 'AM-104': 'codes', 'AM-118': 'applicant' },
    arrive: as('idcode-closed'),
  },
  {
    call: 'identificationCodeIssue',
    exists: '',
    request: { 'IC-011': 'application', 'AM-104': 'signature' },
    response: { 'IC-001': 'codes' },
    arrive: as('idcode-closed', async (client) => {
      const application = await applicationFor(client, 1);
      return { application, signature: await sign(client, application) };
    }),
  },
];
