import { type KnownCitizen, said } from '../../ports/register.ts';
import type { MedicalRecord } from './tax-record.ts';

export interface MedicalExpense extends MedicalRecord {
  readonly id: string;
}

/** Medical expenses of a year, per person. */
export function medicalExpensesOf({ record }: KnownCitizen, year: string): readonly MedicalExpense[] {
  return (said(record.tax)?.medical ?? []).map((record, index) => ({ ...record, id: `${year}-medical-${index + 1}` }));
}
