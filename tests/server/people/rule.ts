import { expect, it } from 'vitest';
import { japanDate } from '../../../src/server/kernel/time/japan-date.ts';
import { findModules } from '../../../src/server/modules.ts';
import type { Persona } from '../../../src/server/sandbox/people/persona.ts';
import { readPersonas } from '../../../src/server/sandbox/people/read-personas.ts';

/** Records count their days from today, so every rule is held against several: among them ends of months, and a leap day. */
const days = ['2026-11-27', '2027-02-28', '2027-03-31', '2027-08-15', '2028-02-29'];

export interface Sample {
  readonly person: Persona;
  readonly now: Date;
  /** `YYYYMMDD`. */
  readonly today: string;
}

const personas = await readPersonas(await findModules());

export const samples: readonly Sample[] = days.flatMap((day) => {
  const now = new Date(`${day}T03:00:00Z`);
  return personas.groups.flatMap(({ people }) =>
    people.map(({ id }) => ({ person: personas.find(id, now) as Persona, now, today: japanDate(now) })),
  );
});

/** A test of one rule. It fails when nobody has anything to which the rule applies. */
export function rule<Subject>(
  title: string,
  subjectsOf: (sample: Sample) => readonly Subject[],
  isObeyed: (subject: Subject, sample: Sample) => boolean,
): void {
  it(title, () => {
    const found = samples.flatMap((sample) => subjectsOf(sample).map((subject) => ({ subject, sample })));
    expect(found).not.toEqual([]);
    const broken = found.filter(({ subject, sample }) => !isObeyed(subject, sample));
    expect(broken.map(({ subject, sample: { person, today } }) => [today, person.id, subject])).toEqual([]);
  });
}

/** Age reached by a day; both `YYYYMMDD`. */
export function ageOn(day: string, birthdate: string): number {
  return Math.floor((Number(day) - Number(birthdate)) / 10_000);
}
