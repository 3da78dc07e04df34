import * as agencyWording from '../../../../build/wording/server/agency.ts';
import { untilText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import { filedItem } from '../../kernel/page/filed-item.ts';
import type { Entry, EntryState } from '../../kernel/page/waiting.ts';
import type { AgencyCase, AgencyDesk, HandlingStatus } from '../../kernel/portal/agency.ts';
import { asked } from './asked.ts';
import { lastFiledAt } from './last-filed.ts';

export const agencyStates: { readonly [status in HandlingStatus]: EntryState } = {
  '1': 'received',
  '2': 'examined',
  '3': 'returned',
  '4': 'payment',
  '5': 'finished',
  '6': 'refused',
  '7': 'withdrawn',
  '8': 'lapsed',
};

/** What the applicant has to do, what the agency is doing, and what is finished. */
export function waitingItems(
  { name: service, numberLabel }: Pick<AgencyDesk, 'name' | 'numberLabel'>,
  cases: readonly AgencyCase[],
  now: Date,
): { readonly tasks: readonly Entry[]; readonly underWay: readonly Entry[]; readonly finished: readonly Entry[] } {
  const items = { tasks: [] as Entry[], underWay: [] as Entry[], finished: [] as Entry[] };
  for (const one of cases) {
    const { status, returned, payment, subject, number, screen, agencyName } = one;
    const to = { label: agencyWording.waiting.agency, value: agencyName };
    const task = (state: EntryState, says: string, text: string, dueDate: string): Entry => ({
      ...{ kind: state, service, number, title: asked(subject), state, says },
      facts: [to, { label: numberLabel, value: groupsOfFour(number) }],
      ...(dueDate !== '' && {
        until: {
          label: agencyWording.waiting.deadline,
          day: dueDate,
          text: agencyWording.waiting.until({ until: untilText(dueDate, now) }),
        },
      }),
      link: { href: screen, text },
    });
    const filed = (is: EntryState) =>
      filedItem({
        ...{ service, subject, numberLabel, number, filedAt: lastFiledAt(one), is, state: '', about: to },
        link: [screen, agencyWording.waiting.seeState],
      });
    if (returned !== null) {
      const says = agencyWording.waiting.correct;
      items.tasks.push(task('returned', says, agencyWording.waiting.seeReturned, returned.dueDate));
    } else if (payment !== null) {
      items.tasks.push(task('payment', agencyWording.waiting.pay, agencyWording.waiting.seePayment, payment.dueDate));
    } else if (status === '1' || status === '2') {
      items.underWay.push(filed(agencyStates[status]));
    } else if (status !== '3' && status !== '4') {
      items.finished.push(filed(agencyStates[status]));
    }
  }
  return items;
}
