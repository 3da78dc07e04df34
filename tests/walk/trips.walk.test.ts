import { expect, it } from 'vitest';
import { thirdOf } from '../turn.ts';
import { fakeClock } from './fake-clock.ts';
import { realGround } from './real-ground.ts';
import { makeTrip, tripsOf } from './trips.ts';
import { reasonFor } from './untaken.ts';

fakeClock();

const ground = realGround();
const trips = tripsOf(ground);

it.each(['back', 'change', 'reload', 'other tab', 'over'] as const)(
  '%s: nothing typed or said is lost on any round trip, or it is said why it cannot be made',
  async (kind) => {
    const own = thirdOf(trips.filter((trip) => trip.kind === kind));
    const lost: string[] = [];
    const staleReasons: string[] = [];
    for (const trip of own) {
      const why = await makeTrip(ground, trip);
      const reason = reasonFor(trip);
      if (why !== null && reason === null) lost.push(`${trip.id}: ${why}`);
      if (why === null && reason !== null) staleReasons.push(`${trip.id}: ${reason}`);
    }
    expect({ lost, staleReasons }).toEqual({ lost: [], staleReasons: [] });
    // `edge-counts.test.ts` holds how many there are.
    expect(own.length).toBeGreaterThan(0);
  },
  300_000,
);
