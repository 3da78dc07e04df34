import { expect, it } from 'vitest';
import { realGround } from '../walk/real-ground.ts';
import { checkDrafts } from './check-drafts.ts';
import { readWays } from './ways.ts';

it('every filing of the project is filed by some draft, but for what is named with its reason', () => {
  const { missing, idle } = readWays(realGround());
  expect([...missing, ...idle]).toEqual([]);
});

it('150 drafts made by chance: what is shown, signed, stored and printed is the same [API-117 AM-079]', async () => {
  const figures = await checkDrafts(150, 16, 1_100);
  const unfiled = Object.entries(figures).filter(([, { made, filed }]) => filed < made / 2);
  expect(unfiled).toEqual([]);
}, 1_200_000);
