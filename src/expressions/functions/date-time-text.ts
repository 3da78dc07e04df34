import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { minuteText } from '../japan-time.ts';

export const expressionFunction: ExpressionFunction = {
  name: 'dateTimeText',
  says: '日付と時刻を日本時間で出します。例: 2026年11月20日 10時05分',
  parameters: [{ kind: 'any' }],
  returns: { kind: 'text' },
  strict: true,
  run: ([value]) => minuteText(value),
  examples: [
    [['2026-11-20T01:05:00Z'], '2026年11月20日 10時05分'],
    [['2026-11-20T15:00:00.500Z'], '2026年11月21日 0時00分'],
    [[Date.UTC(2026, 10, 20, 1)], '2026年11月20日 10時00分'],
  ],
};
