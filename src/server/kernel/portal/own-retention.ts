import { daysLater } from '../time/days-later.ts';
import { japanDate } from '../time/japan-date.ts';
import { expiry, type Retention, unusedBefore } from './retention.ts';

/** Days for which call counts are retained. */
const countedDays = 31;

/** Days for which it is known that a job was done: longer than anything is told after it lapsed. */
const doneDays = 400;

/** Of the tables that belong to no module. */
export const ownRetention: Retention = {
  expired: (now, sandbox) => [
    expiry('journal', 'at < $1', unusedBefore(now)),
    expiry('idempotency', 'created_at < $1', unusedBefore(now)),
    expiry('intentions', 'created_at < $1', unusedBefore(now)),
    // The sandbox shows its mails for as long as it has their citizen.
    ...(sandbox ? [] : [expiry('outbox', 'sent_at < $1', unusedBefore(now))]),
    expiry('jobs', 'done_at < $1', daysLater(now, -doneDays)),
    expiry('begun_logins', 'expires_at < $1', now),
    expiry('call_limits', 'ends_at < $1', now),
    expiry('call_counts', 'day < $1', japanDate(daysLater(now, -countedDays))),
  ],
};
