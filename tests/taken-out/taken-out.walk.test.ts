import { expect, it } from 'vitest';
import { oneOf } from '../turn.ts';
import { quickTests, standsAlone } from './stands-alone.ts';
import { findUnits } from './units.ts';

const units = await findUnits();

it('every service is one that can be taken out', () => {
  expect(units.length).toBeGreaterThan(8);
});

it(`a service is its own folders: without ${oneOf(units).name} the portal is checked, compiled and started`, () => {
  standsAlone([oneOf(units)], quickTests);
}, 300_000);
