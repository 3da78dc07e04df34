import { expect, it } from 'vitest';
import { catchesEnough, type Judged } from './report.ts';

const judged = (caught: number, missed: number): readonly Judged[] =>
  Array.from({ length: caught + missed }, (_, nth) => ({
    operator: 'any',
    kind: 'mistake',
    file: 'screens/any.yaml',
    line: 1,
    says: '',
    verdict: nth < caught ? 'caught' : 'survived',
  })) as unknown as readonly Judged[];

it.each([
  [0, 0, false, false],
  [95, 5, true, true],
  [94, 6, false, true],
  [18, 2, false, true],
  [16, 4, false, true],
  [15, 5, false, false],
  [57, 8, false, true],
  [56, 9, false, false],
])('%i caught and %i missed: enough of all %s, of a sample %s', (caught, missed, ofAll, ofSample) => {
  expect(catchesEnough(judged(caught, missed), false)).toBe(ofAll);
  expect(catchesEnough(judged(caught, missed), true)).toBe(ofSample);
});
