import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { numberOf } from '../argument.ts';

export const expressionFunction: ExpressionFunction = {
  name: 'numberText',
  says: '数を、3 けたごとに区切った文字列にします。例: 1,234,567',
  parameters: [{ kind: 'number' }],
  returns: { kind: 'text' },
  run: ([value]) => numberOf(value).toLocaleString('ja-JP', { maximumFractionDigits: 10 }),
  examples: [
    [[1234567], '1,234,567'],
    [[0], '0'],
    [[999], '999'],
    [[-1234.5], '-1,234.5'],
  ],
};
