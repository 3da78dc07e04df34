import { expect, it } from 'vitest';
import { linesTogether } from '../../src/server/kernel/log/lines-together.ts';

it('writes the lines of a turn in one piece, in their order, and none twice', async () => {
  const written: string[] = [];
  const target = linesTogether({ write: (text) => written.push(text) });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  target.write('one\n');
  target.write('two\n');
  expect(written).toEqual([]);
  await turn();
  expect(written).toEqual(['one\ntwo\n']);
  target.write('three\n');
  await turn();
  await turn();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

it('what is left is written as the process ends', () => {
  const written: string[] = [];
  const before = process.listeners('exit');
  const target = linesTogether({ write: (text) => written.push(text) });
  const [atExit] = process.listeners('exit').filter((one) => !before.includes(one));
  target.write('the last\n');
  atExit?.(0);
  expect(written).toEqual(['the last\n']);
});
