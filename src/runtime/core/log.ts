// chunk: telling
import { frameCalls } from '../../model/frame-calls.ts';
import type { Core, LogLine } from './core.ts';

/** Numbers of the portal's log levels (section 9). */
const levels = { info: '0', warn: '1', error: '2', debug: '3' } as const;

/** Sends one line to the portal's log; a failure is only reported. */
export function sendLog({ calls, host }: Core, { screenId, trigger, level, detail }: LogLine): void {
  const body = { outputTrigger: trigger, logLevel: levels[level], logDetail: detail };
  calls.send({ call: frameCalls.log, screenId, body }).then(
    (answer) => {
      if (answer.kind === 'failed') host.report('background', answer.failure);
    },
    (error: unknown) => host.report('log', error),
  );
}
