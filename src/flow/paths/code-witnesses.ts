import type { WrittenCall } from '../../model/catalog.ts';

/** Failures that any call can have; `http-500`, `result-9004` and the like are added only where rows name such a status or result. */
export const ALWAYS = ['network', 'timeout', 'malformed'];

/** Turned away before anybody looked at it. */
const TURNED_AWAY = ['http-401', 'http-429', 'ED1107'];

/** May a call have taken effect despite the failure (`unknown`), or was it refused? Null = neither is known. Mirrors the runtime's judgement. */
export function codeWitnesses(code: string, { effect, codes }: WrittenCall): 'unknown' | 'refused' | null {
  if (TURNED_AWAY.includes(code)) return null;
  if (code === 'result-9000' && effect === 'files')
    return codes.length > 0 && !codes.includes(code) ? 'unknown' : 'refused';
  return ALWAYS.includes(code) || /^http-5\d\d$/.test(code) ? 'unknown' : 'refused';
}
