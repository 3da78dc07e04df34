import { applicationFor } from '../familyregister-identification-code/journey.ts';
import { answered, as, type ToldCase } from '../told-case.ts';

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

export const told: readonly ToldCase[] = [
  code('idcode-changing', ({ registers }) => registers.some(({ isChanging }) => isChanging)),
];
