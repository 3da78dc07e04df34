import type { Retention } from '../../kernel/portal/retention.ts';

export const retention: Retention = {
  promised: {
    // 「使える最後の日」
    identification_codes: 'kept.valid_until >= $3',
  },
};
