import type pg from 'pg';
import { NoAnswer } from './no-connection.ts';

/** The database itself says first that a statement took too long. Where it is frozen, it says nothing. */
const graceSeconds = 1;

/** Gives up what is not answered in time, and the connection with it: whatever else is asked on it fails at once. `seconds` null = it takes what it takes. */
export function inTime<T>(client: pg.PoolClient, seconds: number | null, answer: Promise<T>): Promise<T> {
  if (seconds === null) return answer;
  const most = seconds + graceSeconds;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new NoAnswer(most));
      // With a statement under way it closes the connection without asking the other side.
      void (client as pg.PoolClient & Pick<pg.Client, 'end'>).end();
    }, most * 1000);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
