import * as wording from '../../../../build/wording/services/kana.ts';
import type { Family, FamilyMember } from '../../common/register/family.ts';
import { birthdateWords } from '../../kernel/portal/birthdate-words.ts';
import type { KanaReport } from './report.ts';

const bornOn = (birthdate: string, name: string) =>
  wording.called.bornOn({ birthdateWords: birthdateWords(birthdate), name });

/** Has somebody else in the family the same written first name? */
export const isNameShared = ({ members }: Family, { id, firstName }: FamilyMember): boolean =>
  members.some((other) => other.id !== id && other.firstName.origin === firstName.origin);

/** What is said of a person, with the birth date where another one could be meant. */
export const calledIn = (family: Family, member: FamilyMember, name: string): string =>
  isNameShared(family, member) ? bornOn(member.birthdate, name) : name;

/** The same of a report by its id, which a family name has as well. */
export function reportCalled(family: Family, id: string, name: string): string {
  const member = family.members.find((one) => `first-name-${one.id}` === id);
  return member === undefined ? name : calledIn(family, member, name);
}

/** The same of a report as the screens have it. */
export const reportName = ({
  name,
  birthDate,
  isNameShared,
}: Pick<KanaReport, 'name' | 'birthDate' | 'isNameShared'>) => (isNameShared === true ? bornOn(birthDate, name) : name);
