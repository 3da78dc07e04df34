import type { Answer } from '../../kernel/calls/endpoint.ts';
import { registerDiffers, registerInTransfer } from './refusals.ts';
import type { CitizenRegister } from './registers.ts';

/** The application as submitted and signed by the citizen. */
export interface CodeApplication {
  readonly kind: 'identification-code';
  readonly registers: readonly Omit<CitizenRegister, 'isChanging'>[];
}

/** The requested registers as the portal has them, or the refusal when the application does not match them. */
export function askedRegisters(
  { registers }: CodeApplication,
  own: readonly CitizenRegister[],
): { readonly registers: readonly CitizenRegister[] } | { readonly refused: Answer } {
  const found: CitizenRegister[] = [];
  for (const asked of registers) {
    const register = own.find(({ id }) => id === asked.id);
    const isSame =
      register !== undefined &&
      !found.includes(register) &&
      register.type === asked.type &&
      register.domicile === asked.domicile &&
      register.headOfTheFamily === asked.headOfTheFamily;
    if (!isSame) return { refused: registerDiffers };
    found.push(register);
  }
  if (found.length === 0) return { refused: registerDiffers };
  return found.some(({ isChanging }) => isChanging) ? { refused: registerInTransfer } : { registers: found };
}
