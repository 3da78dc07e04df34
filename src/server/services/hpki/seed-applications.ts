import type { Queries } from '../../db/database.ts';
import type { Persona } from '../../kernel/people/persona.ts';
import type { Begun } from '../../kernel/portal/module-parts.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import { storeApplication } from './applications.ts';

/** Seeds a sample person's fresh copy with the applications filed before the login. */
export async function seedApplications(
  db: Queries,
  citizenId: string,
  { qualified }: Persona,
  { now }: Begun,
): Promise<void> {
  for (const { id, application } of qualified?.qualifications ?? []) {
    if (application === undefined) continue;
    const { issuer, status, daysAgo } = application;
    const receivedAt = daysLater(now, -daysAgo);
    await storeApplication(db, { citizenId, qualificationId: id, issuer, status, now: receivedAt, content: null });
  }
}
