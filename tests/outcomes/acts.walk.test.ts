import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRealPortal, type RealPortal } from '../stories/real-portal.ts';
import { commonFaults } from './faults.ts';
import { played, unplayed } from './played-in.ts';
import { effects, faultIn, tryCall } from './try-call.ts';

let portal: RealPortal;
beforeAll(async () => {
  portal = await openRealPortal();
}, 120_000);
afterAll(() => portal.close());

it('every call with an effect is made to go wrong, but for what is named with a reason', () => {
  const named = [...Object.keys(played), ...Object.keys(unplayed)].sort();
  expect(named).toEqual(effects.map(({ name }) => name).sort());
});

describe('an act that goes wrong in any way: nothing false is said, nothing is lost, it is done once', () => {
  const acts = effects.filter(({ name, effect }) => effect === 'files' && name in played);
  it.each(acts.map((call) => [call.name, call] as const))(
    '%s',
    async (_name, call) => {
      const cells = await tryCall(call, commonFaults, portal.origin, ({ name }) => name === 'connection lost, after');
      expect(cells.map((cell) => faultIn(call, cell)).filter((fault) => fault !== null)).toEqual([]);
    },
    300_000,
  );
});
