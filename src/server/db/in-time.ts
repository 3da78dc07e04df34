import type pg from 'pg';
import { NoAnswer } from './no-connection.ts';
import { breakOff } from './own-stream.ts';

/** The database itself says first that a statement took too long. Where it is frozen, it says nothing. */
const graceSeconds = 1;

/**
 * Gives up what is not answered in time, and the connection with it: whatever else is asked on it fails at once. `seconds` null = it takes what it takes.
 * `before`: what was sent ahead of it on the connection and is answered first; its time begins then.
 */
export function inTime<T>(
  client: pg.PoolClient,
  seconds: number | null,
  answer: Promise<T>,
  before: Promise<unknown> | null = null,
): Promise<T> {
  if (seconds === null) return answer;
  const most = seconds + graceSeconds;
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const begin = () => {
      if (isOver) return;
      timer = setTimeout(() => {
        reject(new NoAnswer(most));
        breakOff(client);
      }, most * 1000);
    };
    const end = () => {
      isOver = true;
      clearTimeout(timer);
    };
    if (before === null) begin();
    else void before.then(begin);
    answer.then(
      (value) => {
        end();
        resolve(value);
      },
      (error: unknown) => {
        end();
        reject(error);
      },
    );
  });
}
