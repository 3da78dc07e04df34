import { daysLater } from '../time/days-later.ts';
import { japanDate } from '../time/japan-date.ts';
import { expiry, type Retention, unusedBefore } from './retention.ts';

/** Days for which call counts are retained. */
const countedDays = 31;

/** Of the tables that belong to no module. */
export const ownRetention: Retention = {
  expired: (now) => [
    expiry('journal', 'at < $1', unusedBefore(now)),
    expiry('idempotency', 'created_at < $1', unusedBefore(now)),
    expiry('intentions', 'created_at < $1', unusedBefore(now)),
    expiry('call_counts', 'day < $1', japanDate(daysLater(now, -countedDays))),
  ],
};
