import { setTimeout as pause } from 'node:timers/promises';
import type { Queries } from '../../db/database.ts';

/** Something that holds from a time to a time, set while the portal runs. */
export interface Switch {
  readonly number: number;
  /** `closed`: a call or a service; `notice`: on every page. */
  readonly kind: 'closed' | 'notice';
  /** The name of the call or service; a notice has none. */
  readonly target: string;
  /** What people read. */
  readonly words: string;
  readonly from: Date;
  /** No longer then. */
  readonly until: Date;
}

export interface Switches {
  /** What holds then. */
  at(now: Date): Promise<readonly Switch[]>;
}

/** Other processes write, too: what is known is read anew after this time. */
const knownForMilliseconds = 5000;

const longestWaitMilliseconds = 500;

/** What cannot be read stays as it was read last: a database that is away closes nothing and opens nothing. */
export function createSwitches(database: Queries): Switches {
  let known: readonly Switch[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  const read = async () => {
    readAt = performance.now();
    known = await allSwitches(database).catch(() => known);
    reading = null;
  };
  return {
    async at(now) {
      if (performance.now() - readAt > knownForMilliseconds) reading ??= read();
      // What holds now is told to whoever asks, after a quiet hour too; but for a database that does not answer nobody waits long.
      if (reading !== null) await Promise.race([reading, pause(longestWaitMilliseconds, undefined, { ref: false })]);
      return known.filter(({ from, until }) => from <= now && now < until);
    },
  };
}

/** In the order in which they begin. */
export function allSwitches(db: Queries): Promise<readonly Switch[]> {
  return db.query<Switch>(
    `select number, kind, target, words, from_at as "from", until_at as until from switches order by from_at, number`,
  );
}

/** The number under which it is taken back. */
export async function addSwitch(
  db: Queries,
  { kind, target, words, from, until }: Omit<Switch, 'number'>,
): Promise<number> {
  const [row] = await db.query<{ number: number }>(
    `insert into switches (kind, target, words, from_at, until_at) values ($1, $2, $3, $4, $5) returning number`,
    [kind, target, words, from, until],
  );
  return row?.number ?? 0;
}

/** False: there is none of that number. */
export async function removeSwitch(db: Queries, number: number): Promise<boolean> {
  return (await db.query(`delete from switches where number = $1 returning number`, [number])).length > 0;
}
