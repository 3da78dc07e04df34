import { expect, it } from 'vitest';
import { findModules, inOrderOfCards } from '../../src/server/modules.ts';

it('what a service waits for stands in the order of its cards on the home page', async () => {
  const ordered = inOrderOfCards(await findModules());
  const waiting = ordered.filter((module) => module.waiting !== undefined);
  const ranks = waiting.map(({ cards = [] }) => Math.min(...cards.map(({ rank }) => rank)));
  expect(ranks.length).toBeGreaterThan(2);
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  // Not that of their folders.
  expect(waiting.map(({ name }) => name)).not.toEqual(waiting.map(({ name }) => name).toSorted());
});

it('modules without a card come last, in their own order', async () => {
  const ordered = inOrderOfCards(await findModules());
  const first = ordered.findIndex(({ cards }) => cards === undefined);
  expect(ordered.slice(first).every(({ cards }) => cards === undefined)).toBe(true);
});
