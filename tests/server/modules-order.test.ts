import { expect, it } from 'vitest';
import { findModules, inOrderOfCards } from '../../src/server/modules.ts';

it('what a service waits for stands in the order of its cards on the home page', async () => {
  const ordered = inOrderOfCards(await findModules());
  const names = ordered.flatMap(({ waiting, cards = [] }) => (waiting === undefined ? [] : [cards[0]?.name]));
  expect(names).toEqual(['kana', 'employment-insurance', 'nq']);
});

it('modules without a card come last, in their own order', async () => {
  const ordered = inOrderOfCards(await findModules());
  const first = ordered.findIndex(({ cards }) => cards === undefined);
  expect(ordered.slice(first).every(({ cards }) => cards === undefined)).toBe(true);
});
