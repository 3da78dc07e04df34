import type { MemberType } from '../../common/register/family.ts';

/** 1 notification, 2 correction, 3 withdrawal. */
export type ProcedureType = '1' | '2' | '3';

/** 1 under the age limit, 2 not. */
export type AgeGroup = '1' | '2';

/** Father, mother, adoptive father, adoptive mother; empty: none, or not known yet. */
export type QualificationType = '' | '016' | '017' | '019' | '020';

/** 1 only the person may report it, 2 filed, 3 only the register's head may, 4 only a parent may; empty: it can be reported. */
export type DisabledReason = '' | '1' | '2' | '3' | '4';

/** The parts of a report a citizen may change. */
export interface ReportEdit {
  readonly isChecked: boolean;
  readonly furigana: string;
  readonly qualificationType: QualificationType;
  readonly address: string;
}

/** A kana report as the calls transfer it (`screens/kana/catalog/types/kanaReport.yaml`). */
export interface KanaReport extends ReportEdit {
  readonly id: string;
  /** 1 family name, 2 first name. */
  readonly type: '1' | '2';
  /** 0 draft, 1 filed, 2 correction requested, 3 withdrawn. */
  readonly status: '0' | '1' | '2' | '3';
  readonly memberId: string;
  readonly memberType: MemberType;
  readonly name: string;
  /** Somebody else in the family has the same written first name. Absent: nobody. */
  readonly isNameShared?: true;
  readonly isYourself: boolean;
  readonly isDisabled: boolean;
  readonly disabledReason: DisabledReason;
  /** Last day on which the logged-in person may report it. Absent: not before the draft ends. */
  readonly reportableUntil?: string;
  readonly undeterminedFurigana: boolean;
  readonly image: string;
  readonly imageAlt: string;
  readonly ageGroup: AgeGroup;
  readonly birthDate: string;
  readonly isEditor: boolean;
  readonly registeredFurigana: string;
  readonly changeRequiredFurigana: boolean;
  /** What the register says; the citizen's answer is `qualificationType`. Absent: nothing. */
  readonly registerQualificationType?: Exclude<QualificationType, ''>;
  readonly changeRequiredQualificationType: boolean;
  /** As filed, where it is to be corrected. Absent: nothing was. */
  readonly filedQualificationType?: Exclude<QualificationType, ''>;
  readonly undeterminedQualificationType: boolean;
  readonly changeRequiredAddress: boolean;
  /** As filed, where it is to be corrected. Absent: nothing was. */
  readonly filedAddress?: string;
  readonly undeterminedAddress: boolean;
  readonly arrivalNumber: string;
  readonly applicationNumber: string;
  readonly procedureId: string;
  readonly isAdjust: boolean;
  readonly isWithdraw: boolean;
  readonly note: string;
  readonly submissionDate: string;
}

/** Contact of the reporting person; the informant data a citizen may change. */
export interface Contact {
  readonly address: string;
  readonly email: string;
  readonly phone: string;
}

export interface KanaInformant extends Contact {
  readonly memberId: string;
  readonly isEmigrant: boolean;
  readonly verifiedEmail: string;
}

export interface Withdrawal {
  readonly reason: '' | '1' | '2' | '9';
  readonly detail: string;
}

export const noContact: Contact = { address: '', email: '', phone: '' };
export const noWithdrawal: Withdrawal = { reason: '', detail: '' };
