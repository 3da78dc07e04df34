import { birthdateOf } from '../../../kernel/people/birthdate.ts';
import type { SampleRecord } from '../../../kernel/people/sample-record.ts';

/** Ages of family members are relative to the day of the login, like the person's own. */
export function familyAt({ family }: SampleRecord, now: Date): Partial<SampleRecord> {
  if (family?.members === undefined) return {};
  const members = family.members.map((member) =>
    member.birthdate === undefined ? member : { ...member, birthdate: birthdateOf(member.birthdate, now) },
  );
  return { family: { ...family, members } };
}
