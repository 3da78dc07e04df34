import { LoggableError } from '../../db/loggable-error.ts';
import type { ServerCall } from '../contract/calls.ts';
import { type AnyAnswer, businessError } from './endpoint.ts';

/** A response that violates its own contract is our bug: nothing is committed, and the browser gets a 500. */
export function requireValidAnswer(call: ServerCall, answer: AnyAnswer): AnyAnswer {
  const undeclared = answer.resultCode === businessError ? answer.errors : [];
  for (const { errorCode } of undeclared ?? [])
    if (!call.codes.includes(errorCode)) throw new LoggableError(`The codes of ${call.name} lack ${errorCode}`);
  if (answer.resBody === undefined && (answer.resultCode !== '0000' || !call.hasResponse)) return answer;
  if (call.checkResponse(answer.resBody)) return answer;
  const broken = call.checkResponse.errors?.map(({ schemaPath }) => schemaPath).join(', ');
  throw new LoggableError(`The answer of ${call.name} breaks its schema at ${broken}`);
}
