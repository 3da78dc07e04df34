import { expiry, hasCome, type Retention, unusedBefore } from '../../kernel/portal/retention.ts';

export const retention: Retention = {
  expired: (now) => [expiry('auth_codes', hasCome('auth_codes', 'expires_at'), unusedBefore(now))],
};
