import { expiry, hasCome, type Retention } from '../../kernel/portal/retention.ts';

export const retention: Retention = {
  promised: {
    // 「…まで、トップページから続けられます」
    kana_drafts: 'kept.expires_at > $2',
    // 「訂正の期限」
    kana_documents: `kept.answered_at is null and kept.adjustment ->> 'dueDate' >= $3`,
  },
  expired: (now) => [expiry('kana_drafts', hasCome('kana_drafts', 'expires_at'), now)],
};
