/** A family or first name as recorded in the register. */
export interface RegisterName {
  readonly origin: string;
  /** Katakana; empty: the register has none to show. */
  readonly furigana: string;
  /** The municipality is still determining the reading. */
  readonly isUndetermined: boolean;
}

/** Relationship to the logged-in person: 1 self, 2 spouse, 3 child, 4 parent, 5 others. */
export type MemberType = '1' | '2' | '3' | '4' | '5';

export interface FamilyMember {
  readonly id: string;
  readonly type: MemberType;
  readonly firstName: RegisterName;
  /** As on a card: 1 male, 2 female, others unknown. */
  readonly sex: string;
  /** Eight characters. */
  readonly birthdate: string;
  /** Empty: unknown to the register. */
  readonly address: string;
  /** The address may be outdated and has to be entered again. */
  readonly hasOldAddress: boolean;
  /** For a child: how the logged-in person is its parent; `unknown`: not recorded in the register. */
  readonly parentage: 'born' | 'adopted' | 'unknown';
}

/** A family register (戸籍): everybody in it has the same family name. */
export interface Family {
  readonly familyName: RegisterName;
  /** Id of the member heading the register (筆頭者). */
  readonly headId: string;
  /** The logged-in person lives abroad. */
  readonly isEmigrant: boolean;
  /** A change of the register is being processed. */
  readonly isInTransfer: boolean;
  /** Logged-in person first. */
  readonly members: readonly FamilyMember[];
}

/** What the register says; the rest is as on the card of the logged-in person. */
export interface FamilyRecord extends Partial<Omit<Family, 'familyName' | 'members'>> {
  readonly familyName?: Partial<RegisterName>;
  readonly members?: readonly (Partial<Omit<FamilyMember, 'firstName'>> & {
    readonly firstName?: Partial<RegisterName>;
  })[];
}

declare module '../../ports/register.ts' {
  interface RegisterParts {
    /** The family register. Absent: the person is alone in it. */
    readonly family?: FamilyRecord;
  }
}
