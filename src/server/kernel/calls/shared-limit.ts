import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Queries } from '../../db/database.ts';

/** One caller in one window. */
interface Count {
  /** By the clock of whichever process began it. */
  endsAt: number;
  /** Calls in this process. */
  used: number;
  /** What this process has taken of the limit. */
  taken: number;
  /** Nothing is left to take. */
  isOver: boolean;
  /** One at a time. */
  taking: Promise<void> | null;
}

/** Calls of a caller that a process lets through before it asks anybody, and those that it then takes at once: a twentieth of the limit each. */
const shareOf = (max: number) => Math.floor(max / 20);

/**
 * Counts over all processes of one database without a write for each call: a process takes a part of the limit, lets that many calls through, and
 * takes the next. Who calls rarely costs no statement at all, and who is over the limit none either. What a process has taken and does not use
 * is lost until the window ends: the limit is kept to within a twentieth for each process.
 */
class SharedLimit implements FastifyRateLimitStore {
  readonly #database: Queries;
  #counts = new Map<string, Count>();
  #sweptAt = Date.now();

  constructor(database: Queries) {
    this.#database = database;
  }

  incr: FastifyRateLimitStore['incr'] = (caller, callback, windowMs, max) => {
    this.#count(caller, windowMs, max).then((result) => callback(null, result), callback);
  };

  child(): this {
    return this;
  }

  async #count(caller: string, windowMs: number, max: number): Promise<{ current: number; ttl: number }> {
    const count = this.#countOf(caller, windowMs);
    count.used += 1;
    const nth = count.used;
    const free = count.taken === 0 ? shareOf(max) : 0;
    while (!count.isOver && nth > count.taken + free && count.endsAt > Date.now()) {
      count.taking ??= this.#take(caller, count, max, windowMs);
      await count.taking;
    }
    const isPast = count.isOver && nth > count.taken;
    return { current: isPast ? max + 1 : Math.min(nth, max), ttl: Math.max(1, count.endsAt - Date.now()) };
  }

  #countOf(caller: string, windowMs: number): Count {
    const now = Date.now();
    if (now - this.#sweptAt > windowMs) {
      for (const [one, { endsAt }] of this.#counts) if (endsAt <= now) this.#counts.delete(one);
      this.#sweptAt = now;
    }
    const known = this.#counts.get(caller);
    if (known !== undefined && known.endsAt > now) return known;
    const count: Count = { endsAt: now + windowMs, used: 0, taken: 0, isOver: false, taking: null };
    this.#counts.set(caller, count);
    return count;
  }

  async #take(caller: string, count: Count, max: number, windowMs: number): Promise<void> {
    // Those that were let through before are counted, too.
    const points = count.used - count.taken + Math.max(0, shareOf(max) - 1);
    try {
      const [row] = await this.#database.query<{ points: number; left: number }>(
        `insert into call_limits (caller, points, ends_at) values ($1, $2, now() + $3 * interval '1 millisecond')
         on conflict (caller) do update
           set points = excluded.points + case when call_limits.ends_at > now() then call_limits.points else 0 end,
               ends_at = case when call_limits.ends_at > now() then call_limits.ends_at else excluded.ends_at end
         returning points, (extract(epoch from ends_at - now()) * 1000)::integer as left`,
        [caller, points, windowMs],
      );
      if (row === undefined) throw new Error('no row was returned');
      count.taken += Math.max(0, points - Math.max(0, row.points - max));
      count.isOver = row.points >= max;
      count.endsAt = Date.now() + row.left;
    } catch {
      // Without a database nobody is turned away for that: this process counts by itself.
      count.taken = Math.min(max, count.taken + points);
      count.isOver = count.taken >= max;
    } finally {
      count.taking = null;
    }
  }
}

/** As @fastify/rate-limit makes its stores. */
export function sharedLimitOn(database: Queries): new () => FastifyRateLimitStore {
  return class extends SharedLimit {
    constructor() {
      super(database);
    }
  };
}
