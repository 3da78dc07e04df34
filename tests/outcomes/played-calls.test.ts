import { expect, it } from 'vitest';
import { played, unplayed } from './played-in.ts';
import { effects } from './try-call.ts';

it('every call with an effect is made to go wrong, but for what is named with a reason', () => {
  const named = [...Object.keys(played), ...Object.keys(unplayed)].sort();
  expect(named).toEqual(effects.map(({ name }) => name).sort());
});
