import { expect, it } from 'vitest';
import { ownFileIn } from '../../src/load/files/own-part.ts';
import { fileOfService } from '../by-service.ts';
import { realFiles } from '../lint/project.ts';
import { played, STORIES, unplayed } from './played-in.ts';
import { effects } from './try-call.ts';

/** Where the line of a call belongs: with the service whose contract it is. */
function fileOf(call: string): string {
  const contract = [...realFiles.keys()].find((file) => file.endsWith(`/${call}.yaml`) && ownFileIn(file) !== null);
  return fileOfService(STORIES, ownFileIn(contract ?? '')?.service ?? null);
}

it('every call with an effect is made to go wrong, but for what is named with a reason', () => {
  const named = [...Object.keys(played), ...Object.keys(unplayed)];
  const calls = effects.map(({ name }) => name);
  const missing = calls.filter((call) => !named.includes(call));
  expect(missing.map((call) => `${call}: add it to ${fileOf(call)}, under played or unplayed`)).toEqual([]);
  const idle = named.filter((call, nth) => !calls.includes(call) || named.indexOf(call) !== nth);
  expect(idle.map((call) => `${call}: take it out of ${STORIES}`)).toEqual([]);
});
