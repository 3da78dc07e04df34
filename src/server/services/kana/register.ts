import { draftEnd, lastDayOf } from '../../common/drafts/draft-end.ts';
import type { Family, FamilyMember, RegisterName } from '../../common/register/family.ts';
import { isTooYoung } from '../../common/register/too-young.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { familyOf } from './family-of.ts';
import type { AgeGroup, DisabledReason, QualificationType } from './report.ts';

/** A reportable name: the family name, once for the whole family, or a person's first name. */
export interface Subject {
  /** `family-name`, or `first-name-` plus the member's id. */
  readonly id: string;
  readonly type: '1' | '2';
  readonly member: FamilyMember;
  readonly name: RegisterName;
  readonly ageGroup: AgeGroup;
  /** Why the logged-in person may not report it; empty: they may. */
  readonly refusal: Exclude<DisabledReason, '2'>;
  /** Last day on which they may; absent: it does not end while a draft is kept. */
  readonly lastDay?: string;
  /** In what capacity the logged-in person reports it; empty for themself and when the register does not say. */
  readonly qualificationType: QualificationType;
}

/** A citizen's family register as of a day. */
export interface Register {
  readonly family: Family;
  /** The logged-in person. */
  readonly self: FamilyMember;
  /** The family name, then everybody's first name, with the logged-in person's own first. */
  readonly subjects: readonly Subject[];
}

/** A citizen's family register as of `now`, by the age limit in `settings`. */
export function registerOf(
  { record }: { readonly record: Parameters<typeof familyOf>[0] },
  now: Date,
  settings: Settings,
): Register {
  const family = familyOf(record);
  const [self] = family.members;
  if (self === undefined) throw new Error('A family has no members.');
  const today = japanDate(now);
  const isChild = (member: FamilyMember) => ageGroupOf(member.birthdate, today, settings) === '1';
  const head = family.members.find(({ id }) => id === family.headId) ?? self;

  const subjectOf = (type: '1' | '2', member: FamilyMember): Subject => ({
    ...(type === '2' && member !== self && isChild(member) && lastChildDay(member.birthdate, now, settings)),
    id: type === '1' ? 'family-name' : `first-name-${member.id}`,
    type,
    member,
    name: type === '1' ? family.familyName : member.firstName,
    ageGroup: isChild(member) ? '1' : '2',
    refusal: refusalOf(type, member),
    qualificationType: member === self ? '' : qualificationOf(self, member),
  });
  /** The family name is reported by the register's head, a first name by its bearer, a child's by a parent. */
  const refusalOf = (type: '1' | '2', member: FamilyMember): Subject['refusal'] => {
    if (type === '1' && member !== self) return '3';
    if (isChild(member)) return member !== self && member.type === '3' && !isChild(self) ? '' : '4';
    return member === self ? '' : '1';
  };
  return {
    family,
    self,
    subjects: [subjectOf('1', head), ...family.members.map((member) => subjectOf('2', member))],
  };
}

/** Judged by the setting `age.limit`; an incompletely known birthdate counts as not under it. */
export function ageGroupOf(birthdate: string, today: string, settings: Settings): AgeGroup {
  return /^\d{8}$/.test(birthdate) && isTooYoung(birthdate, today, settings) ? '1' : '2';
}

/** Asked of each day a draft begun now is kept for, so that it is the same rule that refuses later. */
function lastChildDay(birthdate: string, now: Date, settings: Settings): Pick<Subject, 'lastDay'> {
  const end = lastDayOf({ expiresAt: draftEnd(now, settings) });
  // Nearly everybody, and nobody grows younger on the way there: the days are not looked at one by one.
  if (ageGroupOf(birthdate, end, settings) === '1') return {};
  for (let day = now; japanDate(day) < end; day = daysLater(day, 1)) {
    if (ageGroupOf(birthdate, japanDate(daysLater(day, 1)), settings) === '2') return { lastDay: japanDate(day) };
  }
  return {};
}

function qualificationOf(parent: FamilyMember, child: FamilyMember): QualificationType {
  if (child.type !== '3' || child.parentage === 'unknown') return '';
  if (parent.sex === '1') return child.parentage === 'adopted' ? '019' : '016';
  if (parent.sex === '2') return child.parentage === 'adopted' ? '020' : '017';
  return '';
}
