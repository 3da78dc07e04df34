import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { numberOf } from '../argument.ts';
import { clockText, japanTime } from '../japan-time.ts';

export const expressionFunction: ExpressionFunction = {
  name: 'timeText',
  says: '時刻に分を足して、日本時間で出します。足さないときは 0 を書きます。例: timeText(state.mail.sentAt, 15) は 10時15分',
  parameters: [{ kind: 'any' }, { kind: 'number' }],
  returns: { kind: 'text' },
  strict: true,
  run: ([value, addMinutes]) => clockText(japanTime(value, numberOf(addMinutes))),
  examples: [
    [[Date.UTC(2026, 10, 20, 1), 15], '10時15分'],
    [['2026-11-20T01:00:00Z', 0], '10時00分'],
    [['2026-11-20T23:50:00+09:00', 15], '0時05分'],
    [['2026-11-20T09:05', 0], '9時05分'],
  ],
};
