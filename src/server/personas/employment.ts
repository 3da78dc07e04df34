import { japanDate } from '../kernel/japan-date.ts';

/** A day of a persona file: `YYYYMMDD`, or days from the day of the login (negative: before it). */
export type DayRule = string | number;

/** One stay in the insurance with one office. */
export interface InsuredPeriod<Day = string> {
  readonly office: { readonly name: string; readonly number: string };
  /** 1 general, 2 aged 65 and over, 3 seasonal, 4 by the day. */
  readonly kind: '1' | '2' | '3' | '4';
  readonly acquiredOn: Day;
  /** Last day of the employment; absent = goes on. */
  readonly leftOn?: Day;
}

/** A separation slip (離職票) as the Hello Work has issued it. */
export interface SeparationSlip<Day = string> {
  readonly id: string;
  /** Index of the period that ended. */
  readonly period: number;
  /** Code of the reason, example `4D`. */
  readonly reason: string;
  readonly issuedOn: Day;
  readonly helloWork: string;
  /** Yen; the slip lists the last six months. */
  readonly monthlyWage: number;
  /** Confirmed before the login. */
  readonly receivedOn?: Day;
}

/** The decision that the person can draw the basic allowance. */
export interface Entitlement<Day = string> {
  readonly number: string;
  /** Index of the period that ended. */
  readonly period: number;
  readonly decidedOn: Day;
  /** Last day of the seven days of waiting. */
  readonly waitingUntil: Day;
  /** Last day on which nothing is paid because of the reason for leaving; absent = no such time. */
  readonly restrictedUntil?: Day;
  /** Yen per day. */
  readonly dailyAmount: number;
  /** Days that can be drawn in all. */
  readonly days: number;
  readonly nextCertification: Day;
  readonly helloWork: string;
}

export interface Payment<Day = string> {
  /** 1 basic allowance, 2 re-employment, 3 training, 4 childcare leave. */
  readonly kind: '1' | '2' | '3' | '4';
  readonly paidOn: Day;
  readonly from: Day;
  readonly to: Day;
  /** Days paid for; 0 = not counted by days. */
  readonly days: number;
  readonly amountYen: number;
}

/** What the employment insurance knows of a person. */
export interface EmploymentRecord<Day = string> {
  readonly insuredNumber: string;
  /** The latest first. */
  readonly periods: readonly InsuredPeriod<Day>[];
  /** First day of the last course that was paid for; absent = none. */
  readonly trainingUsedOn?: Day;
  readonly slips?: readonly SeparationSlip<Day>[];
  readonly entitlement?: Entitlement<Day>;
  /** The latest first. */
  readonly payments?: readonly Payment<Day>[];
}

const dayMs = 86_400_000;
const dayNames = /On$|Until$|^from$|^to$|^nextCertification$/;

/** The record with every day written out, as of `now`. */
export function withDays(record: EmploymentRecord<DayRule>, now: Date): EmploymentRecord {
  const written = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((member) => written(member, ''));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, written(member, key)]));
    return dayNames.test(name) && typeof value === 'number'
      ? japanDate(new Date(now.getTime() + value * dayMs))
      : value;
  };
  return written(record, '') as EmploymentRecord;
}
