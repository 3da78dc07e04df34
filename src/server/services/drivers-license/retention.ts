import type { Retention } from '../../kernel/portal/retention.ts';

export const retention: Retention = {
  promised: {
    // 「講習が認められる最後の日」; until then the progress is retained
    licence_courses: 'kept.counts_until >= $3',
  },
};
