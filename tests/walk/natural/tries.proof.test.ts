import { expect, it } from 'vitest';
import { projectOf } from '../../runtime/project.ts';
import { readGround } from '../ground.ts';
import { below, floors } from './floors.ts';
import { playAll } from './play-all.ts';

it('beside the stories, the real portal fails each call that may fail there, and what the stories leave alone is pressed', async () => {
  const ground = readGround(projectOf());
  // A story may stop here: what was tried beside it has used up what the portal gives once.
  const isPlayed = (service: string) => service in floors.tries;
  const { ledger } = await playAll(ground, true, isPlayed);
  expect([...ledger.refused]).toEqual([]);
  expect([...ledger.unknown]).toEqual([]);
  expect(below(ground, ledger, floors.tries, isPlayed)).toEqual([]);
}, 3_600_000);
