import { isTooYoung } from '../../common/register/too-young.ts';
import { type Answer, refusal } from '../../kernel/calls/endpoint.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { KnownCitizen } from '../../ports/register.ts';

/** EDS102 (shows its message): an agent is logged in. */
const agentRefused: Answer = refusal(
  'EDS102',
  '代理人の方は、識別符号を取得できません。ご本人がログインして取得してください。',
);

/** EDS102: too young. */
const tooYoung: Answer = refusal(
  'EDS102',
  '15歳未満の方は、識別符号を取得できません。お住まいの市区町村の窓口で手続きしてください。',
);

/** EDS102: a requested register is being changed. */
export const registerInTransfer: Answer = refusal(
  'EDS102',
  '異動処理中の戸籍があるため、いまは取得できません。戸籍の手続きが終わってから、もう一度お試しください。',
);

/** EDS104: the request does not match the register. */
export const registerDiffers: Answer = refusal(
  'EDS104',
  '選んだ戸籍の内容が、いまの戸籍の情報と違います。はじめの画面から選び直してください。',
);

/** The registers are personal: agents may not see them. Null = no agent is logged in. */
export function agentRefusal(citizen: KnownCitizen): Answer | null {
  return citizen.login.isAgent ? agentRefused : null;
}

/** Why this citizen cannot get any code; null = nothing prevents it. */
export function citizenRefusal(citizen: KnownCitizen, now: Date, settings: Settings): Answer | null {
  const isChild = isTooYoung(citizen.record.card.birthdate, japanDate(now), settings);
  return agentRefusal(citizen) ?? (isChild ? tooYoung : null);
}
