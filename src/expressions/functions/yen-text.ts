import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { numberOf } from '../argument.ts';

/** The sign stands before the number (AM-113); a half-width ¥, as the portal's fonts draw it. */
export const expressionFunction: ExpressionFunction = {
  name: 'yenText',
  says: '金額（円）を、区切りと ¥ をつけて出します。例: ¥1,234,567',
  parameters: [{ kind: 'number' }],
  returns: { kind: 'text' },
  run([amountYen]) {
    const amount = numberOf(amountYen);
    return `${amount < 0 ? '-' : ''}¥${Math.round(Math.abs(amount)).toLocaleString('ja-JP')}`;
  },
  examples: [
    [[1234567], '¥1,234,567'],
    [[300], '¥300'],
    [[0], '¥0'],
    [[-1500], '-¥1,500'],
  ],
};
