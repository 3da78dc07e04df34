import type { Licence } from './licence.ts';
import { isExpired } from './licence.ts';

/** Why a licence procedure is unavailable to a citizen; wording in the code list `licenceHindrance`. */
export type Hindrance =
  | 'none'
  | 'card-only'
  | 'both'
  | 'expired'
  | 'pending'
  | 'same'
  | 'violation'
  | 'first'
  | 'elderly'
  | 'early';

/** What prevents every procedure; '' = nothing. */
export function licenceHindrance(licence: Licence | null, today: string): Hindrance | '' {
  if (licence === null) return 'none';
  if (licence.ownership === '3') return 'card-only';
  return isExpired(licence, today) ? 'expired' : '';
}

/** Changes to the licence's own content: drivers who also hold a licence card have to take it to the police. */
export function changeHindrance(licence: Licence | null, today: string): Hindrance | '' {
  const general = licenceHindrance(licence, today);
  return general === '' && licence?.ownership === '2' ? 'both' : general;
}
