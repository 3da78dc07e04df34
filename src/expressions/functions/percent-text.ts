import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { numberOf } from '../argument.ts';

/** Rounded for display; a field refuses more than two decimals on input (AM-113). */
export const expressionFunction: ExpressionFunction = {
  name: 'percentText',
  says: '割合（％の数）を、小数 2 けたまでに四捨五入して出します。例: 12.345 は 12.35%',
  parameters: [{ kind: 'number' }],
  returns: { kind: 'text' },
  run([percent]) {
    const value = numberOf(percent);
    // 15 digits hide the binary remainder, so that 1.005 rounds up as people expect.
    const hundredths = Math.round(Number((Math.abs(value) * 100).toPrecision(15)));
    return `${value < 0 && hundredths !== 0 ? '-' : ''}${hundredths / 100}%`;
  },
  examples: [
    [[12.34], '12.34%'],
    [[12.345], '12.35%'],
    [[1.005], '1.01%'],
    [[50], '50%'],
    [[0.1], '0.1%'],
    [[-0.001], '0%'],
    [[-12.345], '-12.35%'],
  ],
};
