import * as refusalsWording from '../../../../build/wording/server/refusals.ts';
import { type Answer, refusal } from '../../kernel/calls/endpoint.ts';
import type { FailedReading } from '../../ports/register.ts';

/** EDS105: the pseudonym is not (or no longer) linked; `pseudonymExec` has to run again. */
export const pseudonymNotLinked: Answer = refusal('EDS105', refusalsWording.register.pseudonymNotLinked);

/** EDS102 (shows its message): a register change is being processed. */
export const registerChanging: Answer = refusal('EDS102', refusalsWording.register.registerChanging);

/** EDS102 (shows its message): too young for the procedure. */
export const underAge: Answer = refusal('EDS102', refusalsWording.register.underAge);

/** What a register could not say, as it words that (EDS101 to EDS104 show their message). */
export function notRead({ failure }: FailedReading): Answer {
  return refusal(failure.errorCode, failure.errorMessage);
}
