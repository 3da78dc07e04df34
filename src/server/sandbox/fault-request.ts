import type { AnyAnswer } from '../kernel/calls/endpoint.ts';
import { failure, ok } from '../kernel/calls/endpoint.ts';
import type { PlannedFault } from './faults.ts';

/** Body of `POST /sandbox/faults`. */
export interface FaultRequest {
  readonly path: string;
  readonly nth?: number;
  readonly times?: number;
  readonly status?: number;
  readonly resultCode?: string;
  readonly errorCode?: string;
  readonly errorMessage?: string;
  /** Sent as is, unvalidated: for wrong types in responses. */
  readonly resBody?: unknown;
  readonly delaySeconds?: number;
  readonly drop?: boolean | 'before' | 'after';
  readonly malformed?: boolean;
}

export const faultSchema = {
  type: 'object',
  required: ['path'],
  additionalProperties: false,
  properties: {
    path: { type: 'string' },
    nth: { type: 'integer', minimum: 1, maximum: 100_000, description: '1 = the next call' },
    times: { type: 'integer', minimum: 1, maximum: 100_000 },
    status: { type: 'integer', minimum: 200, maximum: 599 },
    resultCode: { type: 'string', pattern: '^[0-9]{4}$' },
    errorCode: { type: 'string', maxLength: 40 },
    errorMessage: { type: 'string', maxLength: 1000 },
    resBody: {},
    delaySeconds: { type: 'number', minimum: 0, maximum: 900 },
    drop: { enum: [true, false, 'before', 'after'] },
    malformed: { type: 'boolean' },
  },
};

/** A response of its own, if the request names any part of one. */
function answerOf(request: FaultRequest): AnyAnswer | undefined {
  const { status, resultCode, errorCode, errorMessage, resBody } = request;
  if (resBody !== undefined && errorCode === undefined) {
    return { ...ok(resBody), status: status ?? 200, resultCode: resultCode ?? '0000' };
  }
  if (status === undefined && resultCode === undefined && errorCode === undefined) return undefined;
  const answer = failure({
    status: status ?? 200,
    resultCode: resultCode ?? (errorCode === undefined ? '9000' : '1000'),
    ...(errorCode === undefined ? {} : { errorCode }),
    ...(errorMessage === undefined ? {} : { errorMessage }),
  });
  return resBody === undefined ? answer : { ...answer, resBody };
}

export function plannedFault(request: FaultRequest): PlannedFault {
  const answer = answerOf(request);
  const { delaySeconds, drop, malformed } = request;
  return {
    path: request.path,
    nth: request.nth ?? 1,
    times: request.times ?? 1,
    fault: {
      ...(answer === undefined ? {} : { answer }),
      ...(delaySeconds === undefined ? {} : { delaySeconds }),
      ...(drop === undefined ? {} : { drop }),
      ...(malformed === undefined ? {} : { malformed }),
    },
  };
}
