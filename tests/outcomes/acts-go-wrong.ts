import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRealPortal, type RealPortal } from '../stories/real-portal.ts';
import { commonFaults } from './faults.ts';
import { played } from './played-in.ts';
import { effects, faultIn, tryCall } from './try-call.ts';

const acts = effects.filter(({ name, effect }) => effect === 'files' && name in played);

/** Tests every `parts`-th act, from the `part`-th on (from 0). Each part is a file of its own: the files of a run share its processors. */
export function testActs(part: number, parts: number): void {
  let portal: RealPortal;
  beforeAll(async () => {
    portal = await openRealPortal();
  }, 120_000);
  afterAll(() => portal.close());

  describe('an act that goes wrong in any way: nothing false is said, nothing is lost, it is done once', () => {
    const own = acts.filter((_act, index) => index % parts === part);
    it.each(own.map((call) => [call.name, call] as const))(
      '%s',
      async (_name, call) => {
        const cells = await tryCall(call, commonFaults, portal.origin, ({ name }) => name === 'connection lost, after');
        expect(cells.map((cell) => faultIn(call, cell)).filter((fault) => fault !== null)).toEqual([]);
      },
      300_000,
    );
  });
}
