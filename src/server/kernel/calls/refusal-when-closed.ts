import { closedResult } from '../../../model/result-codes.ts';
import type { ServerCall } from '../contract/calls.ts';
import type { Portal } from '../portal/portal.ts';
import { type Answer, failure } from './endpoint.ts';

/** The call, or its service, is closed at that time (AM-043: 9004), with the words that say why and until when; null = it is open. */
export async function refusalWhenClosed(
  { switches }: Pick<Portal, 'switches'>,
  { name, service }: Pick<ServerCall, 'name' | 'service'>,
  now: Date,
): Promise<Answer | null> {
  const closed = (await switches.at(now)).find(
    ({ kind, target }) => kind === 'closed' && (target === name || target === service),
  );
  if (closed === undefined) return null;
  return failure({ resultCode: closedResult, errorCode: closedResult, errorMessage: closed.words });
}
