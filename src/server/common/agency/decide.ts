import { randomInt } from 'node:crypto';
import * as agencyWording from '../../../../build/wording/server/agency.ts';
import { test as hasAtMost } from '../../../forms/constraints/max-length.ts';
import { isBlank } from '../../../forms/is-blank.ts';
import { dateDigits } from '../../../forms/written-date.ts';
import type { Queries } from '../../db/database.ts';
import type { AgencyDesk, HandlingStatus, Moves, Payment, Returned } from '../../kernel/portal/agency.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { AgencyMove, Decision } from '../../ports/back-office.ts';
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

export type Asks = { readonly [member in 'note' | 'dueDate' | 'yen']?: true };

/** What each move asks for, in the order in which whoever decides is offered them: what leads on comes first. */
export const asked: { readonly [move in AgencyMove]: Asks } = {
  examine: {},
  issue: {},
  return: { note: true, dueDate: true },
  askPayment: { yen: true, dueDate: true },
  takePayment: {},
  refuse: { note: true },
};

export const agencyMoves = Object.keys(asked) as readonly AgencyMove[];

/** What the agency may do with an application in this status. */
export function movesIn(moves: Moves, status: HandlingStatus): readonly AgencyMove[] {
  return agencyMoves.filter((move) => moves[status][move] !== undefined);
}

const mostOfNote = 200;
const mostYen = 999_999;
export const movedOn = agencyWording.decide.movedOn;
export const notFound = agencyWording.decide.notFound;
export const unreadable = agencyWording.decide.unreadable;

/** Decides about an application and tells the applicant by mail. Null on success, otherwise the reason for failure, in words. */
export async function decide(
  deciding: Deciding,
  desk: AgencyDesk,
  id: string,
  decision: Decision,
): Promise<string | null> {
  const { db, citizen, now } = deciding;
  const found = (await desk.cases(db, citizen, now)).find((one) => one.id === id);
  if (found === undefined) return notFound;
  const { move } = decision;
  if (desk.moves[found.status][move] === undefined) return movedOn;
  const problem = problemOf(decision, now);
  if (problem !== null) return problem;
  const kept = keptOf(decision);
  if (!(await moveOn(db, desk, found, { move, now, ...kept }))) return movedOn;
  await keepDecision(db, { service: desk.name, what: move, citizen, number: found.number, now });
  await tellOfMove(deciding, desk, found, { move, ...(kept.returned ?? kept.payment) });
  return null;
}

function problemOf({ move, note = '', dueDate = '', yen = 0 }: Decision, now: Date): string | null {
  const asks = asked[move];
  if (asks.note && isBlank(note)) return agencyWording.decide.noteNeeded;
  if (asks.note && !hasAtMost(note, mostOfNote)) return agencyWording.decide.noteTooLong({ most: mostOfNote });
  const unreadable = asks.note ? noteProblem(note) : null;
  if (unreadable !== null) return unreadable;
  if (asks.yen && !(Number.isInteger(yen) && yen >= 1 && yen <= mostYen)) {
    return agencyWording.decide.feeWrong({ most: mostYen.toLocaleString('ja-JP') });
  }
  if (!asks.dueDate) return null;
  const day = dateDigits(dueDate);
  if (day === null) return agencyWording.decide.dayNeeded;
  return day < japanDate(now) ? agencyWording.decide.dayPast : null;
}

function keptOf({ move, note = '', dueDate = '', yen = 0 }: Decision): {
  note?: string;
  returned?: Returned;
  payment?: Payment;
} {
  const until = dateDigits(dueDate) ?? '';
  if (move === 'return') return { note, returned: { reason: note, dueDate: until } };
  if (move === 'askPayment') return { payment: { yen, number: paymentNumber(), dueDate: until } };
  return move === 'refuse' ? { note } : {};
}

/** Sixteen digits that cannot be guessed from another payment. */
function paymentNumber(): string {
  return [1, 2].map(() => String(randomInt(100_000_000)).padStart(8, '0')).join('');
}
