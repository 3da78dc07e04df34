import type { JobContent, JobKind, KnownRunning, Planned } from '../../kernel/jobs/job-kind.ts';
import { daysBetween } from '../../kernel/time/days-between.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { endOfDay, reminderAt } from '../../kernel/time/moments-of-day.ts';
import { lapseMail, mailTemplates, reminderMail } from './deadline-mails.ts';
import type { Deadline, Due } from './due.ts';

/** Days before the last one on which the citizen is reminded. */
const reminders = [7, 2] as const;

/** What is planned for one day of one thing. */
export type DeadlineStep = Due & {
  /** 0 = it has lapsed. */
  readonly daysBefore: number;
} & Pick<Deadline, 'service' | 'label' | 'lapsed' | 'standing' | 'link'>;

export function deadlineJob(deadline: Deadline): JobKind {
  const { service, label, lapsed, standing, link } = deadline;
  return {
    once: true,
    record: true,
    plan: {
      tables: deadline.tables,
      jobs: async (of) =>
        (await deadline.find(of)).flatMap((due) =>
          [...reminders, 0].map((daysBefore): Planned => {
            const step: DeadlineStep = {
              ...due,
              daysBefore,
              service,
              label,
              lapsed,
              link,
              ...(standing && { standing }),
            };
            return {
              key: `${due.subject}:${due.day}:${daysBefore}`,
              runAt: daysBefore === 0 ? endOfDay(due.day) : reminderAt(due.day, daysBefore),
              content: { ...step },
            };
          }),
        ),
    },
    dates: async (of) =>
      (await deadline.find(of))
        .filter(({ isOpen }) => isOpen)
        .map(({ subject, number, day, title, path }) => {
          const key = `${service} ${label} ${subject}`;
          return { key, service, number, day, title, label, todo: deadline.todo, path };
        }),
    run: (running) => tell(deadline, running),
    mails: () => mailTemplates(deadline),
  };
}

/** Looks again: it may have been done, or put off, meanwhile. */
async function tell(deadline: Deadline, running: KnownRunning): Promise<JobContent | undefined> {
  const { db, citizen, now, settings, job, send, origin } = running;
  const { subject, day, daysBefore } = job.content as unknown as DeadlineStep;
  const of = { db, citizen, now, settings };
  const due = (await deadline.find(of)).find((one) => one.subject === subject && one.day === day);
  const left = daysBetween(japanDate(now), day);
  // Late, the reminder closest to the day is enough.
  const isTimely =
    daysBefore === 0 ? due?.isOpen === false : due?.isOpen === true && left >= 0 && left > nextOf(daysBefore);
  if (due === undefined || !isTimely) return { told: false };
  const to = await deadline.email(of, due);
  const text = daysBefore === 0 ? lapseMail(deadline, due, origin) : reminderMail(deadline, due, String(left), origin);
  if (to !== null && to !== '') await send({ kind: 'mail', to, text });
  return { told: true };
}

function nextOf(daysBefore: number): number {
  return reminders.find((days) => days < daysBefore) ?? -1;
}
