import { Counter } from 'prom-client';
import { ownCodes } from '../../../model/own-codes.ts';
import type { CallFigures } from '../calls/answered-call.ts';
import type { AnyAnswer } from '../calls/endpoint.ts';
import type { ServerCall } from '../contract/calls.ts';
import type { Figures } from './figures.ts';
import { screenVisits } from './screen-visits.ts';

export interface KnownCalls {
  readonly calls: readonly ServerCall[];
  /** Ids of the screens. */
  readonly screens: ReadonlySet<string>;
}

const resultCodes = new Set(['0000', '1000', '9000', '9001', '9004']);

/** Anything that the contracts do not name. */
const other = 'other';

export function callFigures(registry: Figures, { calls, screens }: KnownCalls): CallFigures {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames: [...labelNames], registers });
  const answered = counter('madoguchi_calls_total', 'Calls answered, by resultCode', ['call', 'result_code']);
  const errors = counter('madoguchi_call_errors_total', 'Errors told, by code', ['call', 'error_code']);
  const filings = counter(
    'madoguchi_filings_total',
    'Acts (effect: files): filed, repeated (answered as before), refused, or failed',
    ['call', 'outcome'],
  );
  const unknown = counter(
    'madoguchi_unknown_outcomes_total',
    'Acts of which who asked was not told whether they were carried out',
    ['call'],
  );
  const visited = counter('madoguchi_screen_visits_total', 'People who came to a screen from another one', ['screen']);
  const failed = counter(
    'madoguchi_screen_failures_total',
    'Calls that failed (resultCode 9000), by the screen that made them',
    ['screen'],
  );
  const isVisit = screenVisits();
  const codes = new Map(calls.map((call) => [call.name, new Set(['ED1107', ...ownCodes, ...call.codes])]));
  // A figure that was never there cannot be seen to rise.
  for (const { name: call } of calls.filter(({ isAct }) => isAct)) {
    for (const outcome of ['filed', 'repeated', 'refused', 'failed']) filings.inc({ call, outcome }, 0);
    unknown.inc({ call }, 0);
  }

  return {
    count({ call: { name: call, isAct }, answer, isNew, isUntold, body, browserId }) {
      const known = codes.get(call);
      if (known === undefined) return;
      const { resultCode, errors: told = [], status } = answer;
      answered.inc({ call, result_code: resultCodes.has(resultCode) ? resultCode : other });
      for (const { errorCode } of told) errors.inc({ call, error_code: known.has(errorCode) ? errorCode : other });
      if (isAct) {
        filings.inc({ call, outcome: outcomeOf(answer, isNew) });
        // Of one that was turned away (503) it is known that nothing was done.
        if (isUntold || (status >= 500 && status !== 503)) unknown.inc({ call });
      }
      const screen = screenOf(body);
      if (!screens.has(screen)) return;
      if (resultCode === '9000') failed.inc({ screen });
      if (browserId !== null && isVisit(browserId, screen)) visited.inc({ screen });
    },
  };
}

function outcomeOf({ resultCode, status }: AnyAnswer, isNew: boolean) {
  if (resultCode === '0000') return isNew ? 'filed' : 'repeated';
  return status >= 500 ? 'failed' : 'refused';
}

function screenOf(body: unknown): string {
  const { commonHeader } = (body ?? {}) as { readonly commonHeader?: { readonly screenId?: unknown } | null };
  const id = commonHeader?.screenId;
  return typeof id === 'string' ? id : '';
}
