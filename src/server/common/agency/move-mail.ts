import * as agencyWording from '../../../../build/wording/server/agency.ts';
import { dayText } from '../../../expressions/japan-time.ts';
import type { AgencyCase, AgencyDesk } from '../../kernel/portal/agency.ts';
import type { MailTemplate } from '../../kernel/portal/module-parts.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { AgencyMove } from '../../ports/back-office.ts';
import type { Message } from '../../ports/mailer.ts';
import { newsMail } from './news-mail.ts';

export type MailedMove = AgencyMove | 'withdraw';

interface Words {
  readonly happened: string;
  /** `until`: the deadline in words; empty = none. */
  next(until: string): string;
}

const nothing = () => agencyWording.mail.nothing;

const words: { readonly [move in MailedMove]: Words } = {
  examine: { happened: agencyWording.mail.examineHappened, next: nothing },
  return: {
    happened: agencyWording.mail.returnHappened,
    next: (until) => agencyWording.mail.returnNext({ until }),
  },
  askPayment: {
    happened: agencyWording.mail.askPaymentHappened,
    next: (until) => agencyWording.mail.askPaymentNext({ until }),
  },
  takePayment: { happened: agencyWording.mail.takePaymentHappened, next: nothing },
  refuse: { happened: agencyWording.mail.refuseHappened, next: () => agencyWording.mail.refuseNext },
  issue: {
    happened: agencyWording.mail.issueHappened,
    next: () => agencyWording.mail.issueNext,
  },
  withdraw: {
    happened: agencyWording.mail.withdrawHappened,
    next: () => agencyWording.mail.withdrawNext,
  },
};

interface Telling {
  readonly now: Date;
  readonly origin: string;
  /** Where the citizen's mail goes; null = no mail is sent. */
  readonly email: string | null;
  send(message: Message): Promise<void>;
}

type Told = Pick<AgencyCase, 'number' | 'subject' | 'agencyName' | 'screen'>;

function moveMail(
  { title, numberLabel }: Pick<AgencyDesk, 'title' | 'numberLabel'>,
  { number, subject, agencyName, screen }: Told,
  { move, until, on, origin }: { move: MailedMove; until: string; on: string; origin: string },
): string {
  const { happened, next } = words[move];
  return newsMail({
    ...{ happened, numberLabel, number, on },
    about: [title, subject],
    from: [agencyWording.waiting.agency, agencyName],
    next: next(until === '' ? '' : agencyWording.mail.byDay({ day: until })),
    address: `${origin}${screen}`,
  });
}

/** Tells the applicant of a move by mail, where there is an address. */
export async function tellOfMove(
  { send, now, origin, email }: Telling,
  desk: Pick<AgencyDesk, 'title' | 'numberLabel'>,
  told: Told,
  { move, dueDate = '' }: { move: MailedMove; dueDate?: string },
): Promise<void> {
  if (email === null) return;
  const until = dueDate === '' ? '' : dayText(dueDate);
  const text = moveMail(desk, told, { move, until, on: dayText(japanDate(now)), origin });
  await send({ kind: 'mail', to: email, text });
}

const named: { readonly [move in MailedMove]: string } = {
  examine: agencyWording.mail.namedExamine,
  return: agencyWording.mail.namedReturn,
  askPayment: agencyWording.mail.namedAskPayment,
  takePayment: agencyWording.mail.namedTakePayment,
  refuse: agencyWording.mail.namedRefuse,
  issue: agencyWording.mail.namedIssue,
  withdraw: agencyWording.mail.namedWithdraw,
};

export function moveMails(desk: Pick<AgencyDesk, 'title' | 'numberLabel'>): readonly MailTemplate[] {
  const told = {
    number: agencyWording.slots.number,
    subject: agencyWording.slots.subject,
    agencyName: agencyWording.slots.agency,
    screen: '',
  };
  return (Object.keys(words) as MailedMove[]).map((move) => ({
    name: agencyWording.mail.name({ desk: desk.title, move: named[move] }),
    when: agencyWording.mail.when({ desk: desk.title, move: named[move] }),
    text: moveMail(desk, told, {
      move,
      until: agencyWording.slots.until,
      on: agencyWording.slots.day,
      origin: agencyWording.slots.address,
    }),
  }));
}
