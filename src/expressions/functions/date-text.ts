import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { dayText } from '../japan-time.ts';

export const expressionFunction: ExpressionFunction = {
  name: 'dateText',
  says: '日付を年月日で出します。YYYYMMDD、YYYY-MM-DD、時刻つきの日付、ミリ秒を読みます。例: 2026年11月20日',
  parameters: [{ kind: 'any' }],
  returns: { kind: 'text' },
  strict: true,
  run: ([value]) => dayText(value),
  examples: [
    [['20261120'], '2026年11月20日'],
    [['2026-04-05'], '2026年4月5日'],
    [['2026-11-20T15:30:00Z'], '2026年11月21日'],
    [['2026-11-20T23:59:59+09:00'], '2026年11月20日'],
    [[Date.UTC(2026, 10, 20, 1)], '2026年11月20日'],
  ],
};
