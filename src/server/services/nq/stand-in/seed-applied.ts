import type { AnswerValues } from '../../../../forms/data-form/answers.ts';
import { draftEnd } from '../../../common/drafts/draft-end.ts';
import type { Queries } from '../../../db/database.ts';
import type { SampleRecord } from '../../../kernel/people/sample-record.ts';
import type { HandlingEvent, HistoryEntry } from '../../../kernel/portal/agency.ts';
import type { Begun } from '../../../kernel/portal/stand-in.ts';
import { daysLater } from '../../../kernel/time/days-later.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import type { KnownCitizen } from '../../../ports/register.ts';
import { filesIn } from '../applications/answer-files.ts';
import { storeApplication } from '../applications/applications.ts';
import { storeAttachment, tieToApplication, tieToDraft } from '../applications/attachments.ts';
import { storeDraft } from '../applications/drafts.ts';
import { appliedProcedure, procedureOf } from '../applications/procedure.ts';
import { type ProcedurePath, writtenProcedurePath } from '../applications/procedure-path.ts';
import type { AppliedRecord } from './applied.ts';
import { withResultDays } from './result-days.ts';

type FiledApplication = NonNullable<AppliedRecord['applications']>[number];
type Applicant = Pick<KnownCitizen, 'id' | 'record'>;
type BegunApplication = NonNullable<AppliedRecord['drafts']>[number];

/** Seeds a sample person's fresh copy with the applications submitted and begun before the login. */
export async function seedApplied(
  db: Queries,
  citizenId: string,
  { applied }: SampleRecord,
  { now, settings, record }: Begun,
): Promise<void> {
  for (const filed of applied?.applications ?? []) await seedApplication(db, { id: citizenId, record }, filed, now);
  for (const begun of applied?.drafts ?? []) {
    const { hierarchy = [], formVersion } = begun;
    const { path, offered, at: savedAt, answered } = await answeredProcedure(db, { id: citizenId, record }, begun, now);
    const draft = {
      path,
      hierarchy,
      procedureName: offered.name,
      revision: 1,
      answers: { version: formVersion ?? offered.formVersion, values: answered },
      savedAt,
      expiresAt: draftEnd(savedAt, settings),
    };
    const draftId = await storeDraft(db, citizenId, draft, null);
    await tieToDraft(db, citizenId, draftId, idsIn(answered), savedAt);
  }
}

async function seedApplication(db: Queries, citizen: Applicant, filed: FiledApplication, now: Date): Promise<void> {
  const { hierarchy = [], status, note = '', dueInDays } = filed;
  const { path, offered, at: receivedAt, answered } = await answeredProcedure(db, citizen, filed, now);
  const application = await storeApplication(db, citizen.id, {
    path,
    hierarchy,
    procedure: appliedProcedure(offered),
    status,
    receivedAt,
    returned:
      status === '3'
        ? { reason: note, dueDate: dueInDays === undefined ? '' : japanDate(daysLater(now, dueInDays)) }
        : null,
    history: historyOf(filed, receivedAt, now, note),
    form: offered.form,
    answers: { version: offered.formVersion, values: answered },
  });
  if (application !== null) await tieToApplication(db, citizen.id, application.applyingId, idsIn(answered));
}

/** Received, under examination from the next day, decided yesterday. */
function historyOf({ status }: FiledApplication, receivedAt: Date, now: Date, note: string): readonly HistoryEntry[] {
  const entry = (at: Date, event: HandlingEvent, words = ''): HistoryEntry => ({
    at: at.toISOString(),
    event,
    note: words,
  });
  const received = entry(receivedAt, '1');
  if (status === '1') return [received];
  const examined = entry(daysLater(receivedAt, 1), '2', status === '2' ? note : '');
  return status === '2' ? [received, examined] : [received, examined, entry(daysLater(now, -1), status, note)];
}

/** A sample person's answers given that many days ago, and the procedure they are for. */
async function answeredProcedure(
  db: Queries,
  citizen: Applicant,
  { procedure, hierarchy = [], daysAgo, values }: FiledApplication | BegunApplication,
  now: Date,
) {
  const path = writtenProcedurePath(procedure);
  const found = await procedureOf({ db, now, citizen }, path, hierarchy);
  if ('refused' in found) throw new Error(`A sample person applies where nothing is offered: ${procedure}`);
  const at = daysLater(now, -daysAgo);
  const told = await withResultDays(db, values, japanDate(now));
  const answered = (await withSampleFiles(db, citizen.id, path, told, at)) as AnswerValues;
  return { path, offered: found.procedure, at, answered };
}

/** An empty page. */
const samplePdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Replaces `{file: 合格証書.pdf}` by a stored sample file of that name. */
async function withSampleFiles(
  db: Queries,
  citizenId: string,
  path: ProcedurePath,
  value: unknown,
  now: Date,
): Promise<unknown> {
  if (Array.isArray(value)) {
    const items = [];
    for (const item of value) items.push(await withSampleFiles(db, citizenId, path, item, now));
    return items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const { file } = value as { readonly file?: unknown };
  if (typeof file === 'string') {
    const sample = { name: file, type: 'pdf', bytes: samplePdf.length, content: samplePdf.toString('base64') } as const;
    return storeAttachment(db, citizenId, path, sample, now);
  }
  const members = [];
  for (const [name, item] of Object.entries(value)) {
    members.push([name, await withSampleFiles(db, citizenId, path, item, now)] as const);
  }
  return Object.fromEntries(members);
}

function idsIn(values: AnswerValues): readonly string[] {
  return filesIn(values).map(({ attachmentId }) => attachmentId);
}
