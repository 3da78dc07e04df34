import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { find, services } from './real-search.ts';

/** What people wrote who had not seen the services' words, and what each means: services of which one has to come first; `none`: this portal has it not. */
const phrases = readFileSync(new URL('phrases.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [phrase: string, meant: string]);

/** Of these, at least so many. */
const share = 0.95;

async function missed(asked: typeof phrases): Promise<readonly string[]> {
  const found = await Promise.all(
    asked.map(async ([phrase, meant]) => {
      const first = (await find(phrase)).services[0]?.name ?? 'none';
      return meant.split('|').includes(first) ? [] : [`${phrase}: ${first}, not ${meant}`];
    }),
  );
  return found.flat();
}

describe('the first that is found is what was meant', () => {
  it('phrases name services that are there', () => {
    expect(phrases).toHaveLength(200);
    const known = ['none', ...services.map(({ name }) => name)];
    expect(phrases.flatMap(([, meant]) => meant.split('|')).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('for nineteen of twenty phrases', async () => {
    const wrong = await missed(phrases);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(phrases.length * (1 - share));
  });

  it('for every fourth of them, too', async () => {
    const some = phrases.filter((_, index) => index % 4 === 3);
    const wrong = await missed(some);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(some.length * (1 - share));
  });
});
