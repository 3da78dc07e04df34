import { expect, it } from 'vitest';
import { isRegression, judge } from './against.ts';

const calm = [100, 101, 99, 100, 102, 98, 100];

it.each([
  { says: 'more than 3 %, and more than ever before', old: calm, now: [104, 105, 104], worse: true },
  { says: 'exactly 3 %', old: [100, 100, 100], now: [103, 103, 103], worse: false },
  {
    says: 'more than 3 %, but within what the old side showed',
    old: [90, 100, 120],
    now: [110, 110, 110],
    worse: false,
  },
  { says: 'more than ever before, but less than 3 %', old: calm, now: [102.9, 102.9, 102.9], worse: false },
  { says: 'one bad round of three', old: calm, now: [100, 100, 300], worse: false },
  { says: 'better', old: calm, now: [50, 50, 50], worse: false },
  { says: 'something where there was nothing', old: [0, 0, 0], now: [0.2, 0.2, 0.2], worse: true },
  { says: 'nothing where there was nothing', old: [0, 0, 0], now: [0, 0, 0], worse: false },
])('$says: worse $worse', ({ old, now, worse }) => {
  expect(isRegression(old, now)).toBe(worse);
});

it('a round counts once, by its median, however many values it has', () => {
  const { table } = judge({
    old: [{ keyPress: [1, 2, 90] }, { keyPress: [3] }, { keyPress: [4] }],
    now: [{ keyPress: [6] }, { keyPress: [6] }, { keyPress: [6] }],
  });
  expect(table).toContain('| 3.0 ms | 2.0 ms – 4.0 ms | 6.0 ms | 6.0 ms – 6.0 ms | 2.00 | regression |');
});

it('says in words what has become worse, and only that', () => {
  const { regressions } = judge({
    old: [{ 'select.kilobytes': [127.3], 'select.page': [10.1] }],
    now: [{ 'select.kilobytes': [157.3], 'select.page': [10.1] }],
  });
  expect(regressions).toEqual(['selection screen: bytes: 157.3 KB instead of 127.3 KB']);
});
