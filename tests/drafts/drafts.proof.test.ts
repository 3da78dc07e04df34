import { expect, it } from 'vitest';
import { checkDrafts } from './check-drafts.ts';

it('5,000 drafts made by chance: what is shown, signed, stored and printed is the same', async () => {
  const figures = await checkDrafts(5_000, 1605, 10_000);
  console.log(JSON.stringify(figures, null, 1));
  const unfiled = Object.entries(figures).filter(([, { made, filed }]) => filed < made / 2);
  expect(unfiled).toEqual([]);
}, 10_800_000);
