import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { listOf } from '../argument.ts';

export const expressionFunction: ExpressionFunction = {
  name: 'count',
  says: '一覧にいくつあるかです。例: count(state.reports)',
  parameters: [{ kind: 'list', of: { kind: 'any' } }],
  returns: { kind: 'number' },
  run: ([list]) => listOf(list).length,
  examples: [
    [[[]], 0],
    [[['a', 'b']], 2],
  ],
};
