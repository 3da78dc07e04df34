import { setTimeout as sleep } from 'node:timers/promises';

/** A started session of a driver. */
interface Session {
  /** Ends it without asking it. */
  kill(): Promise<void>;
}

/** Sessions that may be started in vain before it is an error. */
const most = 3;

/**
 * A session that has answered a question. WebKitGTK's driver starts one in about 150 that never answers the first one about cookies, and nothing after it:
 * it has not started, and another one is.
 */
export async function firstAnswered<S extends Session>(
  start: () => Promise<S>,
  ask: (session: S) => Promise<unknown>,
  answerMs = 15_000,
): Promise<S> {
  for (let nth = 1; nth <= most; nth += 1) {
    const session = await start();
    const hasAnswered = await Promise.race([ask(session).then(() => true), sleep(answerMs, false, { ref: false })]);
    if (hasAnswered) return session;
    await session.kill();
  }
  throw new Error(`${most} sessions did not answer within ${answerMs} ms`);
}
