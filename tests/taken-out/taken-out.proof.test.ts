import { it } from 'vitest';
import { engineTests, standsAlone } from './stands-alone.ts';
import { findUnits } from './units.ts';

const units = await findUnits();

it.each(units)('the portal stands without $name', (unit) => standsAlone([unit], engineTests), 900_000);

it.each(units)(
  'and with $name alone',
  (unit) =>
    standsAlone(
      units.filter((other) => other !== unit),
      engineTests,
    ),
  900_000,
);
