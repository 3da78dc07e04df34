import { fittingAnswers } from './fitting-answers.ts';
import { inTime, longOutsideSeconds, type PortOutcome, type Unavailable, usualOutsideSeconds } from './in-time.ts';
import type { Ports } from './ports.ts';

/** Those that are asked. An office asks, itself. */
export const timedPorts = ['identity', 'register', 'mailer', 'signing'] as const;

type TimedPort = (typeof timedPorts)[number];

/** What a portal is connected to, with a limit to how long it waits for any of it. The sandbox's own are tables of the database, which has limits of its own. */
export function portsInTime(
  ports: Partial<Ports> = {},
  seconds = usualOutsideSeconds,
  noted: (port: TimedPort, outcome: PortOutcome, error: Unavailable | null) => void,
): Partial<Ports> {
  const fitting = fittingAnswers(ports);
  const limits = (port: TimedPort) => ({
    port,
    seconds,
    fits: fitting[port] ?? {},
    noted: (outcome: PortOutcome, error: Unavailable | null) => noted(port, outcome, error),
  });
  const { identity, register, mailer, signing } = ports;
  return {
    ...ports,
    ...(identity && { identity: inTime(identity, limits('identity')) }),
    ...(register && { register: inTime(register, limits('register')) }),
    ...(mailer && { mailer: inTime(mailer, { ...limits('mailer'), longer: { send: longOutsideSeconds } }) }),
    ...(signing && { signing: inTime(signing, limits('signing')) }),
  };
}
