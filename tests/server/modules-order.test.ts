import { expect, it } from 'vitest';
import { readHome } from '../../src/server/kernel/portal/read-home.ts';
import { findModules, inOrderOfCards } from '../../src/server/modules.ts';

const cards = (await readHome(new URL('../../', import.meta.url))).flatMap((event) => event.cards);
const names = cards.map(({ name }) => name);
const ordered = inOrderOfCards(await findModules(), cards);
const firstOf = ({ name, serves = [name] }: (typeof ordered)[number]) => names.findIndex((one) => serves.includes(one));

it('what a service waits for stands in the order of its cards on the home page', () => {
  const waiting = ordered.filter((module) => module.waiting !== undefined);
  const places = waiting.map(firstOf);
  expect(places.length).toBeGreaterThan(2);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  // Not that of their folders.
  expect(waiting.map(({ name }) => name)).not.toEqual(waiting.map(({ name }) => name).toSorted());
});

it('modules without a card come last, in their own order', () => {
  const without = ordered.filter((module) => firstOf(module) < 0);
  expect(without.length).toBeGreaterThan(2);
  expect(ordered.slice(-without.length)).toEqual(without);
});

it('every card belongs to a module', () => {
  const served = ordered.flatMap(({ name, serves = [name] }) => serves);
  expect(names.filter((name) => !served.includes(name))).toEqual([]);
});
