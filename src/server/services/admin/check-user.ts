import * as wording from '../../../../build/wording/services/admin.ts';
import { test as isDate } from '../../../forms/constraints/date.ts';
import { test as isEmail } from '../../../forms/constraints/email.ts';
import { test as hasAtMost } from '../../../forms/constraints/max-length.ts';
import { test as isName } from '../../../forms/constraints/name-signs.ts';
import { test as isReadable } from '../../../forms/constraints/no-invisible.ts';
import { test as isWord } from '../../../forms/constraints/word.ts';
import { isBlank } from '../../../forms/is-blank.ts';
import { dateDigits } from '../../../forms/written-date.ts';
import { daysBetween } from '../../kernel/time/days-between.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { accountTypes, branches } from './codes.ts';
import { fiscalYear } from './fiscal-year.ts';
import type { SentUser } from './user.ts';

const mostOfName = 50;
const mostOfDetail = 500;

/** Shortest validity of a user, in days. */
const leastDays = 7;

/** What is wrong with a user, in words for the administrator; null = nothing. Days are Japanese calendar days. */
export function userProblem(sent: SentUser, now: Date): string | null {
  return textProblem(sent) ?? dateProblem(sent, japanDate(now));
}

function textProblem({ name, email, detail, branch, accountType }: SentUser): string | null {
  if (isBlank(name)) return wording.input.name;
  if (!hasAtMost(name, mostOfName)) return wording.input.nameTooLong({ most: mostOfName });
  if (email === '' || !isEmail(email)) return wording.input.email;
  if (!hasAtMost(detail, mostOfDetail)) return wording.input.detailTooLong({ most: mostOfDetail });
  if (!branches.some((known) => known === branch)) return wording.input.branch;
  if (![name, detail].every(isReadable) || !isName(name) || !isWord(name, true)) return wording.input.characters;
  return accountTypes.some((known) => known === accountType) ? null : wording.input.account;
}

function dateProblem({ birthday, expireDate }: SentUser, today: string): string | null {
  const { start, end } = expireDate;
  if (![birthday, start, end].every((date) => date !== '' && isDate(date))) return wording.input.date;
  const [born, from, until] = [birthday, start, end].map((date) => dateDigits(date) ?? '') as [string, string, string];
  if (born > today) return wording.input.birthdate;
  const year = fiscalYear(today);
  if (from < year.from || from > year.until) {
    return wording.input.start;
  }
  if (until <= today) return wording.input.end;
  return daysBetween(from, until) < leastDays ? wording.input.period({ days: leastDays }) : null;
}
