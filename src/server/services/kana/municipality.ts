import { randomUUID } from 'node:crypto';
import * as wording from '../../../../build/wording/services/kana.ts';
import { test as hasAtMost } from '../../../forms/constraints/max-length.ts';
import { isBlank } from '../../../forms/is-blank.ts';
import { dateDigits } from '../../../forms/written-date.ts';
import { keepDecision } from '../../common/agency/keep-decision.ts';
import { noteProblem } from '../../common/agency/note-problem.ts';
import type { KnownRequest } from '../../kernel/calls/endpoint.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { reportName } from './called.ts';
import { type CitizenKana, citizenKana } from './citizen-kana.ts';
import { type AdjustedReport, type KanaDocument, storeDocument } from './documents.ts';
import { findDraft } from './drafts.ts';
import { type MunicipalDeed, tellByMail } from './municipality-mail.ts';
import { changeStatus, findProcedure, numberOf, type Procedure, type ProcedureStatus } from './procedures.ts';
import { procedureReports } from './reports.ts';

/** A citizen's filed procedures as seen by the municipality. `db` is a transaction. */
export type Desk = Pick<KnownRequest, 'db' | 'citizen' | 'now' | 'settings' | 'origin' | 'send'>;

export interface CorrectionRequest {
  /** Due date as typed. */
  readonly dueDate: string;
  /** Requested corrections; reports without one are omitted. */
  readonly reports: readonly AdjustedReport[];
}

export interface Notice {
  readonly title: string;
  readonly text: string;
}

const sender = wording.municipality.sender;
const mostOfNote = 200;
const mostOfTitle = 50;
const mostOfText = 500;
const movedOn = wording.municipality.movedOn;

/** Default due date of a request: 30 days from now, `YYYYMMDD`. */
export function usualDueDate(now: Date): string {
  return japanDate(daysLater(now, 30));
}

/** Why this submission cannot be acted on (any more), in words for the person playing the municipality; null: it can. */
export function newestProblem(procedure: Procedure | undefined, submissionId: string): string | null {
  if (procedure === undefined) return wording.municipality.notFound;
  if (procedure.histories[0]?.id === submissionId) return null;
  return wording.municipality.newerThere;
}

/** Why a correction can no longer be requested, nor the readings entered in the register. */
const decided: { readonly [status in ProcedureStatus]: string | null } = {
  '1': null,
  '2': wording.municipality.alreadyAsked,
  '3': wording.municipality.withdrawn,
  '4': wording.municipality.recorded,
};

export function decisionProblem({ status }: Procedure): string | null {
  return decided[status];
}

/** Requests a correction of a procedure's newest submission. Null on success, otherwise the reason for failure. */
export async function requestCorrection(desk: Desk, id: string, asked: CorrectionRequest): Promise<string | null> {
  return onNewest(desk, id, async (procedure, kana) => {
    const problem = decisionProblem(procedure) ?? correctionProblem(asked, procedure, kana, desk.now);
    if (problem !== null) return problem;
    if (!(await changeStatus(desk.db, procedure, '2'))) return movedOn;
    const dueDate = dateDigits(asked.dueDate) ?? '';
    await store(desk, procedure, {
      title: wording.municipality.correctionTitle,
      body: wording.municipality.correctionText,
      adjustment: { dueDate, reports: asked.reports },
    });
    return tell(desk, procedure, { deed: 'correction', dueDate });
  });
}

/** Sends a message about a procedure in any state. Null on success, otherwise the reason for failure. */
export async function sendNotice(desk: Desk, id: string, { title, text }: Notice): Promise<string | null> {
  return onNewest(desk, id, async (procedure) => {
    if (isBlank(title)) return wording.municipality.titleNeeded;
    if (isBlank(text)) return wording.municipality.textNeeded;
    if (!hasAtMost(title, mostOfTitle)) return wording.municipality.titleTooLong({ most: mostOfTitle });
    if (!hasAtMost(text, mostOfText)) return wording.municipality.textTooLong({ most: mostOfText });
    const unreadable = noteProblem(title) ?? noteProblem(text);
    if (unreadable !== null) return unreadable;
    await store(desk, procedure, { title, body: text, adjustment: null });
    return tell(desk, procedure, { deed: 'notice' });
  });
}

/** Enters the filed readings in the family register, which ends the procedure. Null on success, otherwise the reason for failure. */
export async function enterInRegister(desk: Desk, id: string): Promise<string | null> {
  return onNewest(desk, id, async (procedure) => {
    const problem = decisionProblem(procedure);
    if (problem !== null) return problem;
    if (!(await changeStatus(desk.db, procedure, '4'))) return movedOn;
    return tell(desk, procedure, { deed: 'entry' });
  });
}

async function onNewest(
  desk: Desk,
  id: string,
  act: (procedure: Procedure, kana: CitizenKana) => Promise<string | null>,
): Promise<string | null> {
  // Takes the draft's row lock, which a submission holds while filing: the two are serialised.
  await findDraft(desk.db, desk.citizen.id, desk.now);
  const kana = await citizenKana(desk.db, desk);
  const procedure = findProcedure(kana.procedures, id);
  const problem = newestProblem(procedure, id);
  return procedure === undefined || problem !== null ? problem : act(procedure, kana);
}

function correctionProblem(
  { dueDate, reports }: CorrectionRequest,
  procedure: Procedure,
  kana: CitizenKana,
  now: Date,
): string | null {
  const day = dateDigits(dueDate);
  if (day === null) return wording.municipality.dayNeeded;
  if (day < japanDate(now)) return wording.municipality.dayPast;
  if (reports.length === 0) return wording.municipality.nothingChosen;
  const filed = procedureReports(kana, procedure);
  for (const { id, qualificationType, note } of reports) {
    const report = filed.find((one) => one.id === id);
    if (report === undefined) return movedOn;
    if (qualificationType && report.isYourself) {
      return wording.municipality.ownReport({ name: reportName(report) });
    }
    if (!hasAtMost(note, mostOfNote)) return wording.municipality.noteTooLong({ most: mostOfNote });
    const unreadable = noteProblem(note);
    if (unreadable !== null) return unreadable;
  }
  return null;
}

async function tell(
  desk: Desk,
  procedure: Procedure,
  what: { readonly deed: MunicipalDeed; readonly dueDate?: string },
): Promise<null> {
  const { db, citizen, now } = desk;
  await keepDecision(db, { service: 'kana', what: what.deed, citizen, number: numberOf(procedure), now });
  await tellByMail(desk, procedure, { ...what, sender });
  return null;
}

async function store(
  { db, citizen, now }: Desk,
  { id }: Procedure,
  content: Pick<KanaDocument, 'title' | 'body' | 'adjustment'>,
): Promise<void> {
  const sent = { id: randomUUID(), procedureId: id, sender, sentAt: now, isAnswered: false };
  await storeDocument(db, citizen.id, { ...sent, ...content });
}
