import { expiry, hasCome, type Retention, unusedBefore } from '../../kernel/portal/retention.ts';

export const retention: Retention = {
  // A used signature belongs to what was filed with it.
  expired: (now) => [
    expiry(
      'signature_requests',
      `used_at is null and ${hasCome('signature_requests', 'expires_at')}`,
      unusedBefore(now),
    ),
  ],
};
