import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { numberOf } from '../argument.ts';
import { readBirthdate } from '../birthdate.ts';
import { ExpressionError } from '../expression-error.ts';
import { japanTime } from '../japan-time.ts';

/**
 * An age is reached on the birthday (29 February counts as 1 March in other years); with the setting `age.dayBefore` on the day before, as Japanese
 * law counts (specification section 5; AM-053). Today's date is the server's.
 */
export const expressionFunction: ExpressionFunction = {
  name: 'isUnderAge',
  says: '生年月日のコードから、その年齢に満たないかを調べます。年・月・日のどれかが分からないときは「いいえ」です。例: isUnderAge(state.four.birthdate, 15, login.dateToday)',
  parameters: [{ kind: 'text' }, { kind: 'number' }, { kind: 'text' }],
  returns: { kind: 'flag' },
  strict: true,
  run([code, age, dateToday], environment) {
    const birthdate = readBirthdate(code, environment);
    if (birthdate === null) throw new ExpressionError('not a birthdate code');
    if (birthdate.day === null) return false;
    const { year, month, day } = birthdate.day;
    const today = japanTime(dateToday);
    const daysEarlier = environment.setting('age.dayBefore') === true ? 1 : 0;
    // A day that the year lacks overflows into the next month: 29 February becomes 1 March.
    const reached = Date.UTC(year + numberOf(age), month - 1, day - daysEarlier);
    return Date.UTC(today.year, today.month - 1, today.day) < reached;
  },
  examples: [
    [['20111120', 15, '20261120'], false],
    [['20111121', 15, '20261120'], true],
    [['20121120', 15, '20261120'], true],
    [['20101120', 15, '20261120'], false],
    [['20150000', 15, '20261120'], false],
    [['20150400', 15, '20261120'], false],
    [['2015A100', 15, '20261120'], false],
    [['201504A1', 15, '20261120'], false],
    [['00000405', 15, '20261120'], false],
    [['20120229', 15, '20270228'], true],
    [['20120229', 15, '20270301'], false],
    [['20120229', 16, '20280228'], true],
    [['20120229', 16, '20280229'], false],
    [['20111121', 15, '2026-11-20'], true],
  ],
};
