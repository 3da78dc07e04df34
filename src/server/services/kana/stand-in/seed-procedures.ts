import { randomUUID } from 'node:crypto';
import { draftEnd } from '../../../common/drafts/draft-end.ts';
import { keepVerifiedEmail } from '../../../common/mail/verified-email.ts';
import type { Family } from '../../../common/register/family.ts';
import type { Queries } from '../../../db/database.ts';
import type { SampleRecord } from '../../../kernel/people/sample-record.ts';
import type { Settings } from '../../../kernel/portal/settings.ts';
import type { Begun } from '../../../kernel/portal/stand-in.ts';
import { daysLater } from '../../../kernel/time/days-later.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { type Adjustment, storeDocument } from '../documents.ts';
import { storeDraft } from '../drafts.ts';
import { familyOf } from '../family-of.ts';
import { storeHistory, storeProcedure } from '../procedures.ts';
import { noWithdrawal, type ReportEdit } from '../report.ts';
import type { BegunNotification, FiledDocument } from './filed-before.ts';

/** Seeds a sample person's fresh copy with what they filed and began before the login. */
export async function seedProcedures(
  db: Queries,
  citizenId: string,
  sample: SampleRecord,
  { now, settings }: Begun,
): Promise<void> {
  const family = familyOf(sample);
  const { filed = [], begun } = sample.family ?? {};
  if (begun !== undefined) await seedDraft(db, citizenId, begun, now, settings);
  for (const one of filed) {
    const id = randomUUID();
    const submittedAt = daysLater(now, -one.daysAgo);
    const reports = one.reports.map((report) => ({
      qualificationType: '' as const,
      address: one.informant.address,
      ...report,
    }));
    const content = { type: '1', reports: reports.map((report) => asSent(family, report)), informant: one.informant };
    await storeProcedure(db, citizenId, { id, status: one.status, reports, informant: one.informant }, submittedAt);
    await storeHistory(db, { id, procedureId: id, citizenId, type: '1', now: submittedAt, content });
    for (const { daysAgo, title, text, sender, adjustment } of one.documents) {
      await storeDocument(db, citizenId, {
        id: randomUUID(),
        procedureId: id,
        title,
        body: text,
        sender,
        sentAt: daysLater(now, -daysAgo),
        adjustment: adjustment === undefined ? null : adjustmentOf(adjustment, now),
        isAnswered: false,
      });
    }
  }
}

/** As the screen sends it. */
function asSent<Report extends { readonly id: string }>({ familyName, members }: Family, report: Report) {
  const member = members.find(({ id }) => report.id === `first-name-${id}`);
  return { ...report, type: member === undefined ? '1' : '2', name: (member?.firstName ?? familyName).origin };
}

async function seedDraft(
  db: Queries,
  citizenId: string,
  { daysAgo, informant, reports }: BegunNotification,
  now: Date,
  settings: Settings,
): Promise<void> {
  const savedAt = daysLater(now, -daysAgo);
  const edits = reports.map(({ id, furigana, qualificationType }): readonly [string, ReportEdit] => [
    id,
    { isChecked: true, furigana, qualificationType: qualificationType ?? '', address: '' },
  ]);
  await keepVerifiedEmail(db, citizenId, informant.email, savedAt);
  await storeDraft(
    db,
    { citizenId, sessionId: null },
    {
      type: '1',
      revision: 2,
      procedureId: null,
      documentId: null,
      edits: Object.fromEntries(edits),
      informant,
      withdrawal: noWithdrawal,
      expiresAt: draftEnd(savedAt, settings),
    },
  );
}

function adjustmentOf({ dueInDays, reports }: NonNullable<FiledDocument['adjustment']>, now: Date): Adjustment {
  return {
    dueDate: japanDate(daysLater(now, dueInDays)),
    reports: reports.map((report) => ({ furigana: false, qualificationType: false, address: false, ...report })),
  };
}
