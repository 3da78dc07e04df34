import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { numberOf } from '../argument.ts';

/** Decimal units, as devices show them. */
const units = [
  [1_000_000_000, 'GB'],
  [1_000_000, 'MB'],
  [1_000, 'KB'],
] as const;

export const expressionFunction: ExpressionFunction = {
  name: 'bytesText',
  says: 'ファイルなどの大きさ（バイト数）を、読みやすい単位で出します。1,000バイトを 1 KB と数えます。例: 329720 は 329.7 KB',
  parameters: [{ kind: 'number' }],
  returns: { kind: 'text' },
  run([value]) {
    const bytes = numberOf(value);
    // A value that would round up to 1,000 of a unit is shown in the next larger one.
    const unit = units.find(([size]) => bytes >= size * 0.99995);
    return unit === undefined ? `${bytes}バイト` : `${(bytes / unit[0]).toFixed(1)} ${unit[1]}`;
  },
  examples: [
    [[0], '0バイト'],
    [[999], '999バイト'],
    [[1000], '1.0 KB'],
    [[329720], '329.7 KB'],
    [[999999], '1.0 MB'],
    [[5000000], '5.0 MB'],
    [[1234567890], '1.2 GB'],
  ],
};
