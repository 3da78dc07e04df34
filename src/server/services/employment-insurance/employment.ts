import type { ResponseOf } from '../../kernel/contract/call-types.ts';
/** One insured period with one employer's office. */
export interface InsuredPeriod {
  readonly office: { readonly name: string; readonly number: string };
  /** 1 general, 2 aged 65 and over, 3 seasonal, 4 day labour. */
  readonly kind: '1' | '2' | '3' | '4';
  readonly acquiredOn: string;
  /** Last day of the employment; absent = ongoing. */
  readonly leftOn?: string;
}

/** A separation slip (離職票) as issued by the Hello Work. */
export interface SeparationSlip {
  readonly id: string;
  /** Index of the period that ended. */
  readonly period: number;
  /** Reason code, example `4D`. */
  readonly reason: ResponseOf<'employmentSlips'>['slips'][number]['reason'];
  readonly issuedOn: string;
  readonly helloWork: string;
  /** Yen; the slip covers the last six months. */
  readonly monthlyWage: number;
  /** Set when receipt was confirmed before the login. */
  readonly receivedOn?: string;
}

/** The decision granting the basic allowance. Its days and amount follow from the period and its slip. */
export interface Entitlement {
  /** Of the Hello Work that decided: its number, and the serial number with its check digit. */
  readonly office: string;
  readonly serial: string;
  /** Index of the period that ended; it has a slip. */
  readonly period: number;
  readonly decidedOn: string;
  readonly nextCertification: string;
  readonly helloWork: string;
}

export interface Payment {
  /** 1 basic allowance, 2 re-employment, 3 training, 4 childcare leave. */
  readonly kind: '1' | '2' | '3' | '4';
  readonly paidOn: string;
  readonly from: string;
  readonly to: string;
  /** Days paid for; 0 = not paid by the day. */
  readonly days: number;
  readonly amountYen: number;
}

/** Of the basic allowance, days and amount follow from the entitlement. */
export type PaymentRecord =
  | (Pick<Payment, 'paidOn' | 'from' | 'to'> & { readonly kind: '1' })
  | (Payment & { readonly kind: '2' | '3' | '4' });

/** A person's employment insurance record. */
export interface EmploymentRecord {
  readonly insuredNumber: string;
  /** Latest first. */
  readonly periods: readonly InsuredPeriod[];
  /** First day of the last subsidised course; absent = none. */
  readonly trainingUsedOn?: string;
  readonly slips?: readonly SeparationSlip[];
  readonly entitlement?: Entitlement;
  /** Latest first. */
  readonly payments?: readonly PaymentRecord[];
}

declare module '../../ports/register.ts' {
  interface RegisterParts {
    /** Absent: never insured. */
    readonly employment?: EmploymentRecord;
  }
}
