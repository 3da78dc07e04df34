import type { FamilyRecord } from '../../../common/register/family.ts';

/** A document sent by the municipality about a filed procedure. */
export interface FiledDocument {
  readonly daysAgo: number;
  readonly title: string;
  readonly text: string;
  readonly sender: string;
  /** Request to correct these reports; absent: a plain message. */
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
  /** 1 filed, 2 correction requested, 4 entered in the register. */
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

/** A notification begun before the login, on another device: the card was read and the e-mail address verified. */
export interface BegunNotification extends Pick<FiledProcedure, 'informant' | 'reports'> {
  readonly daysAgo: number;
}

declare module '../../../kernel/people/sample-record.ts' {
  interface SampleKnobs {
    readonly family?: FamilyRecord & {
      readonly filed?: readonly FiledProcedure[];
      readonly begun?: BegunNotification;
    };
  }
}
