import { expect, it } from 'vitest';
import { checkDrafts } from './check-drafts.ts';

/** Half of the 5,000 drafts; each half is a file of its own: the files of a run share its processors. */
export function proveDrafts(seed: number): void {
  it('2,500 of 5,000 drafts made by chance: what is shown, signed, stored and printed is the same', async () => {
    const figures = await checkDrafts(2_500, seed, 10_000);
    console.log(JSON.stringify(figures, null, 1));
    const unfiled = Object.entries(figures).filter(([, { made, filed }]) => filed < made / 2);
    expect(unfiled).toEqual([]);
  }, 10_800_000);
}
