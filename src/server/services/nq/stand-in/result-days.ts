import type { Queries } from '../../../db/database.ts';
import { dashedDay } from '../../../kernel/time/dashed-day.ts';
import { pastExams } from '../catalogue/find-exam.ts';

/** In a sample person's answers: the day of the results of an examination (`qualification/unit`), so many dates ago. */
interface ResultDay {
  readonly resultOf: string;
  readonly timesAgo: number;
}

export function isResultDay(value: unknown): value is ResultDay {
  return typeof value === 'object' && value !== null && 'resultOf' in value;
}

/** Replaces the days of results by days as a form has them. */
export async function withResultDays(
  db: Queries,
  values: { readonly [name: string]: unknown },
  today: string,
): Promise<{ readonly [name: string]: unknown }> {
  const members = [];
  for (const [name, value] of Object.entries(values)) {
    members.push([name, isResultDay(value) ? await resultDay(db, value, today) : value] as const);
  }
  return Object.fromEntries(members);
}

async function resultDay(db: Queries, { resultOf, timesAgo }: ResultDay, today: string): Promise<string> {
  const [qualification = '', unit = ''] = resultOf.split('/');
  const exam = (await pastExams(db, qualification, unit, today, timesAgo))[timesAgo - 1];
  if (exam === undefined) throw new Error(`No examination ${resultOf}, ${timesAgo} dates ago`);
  return dashedDay(exam.resultOn);
}
