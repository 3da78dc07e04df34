import type { Queries } from './database.ts';

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  resolve(answer: Answer | undefined): void;
  reject(error: unknown): void;
}

/** Statements under way at once. What comes while there are so many waits for one of them to end. */
const mostUnderWay = 2;

/** In one statement. */
const mostAsked = 100;

/**
 * What many ask one by one at the same time is asked of the database in one statement: whoever is alone is asked for at once, and of those who come while
 * statements are under way, all together are in the next one. Nobody is given what was read before they asked. `ask`: answers for those there are answers to.
 */
export function together<Asked, Answer>(
  ask: (all: readonly Asked[]) => Promise<ReadonlyMap<Asked, Answer>>,
): (asked: Asked) => Promise<Answer | undefined> {
  const waiting: Waiting<Asked, Answer>[] = [];
  let underWay = 0;
  let isSoon = false;
  const send = async () => {
    isSoon = false;
    if (underWay >= mostUnderWay || waiting.length === 0) return;
    const some = waiting.splice(0, mostAsked);
    underWay += 1;
    try {
      const found = await ask(some.map(({ asked }) => asked));
      for (const { asked, resolve } of some) resolve(found.get(asked));
    } catch (error) {
      for (const { reject } of some) reject(error);
    } finally {
      underWay -= 1;
      void send();
    }
  };
  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (isSoon || underWay >= mostUnderWay) return;
      isSoon = true;
      // After whatever has arrived in the same turn of the event loop.
      setImmediate(() => void send());
    });
}

/** The same for each database: `ask` is given the one that it is asked of. */
export function togetherOn<Asked, Answer>(
  ask: (db: Queries, all: readonly Asked[]) => Promise<ReadonlyMap<Asked, Answer>>,
): (db: Queries, asked: Asked) => Promise<Answer | undefined> {
  const asking = new WeakMap<Queries, (asked: Asked) => Promise<Answer | undefined>>();
  return (db, asked) => {
    const own = asking.get(db) ?? together((all: readonly Asked[]) => ask(db, all));
    asking.set(db, own);
    return own(asked);
  };
}
