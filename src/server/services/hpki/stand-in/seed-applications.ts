import type { QualifiedRecord } from '../../../common/register/qualified.ts';
import type { Queries } from '../../../db/database.ts';
import type { SampleRecord } from '../../../kernel/people/sample-record.ts';
import type { HandlingEvent, HandlingStatus, HistoryEntry } from '../../../kernel/portal/agency.ts';
import type { Begun } from '../../../kernel/portal/stand-in.ts';
import { daysLater } from '../../../kernel/time/days-later.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { storeApplication } from '../applications.ts';
import type { Qualification } from '../qualified.ts';

/** Seeds a sample person's fresh copy with the applications filed before the login. */
export async function seedApplications(
  db: Queries,
  citizenId: string,
  { qualified }: SampleRecord,
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

interface SampleQualification extends Qualification {
  /** Filed before the login; absent = none. */
  readonly application?: {
    readonly issuer: 'jma' | 'jpa' | 'medis';
    readonly daysAgo: number;
    readonly status: '1' | '2' | '3' | '4' | '5';
    /** The issuer's words about its last step. */
    readonly note?: string;
  };
}

declare module '../../../kernel/people/sample-record.ts' {
  interface SampleKnobs {
    readonly qualified?: Omit<QualifiedRecord, 'qualifications'> & {
      readonly qualifications: readonly SampleQualification[];
    };
  }
}
