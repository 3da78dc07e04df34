import type { KnownCitizen } from '../../ports/register.ts';

/** The domicile of the family register, where the portal can read it; null = it cannot, or it is being changed. */
export function registeredDomicile({ record }: KnownCitizen): string | null {
  const { domicile, failure, isChangingFamilyRegister } = record.domicile;
  return failure === null && !isChangingFamilyRegister ? domicile : null;
}
