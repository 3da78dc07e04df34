import type { Licence } from './licence.ts';
import { isExpired } from './licence.ts';

/** Why a citizen cannot use a procedure of the licence; the words are in the code list `licenceHindrance`. */
export type Hindrance =
  | 'none'
  | 'card-only'
  | 'both'
  | 'expired'
  | 'pending'
  | 'violation'
  | 'first'
  | 'elderly'
  | 'early';

/** What stands against every procedure; '' = nothing. */
export function licenceHindrance(licence: Licence | null, today: string): Hindrance | '' {
  if (licence === null) return 'none';
  if (licence.ownership === '3') return 'card-only';
  return isExpired(licence, today) ? 'expired' : '';
}

/** Changes of what is written on the licence: whoever has a licence card besides takes it to the police. */
export function changeHindrance(licence: Licence | null, today: string): Hindrance | '' {
  const general = licenceHindrance(licence, today);
  return general === '' && licence?.ownership === '2' ? 'both' : general;
}
