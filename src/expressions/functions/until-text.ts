import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { untilText } from '../japan-time.ts';

export const expressionFunction: ExpressionFunction = {
  name: 'untilText',
  says: '期限の日を出します。その日がきょう（二つ目の引数）なら、何時までかも出します。「まで」の前に書きます。例: untilText(item.dueDate, login.dateToday)',
  parameters: [{ kind: 'any' }, { kind: 'any' }],
  returns: { kind: 'text' },
  strict: true,
  run: ([day, today]) => untilText(day, today),
  examples: [
    [['20261120', '20261119'], '2026年11月20日'],
    [['20261120', '2026-11-20'], 'きょう（2026年11月20日）の24時（日本時間）'],
    [['20261120', '20261121'], '2026年11月20日'],
  ],
};
