import { expiry, type Retention, unusedBefore } from '../../kernel/portal/retention.ts';

export const retention: Retention = {
  // What a logged-in browser sent goes with its session.
  expired: (now) => [expiry('client_logs', 'session_id is null and at < $1', unusedBefore(now))],
};
