import * as refusalsWording from '../../../../build/wording/server/refusals.ts';
import { hasMunicipality, isWithoutRoom } from '../../../forms/constraints/after-prefecture.ts';
import { test as hasAtMost } from '../../../forms/constraints/max-length.ts';
import { test as isSaidOnce } from '../../../forms/constraints/said-once.ts';
import { isBlank } from '../../../forms/is-blank.ts';
import { prefectureOf } from './prefectures.ts';

/** Most characters after the prefecture, counted as the form counts them (specification section 5). */
const mostCharacters = 100;

/** What is wrong with a domicile, in the form's own words (specification section 5); null = nothing. */
export function domicileProblem(domicile: string): string | null {
  const prefecture = prefectureOf(domicile);
  if (prefecture === undefined) return refusalsWording.register.prefectureNeeded;
  const rest = domicile.slice(prefecture.length);
  if (isBlank(rest)) return refusalsWording.register.restNeeded;
  if (!hasAtMost(rest, mostCharacters)) return refusalsWording.register.restTooLong;
  if (!hasMunicipality(rest)) return refusalsWording.register.municipalityNeeded;
  if (!isWithoutRoom(rest)) return refusalsWording.register.roomGiven;
  return isSaidOnce(domicile) ? null : refusalsWording.register.saidTwice;
}
