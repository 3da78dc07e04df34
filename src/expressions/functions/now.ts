import type { ExpressionFunction } from '../../model/vocabulary.ts';

export const expressionFunction: ExpressionFunction = {
  name: 'now',
  says: 'いまの時刻（1970 年からのミリ秒）です。あとで timeText や isExpired に渡します。',
  parameters: [],
  returns: { kind: 'number' },
  run: (_, environment) => environment.now(),
  // The table test's clock is fixed at 2026-11-20T01:00:00Z.
  examples: [[[], Date.UTC(2026, 10, 20, 1)]],
};
