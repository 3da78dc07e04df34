import * as wording from '../../../../build/wording/services/familyregister-identification-code.ts';
import { isTooYoung } from '../../common/register/too-young.ts';
import { type Answer, refusal } from '../../kernel/calls/endpoint.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { KnownCitizen } from '../../ports/register.ts';

/** EDS102 (shows its message): an agent is logged in. */
const agentRefused: Answer = refusal('EDS102', wording.refusals.agentRefused);

/** EDS102: too young. */
const tooYoung: Answer = refusal('EDS102', wording.refusals.tooYoung);

/** EDS102: a requested register is being changed. */
export const registerInTransfer: Answer = refusal('EDS102', wording.refusals.registerInTransfer);

/** EDS104: the request does not match the register. */
export const registerDiffers: Answer = refusal('EDS104', wording.refusals.registerDiffers);

/** The registers are personal: agents may not see them. Null = no agent is logged in. */
export function agentRefusal(citizen: KnownCitizen): Answer | null {
  return citizen.login.isAgent ? agentRefused : null;
}

/** Why this citizen cannot get any code; null = nothing prevents it. */
export function citizenRefusal(citizen: KnownCitizen, now: Date, settings: Settings): Answer | null {
  const isChild = isTooYoung(citizen.record.card.birthdate, japanDate(now), settings);
  return agentRefusal(citizen) ?? (isChild ? tooYoung : null);
}
