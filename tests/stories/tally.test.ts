import { expect, it } from 'vitest';
import { tally } from './tally.ts';

it.each([
  [{ played: 2, stopped: 0, unread: 0 }, '2 の話のうち、2 が終わりまで進みました。'],
  [
    { played: 2, stopped: 0, unread: 2 },
    '4 の話のうち、2 が終わりまで進みました。2 は書き方の誤りで始められませんでした。',
  ],
  [
    { played: 3, stopped: 1, unread: 1 },
    '4 の話のうち、2 が終わりまで進みました。1 は途中で止まりました。1 は書き方の誤りで始められませんでした。',
  ],
])('%j is told with all that were meant', (counts, told) => {
  expect(tally(counts)).toBe(told);
});
