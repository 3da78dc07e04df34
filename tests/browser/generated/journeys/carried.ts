import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { Coverage } from './coverage.ts';
import type { TripEnd } from './trips.ts';
import { writeWhole } from './written-whole.ts';

const folder = 'build/flow-journeys/carried';

interface Found {
  /** Ids of edges with the person who took them. */
  readonly taken: readonly (readonly [edge: string, by: string])[];
  readonly roundTrips: readonly TripEnd[];
}

/**
 * What a test found, kept for its second try: what has been taken is proven, so that the second try looks only for what is left. A round trip
 * that lost something is made again.
 */
export class Carried {
  private readonly file: string;

  constructor(name: string) {
    this.file = `${folder}/${name}.json`;
  }

  /** The first try begins with nothing. */
  forget(): void {
    rmSync(this.file, { force: true });
  }

  keep({ taken, surprises }: Coverage, roundTrips: readonly TripEnd[]): void {
    // What the graph does not know has to be seen not to happen on the whole way.
    if (surprises.length > 0) {
      this.forget();
      return;
    }
    mkdirSync(folder, { recursive: true });
    const found: Found = { taken: [...taken], roundTrips: roundTrips.filter(({ lost }) => lost.length === 0) };
    writeWhole(this.file, JSON.stringify(found));
  }

  /** Marks as taken what was, and returns the round trips that were made. */
  restore(coverage: Coverage): readonly TripEnd[] {
    if (!existsSync(this.file)) return [];
    const { taken, roundTrips } = JSON.parse(readFileSync(this.file, 'utf8')) as Found;
    const edges = new Map(coverage.edges.map((edge) => [edge.id, edge]));
    for (const [id, by] of taken) {
      const edge = edges.get(id);
      if (edge !== undefined) coverage.take(edge, by);
    }
    return roundTrips;
  }
}
