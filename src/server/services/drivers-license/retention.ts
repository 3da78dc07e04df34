import type { Retention } from '../../kernel/portal/retention.ts';

export const retention: Retention = {
  promised: {
    // 「講習が認められる最後の日」; until then the progress is retained
    licence_courses: `exists (select 1 from licences l where l.citizen_id = kept.citizen_id and l.licence ->> 'validUntil' >= $3)`,
  },
};
