import { birthdateOf } from '../../kernel/people/birthdate.ts';
import type { RegisterRecord } from '../../ports/register.ts';

/** Ages of family members are relative to the day of the login, like the person's own. */
export function familyAt({ family }: RegisterRecord, now: Date): Partial<RegisterRecord> {
  if (family?.members === undefined) return {};
  const members = family.members.map((member) =>
    member.birthdate === undefined ? member : { ...member, birthdate: birthdateOf(member.birthdate, now) },
  );
  return { family: { ...family, members } };
}
