import { expiry, hasCome, type Retention } from '../../kernel/portal/retention.ts';

export const retention: Retention = {
  promised: {
    // 「…まで、トップページから続けられます」
    kana_drafts: 'kept.expires_at > $2',
    // 「…まで残しておきます」
    kana_earlier_inputs: 'kept.expires_at > $2',
    // 「訂正の期限」
    kana_documents: `kept.answered_at is null and kept.adjustment ->> 'dueDate' >= $3`,
  },
  expired: (now) =>
    ['kana_drafts', 'kana_earlier_inputs'].map((table) => expiry(table, hasCome(table, 'expires_at'), now)),
};
