import type { Queries } from '../../db/database.ts';
import type { HandlingEvent, HandlingStatus, HistoryEntry } from '../../kernel/portal/agency.ts';
import type { Begun } from '../../kernel/portal/module-parts.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { RegisterRecord } from '../../ports/register.ts';
import { storeApplication } from './applications.ts';

/** Seeds a sample person's fresh copy with the applications filed before the login. */
export async function seedApplications(
  db: Queries,
  citizenId: string,
  { qualified }: RegisterRecord,
  { now }: Begun,
): Promise<void> {
  for (const { id, application } of qualified?.qualifications ?? []) {
    if (application === undefined) continue;
    const { issuer, status, daysAgo, note = '' } = application;
    const receivedAt = daysLater(now, -daysAgo);
    const dueDate = japanDate(daysLater(now, 14));
    await storeApplication(db, {
      citizenId,
      qualificationId: id,
      issuer,
      now: receivedAt,
      content: null,
      handled: {
        status,
        returned: status === '3' ? { reason: note, dueDate } : null,
        payment: status === '4' ? { yen: 5500, number: '0000000012345678', dueDate } : null,
        history: historyOf(status, receivedAt, now, note),
      },
    });
  }
}

/** Received, under examination from the next day, the rest yesterday. */
function historyOf(status: HandlingStatus, receivedAt: Date, now: Date, note: string): readonly HistoryEntry[] {
  const entry = (at: Date, event: HandlingEvent, words = '') => ({ at: at.toISOString(), event, note: words });
  const received = entry(receivedAt, '1');
  if (status === '1') return [received];
  const examined = entry(daysLater(receivedAt, 1), '2');
  return status === '2' ? [received, examined] : [received, examined, entry(daysLater(now, -1), status, note)];
}
