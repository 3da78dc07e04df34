import { expect, it } from 'vitest';
import { together } from '../../src/server/db/together.ts';

/** Ends when it is told to. */
function held() {
  let end = () => {};
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { until, end };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('asks at once for whoever is alone, and in one statement for all who come while two are under way', async () => {
  const asked: string[][] = [];
  const gate = held();
  const ask = together(async (all: readonly string[]) => {
    asked.push([...all]);
    await gate.until;
    return new Map(all.filter((one) => one !== 'nobody').map((one) => [one, one.toUpperCase()]));
  });
  const first = ask('a');
  await turn();
  const second = ask('b');
  await turn();
  const others = ['c', 'nobody', 'c', 'd'].map(ask);
  await turn();
  expect(asked).toEqual([['a'], ['b']]);
  gate.end();
  expect(await Promise.all([first, second, ...others])).toEqual(['A', 'B', 'C', undefined, 'C', 'D']);
  expect(asked).toEqual([['a'], ['b'], ['c', 'nobody', 'c', 'd']]);
});

it('a failure is told to those who asked together, and to nobody after them', async () => {
  let fails = true;
  const ask = together(async (all: readonly string[]) => {
    if (fails) throw new Error('away');
    return new Map(all.map((one) => [one, one]));
  });
  const failed = await Promise.allSettled([ask('a'), ask('b')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await ask('c')).toBe('c');
});
