import type { Block } from '../../src/model/block.ts';
import { draw } from './draw.tsx';
import { fakeScreen } from './fake-screen.ts';

export const scope = {
  url: {},
  state: { name: '見本 花子', count: 3, cardMismatch: true },
  procedure: {
    sections: [
      { id: 'a', title: 'はじめに', body: '一行目\n二行目' },
      { id: 'b', title: 'おわりに', body: '' },
    ],
  },
};
export const always = { shownWhen: null };
export const drawn = async (...view: readonly Block[]) => {
  const runtime = fakeScreen({ view, scope });
  await draw(runtime);
  return runtime;
};
