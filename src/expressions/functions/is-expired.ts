import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { numberOf } from '../argument.ts';

export const expressionFunction: ExpressionFunction = {
  name: 'isExpired',
  says: '記録した時刻（ミリ秒）から、その秒数より長くたったかどうかです。例: isExpired(state.qrAccessKeyAt, 300)',
  parameters: [{ kind: 'number' }, { kind: 'number' }],
  returns: { kind: 'flag' },
  run: ([timestampMs, seconds], environment) => environment.now() - numberOf(timestampMs) > numberOf(seconds) * 1000,
  // The table test's clock is fixed at 2026-11-20T01:00:00Z.
  examples: [
    [[Date.UTC(2026, 10, 20, 1) - 300_001, 300], true],
    [[Date.UTC(2026, 10, 20, 1) - 300_000, 300], false],
    [[Date.UTC(2026, 10, 20, 1) - 299_000, 300], false],
    [[Date.UTC(2026, 10, 20, 1) + 1000, 300], false],
  ],
};
