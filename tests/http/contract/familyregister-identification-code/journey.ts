import type { CodeApplication } from '../../../../src/server/services/familyregister-identification-code/check-application.ts';
import type { IdentificationCode } from '../../../../src/server/services/familyregister-identification-code/codes.ts';
import { bodyOf, type Client } from '../client.ts';

export interface CodeInformation {
  readonly applicant: { readonly kanjiName: string; readonly birthdate: string };
  readonly registers: readonly {
    readonly register: CodeApplication['registers'][number];
    readonly isChanging: boolean;
    readonly domicileImage: string;
  }[];
  readonly codes: readonly IdentificationCode[];
  readonly validMonths: number;
  readonly fee: number;
}

export const informationFor = (client: Client) => bodyOf<CodeInformation>(client.call('identificationCodeInformation'));

/** An application for the first `count` registers. */
export async function applicationFor(client: Client, count: number): Promise<CodeApplication> {
  const { registers } = await informationFor(client);
  return { kind: 'identification-code', registers: registers.slice(0, count).map(({ register }) => register) };
}
