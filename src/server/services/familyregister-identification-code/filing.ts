import { notRead } from '../../common/register/refusals.ts';
import type { Answer, KnownRequest } from '../../kernel/calls/endpoint.ts';
import type { SignedFiling } from '../../kernel/portal/module-parts.ts';
import { isFailed } from '../../ports/register.ts';
import { askedRegisters, type CodeApplication } from './check-application.ts';
import { citizenRefusal } from './refusals.ts';
import type { CitizenRegister } from './registers.ts';
import { registersOf } from './registers-of.ts';

/** The registers to issue codes for, or why an application is refused, its signature aside. */
export function registersToIssue(
  { citizen, now, settings }: Pick<KnownRequest, 'citizen' | 'now' | 'settings'>,
  application: CodeApplication,
): { readonly registers: readonly CitizenRegister[] } | { readonly refused: Answer } {
  const refused = citizenRefusal(citizen, now, settings);
  if (refused !== null) return { refused };
  const { domicile } = citizen.record;
  if (isFailed(domicile)) return { refused: notRead(domicile) };
  return askedRegisters(application, registersOf({ ...citizen.record, domicile }));
}

export const signedFiling: SignedFiling = {
  call: 'identificationCodeIssue',
  member: 'application',
  async refusal(request, signed) {
    const asked = registersToIssue(request, signed as CodeApplication);
    return 'refused' in asked ? asked.refused : null;
  },
};
