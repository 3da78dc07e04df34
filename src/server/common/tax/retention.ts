import { expiry, hasCome, type Retention, unusedBefore } from '../../kernel/portal/retention.ts';

export const retention: Retention = {
  expired: (now) => [expiry('site_visits', hasCome('site_visits', 'expires_at'), unusedBefore(now))],
};
