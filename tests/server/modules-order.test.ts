import { expect, it } from 'vitest';
import { readHome } from '../../src/server/kernel/portal/read-home.ts';
import { findModules, inOrderOfCards } from '../../src/server/modules.ts';

const cards = (await readHome(new URL('../../', import.meta.url))).events.flatMap((event) => event.cards);
const names = cards.map(({ name }) => name);
const ordered = inOrderOfCards(await findModules(), cards);
const placeOf = ({ name }: (typeof ordered)[number]) => names.indexOf(name);

it('what a service waits for stands in the order of its cards on the home page', () => {
  const waiting = ordered.filter((module) => module.waiting !== undefined);
  const places = waiting.map(placeOf);
  expect(places.length).toBeGreaterThan(2);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  // Not that of their folders.
  expect(waiting.map(({ name }) => name)).not.toEqual(waiting.map(({ name }) => name).toSorted());
});

it('modules without a card come last, in their own order', () => {
  const without = ordered.filter((module) => placeOf(module) < 0);
  expect(without.length).toBeGreaterThan(2);
  expect(ordered.slice(-without.length)).toEqual(without);
});

it('every card belongs to a module', () => {
  const modules = ordered.map(({ name }) => name);
  expect(names.filter((name) => !modules.includes(name))).toEqual([]);
});
