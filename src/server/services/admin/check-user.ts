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
  if (isBlank(name)) return '名前を入力してください。';
  if (!hasAtMost(name, mostOfName)) return `名前は${mostOfName}文字以下で入力してください。`;
  if (email === '' || !isEmail(email)) return 'メールアドレスを確認してください。';
  if (!hasAtMost(detail, mostOfDetail)) return `説明は${mostOfDetail}文字以下で入力してください。`;
  if (!branches.some((known) => known === branch)) return '支店を選んでください。';
  if (![name, detail].every(isReadable) || !isName(name) || !isWord(name))
    return '名前と説明に使った文字を確認してください。';
  return accountTypes.some((known) => known === accountType) ? null : '口座の種類を選んでください。';
}

function dateProblem({ birthday, expireDate }: SentUser, today: string): string | null {
  const { start, end } = expireDate;
  if (![birthday, start, end].every((date) => date !== '' && isDate(date))) return '日付を確認してください。';
  const [born, from, until] = [birthday, start, end].map((date) => dateDigits(date) ?? '') as [string, string, string];
  if (born > today) return '生年月日には、今日までの日付を入力してください。';
  const year = fiscalYear(today);
  if (from < year.from || from > year.until) {
    return '利用を始める日には、今の年度（4月から3月まで）の日付を入力してください。';
  }
  if (until <= today) return '利用を終える日には、明日からあとの日付を入力してください。';
  return daysBetween(from, until) < leastDays ? `利用できる期間は、${leastDays}日以上にしてください。` : null;
}
