import { isFailed, type KnownCitizen } from '../../ports/register.ts';

/** The domicile of the family register, where the portal can read it; null = it cannot, or it is being changed. */
export function registeredDomicile({ record: { domicile } }: KnownCitizen): string | null {
  return isFailed(domicile) || domicile.isChangingFamilyRegister ? null : domicile.domicile;
}
