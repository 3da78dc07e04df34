import { it } from 'vitest';
import { standsAlone } from './stands-alone.ts';
import { findUnits } from './units.ts';

const units = await findUnits();

it.each(units)('the portal stands without $name', (unit) => standsAlone([unit]), 300_000);

it.each(units)('and with $name alone', (unit) => standsAlone(units.filter((other) => other !== unit)), 300_000);
