import type { Constraint } from '../../model/vocabulary.ts';
import { itself } from '../bounds.ts';

export function test(list: unknown, most: number): boolean {
  return !Array.isArray(list) || list.length <= most;
}

export const constraint: Constraint = {
  name: 'most',
  says: '一覧の数の上限',
  argument: { type: 'integer', minimum: 1 },
  message: 'most',
  appliesTo: ['list'],
  test,
  bounds: { items: { most: itself } },
  accepts: [
    [[], 1],
    [['a'], 1],
    [['a', 'b'], 2],
  ],
  refuses: [
    [['a', 'b'], 1],
    [[null, null, null], 2],
    [['a', 'b', 'c', 'd'], 3],
  ],
};
