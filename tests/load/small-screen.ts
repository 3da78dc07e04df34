import { ship } from '../../src/load/ship.ts';
import type { Screen } from '../../src/model/screen.ts';
import { loadSmall } from './small-project.ts';

const { project } = loadSmall();

export function screen(name: string): Screen {
  const found = project.screens.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`no screen ${name}`);
  return ship(found);
}
