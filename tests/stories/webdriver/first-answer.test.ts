import { expect, it } from 'vitest';
import { firstAnswered } from './classic/first-answer.ts';

const soon = 20;
const never = () => new Promise<never>(() => undefined);

/** Sessions of which the first ones never answer, and of those that were killed. */
function sessions(silent: number) {
  let started = 0;
  const killed: number[] = [];
  return {
    killed,
    start: async () => {
      started += 1;
      const nth = started;
      return { nth, kill: async () => void killed.push(nth) };
    },
    ask: ({ nth }: { readonly nth: number }) => (nth <= silent ? never() : Promise.resolve()),
  };
}

it.each([0, 2])('after %i sessions that never answer, another one is started', async (silent) => {
  const { start, ask, killed } = sessions(silent);
  expect((await firstAnswered(start, ask, soon)).nth).toBe(silent + 1);
  expect(killed).toEqual([1, 2].slice(0, silent));
});

it('a driver that never answers is told', async () => {
  const { start, ask, killed } = sessions(9);
  await expect(firstAnswered(start, ask, soon)).rejects.toThrow('3 sessions did not answer');
  expect(killed).toEqual([1, 2, 3]);
});

it('what goes wrong is not waited for', async () => {
  const { start } = sessions(0);
  const ask = () => Promise.reject(new Error('no window'));
  await expect(firstAnswered(start, ask, soon)).rejects.toThrow('no window');
});
