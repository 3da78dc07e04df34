import { expect, it } from 'vitest';
import { thirdOf } from '../turn.ts';
import { explore, exploreEmptied } from './explore.ts';
import { fakeClock } from './fake-clock.ts';
import { realGround } from './real-ground.ts';

fakeClock();

const ground = realGround();

it.each(ground.project.services.map(({ name }) => name))(
  '%s: wherever a screen leads, however it is opened or used, the graph knows the way',
  async (name) => {
    const unknown = [];
    for (const screen of thirdOf(ground.service(name).screens)) unknown.push(...(await explore(ground, screen)));
    expect(unknown).toEqual([]);
  },
  300_000,
);

it.each(ground.project.services.map(({ name }) => name))(
  '%s: an input that is cleared again is nowhere expected to be filled in',
  async (name) => {
    const broken = [];
    for (const screen of thirdOf(ground.service(name).screens)) broken.push(...(await exploreEmptied(ground, screen)));
    expect(broken).toEqual([]);
  },
  300_000,
);
