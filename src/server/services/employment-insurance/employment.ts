import type { ResponseOf } from '../../kernel/contract/call-types.ts';
/** One stay in the insurance with one office. */
export interface InsuredPeriod {
  readonly office: { readonly name: string; readonly number: string };
  /** 1 general, 2 aged 65 and over, 3 seasonal, 4 by the day. */
  readonly kind: '1' | '2' | '3' | '4';
  readonly acquiredOn: string;
  /** Last day of the employment; absent = goes on. */
  readonly leftOn?: string;
}

/** A separation slip (離職票) as the Hello Work has issued it. */
export interface SeparationSlip {
  readonly id: string;
  /** Index of the period that ended. */
  readonly period: number;
  /** Code of the reason, example `4D`. */
  readonly reason: ResponseOf<'employmentSlips'>['slips'][number]['reason'];
  readonly issuedOn: string;
  readonly helloWork: string;
  /** Yen; the slip lists the last six months. */
  readonly monthlyWage: number;
  /** Confirmed before the login. */
  readonly receivedOn?: string;
}

/** The decision that the person can draw the basic allowance. */
export interface Entitlement {
  readonly number: string;
  /** Index of the period that ended. */
  readonly period: number;
  readonly decidedOn: string;
  /** Last day of the seven days of waiting. */
  readonly waitingUntil: string;
  /** Last day on which nothing is paid because of the reason for leaving; absent = no such time. */
  readonly restrictedUntil?: string;
  /** Yen per day. */
  readonly dailyAmount: number;
  /** Days that can be drawn in all. */
  readonly days: number;
  readonly nextCertification: string;
  readonly helloWork: string;
}

export interface Payment {
  /** 1 basic allowance, 2 re-employment, 3 training, 4 childcare leave. */
  readonly kind: '1' | '2' | '3' | '4';
  readonly paidOn: string;
  readonly from: string;
  readonly to: string;
  /** Days paid for; 0 = not counted by days. */
  readonly days: number;
  readonly amountYen: number;
}

/** What the employment insurance knows of a person. */
export interface EmploymentRecord {
  readonly insuredNumber: string;
  /** The latest first. */
  readonly periods: readonly InsuredPeriod[];
  /** First day of the last course that was paid for; absent = none. */
  readonly trainingUsedOn?: string;
  readonly slips?: readonly SeparationSlip[];
  readonly entitlement?: Entitlement;
  /** The latest first. */
  readonly payments?: readonly Payment[];
}

declare module '../../kernel/people/persona.ts' {
  interface Persona {
    /** Absent: never insured. */
    readonly employment?: EmploymentRecord;
  }
}
