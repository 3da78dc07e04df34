import type { JobContent, JobKind, OfCitizen, Planned, Running } from '../../kernel/jobs/job-kind.ts';
import { daysBetween } from '../../kernel/time/days-between.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { endOfDay, reminderAt } from '../../kernel/time/moments-of-day.ts';
import { lapseMail, mailTemplates, reminderMail } from './deadline-mails.ts';

/** Something of a citizen with a last day. */
export interface Due {
  /** Names it among those of its kind, as long as it exists. */
  readonly subject: string;
  /** `YYYYMMDD`: the last day on which it can be done. */
  readonly day: string;
  /** False: the day passed in vain. */
  readonly isOpen: boolean;
  /** Example `社会福祉士　新しく登録する`. */
  readonly title: string;
  /** Empty: it has none. */
  readonly number: string;
  /** Of the page about it. */
  readonly path: string;
}

/** A date after which something lapses; what the citizen is told of it, and when: 7 and 2 days before, and when it has lapsed. */
export interface Deadline {
  /** Name of the service's card. */
  readonly service: string;
  /** In mails, before the title. Example `国家資格の申請`. */
  readonly procedure: string;
  /** Example `支払いの期限`. */
  readonly label: string;
  /** What the service calls the number; absent: there is none. */
  readonly numberLabel?: string;
  /** What there is to do until then. A sentence. */
  readonly todo: string;
  /** What came of it, and what can be done. Sentences. */
  readonly lapsed: string;
  /** The link to the page. Example `申請の状況を見る`. */
  readonly link: string;
  /** Where it comes from: a row that changes may change it. */
  readonly tables: readonly string[];
  /** Those of a citizen; also those that lapsed, as long as their rows are there. */
  find(of: OfCitizen): Promise<readonly Due[]>;
  /** Where mail about it goes; null = no mail is sent. */
  email(of: OfCitizen, due: Due): Promise<string | null>;
}

/** Days before the last one on which the citizen is reminded. */
const reminders = [7, 2] as const;

/** What is planned for one day of one thing. */
export type DeadlineStep = Due & {
  /** 0 = it has lapsed. */
  readonly daysBefore: number;
} & Pick<Deadline, 'service' | 'label' | 'lapsed' | 'link'>;

export function deadlineJob(deadline: Deadline): JobKind {
  const { service, label, lapsed, link } = deadline;
  return {
    once: true,
    plan: {
      tables: deadline.tables,
      jobs: async (of) =>
        (await deadline.find(of)).flatMap((due) =>
          [...reminders, 0].map((daysBefore): Planned => {
            const step: DeadlineStep = { ...due, daysBefore, service, label, lapsed, link };
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
        .map(({ subject, day, title, path }) => {
          const key = `${service} ${label} ${subject}`;
          return { key, service, day, title, label, todo: deadline.todo, path };
        }),
    run: (running) => tell(deadline, running),
    mails: () => mailTemplates(deadline),
  };
}

/** Looks again: it may have been done, or put off, meanwhile. */
async function tell(deadline: Deadline, running: Running): Promise<JobContent | undefined> {
  const { citizen, db, now, settings, job, send, origin } = running;
  if (citizen === null) return undefined;
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
