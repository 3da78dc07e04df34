import { randomUUID } from 'node:crypto';
import type { Difference } from '../../../model/difference.ts';
import type { CitizenRequest } from '../../kernel/calls/endpoint.ts';
import type { SentReport, Submission } from './check-submission.ts';
import { answerRequests } from './documents.ts';
import type { DraftContent } from './draft-content.ts';
import { deleteDraft } from './drafts.ts';
import { type FiledReport, type History, type Procedure, storeHistory, storeProcedure } from './procedures.ts';
import type { KanaReport } from './report.ts';

/** Files a checked submission and ends the draft; returns the history entry and the procedure's id. */
export async function fileSubmission(
  { db, citizen, now }: Pick<CitizenRequest, 'db' | 'citizen' | 'now'>,
  sent: Submission,
  /** The procedure being corrected or withdrawn; undefined for a notification. */
  about: Procedure | undefined,
  { reports }: Pick<DraftContent, 'reports'>,
  differences: readonly Difference[],
): Promise<{ readonly history: Omit<History, 'reportIds'>; readonly procedureId: string }> {
  const id = randomUUID();
  const procedureId = about?.id ?? id;
  await storeProcedure(db, citizen.id, { id: procedureId, ...changeOf(sent, about, reports) }, now);
  if (about !== undefined) await answerRequests(db, about.id, now);
  const history = await storeHistory(db, {
    id,
    procedureId,
    citizenId: citizen.id,
    type: sent.type,
    now,
    content: sent,
    differences,
  });
  await deleteDraft(db, citizen.id);
  return { history, procedureId };
}

/** Taken from the submission as sent: `submissionProblem` has ruled out anything else in it. */
function changeOf(
  sent: Submission,
  about: Procedure | undefined,
  known: readonly KanaReport[],
): Omit<Procedure, 'id' | 'histories'> {
  const { informant } = sent;
  if (about === undefined) {
    const own = new Set(known.filter(({ isYourself }) => isYourself).map(({ id }) => id));
    const reports = sent.reports.map((report) =>
      filedReport(report, own.has(report.id) ? informant.address : report.address),
    );
    return { status: '1', reports, informant };
  }
  if (sent.type === '3') return { status: '3', reports: about.reports, informant: about.informant };
  const corrected = sent.reports.map((report) => filedReport(report, report.address));
  const reports = about.reports.map((filed) => corrected.find(({ id }) => id === filed.id) ?? filed);
  return { status: '1', reports, informant };
}

function filedReport({ id, furigana, qualificationType }: SentReport, address: string): FiledReport {
  return { id, furigana: furigana.normalize('NFC'), qualificationType, address };
}
