import * as agencyWording from '../../../../build/wording/server/agency.ts';

/** Endings of subjects that say already that something is asked for. */
const asking = /(?:申請|申し込み|届け出|届出)$/u;

/** What is asked for, in words. Example 「介護福祉士　登録証の再交付」 becomes 「…の申請」. */
export function asked(subject: string): string {
  return asking.test(subject) ? subject : agencyWording.decide.asked({ subject });
}
