import { expiry, type Retention, unusedBefore } from '../../kernel/portal/retention.ts';

export const retention: Retention = {
  // A card read by an app and never taken by a browser.
  expired: (now) => [expiry('card_readings', 'session_id is null and expires_at < $1', unusedBefore(now))],
};
