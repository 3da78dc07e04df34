import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRealPortal, type RealPortal } from '../stories/real-portal.ts';
import { thirdOf } from '../turn.ts';
import { type Fault, oneOfEachFault } from './faults.ts';
import { played } from './played-in.ts';
import { effects, faultIn, tryCall, type WaysOn } from './try-call.ts';

const acts = effects.filter(({ name, effect }) => effect === 'files' && name in played);

/** It was carried out, and nobody knows. */
const isWorst = ({ name }: Fault) => name === 'connection lost, after';

/** Each act meets each fault, each way on, and the worst fault with each of them; `every-call.proof.test.ts` tries every cell. */
const waysOf =
  (act: number): WaysOn =>
  (possible, fault, nth) =>
    possible.filter((_way, at) => isWorst(fault) || at === (act + nth) % possible.length);

/** Tests those whose turn it is of every `parts`-th act, from the `part`-th on (from 0). Each part is a file of its own: the files of a run share its processors. */
export function testActs(part: number, parts: number): void {
  let portal: RealPortal;
  beforeAll(async () => {
    portal = await openRealPortal();
  }, 120_000);
  afterAll(() => portal.close());

  describe('an act that goes wrong in any way: nothing false is said, nothing is lost, it is done once', () => {
    const own = thirdOf(acts.map((call, nth) => ({ call, nth })).filter(({ nth }) => nth % parts === part));
    it.each(own.map(({ call, nth }) => [call.name, call, nth] as const))(
      '%s',
      async (_name, call, nth) => {
        const faults = oneOfEachFault(nth);
        const cells = await tryCall(call, faults, {
          origin: portal.origin,
          waysOn: waysOf(nth),
          actsElsewhere: isWorst,
        });
        expect(cells.map((cell) => faultIn(call, cell)).filter((fault) => fault !== null)).toEqual([]);
      },
      300_000,
    );
  });
}
