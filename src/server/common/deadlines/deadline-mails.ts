import * as mailsWording from '../../../../build/wording/server/mails.ts';
import { dayText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import type { MailTemplate } from '../../kernel/portal/module-parts.ts';
import type { Deadline, Due } from './due.ts';

type Words = Pick<Deadline, 'procedure' | 'label' | 'numberLabel' | 'todo' | 'lapsed'>;
type Told = Pick<Due, 'title' | 'number' | 'path'>;

/** Title, number, day, next step and link; nothing of what was filed. */
function mail(
  { procedure, label, numberLabel }: Words,
  { title, number, path }: Told,
  { happened, day, next, origin }: { happened: string; day: string; next: string; origin: string },
): string {
  return [
    happened,
    `${procedure}：${title}`,
    ...(numberLabel === undefined ? [] : [`${numberLabel}：${number}`]),
    `${label}：${day}`,
    mailsWording.deadline.next({ next }),
    `${origin}${path}`,
  ].join('\n');
}

const happens = {
  reminder: (label: string, days: string) => mailsWording.deadline.reminder({ label, days }),
  lapse: (label: string) => mailsWording.deadline.lapse({ label }),
};

const spaced = ({ number, ...due }: Due): Told => ({ ...due, number: groupsOfFour(number) });

/** `days`: until the last day. */
export function reminderMail(words: Words, due: Due, days: string, origin: string): string {
  const happened = happens.reminder(words.label, days);
  return mail(words, spaced(due), { happened, day: dayText(due.day), next: words.todo, origin });
}

export function lapseMail(words: Words, due: Due, origin: string): string {
  const happened = happens.lapse(words.label);
  return mail(words, spaced(due), { happened, day: dayText(due.day), next: words.lapsed, origin });
}

export function mailTemplates(words: Words): readonly MailTemplate[] {
  const { procedure, label, todo, lapsed } = words;
  const told = {
    title: mailsWording.slots.procedure,
    number: mailsWording.slots.number,
    path: mailsWording.slots.address,
  };
  const of = { day: mailsWording.slots.day, origin: '' };
  return [
    {
      name: mailsWording.deadline.reminderName({ procedure, label }),
      when: mailsWording.deadline.reminderWhen({ procedure, label }),
      text: mail(words, told, { ...of, happened: happens.reminder(label, mailsWording.slots.days), next: todo }),
    },
    {
      name: mailsWording.deadline.lapseName({ procedure, label }),
      when: mailsWording.deadline.lapseWhen({ procedure, label }),
      text: mail(words, told, { ...of, happened: happens.lapse(label), next: lapsed }),
    },
  ];
}
