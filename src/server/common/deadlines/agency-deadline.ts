import * as agencyWording from '../../../../build/wording/server/agency.ts';
import type { AgencyCase, AgencyDesk, HandlingEvent } from '../../kernel/portal/agency.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { Deadline, Due } from './due.ts';

type Kind = 'payment' | 'correction';

const words: { readonly [kind in Kind]: Pick<Deadline, 'label' | 'todo' | 'lapsed'> } = {
  payment: {
    label: agencyWording.deadline.paymentLabel,
    todo: agencyWording.deadline.paymentTodo,
    lapsed: agencyWording.deadline.paymentLapsed,
  },
  correction: {
    label: agencyWording.deadline.correctionLabel,
    todo: agencyWording.deadline.correctionTodo,
    lapsed: agencyWording.deadline.correctionLapsed,
  },
};

/** What was asked for before an application lapsed. */
const askedBy: { readonly [event in HandlingEvent]?: Kind } = { '3': 'correction', '4': 'payment' };

/** The applications of an agency that are to be paid, or corrected, until a day. */
export function agencyDeadline(
  desk: AgencyDesk,
  kind: Kind,
  email: (of: Pick<Parameters<Deadline['email']>[0], 'db' | 'citizen'>) => Promise<string | null>,
): Deadline {
  return {
    ...words[kind],
    service: desk.name,
    procedure: desk.title,
    numberLabel: desk.numberLabel,
    link: agencyWording.waiting.seeState,
    tables: [desk.table],
    email: (of) => email(of),
    find: async ({ db, citizen, now }) =>
      (await desk.cases(db, citizen, now)).flatMap((one) => {
        const last = lastDayOf(one, kind);
        const { id: subject, subject: title, number, screen: path } = one;
        return last === null ? [] : [{ ...last, subject, title, number, path }];
      }),
  };
}

function lastDayOf({ status, returned, payment, history }: AgencyCase, kind: Kind): Pick<Due, 'day' | 'isOpen'> | null {
  const open = (kind === 'payment' ? payment : returned)?.dueDate ?? '';
  if (open !== '') return { day: open, isOpen: true };
  const [asked, end] = history.slice(-2);
  if (status !== '8' || asked === undefined || end === undefined || askedBy[asked.event] !== kind) return null;
  return { day: japanDate(new Date(end.at)), isOpen: false };
}
