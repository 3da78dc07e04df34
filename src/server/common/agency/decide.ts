import { randomInt } from 'node:crypto';
import * as agencyWording from '../../../../build/wording/server/agency.ts';
import { test as hasAtMost } from '../../../forms/constraints/max-length.ts';
import { isBlank } from '../../../forms/is-blank.ts';
import { dateDigits } from '../../../forms/written-date.ts';
import type { Queries } from '../../db/database.ts';
import type { AgencyDesk, AgencyMove, Payment, Returned } from '../../kernel/portal/agency.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { Message } from '../../ports/mailer.ts';
import type { KnownCitizen } from '../../ports/register.ts';
import { keepDecision } from './keep-decision.ts';
import { tellOfMove } from './move-mail.ts';
import { moveOn } from './move-on.ts';
import { noteProblem } from './note-problem.ts';

/** Who decides about whose applications. `db` is a transaction. */
export interface Deciding {
  readonly db: Queries;
  readonly citizen: KnownCitizen;
  readonly now: Date;
  readonly origin: string;
  /** Where the citizen's mail goes; null = no mail is sent. */
  readonly email: string | null;
  send(message: Message): Promise<void>;
}

/** What was typed, as texts; what a move does not ask for does not count. */
export interface Typed {
  readonly note: string;
  readonly dueDate: string;
  readonly yen: string;
}

type Asks = { readonly [member in keyof Typed]?: true };

/** What each move asks for. */
export const asked: { readonly [move in AgencyMove]: Asks } = {
  examine: {},
  return: { note: true, dueDate: true },
  askPayment: { yen: true, dueDate: true },
  takePayment: {},
  refuse: { note: true },
  issue: {},
};

const mostOfNote = 200;
const mostYen = 999_999;
export const movedOn = agencyWording.decide.movedOn;
const notFound = agencyWording.decide.notFound;

/** Decides about an application and tells the applicant by mail. Null on success, otherwise the reason for failure, in words. */
export async function decide(
  deciding: Deciding,
  desk: AgencyDesk,
  id: string,
  { move, typed }: { readonly move: AgencyMove; readonly typed: Typed },
): Promise<string | null> {
  const { db, citizen, now } = deciding;
  const found = (await desk.cases(db, citizen, now)).find((one) => one.id === id);
  if (found === undefined) return notFound;
  if (desk.moves[found.status][move] === undefined) return movedOn;
  const problem = typedProblem(asked[move], typed, now);
  if (problem !== null) return problem;
  const decision = decisionOf(move, typed);
  if (!(await moveOn(db, desk, found, { move, now, ...decision }))) return movedOn;
  await keepDecision(db, { service: desk.name, what: move, citizen, number: found.number, now });
  await tellOfMove(deciding, desk, found, { move, ...(decision.returned ?? decision.payment) });
  return null;
}

function typedProblem(asks: Asks, { note, dueDate, yen }: Typed, now: Date): string | null {
  if (asks.note && isBlank(note)) return agencyWording.decide.noteNeeded;
  if (asks.note && !hasAtMost(note, mostOfNote)) return agencyWording.decide.noteTooLong({ most: mostOfNote });
  const unreadable = asks.note ? noteProblem(note) : null;
  if (unreadable !== null) return unreadable;
  if (asks.yen && !(/^\d{1,6}$/.test(yen) && Number(yen) >= 1)) {
    return agencyWording.decide.feeWrong({ most: mostYen.toLocaleString('ja-JP') });
  }
  if (!asks.dueDate) return null;
  const day = dateDigits(dueDate);
  if (day === null) return agencyWording.decide.dayNeeded;
  return day < japanDate(now) ? agencyWording.decide.dayPast : null;
}

function decisionOf(
  move: AgencyMove,
  { note, dueDate, yen }: Typed,
): { note?: string; returned?: Returned; payment?: Payment } {
  const until = dateDigits(dueDate) ?? '';
  if (move === 'return') return { note, returned: { reason: note, dueDate: until } };
  if (move === 'askPayment') return { payment: { yen: Number(yen), number: paymentNumber(), dueDate: until } };
  return move === 'refuse' ? { note } : {};
}

/** Sixteen digits that cannot be guessed from another payment. */
function paymentNumber(): string {
  return [1, 2].map(() => String(randomInt(100_000_000)).padStart(8, '0')).join('');
}
