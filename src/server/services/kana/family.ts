/** A family or first name as the register has it. */
export interface RegisterName {
  readonly origin: string;
  /** Katakana; empty: the register has none that can be shown. */
  readonly furigana: string;
  /** The municipality is still looking into the reading. */
  readonly isUndetermined: boolean;
}

/** Kinship as the logged-in person sees it: 1 self, 2 spouse, 3 child, 4 parent, 5 others. */
export type MemberType = '1' | '2' | '3' | '4' | '5';

export interface FamilyMember {
  readonly id: string;
  readonly type: MemberType;
  readonly firstName: RegisterName;
  /** As on a card: 1 male, 2 female, others unknown. */
  readonly sex: string;
  /** Eight characters. */
  readonly birthdate: string;
  /** Empty: the register does not know it. */
  readonly address: string;
  /** The address may be an old one and has to be given anew. */
  readonly hasOldAddress: boolean;
  /** Of a child: how the logged-in person is its parent; `unknown`: the register does not tell. */
  readonly parentage: 'born' | 'adopted' | 'unknown';
}

/** A document that the municipality has sent about a filed procedure. */
export interface FiledDocument {
  readonly daysAgo: number;
  readonly title: string;
  readonly text: string;
  readonly sender: string;
  /** A request to correct these reports; absent: only a message. */
  readonly adjustment?: {
    readonly dueInDays: number;
    readonly reports: readonly {
      readonly id: string;
      readonly furigana?: boolean;
      readonly qualificationType?: boolean;
      readonly address?: boolean;
      readonly note: string;
    }[];
  };
}

/** A procedure that was filed before the login. */
export interface FiledProcedure {
  readonly daysAgo: number;
  /** 1 filed, 2 correction asked for, 4 entered in the register. */
  readonly status: '1' | '2' | '4';
  readonly informant: { readonly address: string; readonly email: string; readonly phone: string };
  readonly reports: readonly {
    /** Example `family-name`, `first-name-2`. */
    readonly id: string;
    readonly furigana: string;
    readonly qualificationType?: '016' | '017' | '019' | '020';
  }[];
  readonly documents: readonly FiledDocument[];
}

/** A notification begun before the login, on another device: its card has been read and its e-mail address proved. */
export interface BegunNotification extends Pick<FiledProcedure, 'informant' | 'reports'> {
  readonly daysAgo: number;
}

/** A family register (戸籍): everybody in it has the same family name. */
export interface Family {
  readonly familyName: RegisterName;
  /** Member who heads the register (筆頭者). */
  readonly headId: string;
  /** The logged-in person lives abroad. */
  readonly isEmigrant: boolean;
  /** A change of the register is being processed. */
  readonly isInTransfer: boolean;
  /** The logged-in person first. */
  readonly members: readonly FamilyMember[];
  readonly filed: readonly FiledProcedure[];
  /** null: none. */
  readonly begun: BegunNotification | null;
}

/** What a persona file says of a family; the rest is taken from the logged-in person's card. */
export interface FamilyRecord extends Partial<Omit<Family, 'familyName' | 'members'>> {
  readonly familyName?: Partial<RegisterName>;
  readonly members?: readonly (Partial<Omit<FamilyMember, 'firstName'>> & {
    readonly firstName?: Partial<RegisterName>;
  })[];
}

declare module '../../kernel/people/persona.ts' {
  interface Persona {
    /** The family register; read it with `familyOf`. Absent: the person is alone in it. */
    readonly family?: FamilyRecord;
  }
}
