import type { ErrorCatalog, WrittenCall } from '../../model/catalog.ts';
import { failedResult } from '../../model/result-codes.ts';
import type { Collector } from './collector.ts';

/** Failures that any call can have; `http-500`, `result-9004` and the like are added only where rows name such a status or result. */
export const ALWAYS = ['network', 'timeout', 'malformed'];

/** Turned away before anybody looked at it, whatever code the portal gives (group `turnedAway`). */
const TURNED_AWAY = ['http-401', 'http-429'];

type Groups = ErrorCatalog['groups'];

export function groupsOf({ catalog }: Pick<Collector, 'catalog'>): Groups {
  return catalog?.errors.groups ?? {};
}

/** May a call have taken effect despite the failure (`unknown`), or was it refused? Null = neither is known. Mirrors the runtime's judgement. */
export function codeWitnesses(
  code: string,
  { effect, codes }: WrittenCall,
  { turnedAway = [] }: Groups,
): 'unknown' | 'refused' | null {
  if (TURNED_AWAY.includes(code) || turnedAway.includes(code)) return null;
  if (code === `result-${failedResult}` && effect === 'files')
    return codes.length > 0 && !codes.includes(code) ? 'unknown' : 'refused';
  return ALWAYS.includes(code) || /^http-5\d\d$/.test(code) ? 'unknown' : 'refused';
}
