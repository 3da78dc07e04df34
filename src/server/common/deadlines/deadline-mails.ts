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
    `次にすること：${next}`,
    `${origin}${path}`,
  ].join('\n');
}

const happens = {
  reminder: (label: string, days: string) => `${label}まで、あと${days}日です。`,
  lapse: (label: string) => `${label}が過ぎました。`,
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
  const told = { title: '（手続きの名前）', number: '（番号）', path: '（ページの住所）' };
  const of = { day: '（日付）', origin: '' };
  return [
    {
      name: `${procedure}の${label}が近いこと`,
      when: `${procedure}の${label}の7日前と2日前`,
      text: mail(words, told, { ...of, happened: happens.reminder(label, '（日数）'), next: todo }),
    },
    {
      name: `${procedure}の${label}が過ぎたこと`,
      when: `${procedure}の${label}が過ぎたとき`,
      text: mail(words, told, { ...of, happened: happens.lapse(label), next: lapsed }),
    },
  ];
}
