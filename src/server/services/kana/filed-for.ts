import * as wording from '../../../../build/wording/services/kana.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import type { Family, FamilyMember } from '../../common/register/family.ts';
import type { Entry } from '../../kernel/page/waiting.ts';
import type { KnownCitizen } from '../../ports/register.ts';
import { calledIn } from './called.ts';
import { familyOf } from './family-of.ts';
import { idsOf, type Procedure } from './procedures.ts';
import { numberLabel } from './receipt.ts';

type Fact = NonNullable<Entry['facts']>[number];

/** The first by full name, and how many more. */
export function nameOfPeople(family: Family, [first, ...others]: readonly [FamilyMember, ...FamilyMember[]]): string {
  const name = calledIn(family, first, `${family.familyName.origin}　${first.firstName.origin}`);
  return others.length === 0 ? name : wording.filed.people({ name, others: others.length });
}

/** For whom reports are, by their ids; null: none is of this family. */
export function peopleFact({ record }: KnownCitizen, ids: readonly string[]): Fact | null {
  const family = familyOf(record);
  const isOf = ({ id }: FamilyMember) =>
    ids.includes(`first-name-${id}`) || (id === family.headId && ids.includes('family-name'));
  const [first, ...others] = family.members.filter(isOf);
  return first === undefined
    ? null
    : { label: wording.filed.peopleFactLabel, value: nameOfPeople(family, [first, ...others]) };
}

/** Whom it is about, and its number: what tells a procedure from another one. `ids`: of reports; default: of what was filed last. */
export function procedureFacts(citizen: KnownCitizen, procedure: Procedure, ids?: readonly string[]): readonly Fact[] {
  const [last] = procedure.histories;
  const people = last === undefined ? null : peopleFact(citizen, ids ?? idsOf(procedure, last));
  return [
    ...(people === null ? [] : [people]),
    ...(last === undefined ? [] : [{ label: numberLabel, value: groupsOfFour(last.arrivalNumber) }]),
  ];
}
