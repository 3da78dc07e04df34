import { expiry, hasCome, type Retention } from '../../kernel/portal/retention.ts';

/** Hours after which an uploaded file that never became part of anything is deleted. */
const looseFileHours = 24;

export const retention: Retention = {
  promised: {
    // 「残しておく最後の日」
    nq_drafts: 'kept.expires_at > $2',
    // 「直す期限」「支払いの期限」; without a due date it can be corrected at any time, so no date was announced
    nq_applications: `coalesce(kept.returned ->> 'dueDate', kept.payment ->> 'dueDate') >= $3`,
  },
  expired: (now) => [
    expiry('nq_drafts', hasCome('nq_drafts', 'expires_at'), now),
    expiry(
      'nq_attachments',
      `draft_id is null and application_id is null and ${hasCome('nq_attachments', 'created_at')}`,
      new Date(now.getTime() - looseFileHours * 60 * 60 * 1000),
    ),
  ],
};
