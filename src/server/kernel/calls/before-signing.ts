import type { Portal } from '../portal/portal.ts';
import { type Answer, type KnownRequest, refusal } from './endpoint.ts';
import { refusalOfInput } from './refusal-of-input.ts';

/**
 * Why what somebody is about to sign would be refused when it is filed; null = it would be taken, or no service knows it. ED2119 (assumed) with the
 * words of the service, so that nobody signs in vain.
 */
export async function refusalBeforeSigning(
  { signedFilings, calls }: Pick<Portal, 'signedFilings' | 'calls'>,
  request: Pick<KnownRequest, 'db' | 'citizen' | 'now' | 'settings' | 'screenId'>,
  target: unknown,
): Promise<Answer | null> {
  for (const filing of signedFilings) {
    const contract = calls.find(({ name }) => name === filing.call);
    const reqBody = { [filing.member]: target, signature: {} };
    if (contract?.checkRequest({ commonHeader: { screenId: request.screenId }, reqBody }) !== true) continue;
    const refused = refusalOfInput(contract, { ...request, body: reqBody }) ?? (await filing.refusal(request, target));
    return refused === null ? null : refusal('ED2119', refused.errors?.[0]?.errorMessage ?? '');
  }
  return null;
}
