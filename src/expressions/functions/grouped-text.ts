import { groupsOfFour } from '../../model/groups-of-four.ts';
import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { textOf } from '../argument.ts';

/** A number is written one way, wherever it stands: as `reception-number` writes it. */
export const expressionFunction: ExpressionFunction = {
  name: 'groupedText',
  says: '受付番号などの番号を、4 文字ずつ区切って出します（reception-number と同じ形）。例: 2026 1120 0001 23',
  parameters: [{ kind: 'text' }],
  returns: { kind: 'text' },
  run: ([number]) => groupsOfFour(textOf(number)),
  examples: [
    [['20261120000123'], '2026 1120 0001 23'],
    [['123'], '123'],
    [[''], ''],
    [['K-2026-000123'], 'K-2026-000123'],
  ],
};
