import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { realGround } from '../real-ground.ts';
import { untakenByClass } from './classes.ts';
import { below, floors, takenOf } from './floors.ts';
import { playAll } from './play-all.ts';

/** `SERVICES=kana,nq npx vitest run --project=proofs tests/walk/natural` is of these alone. What is not taken is written to `build/natural.txt`. */
it('beside the stories, whatever may fail there fails, and what the stories leave alone is done', async () => {
  const ground = realGround();
  const only = process.env.SERVICES?.split(',');
  const isPlayed = (service: string) => only?.includes(service) ?? true;
  const { ledger, stopped } = await playAll(ground, true, isPlayed);
  mkdirSync('build', { recursive: true });
  const counts = takenOf(ground, ledger).map(({ service, taken, all }) => `${service}: ${taken} of ${all}`);
  writeFileSync('build/natural.txt', [...counts, ...untakenByClass(ground, ledger), ''].join('\n'));
  expect(stopped).toEqual([]);
  expect([...ledger.refused]).toEqual([]);
  expect([...ledger.broken]).toEqual([]);
  expect([...ledger.unknown]).toEqual([]);
  expect(below(ground, ledger, floors.tries, isPlayed)).toEqual([]);
}, 3_600_000);
