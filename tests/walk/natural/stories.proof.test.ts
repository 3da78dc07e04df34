import { expect, it } from 'vitest';
import { realGround } from '../real-ground.ts';
import { below, floors } from './floors.ts';
import { playAll } from './play-all.ts';

it('stories before the real portal: every move is an edge of the graph, every request is understood, and no fewer edges are taken', async () => {
  const ground = realGround();
  const { ledger, stopped } = await playAll(ground, false);
  expect(stopped).toEqual([]);
  expect([...ledger.broken]).toEqual([]);
  expect([...ledger.unknown]).toEqual([]);
  expect([...ledger.refused]).toEqual([]);
  expect(below(ground, ledger, floors.stories)).toEqual([]);
}, 600_000);
