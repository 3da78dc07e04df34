import { expiry, hasCome, type Retention, unusedBefore } from '../../kernel/portal/retention.ts';

export const retention: Retention = {
  promised: {
    // 「番号を使えるのは」 (`usableUntil`)
    tax_handovers: `kept.procedure = 'yearEnd' and kept.taken_at is null and (kept.year::integer + 1)::text || '0131' >= $3`,
  },
  expired: (now) => [expiry('site_visits', hasCome('site_visits', 'expires_at'), unusedBefore(now))],
};
