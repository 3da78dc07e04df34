import { expect, it } from 'vitest';
import { Turns } from '../../src/server/db/turns.ts';

it('lets so many through, the others in their order as turns are given back', async () => {
  const turns = new Turns(2, null);
  const done: string[] = [];
  const [first, second] = [await turns.take(), await turns.take()];
  const others = ['third', 'fourth'].map(async (name) => {
    const giveBack = await turns.take();
    done.push(name);
    return giveBack;
  });
  await Promise.resolve();
  expect([done, turns.waiting]).toEqual([[], 2]);
  first();
  await others[0];
  expect([done, turns.waiting]).toEqual([['third'], 1]);
  second();
  for (const giveBack of await Promise.all(others)) giveBack();
  expect([done, turns.waiting]).toEqual([['third', 'fourth'], 0]);
  // All are free again.
  await turns.take();
  await turns.take();
  expect(turns.waiting).toBe(0);
});

it('whoever has waited too long is turned away and holds no turn', async () => {
  const turns = new Turns(1, 10);
  const giveBack = await turns.take();
  await expect(turns.take()).rejects.toThrow('in time');
  expect(turns.waiting).toBe(0);
  giveBack();
  (await turns.take())();
});
