import { expiry, type Retention, unusedBefore } from '../../kernel/portal/retention.ts';
import { forgottenBefore } from './known-browsers.ts';

export const retention: Retention = {
  expired: (now) => [
    expiry('admin_sessions', 'expires_at < $1', unusedBefore(now)),
    expiry('admin_tries', 'at < $1', unusedBefore(now)),
    expiry('admin_browsers', 'logged_in_at < $1', forgottenBefore(now)),
  ],
};
